import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { LETTER_HEAD } from "../mail-marks.ts";
import { toldInFull } from "../referring/value-of-told.ts";
import type { Call } from "../script.ts";

/** Why a note waits that nobody asked for. */
export const WORTH_A_NOTE = "You told me this. Confirm to keep it as a note.";

/** Notes that the last answer offered and that still wait. */
export const offeredNotes = ({ changes = [] }: StepRequest): AssistantAction[] =>
  changes.filter(
    ({ tool, status, heldBecause }) => tool === "create_note" && status === "proposed" && heldBecause === WORTH_A_NOTE,
  );

const isCopied = (text: unknown): boolean =>
  typeof text === "string" && (LETTER_HEAD.test(text) || /(?:^|\n)[ \t]*>/u.test(text));

/** The offered notes of stories that a message may go on with: what was pasted, before or now, is a note of its own. */
export const begunNotes = (request: StepRequest): AssistantAction[] =>
  request.isTheirs === true || isCopied(request.message)
    ? []
    : offeredNotes(request).filter(({ params }) => !isCopied(params["content"]));

/** Whether a message goes on with the story before it: the person of the note that was offered. */
export function storyGoesOn(request: StepRequest): { id: string; name: string } | null {
  const [offered, another] = begunNotes(request);
  const person = request.state?.person ?? null;
  return offered && !another && person !== null && offered.params["founderId"] === person.id ? person : null;
}

/** Takes the offered note back of which a message says all, and more: a field that changes leaves nothing of it to note. */
export function dropToldBefore(request: StepRequest, call: Call): void {
  for (const { id, params } of begunNotes(request))
    if (toldInFull(String(params["content"]), request.message) !== null) call("take_back", { actionId: id }, null);
}
