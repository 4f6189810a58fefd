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
function saidByCard({ title, message, status, heldBecause }: AssistantAction): string[] {
  const sentences = [
    title,
    message ?? "",
    heldBecause ?? "",
    `${title}: please confirm`,
    `${title}: waiting for your confirmation`,
  ];
  return status === "failed" ? [...sentences, `That did not work: ${message ?? ""}`] : sentences;
}

/** An answer without what its cards say: the card is the answer. */
export function withoutCards(content: string, actions: readonly AssistantAction[]): string {
  if (actions.length === 0) return content;
  const said = new Set(actions.flatMap(saidByCard).map(bare));
  // A link to the person may follow the sentence.
  const isSaid = (line: string) => {
    const words = bare(line);
    return words !== "" && (said.has(words) || said.has(bare(words.replace(/\s*\([^()]*\)$/, ""))));
  };
  return content
    .split("\n")
    .filter((line) => !isSaid(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
