import type { KeyPress } from "./grid-keys";
import type { Editing } from "./grid-state";

/**
 * What a key adds to an edit whose editor is still on its way, so that no letter is lost: letters and new lines gather, Enter and Tab end it.
 * Escape gives it up (null); other keys are none of its business (undefined).
 */
export function withHeldKey(editing: Editing, { key, shift, mod, alt }: KeyPress): Editing | null | undefined {
  if (mod || alt) return undefined;
  if (key === "Escape") return null;
  const isLetter = [...key].length === 1;
  if (editing.ended !== null) return isLetter || key === "Enter" || key === "Tab" ? editing : undefined;
  if (isLetter) return { ...editing, typed: (editing.typed ?? "") + key };
  if (key === "Backspace") return { ...editing, typed: editing.typed && [...editing.typed].slice(0, -1).join("") };
  if (key === "Enter" && shift) return { ...editing, typed: `${editing.typed ?? ""}\n` };
  if (key === "Enter") return { ...editing, ended: "stay" };
  if (key === "Tab") return { ...editing, ended: shift ? "previous" : "next" };
  return undefined;
}
