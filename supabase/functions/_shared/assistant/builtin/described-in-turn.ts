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

/** With the whole names of those who were chosen, where the message could not be read with the short ones. */
export function withNamesInFull(request: StepRequest, given: Given): StepRequest {
  const message = Object.entries(given.people).reduce((text, [said, id]) => {
    const name = request.people.find((one) => one.id === id)?.name ?? "";
    const at = text.toLowerCase().indexOf(said);
    const isWord = at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ""}${text[at + said.length] ?? ""}`);
    const isShort = said !== "" && name.toLowerCase().includes(said) && !text.includes(name);
    return isWord && isShort ? text.slice(0, at) + name + text.slice(at + said.length) : text;
  }, request.message);
  return message === request.message ? request : { ...request, message };
}
