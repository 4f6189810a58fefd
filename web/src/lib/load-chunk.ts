import { type ComponentType, lazy } from "react";

const LOAD_TIMEOUT_MS = 120_000;

/** A part of the program that did not arrive; a reload usually brings it (a new version was put up, or the network failed). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** `load`, or a ChunkLoadError when it fails or takes longer than two minutes. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>, timeoutMs = LOAD_TIMEOUT_MS): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("A part of Tracker took too long to load.")), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError("A part of Tracker could not be loaded.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A component whose code is loaded when it is first shown. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}
