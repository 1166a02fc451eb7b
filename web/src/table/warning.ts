// A short tone and a short buzz when time is running out, for those who want them.
import type { Settings } from "$/settings";

let audio: AudioContext | null = null;

/** It is my turn: two soft tones, for those who want them. */
export function chime(settings: Pick<Settings, "turn">): void {
  if (settings.turn) play([523, 784], 0.12);
}

export function warn(last: boolean, settings: Pick<Settings, "sound" | "vibrate">): void {
  if (settings.vibrate && "vibrate" in navigator) navigator.vibrate(last ? [120, 80, 120] : 120);
  if (!settings.sound) return;
  play([last ? 880 : 660], 0.2);
}

function play(frequencies: number[], loudness: number): void {
  try {
    audio ??= new AudioContext();
    for (const [i, frequency] of frequencies.entries()) {
      const at = audio.currentTime + 0.18 * i;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(loudness, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    }
  } catch {
    // A browser without sound is silent.
  }
}
