import type { AssistantAction } from "../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { alsoOfSeveral } from "./also-of-several.ts";
import { type Answer, say } from "./answers.ts";
import { ALSO } from "./commands/clause-signs.ts";
import { isAgainFor, plainOf, UNDO } from "./commands/clause-kind.ts";
import type { Lists } from "./commands/values.ts";
import { choicesOnTop } from "./choices-on-top.ts";
import { fittingFirst } from "./fitting-first.ts";
import { saysOnlyWho } from "./only-who.ts";
import { outcome } from "./outcome.ts";
import { codesOf } from "./commands/tokens.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { type Asking, personOf } from "./resolve.ts";
import type { Call } from "./script.ts";
import { askedHowMuch, firstOfSeveral, lastOfSeveral } from "./last-of-several.ts";
import { correctable, furtherBack, WHAT_TO_CHANGE } from "./newest.ts";
import { otherLength } from "./other-length.ts";
import { dayIn, heldOf, isOfPerson, isOnlyTheirs, nameOf, paramsFor, withPerson } from "./with-person.ts";
import { withValue } from "./other-value.ts";
import { otherRhythm } from "./referring/other-rhythm.ts";
import { alsoMeant } from "./referring/earlier-changes.ts";
import { firstTakenBack, takenBack } from "./taken-back.ts";
import { UNDO_NAMED, undoneOf, undoneOfNamed } from "./undone-of.ts";
import { partlyBack } from "./partly-back.ts";
import { redone } from "./redone.ts";
import { otherTaskDay } from "./referring/other-task.ts";
import { namedPart, namingWordsIn, onlyTakesBack, otherTask } from "./which-change.ts";

/** What goes on from the last change: taking it back, doing it again, with another person, day or value. */
interface Last {
  /** What was done or proposed and can be taken back, the last first. */
  standing: AssistantAction[];
  /** What was taken back and can be done again. */
  undone: AssistantAction[];
}

const lastOf = ({ changes = [] }: StepRequest): Last => {
  const standing = changes
    .filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo))
    .reverse();
  const undone = changes.filter(({ status }) => status === "undone");
  // The cards that were cancelled last can come again.
  const cancelled = changes.filter(({ status }) => status === "cancelled");
  return { standing, undone: cancelled.length > 0 ? cancelled : undone };
};

const optionsOf = ({ stages, statuses, owners = [], columns }: Lists): string[] => [
  ...[...stages, ...statuses, ...owners],
  ...columns.flatMap(({ options }) => options),
];

const LAST_CHANGE = /\blast (?:one|change|thing|step|action|bit|edit|update|entry)\b/;
const BRINGS_BACK =
  /\b(?:bring|get) (?:it|that|them|those|him|her) back\b|\bbring back (?:it|that|them)\b|\brestore (?:it|that|them)\b/;
