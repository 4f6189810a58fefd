/** The block `[remotes.production]` that config.toml shows in comments, filled in for a project; for tests. */
export function productionBlock(toml: string, ref: string, siteUrl: string): string {
  const start = toml.indexOf("# [remotes.production]");
  if (start < 0) throw new Error("config.toml shows no block for a hosted project.");
  const lines = toml
    .slice(start)
    .split("\n")
    .map((line) => line.replace(/^# ?/, ""));
  return `\n${lines.join("\n").replace("<ref>", ref).replace("https://…", siteUrl)}`;
}
