/** A text with a name of several words masked where it is said. */
export function withoutName(text: string, name: string): string {
  const words = name
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .join("\\s+");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu"), (said) =>
    "_".repeat(said.length),
  );
}
