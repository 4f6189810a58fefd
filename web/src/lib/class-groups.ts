// Which property a Tailwind class sets, as far as one class can take the place of another. Its test holds it against
// tailwind-merge for every class in the code; that library itself would be 6 KB more before the first row.

/** Families of whole words: one of them takes the place of another. */
const WORDS = Object.entries({
  display: "block inline inline-block inline-flex inline-grid flex grid table contents hidden",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible collapse",
  decoration: "underline no-underline line-through",
  "sr-only": "sr-only not-sr-only",
  "text-overflow": "truncate text-ellipsis",
  "flex-direction": "flex-row flex-col flex-row-reverse flex-col-reverse",
  "flex-wrap": "flex-wrap flex-nowrap",
  flex: "flex-1 flex-auto flex-none flex-initial",
  shrink: "shrink shrink-0",
  grow: "grow grow-0",
  resize: "resize resize-none resize-y resize-x",
  "text-align": "text-left text-center text-right text-start text-end",
  "text-wrap": "text-wrap text-nowrap text-balance text-pretty",
  "text-size": "text-xs text-sm text-base text-lg text-xl text-2xl text-3xl",
  wrap: "wrap-anywhere wrap-break-word",
  "font-weight": "font-normal font-medium font-semibold",
  border: "border",
  rounded: "rounded",
  "numeric-spacing": "tabular-nums proportional-nums",
  touch: "touch-none touch-auto touch-manipulation",
}).flatMap(([group, words]) => words.split(" ").map((word) => [word, group] as const));
const groupOfWord = new Map<string, string>(WORDS);

/** Families of words with a value after them, where the value says which of two properties it is. The first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^text-\[[\d.]/, "text-size"],
  [/^text-/, "text-color"],
  [/^border-([xytrblse])(-\d+)?$/, "border-$1"],
  [/^border-\d+$/, "border"],
  [/^border-/, "border-color"],
  [/^outline-offset-/, "outline-offset"],
  [/^outline-(\d|none|hidden)/, "outline"],
  [/^outline-/, "outline-color"],
  [/^underline-offset-/, "underline-offset"],
  [/^decoration-/, "decoration-color"],
  [/^list-(disc|decimal|none)$/, "list-style"],
];

const PREFIXES =
  "align animate basis bg bottom col-span content cursor end field-sizing fill font gap gap-x gap-y grid-cols grid-rows h inset inset-x inset-y items justify justify-items justify-self leading left line-clamp m max-h max-w mb me min-h min-w ml mr ms mt mx my object opacity order origin overflow overflow-x overflow-y p pb pe pl pointer-events pr ps pt px py right rounded rounded-b rounded-ee rounded-es rounded-l rounded-r rounded-se rounded-ss rounded-t row-span scroll-mt select self shadow size start stroke top touch tracking transition translate translate-x translate-y w whitespace z".split(
    " ",
  );

const edges = (kind: "p" | "m") => ({
  [kind]: ["x", "y", "s", "e", "t", "r", "b", "l"].map((edge) => kind + edge),
  [`${kind}x`]: ["s", "e", "r", "l"].map((edge) => kind + edge),
  [`${kind}y`]: [`${kind}t`, `${kind}b`],
});

/** What else a class of a group takes the place of. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  ...edges("p"),
  ...edges("m"),
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
  "inset-x": ["start", "end", "right", "left"],
  "inset-y": ["top", "bottom"],
  overflow: ["overflow-x", "overflow-y"],
  flex: ["basis", "grow", "shrink"],
  rounded: ["s", "e", "t", "r", "b", "l", "ss", "se", "ee", "es", "tl", "tr", "br", "bl"].map(
    (side) => `rounded-${side}`,
  ),
  border: ["x", "y", "s", "e", "t", "r", "b", "l"].map((side) => `border-${side}`),
  "border-x": ["border-r", "border-l"],
  "border-y": ["border-t", "border-b"],
  "text-size": ["leading"],
  "line-clamp": ["display", "overflow"],
  translate: ["translate-x", "translate-y"],
};

/** The property that a class without its variants sets; null for a class that nothing takes the place of. */
export function groupOfClass(name: string): string | null {
  const bare = name.startsWith("-") ? name.slice(1) : name;
  const word = groupOfWord.get(bare);
  if (word !== undefined) return word;
  for (const [pattern, group] of PATTERNS) {
    const found = pattern.exec(bare);
    if (found) return group.replace("$1", found[1] ?? "");
  }
  // The longest that fits: `gap-x-2` is of `gap-x`.
  for (let end = bare.lastIndexOf("-"); end > 0; end = bare.lastIndexOf("-", end - 1)) {
    const prefix = bare.slice(0, end);
    if (PREFIXES.includes(prefix)) return prefix;
  }
  return null;
}

/** The groups that a class of this group takes the place of, its own first. */
export const coveredBy = (group: string): readonly string[] => [group, ...(COVERS[group] ?? [])];
