import type { AssistantAction } from "@contract/assistant";

const bare = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`“”"]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.:]$/, "")
    .toLowerCase();

/** Everything that the card of an action says, and the sentences that only point to it. */
function saidByCard({ title, message, saidWhenDone, status, heldBecause, changes }: AssistantAction): string[] {
  const sentences = [
    title,
    message ?? "",
    // What is said of it stays said by its card when it is undone.
    saidWhenDone,
    heldBecause ?? "",
    `${title}: please confirm`,
    `${title}: waiting for your confirmation`,
    // A draft's lines are all on its card.
    ...changes.flatMap(({ after }) => after?.split("\n") ?? []),
  ];
  const ends = {
    failed: `That did not work: ${message ?? ""}`,
    undone: `Undone: ${title}`,
    cancelled: `Cancelled: ${title}`,
  };
  return status in ends ? [...sentences, ends[status as keyof typeof ends]] : sentences;
}

/** Where a sentence of a line may end: "St. Ives" has one too, so sentences are compared in runs. */
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)/;
/** The link to the person that may follow a sentence. */
const LINK = /^\(\[[^\]]*\]\([^)]*\)\)\s*/;

/** A line without the sentences that are said already. */
function withoutSaid(line: string, said: ReadonlySet<string>, longest: number): string {
  const pieces = line.split(SENTENCE_END);
  const kept: string[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    let to = Math.min(pieces.length, from + longest);
    while (
      to > from &&
      !said.has(
        bare(
          pieces
            .slice(from, to)
            .join(" ")
            .replace(/\s*\(\[[^\]]*\]\([^)]*\)\)$/, ""),
        ),
      )
    )
      to -= 1;
    if (to === from) {
      kept.push(pieces[from] ?? "");
      continue;
    }
    const next = pieces[to];
    if (next !== undefined) pieces[to] = next.replace(LINK, "");
    from = to - 1;
  }
  return kept.filter((piece) => piece !== "").join(" ");
}

/**
 * The actions of an answer that have a card in it: all but what an earlier answer shows with a card that says already what came of it
 * ("undo", "yes"), where the words of this one tell it too.
 */
export function cardsOf(
  content: string,
  actions: readonly AssistantAction[],
  shown: ReadonlySet<string>,
): readonly AssistantAction[] {
  const words = bare(content);
  const isTold = (action: AssistantAction) =>
    saidByCard(action).some((sentence) => bare(sentence) !== "" && words.includes(bare(sentence)));
  return actions.filter((action) => action.status === "proposed" || !shown.has(action.id) || !isTold(action));
}

/** An answer without what its cards say: the card is the answer. */
export function withoutCards(content: string, actions: readonly AssistantAction[]): string {
  if (actions.length === 0) return content;
  const sentences = actions.flatMap(saidByCard);
  const said = new Set(sentences.map(bare));
  said.delete("");
  const longest = Math.max(...sentences.map((sentence) => sentence.split(SENTENCE_END).length));
  return content
    .split("\n")
    .map((line) => withoutSaid(line, said, longest))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
