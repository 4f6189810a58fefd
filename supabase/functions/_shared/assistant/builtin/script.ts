import type { PostDating } from "../../contract/posts.ts";
import type { CustomValue } from "../../contract/custom-fields.ts";
import type { PersonValues } from "../../contract/person-fields.ts";
import type { FoundValue } from "../../stores/people-questions.ts";
import type { StepRequest, ToolCall } from "../assistant-model.ts";

/** Thrown where an answer needs something that has not been asked for yet. */
class Awaiting extends Error {
  readonly call: Omit<ToolCall, "id">;
  constructor(call: Omit<ToolCall, "id">) {
    super("awaiting");
    this.call = call;
  }
}

/** What a tool gave, loosely typed: it comes back through a language model's protocol as JSON. */
export interface Found {
  status?: string;
  reason?: string;
  message?: string;
  title?: string;
  total?: number;
  recordId?: string;
  /** Of what was to be taken back: it was so before. */
  wasUndone?: boolean;
  detail?: { subject?: string; body?: string };
  founders?: Person[];
  tasks?: TaskLine[];
  notes?: NoteLine[];
  posts?: PostLine[];
  /** Logged calls, mails and meetings, the last first. */
  touches?: {
    id: number;
    channel: string;
    content: string;
    happenedAt: string;
    founderId?: string;
    founderName?: string;
  }[];
  fields?: { id: string; label: string; type: string; options: string[] }[];
  people?: { id: string; name: string; why: string }[];
  held?: FoundValue[];
  figures?: { filled: number; sum: number | null; average: number | null; least: number | null; most: number | null };
  counts?: Record<string, number>;
  groups?: { value: string | null; people: number }[];
  customFieldValues?: { fieldId: string; value: CustomValue }[];
  founder?: { id: string; name: string };
}
export type Person = Pick<PersonValues, "name" | "company"> &
  Partial<PersonValues> & {
    id: string;
    lastTouchAt?: string | null;
    lastPostDate?: string | null;
    lastPostSummary?: string | null;
    lastRefreshedAt?: string | null;
    createdAt?: string;
    customFieldValues?: { fieldId: string; value: CustomValue }[];
    notes?: { id: string; content: string; createdAt: string }[];
  };
export interface TaskLine {
  id: string;
  title: string;
  status: string;
  description?: string | null;
  dueDate: string | null;
  completedAt?: string | null;
  createdAt?: string;
  recurrence?: string | null;
  founderId: string | null;
  founderName: string | null;
}
export interface NoteLine {
  id: string;
  founderId?: string;
  founderName?: string;
  content: string;
  createdAt: string;
  /** Of a search: whether it has every word, and which of the phrases. */
  hasAllWords?: boolean;
  phrases?: string[];
}
export interface PostLine {
  id: string;
  founderId?: string;
  founderName?: string;
  postUrl: string;
  summary: string | null;
  content: string;
  postedAt: string;
  dating?: PostDating;
  hasAllWords?: boolean;
  phrases?: string[];
}

/**
 * Asks for a tool's result: given at once when an earlier step brought it. With a change comes why it must wait for the user, or null
 * where their words were read as asking for exactly it.
 */
export type Call = (name: string, input: unknown, heldBecause?: string | null) => Found;

const READS = /^(?:list_|search_|get_|query_|read_)/;

/** Reads what an answer needs and writes nothing: to see whether it would be understood. */
export const onlyReading =
  (call: Call): Call =>
  (name, input, heldBecause) =>
    READS.test(name) ? call(name, input, heldBecause) : { status: "waits_for_confirmation" };

/**
 * Lets an answer be written straight down although it takes several steps: it runs from its start at every step, each call gives the
 * result that it had before, and the first call without one ends the step.
 */
export function playScript<Said>(
  steps: StepRequest["steps"],
  script: (call: Call) => Said,
): { said: Said } | { call: ToolCall } {
  const results = steps.flatMap(({ results: given }) => given.map(({ data }) => data));
  let next = 0;
  // What was read once is not read again before something is changed: a step is a request.
  const read = new Map<string, Found>();
  try {
    const said = script((name, input, heldBecause) => {
      const key = JSON.stringify([name, input]);
      const before = read.get(key);
      if (before) return before;
      if (next >= results.length)
        throw new Awaiting({ name, input, ...(heldBecause !== undefined && { heldBecause }) });
      // Only our own executor answers here, and each reader takes what it finds.
      const found: Found = results[next++] ?? {};
      if (READS.test(name)) read.set(key, found);
      else read.clear();
      return found;
    });
    return { said };
  } catch (error) {
    if (!(error instanceof Awaiting)) throw error;
    return { call: { id: `call_${results.length + 1}`, ...error.call } };
  }
}
