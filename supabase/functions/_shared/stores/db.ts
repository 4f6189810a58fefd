import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** A client that carries the caller's token: every query runs under row-level security. */
export type Db = SupabaseClient<Database>;
