/** What a text is typed into. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|range|file|color)$/.test(target.type));

/** Types a text where the caret is, as the browser would: React hears of it by the input event. */
export function insertText(field: Field, text: string) {
  const { selectionStart: from, selectionEnd: to, value } = field;
  // Some types of input, such as email, have no caret to ask for.
  if (from === null || to === null) {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value + text);
  } else field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }));
}

/** Deletes what is selected, or the character before the caret. */
export function deleteBackwards(field: Field) {
  const { selectionStart: from, selectionEnd: to } = field;
  if (from === null || to === null) return;
  field.setRangeText("", from === to ? Math.max(0, from - 1) : from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "deleteContentBackward" }));
}
