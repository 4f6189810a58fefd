/**
 * What this version tells of and does not have yet. Whoever builds a part says false here, and its screens stop saying that it
 * is on its way.
 */
export const coming: Readonly<Record<"extension" | "digest", boolean>> = { extension: true, digest: true };