/** Does what a correction says to the last change; null when there is none that it could be about. */
export function followUp(clause: ReadClause, call: Call, request: StepRequest, lists: Lists): Answer | Asking | null {
  const last = lastOf(request);
  const words = plainOf(clause.text);
  const isOnlyNames = /^(?:and )?(?:(?:for|with|about|on|to) )?P(?: (?:,|and|, and) P)*$/.test(codesOf(clause.tokens));
  if (isAgainFor(clause.text, clause.tokens) || (isOnlyNames && ALSO.test(request.message)))
    return again(clause, last, call, request);
  // A name alone may be instead or as well.
  if (/^P(?: (?:,|and|, and) P)*$/.test(codesOf(clause.tokens))) return null;
  const doneAgain = UNDO.test(words) ? null : redone(words, last.undone, request, call);
  if (doneAgain !== null) return doneAgain;
  if (/^(?:please )?redo(?: (?:it|that|this))?(?: please)?$/.test(words))
    return say("There is nothing more that I could redo.");
  // What waits is not gone yet, unless it is a deletion.
  if (BRINGS_BACK.test(words))
    last.standing = last.standing.filter(({ status, tool }) => status !== "proposed" || tool.startsWith("delete_"));
  if (last.standing.length === 0) {
    const further = UNDO.test(words) && onlyTakesBack(clause.text) ? firstTakenBack(furtherBack(request), call) : null;
    if (further) return further;
    return UNDO.test(words) ? say("There is nothing here that I could undo.") : null;
  }
  if (!UNDO.test(words)) {
    const meant = correctable(last.standing, clause, request, optionsOf(lists));
    last.standing = fittingFirst(meant, clause, lists.columns);
  }
  if (last.standing.length === 0) return WHAT_TO_CHANGE;
  if (UNDO.test(words) && onlyTakesBack(clause.text) && /\bwrong\b/.test(words)) return takenBack(last.standing, call);
  const other = otherTaskDay(clause, last.standing, request, call);
  if (other !== null) return other;
  const rhythm = UNDO.test(words) ? null : otherRhythm(clause, last.standing, call);
  if (rhythm !== null) return rhythm;
  const task = otherTask(clause, last.standing, { call, request, undo: (actions) => takenBack(actions, call) });
  if (task !== null) return task;
  const ofSeveral = UNDO.test(words)
    ? (firstOfSeveral(clause.text, last.standing, request.state?.earlier, call) ??
      lastOfSeveral(clause.text, last.standing, call) ??
      askedHowMuch(clause.text, last.standing, request.state?.earlier))
    : null;
  if (ofSeveral !== null) return ofSeveral;
  if (UNDO.test(words) && LAST_CHANGE.test(words)) return takenBack(last.standing, call);
  const more =
    UNDO.test(words) && onlyTakesBack(clause.text)
      ? alsoMeant(clause.text, last.standing, request.state?.earlier)
      : null;
  if (more) return takenBack([...last.standing, ...more], call);
  const ofPerson = UNDO.test(words) ? undoneOf(clause, last.standing, request) : null;
  if (ofPerson) return "ask" in ofPerson ? ofPerson : takenBack(ofPerson, call);
  const named = UNDO_NAMED.test(words) ? undoneOfNamed(clause, last.standing, request) : null;
  if (named) return "ask" in named ? named : takenBack(named, call);
  const length = otherLength(clause.text, last.standing, request, call);
  if (length) return length;
  const instead = otherPerson(clause, last, request);
  // "No, Ben must be Silver by now" tells of him, and what was set is no value of his.
  if (instead !== null && !("ask" in instead) && !saysOnlyWho(clause, last.standing)) return WHAT_INSTEAD;
  // "Oh and the other Ana as well": for both.
  if (instead !== null && !("ask" in instead) && AS_WELL.test(clause.text)) return again(clause, last, call, request);
  if (instead !== null)
    return "ask" in instead ? instead : withPerson(instead, last.standing, call, dayIn(clause.text, request.today));
  const [action, another] = last.standing;
  const partly = UNDO.test(words) && action && !another ? partlyBack(namingWordsIn(clause.text), action, call) : null;
  if (partly) return partly;
  if (UNDO.test(words)) {
    const part = namedPart(clause, last.standing, request);
    return "ask" in part ? part : takenBack(part, call);
  }
  // "That was a mistake" is no value of what was set.
  if (/\bmistake\b/.test(words) && onlyTakesBack(clause.text)) return takenBack(last.standing, call);
  return withValue(clause, last.standing, call, lists);
}

const WHAT_INSTEAD: Asking = {
  ask: say("What should it be instead? I can also undo it.", ["Undo that"]),
  question: null,
};
const TELLS =
  /^\s+(?:(?:just|also|already|never|now)\s+)*(?:ha[sd]|have|wants?|wanted|said|says|told|tells|called|wrote|writes|needs?|got|left|moved|will|would|can|cannot|asked|asks|likes?|lives?|works?)(?!\p{L})/iu;
const AS_WELL = /(?<!\p{L})(?:as well|too|also)[\s.!]*$/iu;

