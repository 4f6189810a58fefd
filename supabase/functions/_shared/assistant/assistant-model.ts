import type { AssistantAction, ChatMode } from "../contract/assistant.ts";
import type { ConversationState, OwnColumn } from "./builtin/reading.ts";
import type { Misspelling } from "./spelling.ts";
import type { MadeBy } from "../language-model/language-model.ts";

/** Something that a model wants done, its arguments as it gave them. */
export interface ToolCall {
  id: string;
  name: string;
  /** Parsed JSON, not yet held against the tool's schema; undefined when it was none. */
  input: unknown;
  /**
   * Of a model that follows rules: why the user must confirm it, or null where their words, all of them, ask for exactly this. Nothing
   * that another model says here is believed.
   */
  heldBecause?: string | null;
}

/** What is offered to a model: the arguments as a strict JSON schema. */
export interface OfferedTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** One step of the present turn: what the model wanted, and what came of each call. */
export interface TakenStep {
  calls: ToolCall[];
  results: { callId: string; text: string; data: unknown }[];
}

/** Someone who the user's words may mean, found by a fixed query. */
export interface KnownPerson {
  id: string;
  name: string;
  company: string | null;
  stage: string | null;
  status: string | null;
  /** How the words name them. */
  by: "name" | "part" | "company" | "near";
  /** How the words spell the name of someone who is `near`. */
  misspelt?: Misspelling;
}

/** Who asks, as far as an answer depends on it. */
export interface ChatUser {
  name: string | null;
  company: string | null;
  jobTitle: string | null;
  goals: string | null;
  timeZone: string;
  stages: string[];
  statuses: string[];
  /** The day on which their weeks begin; Sunday where it is left out. */
  weekStart?: "sunday" | "monday" | "saturday";
  /** The owners of their people, where they were looked up. */
  owners?: string[];
}

/** All that a model is told for one step. */
export interface StepRequest {
  mode: ChatMode;
  message: string;
  /** Whether someone else may have written the message, or an order in it. */
  isTheirs?: boolean;
  /** Earlier messages, oldest first. */
  history: { role: "user" | "assistant"; content: string }[];
  people: KnownPerson[];
  /** The people that the message describes instead of naming, if they were looked up. */
  described?: { said: string; people: KnownPerson[]; isGroup?: true }[];
  /** The user's own columns; left out where they are not known and must be looked up with `list_custom_fields`. */
  columns?: OwnColumn[];
  /** What the last change of the conversation did or proposes, for "undo" and "make it Friday". */
  changes?: AssistantAction[];
  /** The titles of all that waits in the conversation; left out where the message is no answer to it. */
  waiting?: readonly string[] | undefined;
  /** What the conversation remembers; left out at its beginning. */
  state?: ConversationState;
  /** The records behind `people` and the words of the message, as data that someone else may have written. */
  cards: string;
  steps: TakenStep[];
  tools: OfferedTool[];
  user: ChatUser;
  now: Date;
  /** The date in the user's time zone. */
  today: string;
}

/** A model's answer to one step: calls to make before it goes on, or else its last words. */
export interface Step {
  text: string;
  calls: ToolCall[];
  suggestions?: string[];
  /** What the next message may refer to. */
  state?: ConversationState;
}

/** Runs a conversation. Throws LanguageModelError. */
export interface AssistantModel extends MadeBy {
  /** Whether its calls follow from the user's own words by rules: such a model cannot be talked into anything. */
  readonly followsRules: boolean;
  /** `onText` is given the words as they come. */
  takeStep(request: StepRequest, onText: (text: string) => void, signal: AbortSignal): Promise<Step>;
}
