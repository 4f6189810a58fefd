import { type ComponentType, createElement, lazy, useState } from "react";

const LOAD_TIMEOUT_MS = 120_000;

/** A part of the program that did not arrive; a reload usually brings it (a new version was put up, or the network failed). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

// What has arrived, by what fetched it.
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** `load`, or a ChunkLoadError when it fails or takes longer than two minutes. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, timeoutMs = LOAD_TIMEOUT_MS): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("A part of Tracker took too long to load.")), timeoutMs);
  });
  try {
    const chunk = await Promise.race([load(), timeout]);
    arrived.set(load, chunk);
    return chunk;
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError("A part of Tracker could not be loaded.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * A component whose code is loaded when it is first shown. What was fetched before is shown at once: React draws a part that
 * it had to wait for in small slices between frames. React's `lazy` remembers a failure for ever; this one asks again when it
 * is shown again, a moment later: React itself draws a part that failed a second time at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const fresh = () =>
    lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        setTimeout(() => (part = fresh()), TRY_AGAIN_AFTER_MS);
        throw error;
      }),
    );
  let part = fresh();
  const here = () => (arrived.get(load) as { default: ComponentType<Props> } | undefined)?.default;
  function LazyPart(props: Props) {
    // One for as long as it is shown: another would be drawn again.
    const [Part] = useState(() => here() ?? part);
    // The props of a lazy component are those of what it loads; TypeScript cannot follow that through a generic.
    return createElement(Part as ComponentType<Props>, props);
  }
  /** Fetches the code ahead of time. What fails here is loaded again, and told about, when the component is shown. */
  const fetch = () => void load().catch(() => undefined);
  /** Makes the next render load the code again, however soon after a failure. */
  const again = () => void (part = fresh());
  return Object.assign(LazyPart, { fetch, again });
}
