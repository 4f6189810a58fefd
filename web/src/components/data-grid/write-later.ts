/** Puts a text on the clipboard that is still to come: browsers want to hear of it while the key is pressed. */
export async function writeLater(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((written) => new Blob([written], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  } catch (cause) {
    throw new Error("The clipboard could not be written.", { cause });
  }
}
