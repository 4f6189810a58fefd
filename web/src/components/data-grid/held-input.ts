import type { Command, KeyPress } from "./grid-keys";

/** A key as it has to be dispatched again. */
export type HeldKey = Pick<
  KeyboardEventInit,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "modifierAltGraph"
> & { key: string };

/** The active cell became another one, by pointer. The header and rows that are not loaded have no id, only a place. */
export interface HeldGo {
  kind: "go";
  rowId: string | null;
  row: number;
  columnId: string;
  extend: boolean;
}

/** What was done to the grid before the code that edits cells had arrived. It is done again, in order, once that code is there. */
export type HeldInput =
  | { kind: "key"; key: HeldKey }
  | HeldGo
  /** The text goes to the clipboard as soon as it is known; null gives up. */
  | { kind: "copy" | "cut"; write: (text: string | null) => void }
  | { kind: "paste"; text: string };

type KeyEvent = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "getModifierState"
>;

export function heldKeyOf(event: KeyEvent): HeldKey {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  return { key, code, shiftKey, ctrlKey, metaKey, altKey, modifierAltGraph: event.getModifierState("AltGraph") };
}

interface Place {
  /** The focus is on a control inside the cell, such as a link. */
  isInner: boolean;
  /** That control is what the column is for. */
  isControlColumn: boolean;
  isReadOnly: boolean;
}

/** Whether a command can only be run with the code that edits cells. */
export function needsTools(command: Command, { isInner, isControlColumn, isReadOnly }: Place): boolean {
  switch (command.do) {
    case "edit":
      return !isReadOnly && (command.typed === null || !isInner || isControlColumn);
    case "compose":
      return !isReadOnly && (!isInner || isControlColumn);
    case "activate":
      return !isReadOnly && !isInner;
    case "clear":
      return !isInner;
    case "fill-down":
    case "undo":
    case "redo":
      return true;
    default:
      return false;
  }
}

/** Whether an editor will be open after all of this: then Tab is meant for it, and does not leave the grid. */
export function endsInEditor(held: readonly HeldInput[], isOpen: boolean): boolean {
  return held.reduce((isEditing, input) => {
    if (input.kind === "go") return false;
    if (input.kind !== "key") return isEditing;
    const { key, shiftKey = false, ctrlKey = false, metaKey = false, modifierAltGraph = false } = input.key;
    if ((ctrlKey || metaKey) && !modifierAltGraph) return isEditing;
    if (isEditing) return !(key === "Escape" || key === "Tab" || (key === "Enter" && !shiftKey));
    return key === "Enter" || key === "F2" || (key !== " " && [...key].length === 1);
  }, isOpen);
}

/** Whether a key has to wait its turn behind what is held already. Shortcuts of the browser and the app go through. */
export function waitsItsTurn(press: KeyPress, command: Command | null, isEditing: boolean): boolean {
  return command !== null || (isEditing && !press.mod && !press.alt && press.key === "Tab");
}

/** What is held, and whether it is being done again at this moment. */
export class HeldInputs {
  #inputs: HeldInput[] = [];
  #isReplaying = false;
  #isSending = false;

  get all(): readonly HeldInput[] {
    return this.#inputs;
  }
  /** Whether what comes next has to wait behind what is held. */
  get isWaiting(): boolean {
    return this.#inputs.length > 0 || this.#isReplaying;
  }
  /** An event of the replay is being dispatched: it is not held a second time. */
  get isSending(): boolean {
    return this.#isSending;
  }
  get isReplaying(): boolean {
    return this.#isReplaying;
  }
  add(...inputs: readonly HeldInput[]) {
    this.#inputs.push(...inputs);
  }
  /** Gives everything up; what was to be copied is not. */
  drop() {
    for (const input of this.#inputs.splice(0)) if ("write" in input) input.write(null);
  }
  next(): HeldInput | undefined {
    return this.#inputs.shift();
  }
  send(target: Element, event: Event) {
    this.#isSending = true;
    target.dispatchEvent(event);
    this.#isSending = false;
  }
  async replay(run: () => Promise<void>) {
    this.#isReplaying = true;
    try {
      await run();
    } finally {
      this.#isReplaying = false;
      this.drop();
    }
  }
}
