/** Direction marks and characters of no width, which only hide text. The two joiners stay where letters need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;

/** The text without direction marks, characters of no width and controls, behind which words could hide. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "").replace(CONTROL, " ");
}

/** The same as one line: a name with a line break could pass for a line of ours. */
export const inOneLine = (text: string): string => withoutInvisible(text).replace(/\s+/gu, " ").trim();
