import type { StepRequest } from "../../assistant-model.ts";
import { say } from "../answers.ts";
import { NOTHING_SAID } from "../reading.ts";
import { type Said, withState } from "../said.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";
import { someOfThem } from "./some-of-them.ts";
import { thinksBetter } from "./thinks-better.ts";

/**
 * The answer to "nah, she stays", "hold off on that", "only the first two": what waits is withdrawn, or some of it, and nothing is asked any
 * more; null for other words.
 */
export function leftAsItIs(request: StepRequest, call: Call): Said | null {
  const some = someOfThem(request, call);
  if (some !== null) return withState(some, request, null);
  const kept = thinksBetter(request);
  if (kept === null) return null;
  const { back } = kept;
  const answer = back.length > 0 ? takenBack(back, call) : say("All right, I left it as it is.");
  const state = { ...(request.state ?? NOTHING_SAID), question: null, newcomer: null };
  return withState(answer, { ...request, state }, null);
}

/** "Margaux stays", beside a card of many people, as the order to leave her out of it. */
export function withSomeLeftOut(request: StepRequest): StepRequest {
  const { without = [] } = thinksBetter(request) ?? {};
  return without.length > 0 ? { ...request, message: `without ${without.join(" and ")}` } : request;
}
