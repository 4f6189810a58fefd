/**
 * Puts `text` on the clipboard and answers whether it got there. Where the clipboard may not be written (an older browser, a
 * page without https, permission refused) it selects and copies, from a field `beside` the button: a dialog would take the
 * focus back from one outside it.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text, beside);
  }
}

function copyBySelecting(text: string, beside: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = "true";
  field.style.position = "fixed";
  field.style.opacity = "0";
  beside.after(field);
  field.select();
  try {
    // Deprecated, and the only way there is where the newer one is refused.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    beside.focus();
  }
}
