import { isTyping } from "@/lib/key-reader";

const CONTROLS = "[data-stop], a[href], button:not(:disabled)";
/** The card itself, its selection box and its circle begin every card, its menu ends it; links are between them. */
const CONTROLS_AT_START = 3;

const cardsOf = (column: Element) => [...column.querySelectorAll<HTMLElement>("[data-card]")];
const controlsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>(CONTROLS)];

/** What takes the focus of a card as a whole; null when it is not drawn, or is being edited. */
export function cardStop(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-card="${id}"] [data-stop]`);
}

function middleOf(card: Element): number {
  const { top, height } = card.getBoundingClientRect();
  return top + height / 2;
}

/** Returns the card at the same height in the nearest column on that side that has cards. */
function cardAside(board: Element, column: Element, card: Element, by: -1 | 1): HTMLElement | undefined {
  const columns = [...board.querySelectorAll("[data-column]")];
  const aside =
    by === 1 ? columns.slice(columns.indexOf(column) + 1) : columns.slice(0, columns.indexOf(column)).reverse();
  const cards = aside.map(cardsOf).find(({ length }) => length > 0) ?? [];
  const height = middleOf(card);
  const distance = (other: Element) => Math.abs(middleOf(other) - height);
  return cards.reduce<HTMLElement | undefined>(
    (nearest, other) => (nearest && distance(nearest) <= distance(other) ? nearest : other),
    undefined,
  );
}

function cardBeside(board: Element, card: HTMLElement, key: string): HTMLElement | undefined {
  const column = card.closest("[data-column]");
  if (!column) return undefined;
  const cards = cardsOf(column);
  const at = cards.indexOf(card);
  if (key === "ArrowDown") return cards[at + 1];
  if (key === "ArrowUp") return cards[at - 1];
  if (key === "ArrowRight") return cardAside(board, column, card, 1);
  return key === "ArrowLeft" ? cardAside(board, column, card, -1) : undefined;
}
/** The same control of another card; the card itself where it has no such. */
function sameControl(from: HTMLElement, card: HTMLElement, to: HTMLElement): HTMLElement | undefined {
  const controls = controlsOf(card);
  const at = controls.indexOf(from);
  const others = controlsOf(to);
  if (at < CONTROLS_AT_START) return others[at] ?? others[0];
  return at === controls.length - 1 ? others.at(-1) : others[0];
}

/** Where an arrow key leads from a control of a card on the board; null where the key is not for moving about. */
export function stopBeside(board: Element, from: EventTarget, key: string): HTMLElement | null {
  if (!(from instanceof HTMLElement) || !board.contains(from) || isTyping(from)) return null;
  const card = from.closest<HTMLElement>("[data-card]");
  const to = card && cardBeside(board, card, key);
  return (to && sameControl(from, card, to)) ?? null;
}
