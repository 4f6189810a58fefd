import { createApifySource } from "../_shared/post-sources/apify/apify-source.ts";
import { createPhantomBusterSource } from "../_shared/post-sources/phantombuster/phantombuster-source.ts";
import { peopleQuery } from "../_shared/post-sources/phantombuster/people-list.ts";
import { HOOK_PATHS, PEOPLE_LIST_PATH } from "../_shared/contract/data-sources.ts";
import type { PostSource, PostTarget } from "../_shared/post-sources/post-source.ts";
import type { RunQueue } from "./run-queue.ts";
import type { Vendors } from "./vendor-run.ts";

export interface VendorSettings {
  SUPABASE_URL: string;
  PHANTOMBUSTER_API_URL?: string | undefined;
  APIFY_API_URL?: string | undefined;
}

const MOST_LISTED = 25;

/**
 * The vendors that users have accounts at, beside the server's own source. PhantomBuster reads a run's people from a list that the API
 * serves; where it can't reach the API, each run is for one person.
 */
export function openVendors(settings: VendorSettings, own: PostSource, runs: RunQueue, now: () => Date): Vendors {
  const { SUPABASE_URL, PHANTOMBUSTER_API_URL: phantomBuster, APIFY_API_URL: apiUrl } = settings;
  const canReach = (vendor: string | undefined) =>
    SUPABASE_URL.startsWith("https:") || /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(vendor ?? "");
  return {
    runs,
    shared: own.results ? own : null,
    mostListed: canReach(phantomBuster) ? MOST_LISTED : 1,
    open(account) {
      if (account === null) return own;
      const { source, key, agentId, actorId, hook } = account;
      if (key === null) throw new Error(`The key of a ${source} account is missing.`);
      if (source === "apify") {
        // Each run is told where to say that it is over.
        const address = `${SUPABASE_URL}/functions/v1/api${HOOK_PATHS.apify}`;
        const webhook = hook !== null && canReach(apiUrl) ? { address, secret: hook } : undefined;
        return createApifySource({ token: key, actorId: actorId ?? undefined, apiUrl, webhook });
      }
      const options = { apiKey: key, agentId: agentId ?? "", apiUrl: phantomBuster, now };
      return createPhantomBusterSource({ ...options, listAddress: listAddress(SUPABASE_URL) });
    },
  };
}

/** Where the API serves the people of a run. */
function listAddress(supabaseUrl: string): (targets: PostTarget[]) => string {
  return (targets) => `${supabaseUrl}/functions/v1/api${PEOPLE_LIST_PATH}?${peopleQuery(targets)}`;
}
