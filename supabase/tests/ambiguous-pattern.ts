import { RegExpParser, type AST } from "@eslint-community/regexpp";

/** Characters of every kind that patterns tell apart. */
const SAMPLE = Array.from(
  Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)).join("") +
    "\u00a0\u2003éßñäàÉ’‘“”«»„–—…·•€٣漢ก\u0301\u200d\ufe0f😀",
);
const WORD = /\w/u;

type Guard =
  | { is: "next"; fits: (char: string) => boolean }
  | { is: "after"; fits: (char: string) => boolean }
  | { is: "word"; negate: boolean };
interface Node {
  to: { node: number; guard: Guard | null }[];
  /** The characters that it takes, as places in the sample, and where it goes on. */
  takes: { chars: boolean[]; then: number; raw: string } | null;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** A part that may come more often than this and has such parts in it is a loop; others are written out. */
const OFTEN = 6;
const COPIES = 3;

/**
 * The part of a pattern with which one text can be read in more ways the longer it is, twice as many with each repetition: null when
 * there is none. Lookarounds of several characters are not reckoned with, so a pattern that only they keep apart is reported too.
 * @see https://arxiv.org/abs/1701.03045 on the ambiguity of such automata
 */
export function ambiguousPart(source: string, flags: string): string | null {
  const unicode = flags.includes("u");
  const subject = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets: flags.includes("v") });
  const left: (AST.Pattern | AST.LookaroundAssertion)[] = [subject];
  for (let root = left.pop(); root; root = left.pop()) {
    const found = new Automaton(flags, left).ambiguity(root);
    if (found !== null) return found;
  }
  return null;
}

const charsBySource = new Map<string, boolean[]>();

class Automaton {
  private readonly nodes: Node[] = [];
  private readonly flags: string;
  private readonly left: (AST.Pattern | AST.LookaroundAssertion)[];

  constructor(flags: string, left: (AST.Pattern | AST.LookaroundAssertion)[]) {
    this.flags = flags.replace(/[dgy]/g, "");
    this.left = left;
  }

  private node(): number {
    return this.nodes.push({ to: [], takes: null }) - 1;
  }

  private join(from: number, node: number, guard: Guard | null = null): void {
    this.nodes[from]?.to.push({ node, guard });
  }

  private charsOf(raw: string): boolean[] {
    const key = `${raw}/${this.flags}`;
    const known = charsBySource.get(key) ?? SAMPLE.map((char) => new RegExp(`^(?:${raw})$`, this.flags).test(char));
    charsBySource.set(key, known);
    return known;
  }

  private alternatives(all: readonly AST.Alternative[], from: number, to: number): void {
    for (const { elements } of all) {
      let at = this.node();
      this.join(from, at);
      for (const element of elements) {
        const next = this.node();
        this.element(element, at, next);
        at = next;
      }
      this.join(at, to);
    }
  }

  private element(element: AST.Element, from: number, to: number): void {
    if (element.type === "Group" || element.type === "CapturingGroup")
      this.alternatives(element.alternatives, from, to);
    else if (element.type === "Quantifier") this.quantifier(element, from, to);
    else if (element.type === "Assertion") this.assertion(element, from, to);
    else if (element.type === "Backreference") this.join(from, to);
    else {
      const node = this.nodes[from];
      if (node) node.takes = { chars: this.charsOf(element.raw), then: to, raw: element.raw };
    }
  }

  private assertion(element: AST.Assertion, from: number, to: number): void {
    const isLine = this.flags.includes("m");
    if (element.kind === "word") this.join(from, to, { is: "word", negate: element.negate });
    else if (!("alternatives" in element)) {
      const is = element.kind === "end" ? "next" : "after";
      this.join(from, to, { is, fits: (char) => isLine && char === "\n" });
    } else {
      this.left.push(element);
      const single = element.alternatives.filter(
        ({ elements: [only, ...more] }) => more.length === 0 && only?.type.startsWith("Character"),
      );
      const fits = (char: string) => single.some(({ raw }) => this.charsOf(raw)[SAMPLE.indexOf(char)]);
      const isKnown = element.negate ? single.length > 0 : single.length === element.alternatives.length;
      const guard: Guard = { is: "next", fits: (char) => fits(char) !== element.negate };
      this.join(from, to, element.kind === "lookahead" && isKnown ? guard : null);
    }
  }

  private quantifier({ element, min, max }: AST.Quantifier, from: number, to: number): void {
    const isLoop = max === Infinity || (max > OFTEN && hasLoop(element));
    const copies = isLoop ? Math.max(1, Math.min(min, 2)) : Math.min(max, COPIES);
    let at = from;
    for (let no = 0; no < copies; no += 1) {
      const [start, end, next] = [this.node(), this.node(), this.node()];
      this.join(at, start);
      this.element(element, start, end);
      this.join(end, next);
      if (no >= min) this.join(at, to);
      if (isLoop && no === copies - 1) this.join(end, start);
      at = next;
    }
    this.join(at, to);
  }

