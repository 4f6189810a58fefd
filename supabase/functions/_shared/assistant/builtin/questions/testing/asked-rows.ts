import type { CustomValue } from "../../../../contract/custom-fields.ts";
import type { AnyOf } from "../../../../stores/people-questions.ts";
import { hasAllWords } from "../../../excerpt.ts";
import { phrasePattern, phrasesIn } from "../../../standing-phrases.ts";
import { contentWords } from "../../../words.ts";
import type { OwnColumn } from "../../reading.ts";
import { fitsCondition, folded, type Value } from "./asked-conditions.ts";
import type { Found, NoteLine, Person, PostLine, TaskLine } from "../../script.ts";

/** A person as a test writes them down; `own` is keyed by the column's label. */
export interface AskedPerson extends Omit<Partial<Person>, "id" | "notes" | "customFieldValues"> {
  name: string;
  owner?: string | null;
  own?: Record<string, CustomValue>;
  notes?: [day: string, text: string][];
  posts?: [day: string, text: string][];
}
export interface AskedRows {
  people: AskedPerson[];
  tasks?: (Pick<TaskLine, "title"> & Partial<TaskLine> & { person?: string })[];
  columns?: (Pick<OwnColumn, "label" | "type"> & Partial<OwnColumn>)[];
}

type RowPerson = Person & { noteLines: NoteLine[]; postLines: PostLine[] };

export const idOf = (kind: string, no: number) => `00000000-0000-4000-8000-${kind}${String(no).padStart(11, "0")}`;

/** Answers the tools that read from plain rows, as the database answers them, so that a test computes what is true by itself. */
export class RowReader {
  readonly people: RowPerson[];
  readonly columns: OwnColumn[];
  readonly tasks: TaskLine[];
  readonly today: string;

  constructor({ people, tasks = [], columns = [] }: AskedRows, today: string) {
    this.today = today;
    this.columns = columns.map((column, no) => ({ id: idOf("b", no), options: [], ...column }));
    let texts = 0;
    this.people = people.map(({ own = {}, notes = [], posts = [], ...person }, no) => {
      const id = idOf("a", no);
      const told = { founderId: id, founderName: person.name };
      return {
        company: null,
        createdAt: `${today}T08:00:00Z`,
        ...person,
        id,
        customFieldValues: Object.entries(own).map(([label, value]) => ({
          fieldId: this.columns.find((column) => column.label === label)?.id ?? "",
          value,
        })),
        noteLines: notes.map(([day, content]) => ({
          id: idOf("d", (texts += 1)),
          ...told,
          content,
          createdAt: `${day}T10:00:00Z`,
        })),
        postLines: posts.map(([day, content]) => ({
          ...{ id: idOf("e", (texts += 1)), ...told, content, summary: null, postedAt: `${day}T10:00:00Z` },
          postUrl: "https://www.linkedin.com/feed/update/1",
        })),
      };
    });
    this.tasks = tasks.map(({ person, ...task }, no) => {
      const known = this.people.find(({ name }) => name === person);
      return {
        ...{ id: idOf("c", no), status: "todo", dueDate: null },
        ...{ founderId: known?.id ?? null, founderName: known?.name ?? null },
        ...task,
      };
    });
  }

  read(tool: string, input: Record<string, unknown>): Found {
    if (tool === "query_people") return this.queryPeople(input);
    if (tool === "list_tasks") return this.listTasks(input);
    if (tool === "read_texts") return this.readTexts(input);
    if (tool === "list_custom_fields")
      return { fields: this.columns, held: this.held((input["words"] as string[] | undefined) ?? []) };
    if (tool === "get_founder") {
      const person = this.people.find(({ id }) => id === input["founderId"]);
      return { ...person, notes: person?.noteLines.slice(0, 5) ?? [] } as Found;
    }
    if (tool === "suggest_outreach")
      return {
        people: this.people.slice(0, 2).map(({ id, name }) => ({ id, name, why: "Not contacted for 40 days" })),
      };
    throw new Error(`No such tool: ${tool}`);
  }

  private valueOf(person: RowPerson, column: string): Value {
    if (column === "noteCount") return person.noteLines.length;
    if (column === "postCount") return person.postLines.length;
    if (column === "openTaskCount")
      return this.tasks.filter((task) => task.founderId === person.id && task.status !== "done").length;
    if (column === "lastPostDate")
      return (
        person.postLines
          .map(({ postedAt }) => postedAt)
          .sort()
          .at(-1) ?? null
      );
    const own = person.customFieldValues?.find(({ fieldId }) => fieldId === column)?.value;
    return own ?? (person as unknown as Record<string, Value>)[column] ?? null;
  }

  private factsOf(person: RowPerson) {
    return {
      valueOf: (column: string) => this.valueOf(person, column),
      tasks: this.tasks.filter(({ founderId }) => founderId === person.id),
      notes: person.noteLines,
      posts: person.postLines,
    };
  }

