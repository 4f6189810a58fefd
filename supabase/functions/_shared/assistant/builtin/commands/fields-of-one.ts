import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

const SETS =
  /^(?<order>\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\s,]+)*(?:set|change|update|put|make)\s+(?:\p{L}[\p{L}\p{M}'’-]*\s){0,3}?\p{L}[\p{L}\p{M}-]*['’]s?\s+\p{L}[\p{L} ]{1,30}?\s+to\s+)(?<rest>[^:;?!\n]+)$/iu;
const JOINT = /(?<joint>\s*,\s*(?:and\s+)?|\s+and\s+)/giu;
const NEXT = /^(?:(?:his|her|their|the)\s+)?(?<label>\p{L}[\p{L}\p{N} -]{1,40}?)\s+to\s+(?<value>\S.*)$/iu;

/** "Set Ana's role to CEO and company to Zeta and location to Berlin": each field behind a comma, where it can be nothing else. */
export function fieldsOfOne({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  const { order = "", rest = "" } = message.length > 240 ? {} : (SETS.exec(message)?.groups ?? {});
  if (rest === "") return message;
  const isField = (piece: string): boolean => {
    const words = plainWords(NEXT.exec(piece)?.groups?.["label"] ?? "");
    return words.length > 0 && fieldNamed(words, columns)?.length === words.length;
  };
  const pieces = rest.split(JOINT);
  let [said = ""] = pieces;
  let fields = 0;
  for (let no = 1; no + 1 < pieces.length; no += 2) {
    const [joint = "", piece = ""] = [pieces[no], pieces[no + 1]];
    if (isField(piece)) fields += 1;
    said += isField(piece) ? `, ${piece}` : `${joint}${piece}`;
  }
  return fields > 1 ? `${order}${said}` : message;
}
