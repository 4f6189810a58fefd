import type { Hono } from "hono";
import * as contract from "../../_shared/contract/notes.ts";
import { addNote } from "../../_shared/stores/notes.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountNotes(app: Hono<ApiEnv>): void {
  mount(app, contract.addNote, ({ params, input, recordId }, c) =>
    addNote(c.var.db, params.founderId, { ...input, ...(recordId !== undefined && { id: recordId }) }),
  );
}
