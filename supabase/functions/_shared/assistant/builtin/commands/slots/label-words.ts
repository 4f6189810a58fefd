import { plainWords } from "../../../words.ts";
import type { Change, Frame } from "../frames.ts";
import { namingWords } from "../../vocabulary/akin.ts";

/** "Tasting is done" sets the column "Tasting done", and no stage "Tasting" beside it. */
export function withoutLabelWords(frames: readonly Frame[], text: string): Frame[] {
  const all = frames.flatMap((one) => (one.do === "set" ? one.changes : []));
  const words = plainWords(text);
  const said = new Set(words);
  // "Tasting done, stage Tasting" says both.
  const isTwice = (word: string) => words.indexOf(word) !== words.lastIndexOf(word);
  const labels = all.flatMap((change) => {
    const own = "column" in change ? namingWords(change.column.label) : [];
    return own.length > 1 && own.every((word) => said.has(word)) ? [{ change, own }] : [];
  });
  const isWord = (change: Change) => {
    const value = plainWords(change.value ?? "").join(" ");
    return !isTwice(value) && labels.some((label) => label.change !== change && label.own.includes(value));
  };
  return frames.flatMap((one): Frame[] => {
    if (one.do !== "set") return [one];
    const changes = one.changes.filter((change) => !isWord(change));
    return changes.length > 0 ? [{ ...one, changes }] : [];
  });
}
