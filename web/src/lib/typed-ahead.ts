import { hasStoredSession } from "./stored-session";

/** A key as it was pressed; all that is needed to press it again. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "timeStamp">;

/**
 * What the keys that are held wait for: the commands of a screen that is loading, or the field that a command opens, which may
 * still have to load. While they are passed on, those pressed meanwhile queue up behind them.
 */
type Waiting = "nothing" | "screen" | "field" | "passing on";

/** After that the user has given up, and so do we. */
const SCREEN_TIMEOUT_MS = 30_000;
const FIELD_TIMEOUT_MS = 30_000;
/** Keys that edit or confirm a text. Alone on a screen they belong to what has the focus. */
const FIELD_KEYS = new Set(["Backspace", "Enter", "Escape", "ArrowDown", "ArrowUp", "Delete"]);

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|range|file|color)$/.test(target.type));

/** A list takes what is typed on it to choose by: that is meant for nothing else. */
const isList = (target: EventTarget | null) => target instanceof HTMLSelectElement;

const isText = ({ key, ctrlKey, metaKey }: PressedKey) => [...key].length === 1 && !ctrlKey && !metaKey;
const isOpening = ({ key, ctrlKey, metaKey }: PressedKey) => (ctrlKey || metaKey) && (key === "k" || key === "j");

/** Lets React draw what the last key changed. */
const tick = () => new Promise<void>((resolve) => setTimeout(resolve));

let waiting: Waiting = "nothing";
let held: PressedKey[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let startedFrom: Element | null = null;
let runCommandOf: ((key: PressedKey) => void) | null = null;
/** The events of keys that are passed on: they come by here once more. */
const passedOn = new WeakSet<Event>();

function waitFor(next: Waiting, timeoutMs?: number) {
  clearTimeout(timer);
  waiting = next;
  if (timeoutMs !== undefined) timer = setTimeout(forget, timeoutMs);
}

/** Holds no key any longer, and throws away those that were held. */
function forget() {
  held = [];
  waitFor("nothing");
}

function isHeld(event: KeyboardEvent): boolean {
  if (waiting === "nothing" || event.isComposing || event.altKey) return false;
  const isEdit = FIELD_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey;
  if (waiting === "field") return isText(event) || isEdit;
  if (isField(event.target)) return waiting === "passing on" && held.length > 0 && (isText(event) || isEdit);
  if (event.repeat) return false;
  if (isList(event.target)) return isOpening(event);
  // A space scrolls and Enter presses what has the focus, unless they belong to what is being typed.
  const isAfterOther = held.length > 0 && event.target === document.body;
  return isOpening(event) || (isText(event) && (event.key !== " " || isAfterOther)) || (isEdit && isAfterOther);
}

function onKeyDown(event: KeyboardEvent) {
  if (passedOn.has(event) || !isHeld(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}

function onFocusIn({ target }: FocusEvent) {
  if (waiting !== "field" || !isField(target) || target === startedFrom) return;
  waitFor("passing on");
  void typeInto(target);
}

/** Types a text where the caret is, as the browser would: React hears of it by the input event. */
function insert(field: Field, text: string) {
  const { selectionStart: from, selectionEnd: to, value } = field;
  // Some types of input, such as email, have no caret to ask for.
  if (from === null || to === null) {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value + text);
  } else field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }));
}

function deleteBackwards(field: Field) {
  const { selectionStart: from, selectionEnd: to } = field;
  if (from === null || to === null) return;
  field.setRangeText("", from === to ? Math.max(0, from - 1) : from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "deleteContentBackward" }));
}

function press(field: Field, { key, shiftKey }: PressedKey) {
  const event = new KeyboardEvent("keydown", { key, code: key, shiftKey, bubbles: true, cancelable: true });
  passedOn.add(event);
  const isUnhandled = field.dispatchEvent(event);
  // A browser submits a form by Enter only when a person presses it.
  if (isUnhandled && key === "Enter" && field instanceof HTMLInputElement) field.form?.requestSubmit();
}

/** Types what is held into the field that it was meant for; what follows after the field is left is for the screen again. */
async function typeInto(field: Field) {
  // React is in the middle of showing the field, and a dialog may still select what is in it.
  await Promise.resolve();
  while (waiting === "passing on") {
    const key = held[0];
    if (!key) {
      waitFor("nothing");
      return;
    }
    if (document.activeElement !== field) break;
    if (isText(key)) {
      const end = held.findIndex((other) => !isText(other));
      const run = held.splice(0, end === -1 ? held.length : end);
      insert(field, run.map(({ key: character }) => character).join(""));
    } else {
      held.shift();
      if (key.key === "Backspace") deleteBackwards(field);
      else press(field, key);
    }
    await tick();
  }
  if (waiting === "passing on") await runHeldCommands();
}

async function runHeldCommands() {
  waitFor("passing on");
  // A command may make the rest wait again, for a field or another screen.
  while (waiting === "passing on") {
    const key = held.shift();
    if (!key) {
      waitFor("nothing");
      return;
    }
    runCommandOf?.(key);
    await tick();
  }
}

/**
 * Keeps what is typed before its place is there, and passes it on in order: keys pressed while a screen loads run its commands once
 * it is there, and what follows a command that opens a field ends up in that field.
 */
export const typedAhead = {
  /** Takes over from `early-keys.js` when the app starts. Gives how to stop. */
  start(): () => void {
    const early = window.earlyKeys?.take() ?? [];
    if (hasStoredSession()) {
      typedAhead.waitForScreen();
      held.push(
        ...early.filter((event) => !isField(event.target) && (isText(event) || isOpening(event) || held.length > 0)),
      );
    }
    const listeners = new AbortController();
    const on = { signal: listeners.signal, capture: true };
    window.addEventListener("keydown", onKeyDown, on);
    window.addEventListener("focusin", onFocusIn, on);
    // Whoever presses something else goes on there.
    window.addEventListener("pointerdown", () => waiting === "field" && forget(), on);
    return () => {
      listeners.abort();
      forget();
    };
  },

  /** Another screen is on its way: its commands are not known yet. */
  waitForScreen() {
    if (waiting === "nothing" || waiting === "passing on") waitFor("screen", SCREEN_TIMEOUT_MS);
  },

  /** The screen and its commands are there. */
  screenIsThere() {
    if (waiting === "screen") void runHeldCommands();
  },

  /** A command is about to open something with a field, which will take the focus. Called before it does. */
  waitForField() {
    startedFrom = document.activeElement;
    waitFor("field", FIELD_TIMEOUT_MS);
  },

  /** What was awaited does not come. */
  forget,

  /** Who runs the command of a key; gives how to call that off. */
  onCommandKey(run: (key: PressedKey) => void): () => void {
    runCommandOf = run;
    return () => {
      if (runCommandOf === run) runCommandOf = null;
    };
  },
};
