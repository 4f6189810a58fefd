import type { QueryClient } from "@tanstack/react-query";

/** A kind of change that may wait until the server can be reached. */
export interface Edit<Variables, Reply> {
  /** `<feature>.<verb>`: is in storage, so it never changes its meaning. app/edit-modules.ts finds the code by its first word. */
  kind: string;
  /** What was typed, in words, for someone whose change waits or was refused. */
  describe(variables: Variables): string;
  /**
   * Sends it. `isLate` when it waited: then others may have changed the same thing meanwhile. It may be sent twice (an answer can get
   * lost), so a record made here carries an id from `variables`, and what is there already counts as done.
   */
  send(variables: Variables, context: { isLate: boolean }): Promise<Reply>;
  /** Brings the cache up to date once the server has it. */
  settle?(client: QueryClient, variables: Variables, reply: Reply): unknown;
  /**
   * Called when an edit that had waited was refused. Returns whether the person is asked about it; `answer` then sends other variables
   * instead, or discards the edit with null.
   */
  refused?(client: QueryClient, error: unknown, answer: (variables: Variables | null) => Promise<void>): boolean;
}

/** Thrown by `send` when a part was saved: `left` are the variables of the rest, which stays in the list with the reason. */
export class PartlyRefused extends Error {
  override readonly name: string = "PartlyRefused";
  readonly left: unknown;

  constructor(message: string, left: unknown) {
    super(message);
    this.left = left;
  }
}

/** What is kept of an edit while it waits. `variables` is plain data. */
export interface WaitingEdit {
  id: string;
  kind: string;
  variables: unknown;
  text: string;
  /** ISO 8601. */
  madeAt: string;
  /** It was sent, and no answer came: the server may have it. */
  isTried?: boolean;
  /** Why the server will not have it; such an edit is not sent again unless the person says so. */
  refusal?: string;
}

// The stored variables of a kind are what its own definition was given, which TypeScript cannot follow through storage.
type AnyEdit = Edit<never, unknown>;
const known = new Map<string, AnyEdit>();

/** Defines a kind of edit, and lets the outbox find it again after a reload. */
export function defineEdit<Variables, Reply>(edit: Edit<Variables, Reply>): Edit<Variables, Reply> {
  known.set(edit.kind, edit as unknown as AnyEdit);
  return edit;
}

export function knownEdit(kind: string): Edit<unknown, unknown> | undefined {
  return known.get(kind);
}
