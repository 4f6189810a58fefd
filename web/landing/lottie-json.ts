import { type Drawing, type Move, type Piece, tickPoints, type Tone } from "../src/features/landing/drawing.ts";

const FRAMES_PER_SECOND = 30;
const EASE_OUT = { i: { x: 0.2, y: 1 }, o: { x: 0.3, y: 0 } };

/** What a player without our style sheet shows; with it, the class of each layer takes the theme's colours. */
const COLOURS: Record<Tone, [number, number, number]> = {
  card: [1, 1, 1],
  line: [0.62, 0.63, 0.68],
  faint: [0.9, 0.91, 0.93],
  accent: [0.31, 0.27, 0.84],
  "on-accent": [1, 1, 1],
  good: [0.13, 0.64, 0.38],
  tick: [1, 1, 1],
};

const still = (k: unknown) => ({ a: 0, k });
const round = (value: number) => Math.round(value * 10) / 10;

function moving(moves: readonly Move[], value: (move: Move) => number[]) {
  const frames = moves.map((move, index) => ({
    t: move.at,
    s: value(move),
    ...(index < moves.length - 1 ? EASE_OUT : {}),
  }));
  return { a: 1, k: frames };
}

function outline(piece: Piece) {
  const size = still([round(piece.width), round(piece.height)]);
  if (piece.shape === "dot") return { ty: "el", d: 1, s: size, p: still([0, 0]) };
  if (piece.shape === "bar") return { ty: "rc", d: 1, s: size, p: still([0, 0]), r: still(piece.radius ?? 0) };
  const flat = [0, 1, 2].map(() => [0, 0]);
  return { ty: "sh", ks: still({ i: flat, o: flat, v: tickPoints(piece), c: false }) };
}

function paint(tone: Tone) {
  const colour = { c: still([...COLOURS[tone], 1]), o: still(100) };
  return tone === "tick" ? { ty: "st", ...colour, w: still(2.5), lc: 2, lj: 2 } : { ty: "fl", ...colour };
}

function layer(piece: Piece, index: number, frames: number) {
  const { x, y, tone, moves } = piece;
  const place = ({ dx = 0, dy = 0 }: Omit<Move, "at">) => [round(x + dx), round(y + dy), 0];
  const opacity = ({ opacity: shown = 1 }: Omit<Move, "at">) => [shown * 100];
  const transform = { a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100), p: still([0, 0]) };
  return {
    ty: 4,
    ind: index,
    cl: `tone-${tone}`,
    ks: {
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
      r: still(0),
      p: moves ? moving(moves, place) : still(place({})),
      o: moves ? moving(moves, opacity) : still(100),
    },
    shapes: [{ ty: "gr", it: [outline(piece), paint(tone), { ty: "tr", ...transform }] }],
    ip: 0,
    op: frames,
    st: 0,
  };
}

/** A drawing in Lottie's format, whose first layer is the one in front. */
export function lottieJson({ width, height, frames, pieces }: Drawing): string {
  const layers = pieces.map((piece, index) => layer(piece, index + 1, frames)).reverse();
  return JSON.stringify({
    v: "5.7.0",
    fr: FRAMES_PER_SECOND,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    assets: [],
    layers,
  });
}
