import { cutText } from "@contract/storable.ts";
import { hasWords } from "./clean-text.ts";

/** An element with words of its own, and all of them. Formatting inside it is not told apart. */
export interface TextLeaf {
  element: Element;
  text: string;
}

/** More than any part of a page has that is looked at as a whole. */
const LEAVES_AT_MOST = 400;
const NODES_AT_MOST = 20_000;
const STEPS_UP_AT_MOST = 5_000;
const SILENT = /^(?:script|style|noscript|template|code|svg|iframe|object|textarea|select)$/i;
/** A stray word of an outer element does not swallow all that is in it. */
const CLIMB_AT_MOST = 4;

/** The texts below an element in the order of the document, however they are wrapped; a hidden double of the one before is left out. */
export function textLeaves(root: Element, most = LEAVES_AT_MOST): TextLeaf[] {
  const leaves: TextLeaf[] = [];
  let last: Element | null = null;
  for (const text of textNodes(root)) {
    const own = text.parentElement;
    if (own === null || text.data.trim() === "" || last?.contains(own)) continue;
    const element = withOwnWords(own, root);
    // A letter or a mark between two texts is a leaf of its own.
    const words = wordsOf(element);
    last = element;
    if (words.length > 0 && leaves.at(-1)?.text !== words) leaves.push({ element, text: words });
    if (leaves.length >= most) break;
  }
  return leaves;
}

/** The text of an element on one line, hidden doubles left out. */
function wordsOf(element: Element): string {
  const parts: string[] = [];
  for (const { data } of textNodes(element)) {
    const part = cutText(data, 20_000);
    // A sentence that is written twice, once for the eye and once for the ear, is one.
    if (part.trim().length < 3 || part.trim() !== parts.at(-1)?.trim()) parts.push(part);
  }
  return parts.join("").replace(/\s+/gu, " ").trim();
}

function withOwnWords(own: Element, root: Element): Element {
  let found = own;
  let parent = own.parentElement;
  for (let climbed = 0; own !== root && parent && climbed < CLIMB_AT_MOST; climbed += 1) {
    if (hasOwnWords(parent)) found = parent;
    if (parent === root) break;
    parent = parent.parentElement;
  }
  return found;
}

function hasOwnWords(element: Element): boolean {
  let seen = 0;
  for (let child = element.firstChild; child && seen < 50; child = child.nextSibling, seen += 1) {
    if (child.nodeType === 3 && hasWords(cutText((child as Text).data, 500))) return true;
  }
  return false;
}

/** The text nodes below an element, without those that nobody reads. */
function* textNodes(root: Element): Generator<Text> {
  for (const node of nodesBelow(root)) if (node.nodeType === 3) yield node as Text;
}

const BLOCK = /^(?:p|div|li|ul|ol|section|article|h[1-6]|blockquote|pre|tr)$/i;

/** "… more" on the button of a text that is there in full. */
const MORE = '[data-testid="expandable-text-button"], button';

/** The text below an element with its line breaks, as it is read, without its buttons. */
export function linesOf(element: Element, most: number): string {
  const parts: string[] = [];
  let length = 0;
  for (const node of nodesBelow(element, (each) => each.matches(MORE))) {
    if (node.nodeType === 3) {
      parts.push((node as Text).data);
      length += (node as Text).data.length;
    }
    if (/^br$/i.test(node.nodeName) || (BLOCK.test(node.nodeName) && parts.length > 0)) parts.push("\n");
    if (length > most * 2) break;
  }
  return parts.join("");
}

/** Walked without recursion, for pages may be nested deeply. */
function* nodesBelow(root: Element, isLeftOut?: (element: Element) => boolean): Generator<Node> {
  let node: Node | null = root.firstChild;
  for (let seen = 0; node && seen < NODES_AT_MOST; seen += 1) {
    yield node;
    const isSilent = node.nodeType === 1 && (SILENT.test(node.nodeName) || isLeftOut?.(node as Element));
    node = following(node, root, isSilent === true);
  }
}

function following(node: Node, root: Element, isSilent: boolean): Node | null {
  if (node.firstChild && !isSilent) return node.firstChild;
  // A form may have a field of the name `parentNode`, and lead in circles.
  let steps = 0;
  for (let from: Node | null = node; from && from !== root && steps < STEPS_UP_AT_MOST; from = from.parentNode) {
    if (from.nextSibling) return from.nextSibling;
    steps += 1;
  }
  return null;
}

/** The elements from this one outwards, up to a limit and not beyond the end. */
export function* outwards(start: Element, end: Element, most = 14): Generator<Element> {
  let element: Element | null = start;
  for (let steps = 0; element && element !== end && steps < most; steps += 1) {
    yield element;
    element = element.parentElement;
  }
}
