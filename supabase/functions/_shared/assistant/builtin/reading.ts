import type { ChatMode } from "../../contract/assistant.ts";
import type { KnownPerson } from "../assistant-model.ts";
import type { FoundDate } from "./find-dates.ts";
import type { findRecurrence } from "./vocabulary/recurrence.ts";

/** Languages whose commands and questions are understood. */
export type Language = "en" | "de" | "es" | "fr";

/** What a clause is. Only a `command` may reach a tool that writes; a `report` is offered as notes, a `question` is answered. */
export type ClauseKind =
  "command" | "question" | "report" | "correction" | "confirmation" | "small_talk" | "out_of_scope";

/** One of the user's own columns. */
export interface OwnColumn {
  id: string;
  label: string;
  type: "text" | "number" | "date" | "select" | "multiselect" | "boolean";
  options: string[];
}

/** One part of a message that says one thing, with what is known in it. */
export interface Clause {
  kind: ClauseKind;
  /** As it was written, but with misspelt names as they are spelled. */
  text: string;
  language: Language;
  /** The people it may mean: one when it is sure, several when it is not. A pronoun means the last person. */
  people: KnownPerson[];
  /** The name of a person as it was written; null when there is none. */
  mention: string | null;
  dates: FoundDate[];
  recurrence: ReturnType<typeof findRecurrence>;
  url: string | null;
  email: string | null;
  /** One of the user's stages or statuses, as they spell it. */
  stage: string | null;
  status: string | null;
}

/** A record that an answer listed, in the order of the list: "the second one". */
export interface Listed {
  kind: "person" | "task" | "note" | "post" | "column" | "choice";
  id: string;
  name: string;
  /** Of a choice: the words in which what was asked about is read with it. */
  reads?: string | undefined;
}

/** What was asked of the user and not answered yet: the message it was about is read again with the answer. */
export interface OpenQuestion {
  asks: "person" | "url" | "date" | "value" | "task" | "choice" | "question" | "block";
  /** The message that the question was about; of a `question` that was asked back, the question itself. */
  message: string;
  mode: ChatMode;
  /** The people who that message named. */
  people: KnownPerson[];
  /** The words that the answer says more about: a name, a title. */
  about: string;
  choices: Listed[];
  /** What earlier questions about the same message were answered with, by their `asks` and `about`. */
  given: Record<string, string>;
  /** True where someone else may have written that message: what the answer leads to waits. */
  isTheirs?: boolean | undefined;
}

/** A field of someone that an answer told; null where it is empty. */
export interface ToldField {
  label: string;
  value: string | null;
  person: { id: string; name: string };
}

/** What of the messages before may still be referred to: "the others", "the second's", "make it 40". */
export interface Thread {
  /** The last list of several records. */
  list: Listed[];
  /** Those of it who were spoken of since, by their ids. */
  spoken: string[];
  /** The field that the last answer gave, for each person in it, in order. */
  fields: ToldField[];
}

/** A change that can still be taken back, as an answer names it. */
export interface EarlierChange {
  id: string;
  title: string;
  /** The labels of what it changed. */
  fields?: string[] | undefined;
  taskId?: string | undefined;
  /** Who it is about, and the tool that made it. */
  personId?: string | undefined;
  madeBy?: string | undefined;
  /** True for a card that waited when the next message came. */
  isWaiting?: boolean | undefined;
}

/** What a conversation remembers from one message to the next, beside its words and its changes. */
export interface ConversationState {
  question: OpenQuestion | null;
  /** The person who the last message was about. */
  person: { id: string; name: string } | null;
  /** What the last answer listed. */
  list: Listed[];
  thread?: Thread | undefined;
  /** The changes of the turns before the last one, the last at the end: "undo both" may mean two turns. */
  earlier?: EarlierChange[] | undefined;
  /** The question for the address of someone's profile, until it comes. */
  newcomer?: OpenQuestion | null | undefined;
  /** What each message undid that can be done again, the last at the end. */
  undone?: { id: string; title: string }[][] | undefined;
}

export const NOTHING_SAID: ConversationState = { question: null, person: null, list: [] };
