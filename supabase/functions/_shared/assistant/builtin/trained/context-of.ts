import type { StepRequest } from "../../assistant-model.ts";
import type { Context } from "./features.ts";

const ASKED: Readonly<Record<string, Context>> = {
  person: "which",
  task: "which",
  choice: "which",
  date: "when",
  url: "url",
  value: "value",
};
const DONE: readonly [RegExp, Context][] = [
  [/_task$/, "task"],
  [/_note$/, "note"],
  [/^(?:create|delete)_founder$/, "person"],
  [/custom_field$/, "column"],
  [/^(?:update_founders?|set_custom_values?)$/, "set"],
];

/** What the message before left: a question, a change, a list, a person. */
export function contextOf({ state, changes = [], history }: StepRequest): Context {
  const asked = state?.question && ASKED[state.question.asks];
  if (asked) return asked;
  const last = changes.at(-1);
  const done = last && DONE.find(([tool]) => tool.test(last.tool));
  if (done) return done[1];
  const said = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const listed = (state?.list ?? []).filter(({ id, name }) => said.includes(id) || said.includes(name));
  if (listed[0]) return listed[0].kind === "task" ? "tasks" : listed[1] ? "people" : "person";
  return state?.person ? "person" : "-";
}
