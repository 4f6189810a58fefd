/** Hands `content` to the browser to save as a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, Safari would have nothing to save.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
