/** The addresses of profiles and posts in what the tools gave: they may be linked to, as they are the records' own. */
export function addressesIn(results: readonly unknown[]): string[] {
  const found: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (typeof value === "string" && (key === "profileUrl" || key === "postUrl")) found.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, "");
    else if (typeof value === "object" && value !== null)
      for (const [name, item] of Object.entries(value)) visit(item, name);
  };
  for (const result of results) visit(result, "");
  return found;
}
