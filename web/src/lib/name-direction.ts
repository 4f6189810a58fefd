/**
 * The class that sets how a name runs. One with Latin letters runs as the page does, so that a cut takes its end, also when it
 * begins in Arabic; one without runs as it is written. Both are at the start of the page's lines.
 */
export const nameDirection = (name: string): string => (/\p{Script=Latin}/u.test(name) ? "" : "as-written");
