/** A key as it was pressed; all that is needed to press it again. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "timeStamp">;

/** Keys that edit or confirm a text. Alone on a screen they belong to what has the focus. */
const FIELD_KEYS = new Set(["Backspace", "Enter", "Escape", "ArrowDown", "ArrowUp", "Delete"]);
/** They come before the key that is meant. */
const MODIFIERS = new Set(["Control", "Meta", "Shift", "Alt"]);

/** Whether it writes a character. */
export const isText = ({ key, ctrlKey, metaKey }: PressedKey) => [...key].length === 1 && !ctrlKey && !metaKey;
/** Whether it is one that opens the palette or the assistant. */
export const isOpening = ({ key, ctrlKey, metaKey }: PressedKey) =>
  (ctrlKey || metaKey) && (key === "k" || key === "j");

export const isEdit = ({ key, ctrlKey, metaKey }: PressedKey) => FIELD_KEYS.has(key) && !ctrlKey && !metaKey;

export const isModifier = ({ key }: PressedKey) => MODIFIERS.has(key);
