import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { lastList } from "../questions/follow-ups.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { labelOf } from "./targets.ts";

const BARE =
  /^\W*(?:(?:and|ok|okay|so|also|now)[\s,]+)*(?:(?:their|the|those|these|his|her|what(?:['’]s| is| are)(?: the| their)?)\s+)?(?<label>\p{L}[\p{L}\p{M}\p{N} '’-]{1,30}?)(?:\s+(?:please|pls|then|too))*[\s?.!]*$/iu;
const AT_MOST = 25;

/** "Emails?", "and their owners", right after a list of people: the field of those. Null for other words. */
export function fieldOfList(request: StepRequest, columns: readonly OwnColumn[]): string | null {
  const label = BARE.exec(request.message)?.groups?.["label"];
  const people = lastList(request);
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const isList = /^\d+ (?:people|person)\b/u.test(answer) && people.length > 0 && people.length <= AT_MOST;
  if (label === undefined || !isList || (request.state?.question ?? null) !== null) return null;
  const words = plainWords(label);
  const singular = words.map((word, no) => (no === words.length - 1 ? word.replace(/(?<=[^s])s$/u, "") : word));
  const named = [words, singular].map((way) => fieldNamed(way, columns)).find((one) => one?.length === words.length);
  return named ? `what is the ${labelOf(named.target)} of those?` : null;
}
