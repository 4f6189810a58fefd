import { createApifySource } from "./apify/apify-source.ts";
import { createPhantomBusterSource } from "./phantombuster/phantombuster-source.ts";
import type { PostSource } from "./post-source.ts";
import { createSampleSource } from "./sample/sample-source.ts";

const DEFAULT_SOURCE = "sample";

/** The settings of post sources. The keys are the server's own, for everyone who uses it. */
export interface PostSourceSettings {
  POST_SOURCE?: string | undefined;
  PHANTOMBUSTER_API_KEY?: string | undefined;
  PHANTOMBUSTER_AGENT_ID?: string | undefined;
  PHANTOMBUSTER_API_URL?: string | undefined;
  APIFY_TOKEN?: string | undefined;
  APIFY_ACTOR_ID?: string | undefined;
  APIFY_API_URL?: string | undefined;
}

/** The post source that POST_SOURCE names, `sample` when it names none. Throws on a name it does not know, and on a missing key. */
export function choosePostSource(settings: PostSourceSettings, now: () => Date): PostSource {
  const name = settings.POST_SOURCE?.trim().toLowerCase() || DEFAULT_SOURCE;
  const needed = (setting: keyof PostSourceSettings) => {
    const value = settings[setting];
    if (value) return value;
    throw new Error(`POST_SOURCE is '${name}', which needs ${setting}.`);
  };
  switch (name) {
    case "sample":
      return createSampleSource(now);
    case "phantombuster":
      return createPhantomBusterSource({
        apiKey: needed("PHANTOMBUSTER_API_KEY"),
        agentId: needed("PHANTOMBUSTER_AGENT_ID"),
        apiUrl: settings.PHANTOMBUSTER_API_URL,
        now,
      });
    case "apify":
      return createApifySource({
        token: needed("APIFY_TOKEN"),
        actorId: settings.APIFY_ACTOR_ID,
        apiUrl: settings.APIFY_API_URL,
      });
    default:
      throw new Error(
        `POST_SOURCE is '${name}', which is not a post source. Use one of: sample, phantombuster, apify.`,
      );
  }
}
