import * as z from "zod/mini";
import type { StepRequest } from "../assistant-model.ts";
import type { ConversationState } from "./reading.ts";
import type { Found } from "./script.ts";

type Undone = NonNullable<ConversationState["undone"]>;
const KEPT = 8;
const READS = /^(?:list_|search_|get_|suggest_|read_|query_)/;
const WRITTEN = /^(?:executed|proposed|waits_for_confirmation)$/;

const withId = z.object({ actionId: z.string() });

/** What a turn's calls took back, did again and wrote, in order. */
function callsOf(steps: StepRequest["steps"]) {
  return steps.flatMap(({ calls, results }) =>
    calls.map(({ name, input }, no) => {
      // Only our own executor answers here.
      const found: Found = results[no]?.data ?? {};
      return { name, id: z.safeParse(withId, input).data?.actionId ?? "", found };
    }),
  );
}

/** What can be done again after a turn: what it undid is the last, what it did again is none of it, and a new change ends it. */
function undoneAfter(before: Undone, steps: StepRequest["steps"]): Undone {
  const calls = callsOf(steps);
  const again = new Set(calls.flatMap(({ name, id }) => (name === "bring_back" ? [id] : [])));
  const isNew = calls.some(
    ({ name, found }) =>
      !READS.test(name) && name !== "take_back" && name !== "bring_back" && WRITTEN.test(found.status ?? ""),
  );
  const gone = calls.flatMap(({ name, id, found }) =>
    name === "take_back" && found.status === "undone" && found.wasUndone !== true
      ? [{ id, title: found.title ?? "" }]
      : [],
  );
  if (isNew) return [];
  const rest = before.map((some) => some.filter(({ id }) => !again.has(id))).filter((some) => some.length > 0);
  return [...rest, ...(gone.length > 0 ? [gone] : [])].slice(-KEPT);
}

/** What a conversation remembers after a turn, with what can be done again, and without what it took back among the earlier changes. */
export function withUndone(
  state: ConversationState,
  { state: before, steps, changes = [] }: StepRequest,
): ConversationState {
  const calls = callsOf(steps);
  const gone = new Set(calls.flatMap(({ name, id }) => (name === "take_back" ? [id] : [])));
  const undone = undoneAfter(before?.undone ?? [], steps);
  const again = calls
    .filter(({ name, found }) => name === "bring_back" && found.status === "executed")
    .map(({ id, found }) => {
      const known = changes.find((one) => one.id === id);
      return { id, title: found.title ?? known?.title ?? "" };
    });
  const ids = new Set([...gone, ...again.map(({ id }) => id)]);
  const earlier = [...(state.earlier ?? []).filter(({ id }) => !ids.has(id)), ...again];
  return { ...state, ...(state.earlier !== undefined && { earlier }), ...(undone.length > 0 && { undone }) };
}
