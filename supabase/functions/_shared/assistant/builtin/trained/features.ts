import type { Word } from "./words.ts";

/** What the message before left, as far as a reading depends on it. */
export const CONTEXTS = [
  ...["-", "set", "task", "note", "person", "tasks", "people", "column", "which", "when", "url", "value"],
] as const;
export type Context = (typeof CONTEXTS)[number];

const END = "</s>";

/** Kinds in place of words, each run of a kind once: "move P to opt:stage". */
export function skeletonOf(words: readonly Word[]): string[] {
  const all = words.map((word) => word.kind || (word.inTitle === 2 ? "TSK" : word.plain));
  return all.filter((one, no) => !(one === all[no - 1] && /^[A-Z]|:/.test(one)));
}

/** What tells the intent of a message; its words beside the words with kinds in their place, in ones, twos and threes. */
export function intentFeatures(words: readonly Word[], context: Context): string[] {
  const skeleton = skeletonOf(words);
  const found = new Set<string>(["bias", `ctx=${context}`]);
  const add = (...parts: readonly (string | undefined)[]) => found.add(parts.join(" "));
  for (const [no, one] of skeleton.entries()) {
    add("1", one);
    add("2", one, skeleton[no + 1] ?? END);
    if (no + 2 <= skeleton.length) add("3", one, skeleton[no + 1], skeleton[no + 2] ?? END);
    if (no + 2 < skeleton.length) add("s", one, skeleton[no + 2]);
  }
  for (const { plain, root, kind } of words) if (root !== plain && kind === "") add("r", root);
  for (const [no, { plain }] of words.entries()) {
    add("w", plain);
    add("w2", plain, words[no + 1]?.plain ?? END);
  }
  const [first = "", second = "", third = ""] = skeleton;
  add("b1", first);
  add("b2", first, second);
  add("b3", first, second, third);
  add("cb", context, first);
  add("cb2", context, first, second);
  add("e1", skeleton.at(-1));
  add("e2", skeleton.at(-2), skeleton.at(-1));
  add("len", String(Math.min(12, Math.round(words.length / 3))));
  add("cl", context, String(words.length < 4 ? words.length : words.length < 8 ? 4 : 8));
  const kinds = new Set(words.flatMap(({ kind }) => (kind === "" ? [] : [kind.replace(/:.*/u, "")])));
  add("kinds", [...kinds].sort().join("+"));
  for (const kind of kinds) add("ck", context, kind);
  add("titles", String(Math.min(3, words.filter(({ inTitle }) => inTitle === 2).length)));
  if (words.some(({ shape }) => shape === "?")) add("asks");
  return [...found];
}

const NONE: Word = { from: 0, to: 0, plain: END, root: END, shape: END, kind: END, inTitle: 0 };

/** What tells in which slot a word is, given the intent: the word, its neighbours, their kinds. */
export function slotFeatures(words: readonly Word[], at: number, intent: string): string[] {
  const w = (offset: number) => words[at + offset] ?? NONE;
  const k = (offset: number) => w(offset).kind || (w(offset).inTitle === 2 ? "tsk" : w(offset).shape);
  const [p2, p1, own, n1, n2] = [w(-2), w(-1), w(0), w(1), w(2)];
  const pk = p1.kind || p1.plain;
  const nk = n1.kind || n1.plain;
  const features = [
    `w=${own.plain}`,
    `r=${own.root}`,
    `k=${k(0)}`,
    `t=${own.inTitle}${own.kind === "" ? "" : "k"}`,
    `s=${own.shape}`,
    `p3=${own.plain.slice(0, 3)}`,
    `s3=${own.plain.slice(-3)}`,
    `w-1=${p1.plain}`,
    `w+1=${n1.plain}`,
    `w-2=${p2.plain}`,
    `w+2=${n2.plain}`,
    `k-1=${k(-1)}`,
    `k+1=${k(1)}`,
    `k-2=${k(-2)}`,
    `k+2=${k(2)}`,
    `k-1k=${k(-1)}|${k(0)}`,
    `kk+1=${k(0)}|${k(1)}`,
    `k3=${k(-1)}|${k(0)}|${k(1)}`,
    `w-1k=${pk}|${k(0)}`,
    `kw+1=${k(0)}|${nk}`,
    `w-2w-1=${p2.kind || p2.plain}|${pk}`,
    `w-1w=${pk}|${own.plain}`,
    `ww+1=${own.plain}|${nk}`,
    `t3=${p1.inTitle}${own.inTitle}${n1.inTitle}`,
  ];
  if (at === 0) features.push("first");
  if (at === words.length - 1) features.push("last");
  const colon = words.findLastIndex(({ plain }, no) => no < at && plain === ":");
  if (colon >= 0) features.push("behind:", `behind:${words[colon - 1]?.kind || words[colon - 1]?.plain}`);
  const byIntent = [
    "",
    `k=${k(0)}`,
    `w=${own.plain}`,
    `t=${own.inTitle}`,
    `w-1=${pk}`,
    `w+1=${nk}`,
    `w-1k=${pk}|${k(0)}`,
    `w-2=${p2.kind || p2.plain}|${pk}`,
    `at=${Math.min(at, 3)}`,
  ].map((feature) => `${intent}/${feature}`);
  return [...features, ...byIntent];
}

/** A feature as weights are looked up by it (FNV-1a, 32 bits). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
