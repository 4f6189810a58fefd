import { cutText } from "@contract/storable";
import { useState } from "react";
import { Breakable } from "./breakable";
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
  className?: string;
}

/** A text that someone wrote, in its own direction; a long one is cut, with *Show more*. */
export function LongText({ text, what, className = "" }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start">
      <p dir="auto" className={`w-full text-base wrap-break-word whitespace-pre-wrap ${className}`}>
        <Breakable text={isOpen ? text : (beginning ?? text)} />
      </p>
      {beginning !== null && (
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