  /** What may follow a node that took a character, and in how many ways. */
  private following(node: number): Map<number, number> {
    const found = new Map<number, number>();
    const taken = this.nodes[node]?.takes;
    const seen = new Set<number>();
    const go = (at: number, guards: readonly Guard[]) => {
      const here = this.nodes[at];
      if (!here || seen.has(at)) return;
      seen.add(at);
      if (here.takes && guards.every((guard) => isOpen(guard, taken?.chars ?? [], here.takes?.chars ?? [])))
        found.set(at, (found.get(at) ?? 0) + 1);
      for (const { node: next, guard } of here.to) go(next, guard ? [...guards, guard] : guards);
      seen.delete(at);
    };
    if (taken) go(taken.then, []);
    return found;
  }

  ambiguity(root: AST.Pattern | AST.LookaroundAssertion): string | null {
    this.alternatives(root.alternatives, this.node(), this.node());
    const takers = this.nodes.flatMap(({ takes }, no) => (takes ? [no] : []));
    const follow = new Map(takers.map((no) => [no, this.following(no)]));
    const group = groupsOf(takers, (no) => [...(follow.get(no)?.keys() ?? [])]);
    const raw = (no: number) => this.nodes[no]?.takes?.raw ?? "";
    const within = (no: number) => [...(follow.get(no) ?? [])].filter(([next]) => group.get(next) === group.get(no));
    for (const no of takers) for (const [next, ways] of within(no)) if (ways > 1) return `${raw(no)} ${raw(next)}`;
    const meets = (one: number, other: number) =>
      one === other ||
      this.nodes[one]?.takes?.chars.some((isTaken, at) => isTaken && this.nodes[other]?.takes?.chars[at]) === true;
    const pairs = new Map<string, [number, number]>();
    const steps = new Map<string, string[]>();
    const queue = takers.filter((no) => within(no).length > 0).map((no): [number, number] => [no, no]);
    const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const [one, other] = pair;
      const key = keyOf(one, other);
      if (pairs.has(key)) continue;
      pairs.set(key, pair);
      const next = within(one).flatMap(([first]) =>
        within(other).flatMap(([second]): [number, number][] => (meets(first, second) ? [[first, second]] : [])),
      );
      steps.set(
        key,
        next.map(([first, second]) => keyOf(first, second)),
      );
      queue.push(...next);
    }
    const together = groupsOf([...pairs.keys()], (key) => steps.get(key) ?? []);
    const alone = new Set([...pairs].flatMap(([key, [one, other]]) => (one === other ? [together.get(key)] : [])));
    const split = [...pairs].find(([key, [one, other]]) => one !== other && alone.has(together.get(key)))?.[1];
    return split ? `${raw(split[0])} or ${raw(split[1])}` : null;
  }
}

/** Whether a way past a guard is open from one character to the next. */
function isOpen(guard: Guard, before: readonly boolean[], next: readonly boolean[]): boolean {
  const some = (chars: readonly boolean[], fits: (char: string) => boolean) =>
    SAMPLE.some((char, at) => chars[at] === true && fits(char));
  if (guard.is === "next") return some(next, guard.fits);
  if (guard.is === "after") return some(before, guard.fits);
  const isWord = (char: string) => WORD.test(char);
  const isOther = (char: string) => !WORD.test(char);
  const isSame = (some(before, isWord) && some(next, isWord)) || (some(before, isOther) && some(next, isOther));
  const isChange = (some(before, isWord) && some(next, isOther)) || (some(before, isOther) && some(next, isWord));
  return guard.negate ? isSame : isChange;
}

function hasLoop(element: AST.Element): boolean {
  if (element.type === "Quantifier") return element.max > OFTEN || hasLoop(element.element);
  return (
    "alternatives" in element && element.alternatives.some((one) => "elements" in one && one.elements.some(hasLoop))
  );
}

/** Which nodes can be reached from each other: the same number for those that can (Tarjan). */
function groupsOf<Key>(all: readonly Key[], next: (key: Key) => readonly Key[]): Map<Key, number> {
  const index = new Map<Key, number>();
  const low = new Map<Key, number>();
  const group = new Map<Key, number>();
  const stack: Key[] = [];
  let count = 0;
  for (const root of all) {
    if (index.has(root)) continue;
    const work: { key: Key; to: readonly Key[]; at: number }[] = [];
    const enter = (key: Key) => {
      index.set(key, index.size);
      low.set(key, index.size - 1);
      stack.push(key);
      work.push({ key, to: next(key), at: 0 });
    };
    enter(root);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const to = top.to[top.at++];
      if (to !== undefined) {
        if (!index.has(to)) enter(to);
        else if (!group.has(to)) low.set(top.key, Math.min(low.get(top.key) ?? 0, index.get(to) ?? 0));
        continue;
      }
      work.pop();
      const above = work.at(-1);
      const own = low.get(top.key) ?? 0;
      if (above) low.set(above.key, Math.min(low.get(above.key) ?? 0, own));
      if (own !== index.get(top.key)) continue;
      for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
        group.set(key, count);
        if (key === top.key) break;
      }
      count += 1;
    }
  }
  return group;
}
