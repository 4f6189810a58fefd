import * as auth from "./auth.ts";
import type { Endpoint } from "./endpoint.ts";
import * as founders from "./founders.ts";
import * as notes from "./notes.ts";
import * as refresh from "./refresh.ts";

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = [
  auth.login,
  auth.register,
  auth.getMe,
  founders.listFounders,
  founders.addFounder,
  founders.listSuggestedPeople,
  refresh.getRefreshStatus,
  founders.getFounder,
  founders.getFounderProfile,
  refresh.refreshSummaries,
  notes.addNote,
];
