// A short tone and a short buzz when time is running out, for those who want them.
import type { Settings } from "$/settings";

let audio: AudioContext | null = null;

export function warn(last: boolean, settings: Pick<Settings, "sound" | "vibrate">): void {
  if (settings.vibrate && "vibrate" in navigator) navigator.vibrate(last ? [120, 80, 120] : 120);
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = last ? 880 : 660;
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(0.2, now + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 0.4);
  } catch {
    // A browser without sound is silent.
  }
}
