import type { AssistantAction, ChatMode } from "../../contract/assistant.ts";
import type { KnownPerson, Step, StepRequest, TakenStep } from "../assistant-model.ts";
import { peopleMeant } from "../spelling.ts";
import { visibleText } from "../untrusted-text.ts";
import { plainWords } from "../words.ts";
import { takeBuiltinStep } from "./builtin-assistant.ts";
import type { Condition } from "../../stores/people-questions.ts";
import type { ConversationState, OwnColumn } from "./reading.ts";
import type { TaskLine } from "./script.ts";
import { fits, hasItAlready, inOrder, toldOf } from "./testing/played-figures.ts";
import { isPartSaid } from "./testing/short-names.ts";
import { changesAfter, keepTask, tasksFor, titleOf, wentBack } from "./testing/played-tasks.ts";
import { notesOn, type PlayedNote, type PlayedTouch, textsRead } from "./testing/played-notes.ts";

/** What else people have: a field by its key, a column by its label. */
interface Held {
  values?: Record<string, string>;
  location?: string;
  email?: string;
}

export interface Having {
  /** Ada where it is left out. */
  userName?: string;
  people?: (Pick<KnownPerson, "name"> & Partial<KnownPerson> & Held)[];
  tasks?: (Pick<TaskLine, "title"> & Partial<TaskLine>)[];
  notes?: PlayedNote[];
  touches?: PlayedTouch[];
  columns?: (Pick<OwnColumn, "label" | "type"> & Partial<OwnColumn>)[];
  stages?: string[];
  statuses?: string[];
  owners?: string[];
}

/** A change as the rules want it: what it is, and why it waits (null when it is done at once). */
export interface Wanted {
  tool: string;
  input: Record<string, unknown>;
  held: string | null;
}

export interface Played {
  text: string;
  suggestions: string[];
  changes: Wanted[];
  state: ConversationState | undefined;
}

export const TODAY = "2030-06-03";
const READS = /^(?:list_|search_|get_|suggest_|read_|query_)/;
const idOf = (kind: string, no: number) => `00000000-0000-4000-8000-${kind}${String(no).padStart(11, "0")}`;

/** Plays conversations with the built-in assistant in memory, for tests: nothing is stored, each change is written down as it is wanted. */
export class PlayedConversation {
  readonly people: KnownPerson[];
  readonly tasks: TaskLine[];
  readonly columns: OwnColumn[];
  private readonly having: Having;
  private state: ConversationState | undefined;
  protected actions: AssistantAction[] = [];
  private readonly all: AssistantAction[] = [];
  private turn = 0;
  private readonly history: StepRequest["history"] = [];
  constructor(having: Having) {
    this.having = having;
    this.people = (having.people ?? []).map((person, no) => ({
      ...{ id: idOf("a", no), company: null, stage: null, status: null, by: "name" },
      ...person,
    }));
    this.columns = (having.columns ?? []).map((column, no) => ({ id: idOf("b", no), options: [], ...column }));
    this.tasks = (having.tasks ?? []).map((task, no) => {
      const person = this.people.find(({ name }) => name === task.founderName);
      return {
        id: idOf("c", no),
        status: "todo",
        dueDate: null,
        founderId: person?.id ?? null,
        founderName: null,
        ...task,
      };
    });
  }

  say(typed: string, mode: ChatMode = "agent"): Played {
    const message = visibleText(typed);
    this.turn += 1;
    const changes: Wanted[] = [];
    const done: AssistantAction[] = [];
    const steps: TakenStep[] = [];
    const request: Omit<StepRequest, "steps"> = {
      mode,
      message,
      history: [...this.history],
      people: peopleMeant(this.named(message), message),
      columns: this.columns,
      changes: this.actions,
      ...(this.state && { state: this.state }),
      cards: "",
      tools: [],
      user: {
        name: this.having.userName ?? "Ada",
        company: null,
        jobTitle: null,
        goals: null,
        timeZone: "UTC",
        stages: this.having.stages ?? ["Lead", "Contacted", "Meeting", "Closed"],
        statuses: this.having.statuses ?? ["Active", "Paused"],
      },
      now: new Date(`${TODAY}T12:00:00Z`),
      today: TODAY,
    };
    for (let count = 0; count < 40; count += 1) {
      const step: Step = takeBuiltinStep({ ...request, steps });
      if (step.calls.length === 0) {
        this.state = step.state;
        this.actions = changesAfter(this.all, { before: this.actions, done, wanted: changes });
        this.history.push({ role: "user", content: message }, { role: "assistant", content: step.text });
        return { text: step.text, suggestions: step.suggestions ?? [], changes, state: step.state };
      }
      const results = step.calls.map(({ id, name, input, heldBecause = null }) => {
        const given = input as Record<string, unknown>;
        const data = READS.test(name)
          ? this.read(name, given)
          : this.write(name, given, heldBecause, { changes, done });
        return { callId: id, text: "", data };
      });
      steps.push({ calls: step.calls, results });
    }
    throw new Error(`No end: ${message}`);
  }

