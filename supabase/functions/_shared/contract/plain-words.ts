/** Direction marks and characters of no width, which only hide text. The two joiners stay where letters need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
/** A tab parts the cells of a sheet that is pasted. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Returns a text without direction marks, characters of no width and controls, which could hide words. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "").replace(CONTROL, " ");
}

/** Returns such a text as one line: a name with a line break could look like a line of ours. */
export const inOneLine = (text: string): string => withoutInvisible(text).replace(/\s+/gu, " ").trim();
