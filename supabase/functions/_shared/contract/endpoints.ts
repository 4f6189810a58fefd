import * as activities from "./activities.ts";
import * as ai from "./ai.ts";
import * as assistant from "./assistant.ts";
import * as auth from "./auth.ts";
import * as customFields from "./custom-fields.ts";
import * as dataSources from "./data-sources.ts";
import type { Endpoint } from "./endpoint.ts";
import * as extension from "./extension.ts";
import * as feedback from "./feedback.ts";
import * as feeds from "./feeds.ts";
import * as founders from "./founders.ts";
import * as notes from "./notes.ts";
import * as posts from "./posts.ts";
import * as profile from "./profile.ts";
import * as refresh from "./refresh.ts";
import * as tasks from "./tasks.ts";
import * as tokens from "./tokens.ts";
import * as trash from "./trash.ts";
import * as whisper from "./whisper.ts";

/** Every call of the API, as the contracts of its nouns declare them. */
export const endpoints: readonly Endpoint[] = [
  auth,
  profile,
  tokens,
  founders,
  notes,
  refresh,
  posts,
  feeds,
  dataSources,
  tasks,
  customFields,
  activities,
  ai,
  assistant,
  whisper,
  trash,
  feedback,
  extension,
].flatMap((noun) => Object.values<unknown>(noun).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;
}