/** Returns the person that a correction names instead: "I meant Greta", "the other one"; null when it is about something else. */
function otherPerson(
  clause: ReadClause,
  { standing }: Last,
  request: StepRequest,
): { is: KnownPerson | { id: string; name: string } } | Asking | null {
  const words = plainOf(clause.text);
  const ids = new Set(standing.map(({ founderId }) => founderId));
  // A task that was changed goes to someone by its own rule.
  if (standing.every(({ founderId, tool }) => founderId === null || tool === "update_task")) return null;
  // "For Lourdes, not Thiago" names the other one first.
  const named = clause.tokens
    .filter(({ code }, no, all) => code === "P" && !/^(?:not|never)$/.test(all[no - 1]?.code ?? ""))
    .findLast(({ slot }) => slot?.is === "person" && slot.people.some(({ id }) => !ids.has(id)));
  if (named?.slot?.is === "person") {
    const others = named.slot.people.filter(({ id }) => !ids.has(id));
    // "No, Greta has a new number" tells of her, and moves nothing to her.
    if (others.length > 0 && clause.tokens.some(({ code, to }) => code === "P" && TELLS.test(clause.text.slice(to))))
      return WHAT_INSTEAD;
    if (others.length > 0)
      return personOf({ people: others, said: clause.text.slice(named.from, named.to) }, clause.text);
  }
  const isOther = /\bother (?:one|person|\w+)\b/.test(words);
  const choices = (request.state?.list ?? []).filter(({ kind, id }) => kind === "person" && !ids.has(id));
  if (isOther && choices[0] && !choices[1]) return { is: choices[0] };
  if (isOther || /\bwrong (?:person|one|contact|guy|woman|man)\b/.test(words)) {
    const unknown = clause.tokens.find(({ code }) => code === "X");
    // "Wrong person, take that back": nobody is asked for instead.
    if (!unknown && !isOther && UNDO.test(words)) return null;
    // The name that comes next is read as the correction.
    if (!unknown && choices.length < 2) return { ask: say("Who do you mean? Please name the person."), question: null };
    return personOf(
      {
        people:
          choices.length > 1
            ? choices.map(({ id, name }) => ({ id, name, company: null, stage: null, status: null, by: "name" }))
            : [],
        said: unknown ? clause.text.slice(unknown.from, unknown.to) : "",
      },
      clause.text,
    );
  }
  return null;
}

/** Whether two changes are the same of two people: "and Rashid" after both is one more. */
const sameChange = (one: AssistantAction, other: AssistantAction): boolean =>
  JSON.stringify({ ...one.params, founderId: null }) === JSON.stringify({ ...other.params, founderId: null });

/** A task that was changed, as one that is made: "and Rashid too" is the same for him. */
function taskAgain(action: AssistantAction, call: Call): AssistantAction[] {
  if (!/^(?:create|update)_task$/.test(action.tool) || action.recordId === null) return [];
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const task = tasks.find(({ id }) => id === action.recordId);
  if (!task) return [];
  const { title, description = null, dueDate, recurrence = null, founderId, founderName } = task;
  const params = { title, description, status: null, dueDate, recurrence, founderId };
  const changes = [{ record: null, field: "Person", before: null, after: founderName }];
  return [{ ...action, tool: "create_task", params, changes }];
}

/** Words that add to choices, or take some of them away: the others stay. */
const ADDS = /(?:^|[^\p{L}])(?:add|plus|also|include|too|remove|drop|take off|without|\+)(?:[^\p{L}]|$)/iu;

/** Those who a clause names. */
function peopleIn({ tokens, text }: ReadClause): { id: string; name: string }[] | Asking {
  const people: { id: string; name: string }[] = [];
  for (const { slot, from, to } of tokens.filter(({ code }) => code === "P")) {
    const found = personOf({ people: slot?.is === "person" ? slot.people : [], said: text.slice(from, to) }, text);
    if ("ask" in found) return found;
    people.push(found.is);
  }
  return people;
}

function again(clause: ReadClause, last: Last, call: Call, request: StepRequest): Answer | Asking | null {
  const own = [...last.standing].reverse().filter(isOfPerson);
  const once = own.filter(
    (action, no) => own.findIndex((one) => one.tool === action.tool && sameChange(one, action)) === no,
  );
  // "The same note for Ben", after what is none.
  if (/\bnote\b/iu.test(clause.text) && !last.standing.some(({ tool }) => tool === "create_note"))
    return { ask: say("Which note do you mean? Please tell me what it says."), question: null };
  const done = once.length > 0 ? once : last.standing.flatMap((action) => taskAgain(action, call));
  if (done.some(isOnlyTheirs))
    return { ask: say("An address belongs to one person only. What is theirs? Please say it whole."), question: null };
  const people = peopleIn(clause);
  if ("ask" in people) return people;
  if (done.length === 0) return people.length === 0 ? null : alsoOfSeveral(people, last.standing, call);
  const words = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const said = people.flatMap((person) =>
    done.map((action) => {
      const params = paramsFor(action, nameOf(action), person);
      const own = ADDS.test(words) ? choicesOnTop(action, person, call) : null;
      return outcome(call(action.tool, own === null ? params : { ...params, value: own }, heldOf(action)), person).text;
    }),
  );
  const [only, other] = people;
  return { ...say(said.join("\n")), ...(only && !other && { about: only }) };
}
