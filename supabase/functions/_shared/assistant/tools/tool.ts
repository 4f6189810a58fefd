import * as z from "zod/mini";
import type { ChatMode } from "../../contract/assistant.ts";
import type { Schema } from "../../contract/endpoint.ts";
import type { LanguageModel } from "../../language-model/language-model.ts";
import type { Db } from "../../stores/db.ts";
import type { ChatUser } from "../assistant-model.ts";
import type { FounderMemory } from "../founder-memory.ts";
import type { SeenSource } from "../used-sources.ts";

/** What a tool may use: everything of it acts as the caller. */
export interface ToolContext {
  db: Db;
  founders: FounderMemory;
  userId: string;
  mode: ChatMode;
  user: ChatUser;
  now: Date;
  today: string;
  /** Writes e-mails; null when the caller's budget does not reach. */
  writer(): Promise<LanguageModel>;
  /** The most records of a list, where it is not those that fit into a language model's context. */
  most?: number | undefined;
  /** Remembers a record that an answer rests on, so that it can be linked to. */
  sees(source: SeenSource): void;
}

/**
 * A change of rows, exactly as the database will carry it out, with what the rows hold now. It is stored with the action: the card is
 * made from it, and a confirmation compares the rows with it.
 */
export interface Operation {
  kind: "insert" | "update" | "delete" | "value" | "none";
  table?: "founders" | "notes" | "tasks" | "custom_fields" | "custom_field_values";
  ids?: string[];
  row?: Record<string, unknown>;
  /** What comes with a new row: of someone, by the id of the user's own column; of such a column, by the person's id. */
  values?: Record<string, unknown>;
  /** Names of the records that it touches or refers to, by id. */
  names?: Record<string, string>;
  /** What the rows hold in the columns that change, by id; of rows to delete, what tells them apart. The database's own words. */
  was?: Record<string, Record<string, unknown>>;
  /** How many records go with a row to delete, by kind. */
  goes?: Record<string, number>;
}

/** A change that a tool means to make. */
export interface Plan {
  title: string;
  saidWhenDone: string;
  saidWhenThere: string;
  operation: Operation;
  founderId: string | null;
  recordId: string | null;
  /** The names by which the user must have meant the records that it touches, one list for each. */
  targets: string[][];
  /** Every text, number and date that it would write. */
  writes: Written[];
  /** Why it waits for the user whatever they said; null when it need not. */
  alwaysConfirm: string | null;
  /** What the model is told beside what came of it. */
  detail?: unknown;
}

export interface Written {
  kind: "text" | "date" | "choice" | "number" | "flag" | "cleared";
  field: string;
  value: string;
}

interface Described<Input extends Schema> {
  name: string;
  description: string;
  input: Input;
  /** What the user sees while it runs: "Searching people". */
  label: string;
}

export interface ReadTool<Input extends Schema = Schema> extends Described<Input> {
  kind: "read";
  /** What the model is told. */
  run(context: ToolContext, input: z.output<Input>): Promise<unknown>;
}

export interface WriteTool<Input extends Schema = Schema> extends Described<Input> {
  kind: "write";
  /** Looks at what is there and says exactly what would change; changes nothing. Throws StoreError or ToolRefusal. */
  plan(context: ToolContext, input: z.output<Input>): Promise<Plan>;
}

export type Tool = ReadTool | WriteTool;

/** Why a call cannot be carried out, for the model and the log. */
export class ToolRefusal extends Error {
  override readonly name = "ToolRefusal";
}

/** A tool whose input type is forgotten: the executor parses with `input` before it calls. */
export function readTool<Input extends Schema>(tool: Omit<ReadTool<Input>, "kind">): Tool {
  // What is parsed by `input` is the input of `run`, which the compiler cannot see through the union.
  return { kind: "read", ...tool } as unknown as Tool;
}
export function writeTool<Input extends Schema>(tool: Omit<WriteTool<Input>, "kind">): Tool {
  return { kind: "write", ...tool } as unknown as Tool;
}

export const text = (described: string) => z.string().check(z.describe(described));
export const maybe = <S extends Schema>(schema: S) => z.nullable(schema);
export const recordId = (noun: string) => z.uuid(`${noun} is not an id that a search gave`);

/** A value as a person reads it; null for nothing. */
export function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" ? value : JSON.stringify(value);
}
