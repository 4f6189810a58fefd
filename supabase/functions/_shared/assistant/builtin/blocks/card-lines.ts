/** What parts the facts of one line of a card. */
export const MARKS = /\s*[|•·;\t]\s*|\s+[/–—-]\s+|\s*(?:->|=>|→)\s*/u;
export const PHONE =
  /^(?:(?:t|m|p|f|d|o|tel|telephone|phone|ph|mobile|mob|cell|fax|direct|office|work|whatsapp|handy|fon|mobil)\b[.:]*\s*)*\+?\(?\d[\d\s()./-]{5,}\d$/iu;
/** What ends a mail, and what a device adds below it. */
export const SAYS_NOTHING =
  /^(?:(?:with )?(?:best|kind|warm|kindest|many|viele|beste|mit freundlichen|cordialement|saludos|bien [àa] vous)?\s*(?:regards|wishes|thanks|gr[uü](?:ss|ß)en?|(?:med )?(?:venlige?|vennlig|v[aä]nlig|mange|bedste|b[aä]sta) (?:hilsen|h[aä]lsning(?:ar)?|hilsener)|(?:hilsen|h[aä]lsningar|mvh|met vriendelijke groet(?:en)?|vriendelijke groet(?:en)?|groet(?:en|jes)?|cordiali saluti|distinti saluti|un saluto|atentamente|un abrazo|com os melhores cumprimentos|cumprimentos|z powa[zż]aniem|pozdrawiam|s pozdravem|yst[aä]v[aä]llisin terveisin|terveisin)|cheers|best|all the best|sincerely|yours|cordialement|saludos|un saludo|bien [àa] vous|thank you|vg|lg|br)(?:\s*,)?|sent from my .*|--+|e-?mail:?|linkedin:?|web:?|www:?)$/iu;
export const LABEL = /^(?<label>[\p{L}\p{M} /-]{2,24}?)\s*:\s+(?<value>\S.*)$/u;
