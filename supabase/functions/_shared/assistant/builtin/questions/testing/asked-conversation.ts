import type { KnownPerson, StepRequest, TakenStep } from "../../../assistant-model.ts";
import { peopleMeant } from "../../../spelling.ts";
import { plainWords } from "../../../words.ts";
import { takeBuiltinStep } from "../../builtin-assistant.ts";
import type { ConversationState } from "../../reading.ts";
import { type AskedRows, RowReader } from "./asked-rows.ts";

const READS = /^(?:list_|search_|get_|suggest_|read_|query_)/;

/** Asks the built-in assistant questions about rows in memory, one after another. A call that would write is an error. */
export class AskedConversation {
  readonly rows: RowReader;
  readonly today: string;
  private readonly lists: { stages: string[]; statuses: string[]; weekStart: "sunday" | "monday" | "saturday" };
  private state: ConversationState | undefined;
  private history: StepRequest["history"] = [];
  suggestions: string[] = [];

  constructor(
    rows: AskedRows,
    {
      today = "2030-06-03",
      stages = ["Lead", "Contacted", "In conversation", "Meeting", "Closed"],
      statuses = ["Active", "Waiting", "On hold"],
      weekStart = "sunday",
    }: Partial<{
      today: string;
      stages: string[];
      statuses: string[];
      weekStart: "sunday" | "monday" | "saturday";
    }> = {},
  ) {
    this.rows = new RowReader(rows, today);
    this.today = today;
    this.lists = { stages, statuses, weekStart };
  }

  get last(): ConversationState | undefined {
    return this.state;
  }

  ask(message: string): string {
    const steps: TakenStep[] = [];
    const request: Omit<StepRequest, "steps"> = {
      mode: "agent",
      message,
      history: this.history,
      people: peopleMeant(this.named(message), message),
      columns: this.rows.columns,
      changes: [],
      ...(this.state && { state: this.state }),
      cards: "",
      tools: [],
      user: { name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC", ...this.lists },
      now: new Date(`${this.today}T12:00:00Z`),
      today: this.today,
    };
    for (let count = 0; count < 40; count += 1) {
      const step = takeBuiltinStep({ ...request, steps });
      if (step.calls.length === 0) {
        this.state = step.state;
        this.suggestions = step.suggestions ?? [];
        this.history = [...this.history, { role: "user", content: message }, { role: "assistant", content: step.text }];
        return step.text;
      }
      const results = step.calls.map(({ id, name, input }) => {
        if (!READS.test(name)) throw new Error(`“${message}” wants to write: ${name} ${JSON.stringify(input)}`);
        return { callId: id, text: "", data: this.rows.read(name, input as Record<string, unknown>) };
      });
      steps.push({ calls: step.calls, results });
    }
    throw new Error(`No end: ${message}`);
  }

  /** The people who the words name, as the database finds them. */
  private named(message: string): KnownPerson[] {
    const words = plainWords(message);
    const all = ` ${words.join(" ")} `;
    return this.rows.people.map(({ id, name, company, stage = null, status = null }): KnownPerson => {
      const parts = plainWords(name);
      const person = { id, name, company, stage, status };
      if (all.includes(` ${parts.join(" ")} `)) return { ...person, by: "name" };
      if (parts.some((part) => part.length > 2 && words.includes(part))) return { ...person, by: "part" };
      const firm = plainWords(company ?? "").join(" ");
      if (firm.length > 4 && all.includes(` ${firm} `)) return { ...person, by: "company" };
      return { ...person, by: "near" };
    });
  }
}
