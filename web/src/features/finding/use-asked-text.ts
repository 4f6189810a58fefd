import { useEffect, useState } from "react";
import { useLatest } from "@/lib/use-latest";

const SETTLED_MS = 250;
const asTyped = (typed: string) => typed;

/**
 * A text that is typed in one place and is in another, such as the address: it is asked for once it settles. What was asked for comes
 * back a moment later, when more may have been typed, so only what someone else put there takes the place of what is typed.
 */
export function useAskedText(text: string, onText: (text: string) => void, meaning = asTyped) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** Asked for, and not come back yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== known) {
    setKnown(text);
    const at = sent.indexOf(text);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    if (at < 0 && meaning(typed) !== text) setTyped(text);
  }
  const askFor = useLatest((wanted: string) => {
    const asked = meaning(wanted);
    if (asked === (sent.at(-1) ?? known)) return;
    setSent([...sent, asked]);
    onText(asked);
  });
  /** Asks for what is typed, or for something else at once. */
  const ask = useLatest((wanted?: string) => {
    setTyped(wanted ?? typed);
    askFor(wanted ?? typed);
  });
  useEffect(() => {
    const timer = setTimeout(askFor, SETTLED_MS, typed);
    return () => clearTimeout(timer);
  }, [typed, askFor]);
  return { typed, setTyped, ask };
}
