/** What a piece of a drawing means; its colours come from the theme. */
export type Tone = "card" | "line" | "faint" | "accent" | "on-accent" | "good" | "tick";

/** Where a piece is, and how visible, at a frame; relative to where it comes to rest. */
export interface Move {
  at: number;
  dx?: number;
  dy?: number;
  opacity?: number;
}

/** A rounded bar, a dot or a tick, as it is when everything has come to rest. */
export interface Piece {
  shape: "bar" | "dot" | "tick";
  tone: Tone;
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  /** How it comes; without any it is there from the start. */
  moves?: readonly Move[];
}

export interface Drawing {
  width: number;
  height: number;
  /** How long it moves, in frames of a thirtieth of a second. */
  frames: number;
  /** From the back to the front. */
  pieces: readonly Piece[];
}

/** The three points of a tick of this size around the middle. */
export function tickPoints({ width, height }: Pick<Piece, "width" | "height">): [number, number][] {
  return [
    [-width / 2, 0],
    [-width / 8, height / 2],
    [width / 2, -height / 2],
  ];
}

const bar = (tone: Tone, x: number, y: number, width: number, height: number, radius = height / 2): Piece => ({
  shape: "bar",
  tone,
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  radius,
});
const dot = (tone: Tone, x: number, y: number, radius: number): Piece => ({
  shape: "dot",
  tone,
  x,
  y,
  width: radius * 2,
  height: radius * 2,
});
const comes = (pieces: readonly Piece[], at: number, dy: number): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    moves: [
      { at, dy, opacity: 0 },
      { at: at + 18, dy: 0, opacity: 1 },
    ],
  }));

const RAYS = [-70, -42, -14, 14, 42, 70].map((degrees) => (degrees * Math.PI) / 180);
const rays = RAYS.map((angle) => dot("accent", 170 + Math.sin(angle) * 82, 112 - Math.cos(angle) * 82, 3.5));
const digestRow = (index: number, first: number, second: number): Piece[] => {
  const y = 160 + index * 50;
  return comes(
    [dot("faint", 56, y + 11, 14), bar("line", 82, y, first, 8), bar("faint", 82, y + 15, second, 8)],
    34 + index * 14,
    18,
  );
};

/** The sun comes up behind a message, and the message fills with what happened. */
export const morningDigest: Drawing = {
  width: 340,
  height: 320,
  frames: 110,
  pieces: [
    { ...dot("accent", 170, 112, 56), moves: [{ at: 0, dy: 96 }, { at: 40 }] },
    ...comes(rays, 30, 10),
    bar("card", 20, 132, 300, 176, 16),
    ...digestRow(0, 120, 204),
    ...digestRow(1, 88, 176),
    ...digestRow(2, 142, 190),
  ],
};

const LANES = [10, 150, 290] as const;
const lane = (x: number): Piece[] => [bar("faint", x, 116, 120, 180, 12), bar("line", x + 14, 132, 44, 7)];
const card = (x: number, y: number, width: number): Piece[] => [
  bar("card", x + 10, y, 100, 40, 8),
  bar("line", x + 22, y + 12, width, 6),
  bar("faint", x + 22, y + 23, width * 0.7, 6),
];
const travels = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, moves: [{ at: 44, dx: LANES[0] - LANES[2] }, { at: 72 }] }));

/** A message is sent, and a card goes from the first column to the last and is ticked off. */
export const askedAndDone: Drawing = {
  width: 420,
  height: 310,
  frames: 110,
  pieces: [
    ...LANES.flatMap(lane),
    ...card(10, 202, 58),
    ...card(150, 152, 66),
    ...card(290, 202, 50),
    ...travels(card(290, 152, 60)),
    ...comes([dot("good", 396, 152, 12), { ...dot("tick", 396, 152, 5), shape: "tick" }], 74, 4),
    ...comes(
      [bar("accent", 206, 28, 204, 60, 18), bar("on-accent", 226, 46, 148, 8), bar("on-accent", 226, 63, 96, 8)],
      8,
      22,
    ),
  ],
};
