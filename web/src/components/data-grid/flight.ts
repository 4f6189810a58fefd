import { ROW_HEIGHT } from "./grid-geometry";

// So many rows in each of two frames: nobody reads what passes as fast as that. One leap is no flight.
const ROWS_A_FRAME = 3;
const FRAMES = 2;
// After so long without scrolling, the grid rests.
const REST_MS = 120;

/**
 * Whether rows come faster than they can be read: at the very first, and when scrolling flings them past. Those that come
 * meanwhile are drawn sparingly until the grid rests.
 */
export class Flight {
  #top = 0;
  #fastFrames = FRAMES;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Set<() => void>();
  /** How often the grid has come to rest. */
  rests = 0;

  get isUnderWay(): boolean {
    return this.#fastFrames >= FRAMES;
  }

  /** The grid was scrolled to `top`, in pixels. */
  scrolledTo(top: number) {
    const rows = Math.abs(top - this.#top) / ROW_HEIGHT;
    this.#top = top;
    this.#fastFrames = rows > ROWS_A_FRAME ? this.#fastFrames + 1 : 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rest(), REST_MS);
  }

  /** What was drawn sparingly can be drawn whole now. */
  rest() {
    this.#fastFrames = 0;
    this.rests += 1;
    for (const then of [...this.#waiting]) then();
  }

  /** Calls `then` whenever the grid comes to rest; gives what calls that off. */
  readonly onRest = (then: () => void): (() => void) => {
    this.#waiting.add(then);
    return () => void this.#waiting.delete(then);
  };
}
