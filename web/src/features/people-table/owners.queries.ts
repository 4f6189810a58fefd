import { listOwners } from "@stores/owners";
import { db } from "@/lib/db";

/** Those who look after someone already, for a name that is typed. */
export const ownersInUse = (): Promise<string[]> => listOwners(db);
