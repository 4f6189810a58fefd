import type { Db } from "@stores/db";
import { supabase } from "./supabase";

/** The tab's client as the stores want it: typed by the schema, carrying the caller's token. */
// The stores query and nothing else; supabase-js's own client would bring four more, and types are erased at run time.
export const db = supabase.rest as unknown as Db;