  private queryPeople(asked: Record<string, unknown>): Found {
    const {
      anyOf = [],
      ids = null,
      sort = null,
      limit = 20,
      figuresOf = null,
    } = asked as {
      anyOf?: AnyOf;
      ids?: string[] | null;
      sort?: { column: string; direction: string } | null;
      limit?: number;
      figuresOf?: string | null;
    };
    const found = this.people.filter(
      (person) =>
        (ids === null || ids.includes(person.id)) &&
        (anyOf.length === 0 ||
          anyOf.some((all) => all.every((condition) => fitsCondition(condition, this.factsOf(person))))),
    );
    const column = sort?.column ?? "name";
    const sign = sort?.direction === "descending" ? -1 : 1;
    const ordered = [...found].sort((one, other) => {
      const [a, b] = [this.valueOf(one, column), this.valueOf(other, column)];
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return (a < b ? -1 : a > b ? 1 : 0) * sign;
    });
    const values = found.map((person) => (figuresOf === null ? null : this.valueOf(person, figuresOf)));
    const numbers = values.filter((value) => typeof value === "number");
    const sum = numbers.reduce((all, one) => all + one, 0);
    const groups = new Map<string | null, number>();
    for (const value of values.flatMap((one) => (Array.isArray(one) ? one : [one])))
      groups.set(value === null ? null : value === true ? "1" : value === false ? "0" : String(value), 0);
    for (const value of values.flatMap((one) => (Array.isArray(one) ? one : [one]))) {
      const key = value === null ? null : value === true ? "1" : value === false ? "0" : String(value);
      groups.set(key, (groups.get(key) ?? 0) + 1);
    }
    return {
      total: found.length,
      founders: ordered.slice(0, limit),
      figures: {
        filled: values.filter((value) => value !== null).length,
        sum: numbers.length === 0 ? null : sum,
        average: numbers.length === 0 ? null : sum / numbers.length,
        least: numbers.length === 0 ? null : Math.min(...numbers),
        most: numbers.length === 0 ? null : Math.max(...numbers),
      },
      ...(/Count$/.test(column) &&
        column !== "followerCount" && {
          counts: Object.fromEntries(ordered.map((person) => [person.id, Number(this.valueOf(person, column))])),
        }),
      groups: [...groups].map(([value, people]) => ({ value, people })).sort((one, other) => other.people - one.people),
    };
  }

  private listTasks(asked: Record<string, unknown>): Found {
    const {
      status,
      due = null,
      founderId = null,
      query = null,
      from = null,
      to = null,
    } = asked as Record<string, string | null>;
    const found = this.tasks.filter((task) => {
      const day = status === "done" ? (task.completedAt ?? null) : task.dueDate;
      return (
        (status === "any" || (status === "open" ? task.status !== "done" : task.status === status)) &&
        (due === null ||
          (due === "overdue" && task.dueDate !== null && task.dueDate < this.today) ||
          (due === "today" && task.dueDate === this.today) ||
          (due === "dated" && task.dueDate !== null) ||
          (due === "undated" && task.dueDate === null)) &&
        (founderId === null || task.founderId === founderId) &&
        (!query || folded(task.title).trim().includes(folded(query).trim())) &&
        (!from || (day !== null && day.slice(0, 10) >= from)) &&
        (!to || (day !== null && day.slice(0, 10) <= to))
      );
    });
    const ordered = [...found].sort((one, other) => (one.dueDate ?? "9999").localeCompare(other.dueDate ?? "9999"));
    return { total: found.length, tasks: ordered };
  }

  private readTexts(asked: Record<string, unknown>): Found {
    const { kind, founderId = null, query = null, from = null, to = null } = asked as Record<string, string | null>;
    const pick = <Text extends NoteLine | PostLine>(texts: Text[], at: (text: Text) => string): Text[] => {
      const found = texts.filter(
        (text) =>
          (founderId === null || text.founderId === founderId) &&
          (!from || at(text).slice(0, 10) >= from) &&
          (!to || at(text).slice(0, 10) <= to),
      );
      const newest = found.sort((one, other) => at(other).localeCompare(at(one)));
      if (!query) return newest;
      const wanted = contentWords(query);
      const phrases = (asked["phrases"] ?? []) as string[];
      const pattern = phrasePattern(phrases);
      return newest
        .filter(({ content }) => contentWords(content).some((word) => wanted.some((one) => word.startsWith(one))))
        .filter(({ content }) => phrases.length === 0 || phrasesIn(content, pattern).length > 0)
        .map((text) => ({
          ...text,
          hasAllWords: hasAllWords(text.content, query),
          phrases: phrases.length === 0 ? [] : phrasesIn(text.content, pattern),
        }));
    };
    const notes = pick(
      this.people.flatMap(({ noteLines }) => noteLines),
      ({ createdAt }) => createdAt,
    );
    const posts = pick(
      this.people.flatMap(({ postLines }) => postLines),
      ({ postedAt }) => postedAt,
    );
    return kind === "note" ? { notes, total: notes.length } : { posts, total: posts.length };
  }

  /** Which columns hold a phrase as whole words. */
  private held(phrases: string[]) {
    const own = this.columns.filter(({ type }) => type === "text").map(({ id }) => id);
    const keys = ["company", "roleTitle", "industry", "location", "email", "owner", ...own];
    return phrases.slice(0, 400).flatMap((phrase) =>
      keys.flatMap((column) => {
        const values = this.people
          .map((person) => this.valueOf(person, column))
          .filter((value) => typeof value === "string")
          .filter((value) => folded(value).includes(folded(phrase)));
        return values.length === 0 ? [] : [{ phrase, column, values: [...new Set(values)] }];
      }),
    );
  }
}
