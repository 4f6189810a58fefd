import { useEffect, useRef } from "react";
import { followsEnd, type Place } from "./follow-end";

const placeOf = ({ scrollTop, clientWidth, clientHeight, scrollHeight }: HTMLElement): Place => ({
  top: scrollTop,
  width: clientWidth,
  height: clientHeight,
  whole: scrollHeight,
});

/** Keeps the end of the conversation in sight, unless the reader went up to read something; a new message of theirs leads back to it. */
export function useFollowEnd(content: unknown, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const place = useRef<Place>({ top: 0, width: 0, height: 0, whole: 0 });
  useEffect(() => {
    follows.current = true;
  }, [count]);
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [content]);
  useEffect(() => {
    const pane = list.current;
    if (!pane || !inner.current) return;
    // A narrower panel has longer lines below each other: what was at the end is to stay there.
    const sizes = new ResizeObserver(() => {
      if (follows.current) pane.scrollTo({ top: pane.scrollHeight });
    });
    sizes.observe(pane);
    sizes.observe(inner.current);
    return () => sizes.disconnect();
  }, []);
  const onScroll = () => {
    if (!list.current) return;
    const now = placeOf(list.current);
    follows.current = followsEnd(follows.current, place.current, now);
    place.current = now;
  };
  return { list, inner, onScroll };
}