  /** The people that the words name, as the database finds them. */
  private named(message: string): KnownPerson[] {
    const words = plainWords(message);
    const all = ` ${words.join(" ")} `;
    return this.people.flatMap((person): KnownPerson[] => {
      const parts = plainWords(person.name);
      if (all.includes(` ${parts.join(" ")} `)) return [{ ...person, by: "name" }];
      if (parts.some((part) => isPartSaid(part, words, message))) return [{ ...person, by: "part" }];
      const company = plainWords(person.company ?? "").join(" ");
      if (company.length > 4 && all.includes(` ${company} `)) return [{ ...person, by: "company" }];
      return [{ ...person, by: "near" }];
    });
  }

  private read(tool: string, input: Record<string, unknown>): unknown {
    if (tool === "list_tasks") return { tasks: tasksFor(this.tasks, input) };
    if (tool === "query_people") {
      const ids = input["ids"] as string[] | null;
      const fitting = this.fitting(input["anyOf"] as Condition[][])
        .filter(({ id }) => ids?.includes(id) ?? true)
        .map((person) => ({
          ...person,
          ...(person as Held).values,
          customFieldValues: this.customValuesOf(person.id),
        }));
      const rows = fitting.map((person) => this.valuesOf(person));
      const founders = inOrder(fitting, rows, input["sort"], input["limit"]);
      return { founders, total: fitting.length, ...toldOf(rows, input["figuresOf"], this.having.owners) };
    }
    if (tool === "list_custom_fields")
      return { fields: this.columns, held: this.holding((input["words"] ?? []) as string[]) };
    if (tool === "search_records") return { founders: this.people, total: this.people.length, notes: [], posts: [] };
    if (tool === "get_founder") {
      const id = String(input["founderId"]);
      const person: (KnownPerson & Held) | undefined = this.people.find((one) => one.id === id);
      const notes = notesOn(id, this.people, this.having.notes);
      return { ...person, ...person?.values, customFieldValues: this.customValuesOf(id), notes };
    }
    return { people: [], posts: [], ...textsRead(input, this.people, this.having) };
  }

  protected valuesOf(person: KnownPerson): Record<string, string | null> {
    const { company, stage, status, values = {} } = person as KnownPerson & Held;
    const own = this.columns.map(({ id, label }): [string, string | null] => [id, values[label] ?? null]);
    return { name: person.name, company, stage, status, ...values, ...Object.fromEntries(own) };
  }

  private customValuesOf(founderId: string): { fieldId: string; value: string | string[] }[] {
    const person = this.people.find(({ id }) => id === founderId) as (KnownPerson & Held) | undefined;
    return this.columns.flatMap(({ id, label, type }) => {
      const value = person?.values?.[label];
      return value === undefined ? [] : [{ fieldId: id, value: type === "multiselect" ? value.split(", ") : value }];
    });
  }

  /** The people who meet conditions of the simplest kinds. */
  protected fitting(anyOf: readonly Condition[][]): KnownPerson[] {
    const isFit = (person: KnownPerson) => {
      const row = this.valuesOf(person);
      return anyOf.some((all) => all.every((condition) => fits(row, condition)));
    };
    return this.people.filter((person) => anyOf.length === 0 || isFit(person));
  }

  /** Which columns hold some phrases. */
  private holding(phrases: readonly string[]): unknown[] {
    return phrases.flatMap((phrase) => {
      const found = new Map<string, string[]>();
      for (const person of this.people)
        for (const [column, value] of Object.entries(this.valuesOf(person)))
          if (value !== null && ` ${plainWords(value).join(" ")} `.includes(` ${phrase} `))
            found.set(column, [...new Set([...(found.get(column) ?? []), value])]);
      return [...found].map(([column, values]) => ({ phrase, column, values }));
    });
  }

  private write(
    tool: string,
    input: Record<string, unknown>,
    held: string | null,
    { changes, done }: { changes: Wanted[]; done: AssistantAction[] },
  ): unknown {
    changes.push({ tool, input, held });
    const back = wentBack(tool, input, [...this.actions, ...this.all]);
    if (back !== null) return back;
    const one = this.people.find(({ id }) => id === input["founderId"]);
    if (one && held === null && hasItAlready(tool, input, this.valuesOf(one)))
      return { status: "already_exists", message: `${one.name} has that already.` };
    const recordId = typeof input["taskId"] === "string" ? input["taskId"] : idOf("e", this.turn * 10 + changes.length);
    const founderId = typeof input["founderId"] === "string" ? input["founderId"] : null;
    const name = this.people.find(({ id }) => id === founderId)?.name ?? null;
    const status =
      held === null && !/^delete_|custom_fields?$|custom_values$|founders$/.test(tool) ? "executed" : "proposed";
    done.push({
      ...{
        id: idOf("f", this.turn * 10 + changes.length),
        sessionId: idOf("9", 1),
        turn: this.turn,
        tool,
        status,
        title: titleOf(tool, name),
      },
      ...{
        ...{ message: null, saidWhenDone: `${tool} done.`, heldBecause: held, params: input },
        losses: [],
        userWords: null,
        tainted: false,
        confidence: 1,
        model: "rules",
      },
      ...{ founderId, recordId, canUndo: status === "executed", createdAt: "", settledAt: null, expiresAt: null },
      changes: name === null ? [] : [{ record: null, field: "Person", before: null, after: name }],
    });
    if (status === "executed") keepTask(this.tasks, { tool, input, id: recordId, people: this.people });
    return status === "executed"
      ? { status, message: `${tool} done.`, recordId }
      : { status: "waits_for_confirmation", title: tool };
  }
}
