import * as z from "zod/mini";
import { type PersonSource, personSourceSchema } from "../contract/person-sources.ts";
import type { Db } from "./db.ts";
import { replyOf } from "./rows.ts";

/** Where a person's posts come from, the profile first; empty when there is no such person. Throws StoreError. */
export const listPersonSources = (db: Db, founderId: string): Promise<PersonSource[]> =>
  replyOf(z.array(personSourceSchema), db.rpc("post_sources", { founder_id: founderId }));
