import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Call, Found } from "../script.ts";
import { answer } from "./question.ts";
import { re } from "./spoken-words.ts";

const LEAD = "^\\W*(?:(?:and|so|ok|okay|now|please|pls|yes|then|can you|could you)[\\s,]+)*";
const THINGS =
  "(?: (?:ones?|people|persons?|contacts|tasks?|names|notes?|posts?|entries|page|few|of (?:them|it|those|the list|the people|the tasks|my people|my tasks)))*";
const REST = re(
  `${LEAD}(?:(?:(?:show|list|give|tell|read|display|see|get)(?: me| us)?|i want to see|let me see|what about|how about|what(?:['’]s| is| are)) )?(?:all )?(?:(?:the )?(?:rest|remaining|other \\d+|others|next(?: \\d+)?|older)|(?:\\d+ |some |any )?(?:more|older|earlier))${THINGS}(?: (?:please|pls|now|too))*[\\s?.!]*$`,
);
const GO_ON = re(`${LEAD}(?:go on|continue|keep going|carry on|next|next page)(?: please)?[\\s.!]*$`);
const IS_CUT = /^- and (?<more>\d+) more$/mu;
const IS_REST = /^\d+ more /u;
const IS_LISTED = /^- (?!and \d+ more$)/gmu;
const READ_AT_MOST = 200;

const isRest = (message: string): boolean => REST.test(message) || GO_ON.test(message);
const lastSaid = ({ history }: StepRequest): string =>
  history.findLast(({ role }) => role === "assistant")?.content ?? "";

/** "More", "and the rest?" right after a list that was cut, as the question that it is. Other messages are unchanged. */
export const withRestAsked = (request: StepRequest): StepRequest =>
  (request.state?.question ?? null) === null &&
  request.message.length < 80 &&
  isRest(request.message) &&
  (IS_CUT.test(lastSaid(request)) || IS_REST.test(lastSaid(request)))
    ? { ...request, message: "show me the rest", people: [] }
    : request;

/** The question of a list that is to go on, and how many of it were told; null where nothing is to go on. */
function listBefore(text: string, request: StepRequest): { question: string; told: number; more: number } | null {
  const more = isRest(text) ? IS_CUT.exec(lastSaid(request))?.groups?.["more"] : undefined;
  const at = request.history.findLastIndex(({ role, content }) => role === "user" && !isRest(content));
  const question = request.history[at]?.content;
  if (more === undefined || question === undefined) return null;
  const answers = request.history.slice(at + 1).filter(({ role }) => role === "assistant");
  const told = answers.reduce((sum, { content }) => sum + (content.match(IS_LISTED)?.length ?? 0), 0);
  return { question, told, more: Number(more) };
}

/** What a tool finds without the first of it; `seen` learns how many there were. */
const without =
  (call: Call, told: number, seen: { total: number }): Call =>
  (name, input, ...held): Found => {
    if (name !== "query_people" && name !== "list_tasks" && name !== "read_texts") return call(name, input, ...held);
    const found = call(name, name === "query_people" ? { ...(input as object), limit: READ_AT_MOST } : input, ...held);
    const all = found.founders ?? found.tasks ?? found.notes ?? found.posts ?? [];
    const total = found.total ?? all.length;
    seen.total = Math.max(seen.total, total);
    return {
      ...found,
      total: Math.max(0, total - told),
      ...(found.founders && { founders: found.founders.slice(told) }),
      ...(found.tasks && { tasks: found.tasks.slice(told) }),
      ...(found.notes && { notes: found.notes.slice(told) }),
      ...(found.posts && { posts: found.posts.slice(told) }),
    };
  };

/** "Show me the rest": the same question, told from where its list was cut. Null where that is not asked, or the list is another one by now. */
export function restOfList(
  text: string,
  request: StepRequest,
  call: Call,
  ask: (question: string, call: Call) => Answer,
): Answer | null {
  if (isRest(text) && IS_REST.test(lastSaid(request)) && !IS_CUT.test(lastSaid(request)))
    return answer("That was all of the list.");
  const before = listBefore(text, request);
  if (before === null) return null;
  const seen = { total: 0 };
  const said = ask(before.question, without(call, before.told, seen));
  const isSame = seen.total === before.told + before.more && /^(?:Yes\. )?\d+ /u.test(said.text);
  return isSame ? { ...said, text: said.text.replace(/^(?:Yes\. )?(\d+) /u, "$1 more ") } : null;
}
