/** A text as a pattern that matches it as it stands: marks that mean something in a pattern mean themselves. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The same, with any white space between its words. */
export const literalWords = (text: string): string => literal(text.trim()).replace(/\s+/gu, String.raw`\s+`);
