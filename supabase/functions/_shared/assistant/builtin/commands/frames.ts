import type { PersonFieldKey } from "../../../contract/person-fields.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Listed, OwnColumn } from "../reading.ts";
import type { NoteRef } from "./note-refs.ts";

/** The people that a command names: one when it is sure, several when it is not, none when nobody has that name. */
export interface Who {
  people: KnownPerson[];
  /** As it was written. */
  said: string;
  /** All of them are meant: "them", after a list. */
  isGroup?: true;
}

/** A field or a column of the user's own with what it is to hold; null empties it. A `step` is added to the number that is there, or taken from it. */
export type Change =
  | { field: PersonFieldKey; value: string | null; isAdded?: true; step?: 1 | -1 }
  /** `adds` and `removes` leave the other choices of several as they are; `without` are those that go while others come. */
  | { column: OwnColumn; value: string | null; how?: "adds" | "removes"; without?: string[]; step?: 1 | -1 };

/** The tasks that a command means. */
export type TaskRef =
  /** `verb` is what was done: a task of something else is not meant. */
  | { by: "words"; words: string; who: Who | null; verb?: string }
  /** "Both": the last two. */
  | { by: "last"; isBoth?: true }
  | { by: "id"; id: string }
  /** Of the last list, counted from its end where it is negative. */
  | { by: "place"; place: number }
  /** The first or last ones of the last list, or those of it who were not spoken of yet. */
  | { by: "some"; first: number; last: number }
  | { by: "others"; count?: number }
  /** With `isOne`, only one is meant: which is asked where there are several. */
  | { by: "all"; due: AllDue | null; who: Who | null; isDone?: true; isBegun?: true; isOne?: true };

/** When all tasks that are meant are due. */
export type AllDue = "overdue" | "today" | "tomorrow" | "this week" | "next week" | { day: string };

export interface TaskChange {
  title?: string;
  status?: "todo" | "in_progress" | "done";
  /** Null takes the day away. */
  dueDate?: string | null;
  description?: string;
  /** What is added to the description. */
  addition?: string;
  /** Days from the day that it is due. */
  later?: number;
  recurrence?: "daily" | "weekly" | "monthly" | "quarterly" | null;
  /** Null takes the person away. */
  who?: Who | null;
}

/** What a command asks for, with all that it takes to do it. */
export type Frame =
  | { do: "add_person"; name: Who; changes: Change[]; told?: string[] }
  | { do: "note"; who: Who[]; content: string; isTold?: true }
  | { do: "set"; who: Who[]; changes: Change[] }
  | { do: "set_many"; filter: string; spared: string; except: Who[]; changes: Change[] }
  /** `values` are what some people have in it from the beginning. */
  | {
      do: "add_column";
      label: string;
      type: OwnColumn["type"];
      options: string[];
      values?: { who: Who[]; value: string }[];
    }
  | { do: "change_column"; column: OwnColumn; label: string | null; added: string[]; removed: string[] }
  | { do: "delete_column"; label: string }
  | {
      do: "add_task";
      title: string;
      date: string | null;
      recurrence: "daily" | "weekly" | "monthly" | "quarterly" | null;
      who: Who | null;
      description?: string;
      status?: "in_progress";
    }
  /** One for each of those who a filter means; `task` is the one where it is not clear who they are. */
  | { do: "add_task_each"; head: string; filter: string; task: Extract<Frame, { do: "add_task" }> }
  | { do: "change_task"; tasks: TaskRef[]; change: TaskChange }
  | { do: "delete_task"; tasks: TaskRef[] }
  | { do: "delete_person"; who: Who[] }
  | { do: "delete_note"; ref: NoteRef }
  | { do: "email"; who: Who; purpose: "intro" | "follow_up" | "catch_up" | "congratulate" };

/** What was read in a clause. */
export interface Reading {
  frame: Frame;
  /** Further ones of the same clause: "put Omar on Lead and Greta on Meeting". */
  more: Frame[];
  /** Words that nothing in the frame uses, as they were written: then nothing is done without a confirmation. */
  left: string[];
  /** Why it must be confirmed although every word is used: it was told, not asked for. */
  doubt: string | null;
  /** What is done otherwise than it was said, in a sentence each: a time of day, a fact without a field. */
  remarks: string[];
}

/** Why a clause cannot be carried out, with sentences to offer. */
export interface Problem {
  problem: string;
  offers: string[];
  /** What the user can answer it with. */
  asks?: { asks: "date" | "value" | "person" | "block" | "choice"; about: string; spelled?: Spelled };
  /** What there is to choose from. */
  choices?: readonly Listed[];
}

/** A field as it was said, and its own name: with the answer the message is read with that. */
export interface Spelled {
  said: string;
  label: string;
}

export const reading = (frame: Frame, more: Partial<Omit<Reading, "frame">> = {}): Reading => ({
  frame,
  more: [],
  left: [],
  doubt: null,
  remarks: [],
  ...more,
});
