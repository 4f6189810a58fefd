interface Connection {
  isOnline: boolean;
  waiting: number;
  refused: number;
}

const changes = (count: number) => (count === 1 ? "1 change" : `${count} changes`);

/** What the banner says, or null when there is nothing to say. */
export function connectionSentence({ isOnline, waiting, refused }: Connection): string | null {
  const parts = [
    !isOnline && "You are offline.",
    refused > 0 && `${changes(refused)} could not be saved.`,
    waiting > 0 &&
      (isOnline
        ? `${changes(waiting)} ${waiting === 1 ? "is" : "are"} waiting for the server.`
        : `${changes(waiting)} will be saved when you are back.`),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(" ");
}
