import type { PostSource } from "./post-source.ts";
import { createSampleSource } from "./sample/sample-source.ts";

const DEFAULT_SOURCE = "sample";

/** The post source that POST_SOURCE names, `sample` when it names none. Throws on a name it does not know. */
export function choosePostSource(env: { POST_SOURCE?: string | undefined }, now: () => Date): PostSource {
  const name = env.POST_SOURCE?.trim().toLowerCase() || DEFAULT_SOURCE;
  if (name === "sample") return createSampleSource(now);
  throw new Error(`POST_SOURCE is '${name}', which is not a post source. Use one of: sample.`);
}
