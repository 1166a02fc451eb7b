/** Whether the page fills the window and brings a head of its own: the table does. */
class Frame {
  full = $state(false);

  /** For as long as the caller is on screen. */
  fill(): () => void {
    this.full = true;
    document.documentElement.dataset.full = "";
    return () => {
      this.full = false;
      delete document.documentElement.dataset.full;
    };
  }
}

export const frame = new Frame();
