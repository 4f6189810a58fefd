import type { Db } from "@stores/db";
import { supabase } from "./supabase";

/** The tab's client as the stores want it: typed by the schema, carrying the caller's token. */
// supabase-js infers an untyped schema from a call without the generated types; they are erased at run time.
export const db = supabase as unknown as Db;
