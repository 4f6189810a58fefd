import type { AssistantAction } from "@contract/assistant";

type Loss = AssistantAction["losses"][number];

const listed = (losses: readonly Loss[]) => losses.map(({ what, count }) => `${count} ${what}`).join(", ");

/** What goes with a record that is deleted, and what stays: a task loses its person and is there as before. */
export function lossesInWords(losses: readonly Loss[]): string {
  const stays = losses.filter(({ what }) => what.startsWith("task"));
  const gone = losses.filter((loss) => !stays.includes(loss));
  const count = stays.reduce((sum, loss) => sum + loss.count, 0);
  return [
    ...(gone.length > 0 ? [`Also deletes ${listed(gone)}.`] : []),
    ...(count > 0 ? [`${count} ${count === 1 ? "task stays" : "tasks stay"} on your board.`] : []),
    "You can restore everything for 30 days.",
  ].join(" ");
}
