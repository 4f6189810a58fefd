import { say } from "../answers.ts";
import { type Said, withState } from "../said.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { withName } from "../commands/beside-order.ts";
import { plainWords } from "../../words.ts";
import { thosePeople } from "../people-with.ts";
import type { Call } from "../script.ts";
import { inMonth } from "./month-of-that.ts";
import { fieldsTold } from "./thread.ts";

const PRONOUN = /(?<!\p{L})(?:she|he|her|him|his)(?!\p{L})/iu;
const FULL_NAME = /^\p{Lu}[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)* \p{Lu}[\p{L}\p{M}'’-]+$/u;

/**
 * "Give him priority 50", behind the answer to "who referred Ana?", where the one who did is one of the user's people too: which of the two
 * is meant is asked. Null where only one may be meant.
 */
export function whichOfTold(request: StepRequest, call: Call): Said | null {
  const { message, history, people, state } = request;
  const again = askedAgain(request);
  if (again) return again;
  if (people.length > 0 || state?.question || message.length > 160 || !PRONOUN.test(message)) return null;
  const asked = history.findLast(({ role }) => role === "user")?.content ?? "";
  if (!/^\W*(?:and\s+)?(?:who|whom)(?!\p{L})/iu.test(asked) || /\?\s*$/u.test(message)) return null;
  const [told, another] = fieldsTold(history.findLast(({ role }) => role === "assistant")?.content ?? "");
  const value = told?.value ?? "";
  if (!told || another || !FULL_NAME.test(value)) return null;
  const [other, more] = thosePeople([[{ column: "name", is: "contains", text: value, not: false }]], call).filter(
    ({ id, name }) => id !== told.person.id && plainWords(name).join(" ") === plainWords(value).join(" "),
  );
  if (!other || more) return null;
  const names = [other.name, told.person.name];
  const choices = names.map((name) => withName(message, name));
  return withState(say(`Who do you mean: ${names.join(" or ")}?`, choices), request, null);
}

/** "Of March", where it was asked who is meant by an order for the 1st: the same question, with that month. */
function askedAgain(request: StepRequest): Said | null {
  const { history, message } = request;
  const { one, other } = ASKED.exec(history.at(-1)?.content ?? "")?.groups ?? {};
  const order = inMonth(history.findLast(({ role }) => role === "user")?.content ?? "", message);
  if (one === undefined || other === undefined || order === null || !PRONOUN.test(order)) return null;
  const choices = [one, other].map((name) => withName(order, name));
  return withState(say(`Who do you mean: ${one} or ${other}?`, choices), request, null);
}

/** The order that it was asked of, with the month that was said since. */
function orderAsked(history: StepRequest["history"]): string {
  const said = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const last = said.at(-1) ?? "";
  return inMonth(said.at(-2) ?? "", last) ?? last;
}

const ASKED = /^Who do you mean: (?<one>[^\n]{2,80}?) or (?<other>[^\n?]{2,80})\?$/u;
/** "Dominic", the answer to that question, as the order with the name. Other messages are unchanged. */
export function withWhichTold(request: StepRequest): StepRequest {
  const { history, message } = request;
  const { one, other } = ASKED.exec(history.at(-1)?.content ?? "")?.groups ?? {};
  const order = orderAsked(history);
  if (one === undefined || other === undefined || message.length > 60 || !PRONOUN.test(order)) return request;
  const said = plainWords(message).filter((word) => !/^(?:no|it|is|s|i|mean|meant|the|please)$/u.test(word));
  const [meant, another] = [one, other].filter((name) => said.every((word) => plainWords(name).includes(word)));
  return said.length > 0 && meant !== undefined && another === undefined
    ? { ...request, message: withName(order, meant) }
    : request;
}
