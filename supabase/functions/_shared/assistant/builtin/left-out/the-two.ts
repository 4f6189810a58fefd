import type { StepRequest } from "../../assistant-model.ts";
import type { Call, Person } from "../script.ts";

const LINK = /\]\(\/people\/(?<id>[^)\s]+)\)/gu;

/** The two who "both" means: those of the last list, of the last answer, or of the last changes. Null where these are not two. */
export function theTwo({ state, history, changes = [] }: StepRequest, call: Call): readonly Person[] | null {
  const listed = (state?.list ?? []).filter(({ kind }) => kind === "person").map(({ id }) => id);
  const answer = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const linked = [...answer.matchAll(LINK)].map(({ groups }) => groups?.["id"] ?? "");
  const changed = changes
    .filter(({ status }) => status === "proposed" || status === "executed")
    .flatMap(({ founderId, params }) => [founderId ?? params["founderId"]])
    .filter((id) => typeof id === "string");
  const ids = [listed, linked, changed].map((some) => [...new Set(some)]).find((some) => some.length > 0) ?? [];
  if (ids.length !== 2) return null;
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [], ids, search: null, sort: null, limit: 2, figuresOf: null },
  });
  return founders.length === 2 ? founders : null;
}
