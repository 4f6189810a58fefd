import type { HeldGo, HeldInput, HeldKey } from "./held-input";

export interface ReplayContext {
  grid: HTMLElement;
  /** Takes what is next; undefined when nothing is left. */
  next: () => HeldInput | undefined;
  /** Makes a cell the active one, and gives the focus to it; false when it is not there any more. */
  go: (input: HeldGo) => boolean;
  /** Sends an event as if a person had caused it just now. */
  send: (target: Element, event: Event) => void;
}

/** A tab that is hidden draws no frames; one that is seen does, however slow the computer. */
const longestFrame = () => (document.hidden ? 100 : 3_000);

/** Until what the last input changed has been drawn. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, longestFrame());
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Changes of the query cache are told in a task of their own.
      setTimeout(resolve);
    });
  });

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** Puts another text into a control that React knows: past React, then told as an input, as the browser does. */
function become(control: TextControl, text: string, caret: number) {
  const proto = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(control, text);
  if (control.selectionStart !== null) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function insert(control: TextControl, text: string) {
  const { value } = control;
  // An input for addresses tells nobody where its caret is: at the end of what was just typed.
  const [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
  become(control, value.slice(0, start) + text + value.slice(end), start + text.length);
}

function erase(control: TextControl, by: -1 | 1) {
  const { value } = control;
  let [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
  if (start === end && by < 0) start -= [...value.slice(0, start)].at(-1)?.length ?? 0;
  else if (start === end) end += [...value.slice(end)][0]?.length ?? 0;
  become(control, value.slice(0, start) + value.slice(end), start);
}

/** Does to a text what the browser would have done with a key. */
function typeInto(control: TextControl, { key, ctrlKey, metaKey, modifierAltGraph }: HeldKey) {
  if ((ctrlKey || metaKey) && !modifierAltGraph) return;
  const at = control.selectionStart;
  const caret = (to: number) => control.setSelectionRange(to, to);
  if ([...key].length === 1) insert(control, key);
  else if (key === "Enter" && control instanceof HTMLTextAreaElement) insert(control, "\n");
  else if (key === "Backspace") erase(control, -1);
  else if (key === "Delete") erase(control, 1);
  else if (at === null) return;
  else if (key === "ArrowLeft") caret(Math.max(0, at - 1));
  else if (key === "ArrowRight") caret(Math.min(control.value.length, at + 1));
  else if (key === "Home") caret(0);
  else if (key === "End") caret(control.value.length);
}

const focusIn = (grid: HTMLElement): Element | null =>
  grid.contains(document.activeElement) ? document.activeElement : grid.querySelector("[data-active]");

/** Presses a key where the focus is; gives whether that may have changed more than a text. */
function replayKey({ grid, send }: ReplayContext, key: HeldKey): boolean {
  const target = focusIn(grid);
  if (!target) return false;
  const event = new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true });
  send(target, event);
  if (event.defaultPrevented) return true;
  if (isText(target) && target.type !== "checkbox") {
    typeInto(target, key);
    return false;
  }
  if ((key.key === "Enter" || key.key === " ") && target instanceof HTMLElement && target.matches("a, button, input")) {
    target.click();
  }
  return true;
}

function clipboardEvent(kind: "copy" | "cut" | "paste", text: string) {
  const clipboardData = new DataTransfer();
  if (kind === "paste") clipboardData.setData("text/plain", text);
  return new ClipboardEvent(kind, { bubbles: true, cancelable: true, clipboardData });
}

/** Does again, in order, what was done before the code that edits cells had arrived. */
export async function replayInput(context: ReplayContext): Promise<void> {
  const { grid, next, go, send } = context;
  let copied: string | null = null;
  let isThere = true;
  // Also so that React has done with what called this: a control that is told of input meanwhile forgets it.
  await drawn();
  for (let input = next(); input; input = next()) {
    if (input.kind === "go") isThere = go(input);
    else if (input.kind === "key") {
      if (isThere && !replayKey(context, input.key)) continue;
    } else {
      const target = isThere ? focusIn(grid) : null;
      const event = clipboardEvent(input.kind, input.kind === "paste" ? (copied ?? input.text) : "");
      if (target) send(target, event);
      if (input.kind !== "paste") {
        copied = (event.defaultPrevented && event.clipboardData?.getData("text/plain")) || null;
        input.write(copied);
      } else if (target && isText(target) && !event.defaultPrevented) {
        insert(target, copied ?? input.text);
      }
    }
    await drawn();
  }
}
