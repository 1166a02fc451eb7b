/** Lets the visitor save a text as a file. */
export function saveFile(name: string, text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}
