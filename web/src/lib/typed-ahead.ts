import { isTaken } from "./key-reader";
import { hasStoredSession } from "./stored-session";
import { isEdit, isModifier, isOpening, isText, type PressedKey } from "./pressed-key";
import { deleteBackwards, type Field, insertText, isField } from "./type-into-field";

/**
 * What the keys that are held wait for: the commands of a screen that is loading, or the field that a command opens, which may
 * still have to load. While they are passed on, those pressed meanwhile queue up behind them.
 */
type Waiting = "nothing" | "screen" | "field" | "passing on";

/** After that the user has given up, and so do we. */
const SCREEN_TIMEOUT_MS = 30_000;
const FIELD_TIMEOUT_MS = 30_000;
/** The focus comes back in the next task; should it not, the keys may not stay held. */
const CLOSING_TIMEOUT_MS = 1_000;
/** A list takes what is typed on it to choose by: that is meant for nothing else. */
const isList = (target: EventTarget | null) => target instanceof HTMLSelectElement;

/** Lets React draw what the last key changed. */
const tick = () => new Promise<void>((resolve) => setTimeout(resolve));

let waiting: Waiting = "nothing";
let held: PressedKey[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let startedFrom: Element | null = null;
/** Whether a dialog or a menu is gone from the screen, and the focus is not back yet. */
let isClosing = false;
let closingTimer: ReturnType<typeof setTimeout> | undefined;
/** Ctrl+K that a dialog or a menu had no use for, and what was typed after it. */
let unused: PressedKey[] = [];
let runCommandOf: ((key: PressedKey) => void) | null = null;
/** The events of keys that are passed on: they arrive here a second time. */
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

/** Whether keys are held that are meant before whatever is typed into a field now. */
function isFieldLater(): boolean {
  return waiting === "passing on" ? held.length > 0 : held.some(isOpening);
}

function isHeld(event: KeyboardEvent): boolean {
  if ((waiting === "nothing" && !isClosing) || event.isComposing || event.altKey) return false;
  if (waiting === "field") return isText(event) || isEdit(event);
  if (isField(event.target)) return isFieldLater() && (isText(event) || isEdit(event));
  if (event.repeat) return false;
  if (isList(event.target)) return isOpening(event);
  // A space scrolls and Enter presses what has the focus, unless they belong to what is being typed.
  const isAfterOther = held.length > 0 && event.target === document.body;
  return isOpening(event) || (isText(event) && (event.key !== " " || isAfterOther)) || (isEdit(event) && isAfterOther);
}

/**
 * Remembers Ctrl+K in a dialog or a menu, with what is typed after it. It counts when that goes away by itself meanwhile, as
 * after saving; any other key says that it was not meant.
 */
function noteUnused(event: KeyboardEvent) {
  if (isModifier(event)) return;
  if (isOpening(event)) unused = isTaken(event.target) ? [event] : [];
  else if (unused.length > 0) unused = isText(event) || event.key === "Backspace" ? [...unused, event] : [];
}

function onKeyDown(event: KeyboardEvent) {
  if (passedOn.has(event)) return;
  if (!isHeld(event)) {
    noteUnused(event);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}

function onFocusIn({ target }: FocusEvent) {
  if (waiting !== "field" || !isField(target) || target === startedFrom) return;
  waitFor("passing on");
  void typeInto(target);
}

/** Presses a key again, on what has the focus now. */
function press(target: Element, { key, shiftKey, ctrlKey, metaKey }: PressedKey) {
  const init = { key, code: key, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
  const event = new KeyboardEvent("keydown", init);
  passedOn.add(event);
  const isUnhandled = target.dispatchEvent(event);
  // A browser submits a form by Enter only when a person presses it.
  if (isUnhandled && key === "Enter" && target instanceof HTMLInputElement) target.form?.requestSubmit();
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
    if (document.activeElement !== field || isOpening(key)) break;
    if (isText(key)) {
      const end = held.findIndex((other) => !isText(other));
      const run = held.splice(0, end === -1 ? held.length : end);
      insertText(field, run.map(({ key: character }) => character).join(""));
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

/** Presses what is held again on what has the focus by now, unless something is still awaited. */
async function release() {
  if (waiting === "nothing" && !isClosing && held.length > 0) await pressHeld();
}

async function pressHeld() {
  waitFor("passing on");
  while (waiting === "passing on") {
    const key = held[0];
    if (!key) {
      waitFor("nothing");
      return;
    }
    const target = document.activeElement ?? document.body;
    if (isField(target) && !isOpening(key)) {
      await typeInto(target);
      return;
    }
    held.shift();
    press(target, key);
    await tick();
  }
}

/**
 * Keeps what is typed before its place is there, and passes it on in order: keys pressed while a screen loads run its commands once
 * it is there, what follows a command that opens a field ends up in that field, and what is typed while a dialog or a menu closes is
 * for what has the focus afterwards.
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
    // Someone who presses something else goes on there.
    const onPointerDown = () => {
      unused = [];
      if (waiting === "field") forget();
    };
    window.addEventListener("pointerdown", onPointerDown, on);
    return () => {
      listeners.abort();
      typedAhead.focusIsBack();
      unused = [];
      forget();
    };
  },

  /** Another screen is on its way: its commands are not known yet. */
  waitForScreen() {
    if (waiting === "nothing" || waiting === "passing on") waitFor("screen", SCREEN_TIMEOUT_MS);
  },

  /** The screen and its commands are there. */
  screenIsThere() {
    if (waiting !== "screen") return;
    if (!isClosing) void runHeldCommands();
    else waitFor("nothing");
  },

  /** A dialog or a menu is gone: its focus will be given back in a moment. */
  waitForFocus() {
    held.push(...unused);
    unused = [];
    isClosing = true;
    clearTimeout(closingTimer);
    closingTimer = setTimeout(typedAhead.focusIsBack, CLOSING_TIMEOUT_MS);
  },

  /** The focus is given back, or about to be in this very task. */
  focusIsBack() {
    clearTimeout(closingTimer);
    isClosing = false;
    queueMicrotask(() => void release());
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
