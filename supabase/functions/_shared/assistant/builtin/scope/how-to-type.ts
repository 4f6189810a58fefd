/** "Is "Ada priority 80" how I type it?": a request in quotes is asked about, and not meant. */
const HOW =
  /["“«][^"“”«»\n]{3,200}["”»][^.?!\n]{0,60}?(?:\b(?:how|what|the (?:right|correct|proper) (?:way|words|wording|phrase|phrasing|command))\b)(?: (?:i|you|we|one|to|should|do|am|are|is|have|has|supposed)){0,5} (?:type|say|write|enter|put|phrase|word|ask)\b/iu;

/** Whether a message asks in which words something is asked for. */
export const asksHowToType = (message: string): boolean => /[?？]/u.test(message) && HOW.test(message);

export const TYPED_HERE =
  "Type it here without the quotation marks: I do what I am sure of and show the rest on a card first. I changed nothing now.";
