import { Fragment } from "react";

/** So many characters without a space. Chrome breaks a longer word in a time that grows with the square of its length. */
const UNBROKEN = 200;
/** The pieces of a text; none begins with a mark or a closing sign, which belong to the character before. */
const PIECE = new RegExp(`\\S{${UNBROKEN}}(?!\\p{M}|\\p{Pe}|\\p{Pf}|\\p{Po}|\\u200d)`, "gu");

/** A text with places to break in words without end, such as 10,000 letters in a row, which would take seconds to lay out. */
export function Breakable({ text }: { text: string }) {
  if (text.length <= UNBROKEN) return text;
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: piece } of text.matchAll(PIECE)) {
    pieces.push(text.slice(from, index + piece.length));
    from = index + piece.length;
  }
  pieces.push(text.slice(from));
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) => (
    // The pieces of one text never change places.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
