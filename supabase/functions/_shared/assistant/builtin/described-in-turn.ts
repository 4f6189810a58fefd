import type { StepRequest } from "../assistant-model.ts";
import type { Given } from "./commands/read-clauses.ts";
import { describedIn } from "./described-people.ts";
import { asNoteOfChat } from "./kept-chat.ts";
import { namesakesIn, whichIsMeant } from "./namesakes.ts";
import type { Call } from "./script.ts";
import { aboutEveryone } from "./whole-network.ts";

/** With those who the message describes instead of naming them. */
export function withDescribed(call: Call, request: StepRequest): StepRequest {
  const asked = asNoteOfChat(aboutEveryone(whichIsMeant(request, call)));
  const described = [...namesakesIn(asked, call), ...describedIn(asked, call)];
  return described.length === 0 ? asked : { ...asked, described };
}

/** With those who were chosen for words that name nobody by themselves: a name that is nearly that of two. */
export function withChosen(request: StepRequest, given: Given): StepRequest {
  const chosen = Object.entries(given.people).flatMap(([said, id]) => {
    const person = request.people.find((one) => one.id === id && one.by === "near");
    const isSaid = said !== "" && request.message.toLowerCase().includes(said);
    return person && isSaid ? [{ said, people: [{ ...person, by: "name" as const }] }] : [];
  });
  return chosen.length === 0 ? request : { ...request, described: [...chosen, ...(request.described ?? [])] };
}
