import { cutText } from "@contract/storable";
import { useState } from "react";
import { foundIn, type Marked, marked } from "@/lib/marked-text";
import { MarkedText } from "./marked-text";
import { Button } from "./ui/button";

/** From this length or so many lines on, only the beginning is drawn. */
const LONG = 600;
const LINES = 8;

/** The beginning of a long text, to the end of a word where one is near; null where the whole is short enough. */
export function beginningOf(text: string): string | null {
  const lines = text.split("\n");
  const few = lines.slice(0, LINES).join("\n");
  if (lines.length <= LINES && text.length <= LONG) return null;
  const cut = cutText(few, LONG);
  const space = cut.length < few.length ? cut.lastIndexOf(" ") : -1;
  return `${(space > LONG / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

interface LongTextProps {
  text: string;
  /** What it is, for the button's name: "note". */
  what: string;
  /** What it was found by: shown where it has that, which is marked. */
  search?: string;
  className?: string;
}

/** What is shown of a text until the whole is asked for. */
function shownOf(text: string, search: string): Marked[] {
  return search.trim() === "" ? [{ text: beginningOf(text) ?? text, isFound: false }] : foundIn(text, search);
}

/** A text that someone wrote, in its own direction; a long one is cut, with *Show more*. */
export function LongText({ text, what, search = "", className = "" }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const cut = shownOf(text, search);
  const isCut = cut.map((piece) => piece.text).join("") !== text;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start">
      <p dir="auto" className={`w-full text-base wrap-break-word whitespace-pre-wrap ${className}`}>
        <MarkedText pieces={isOpen ? marked(text, search, "anywhere") : cut} />
      </p>
      {isCut && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-2.5"
          aria-expanded={isOpen}
          aria-label={`Show ${isOpen ? "less" : "more"} of this ${what}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show more"}
        </Button>
      )}
    </div>
  );
}
