import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { withChoicesKept } from "./choices-kept.ts";
import type { Call } from "./script.ts";

type Given = Readonly<Record<string, unknown>>;
const given = (value: unknown): Given => (typeof value === "object" && value !== null ? (value as Given) : {});

/** What a change sets and clears; null for one that is not of a stored person or task. */
function partsOf(tool: string, input: Given): { of: string; keys: string[] } | null {
  const patch = given(input["patch"]);
  const set = Object.keys(patch).filter((key) => patch[key] !== null);
  const keys = [...set, ...(Array.isArray(input["clear"]) ? (input["clear"] as string[]) : [])];
  if (tool === "update_founder") return { of: `person ${String(input["founderId"])}`, keys };
  if (tool === "update_task") return { of: `task ${String(input["taskId"])}`, keys };
  return tool === "set_custom_value"
    ? { of: `person ${String(input["founderId"])}`, keys: [String(input["fieldId"])] }
    : null;
}

/** Whether a change that still waits would be overtaken by another one: it sets nothing else of the same record. */
function isOvertaken({ status, tool, params }: AssistantAction, by: { of: string; keys: string[] }): boolean {
  const own = status === "proposed" ? partsOf(tool, params) : null;
  return own !== null && own.of === by.of && own.keys.length > 0 && own.keys.every((key) => by.keys.includes(key));
}

const READS = /^(?:list_|search_|get_|query_|read_|suggest_)/;

/** Calls that let go of a waiting card before the same field is set otherwise, and do nothing twice in a turn. */
export function withoutSuperseded(call: Call, request: StepRequest): Call {
  const { changes = [] } = request;
  const gone = new Set<unknown>();
  const done = new Map<string, ReturnType<Call>>();
  return (name, input, held) => {
    if (READS.test(name)) return call(name, input, held);
    if (name === "take_back") gone.add(given(input)["actionId"]);
    const key = JSON.stringify([name, input]);
    const before = done.get(key);
    if (before && name !== "take_back") return before;
    const parts = partsOf(name, given(input));
    const overtaken = parts ? changes.filter((one) => !gone.has(one.id) && isOvertaken(one, parts)) : [];
    for (const action of overtaken) {
      gone.add(action.id);
      call("take_back", { actionId: action.id }, null);
    }
    const kept = withChoicesKept(given(input), held, request);
    const found = call(name, kept.input, kept.held);
    done.set(key, found);
    return found;
  };
}
