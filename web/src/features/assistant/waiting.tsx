import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { timeLeft, WAITS } from "./messages";

const TICK_MS = 1_000;

interface WaitingProps {
  /** When the earlier try counts as over, in Unix ms. */
  until: number;
  onSetAside: () => void;
}

/** In place of an answer: that an earlier try of the message is waited for, how long at most, and the way out. */
export function Waiting({ until, onSetAside }: WaitingProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted-foreground text-sm">
        <span aria-hidden className="bg-primary me-2 inline-block size-1.5 animate-pulse rounded-full align-middle" />
        {WAITS} <span className="tabular-nums">{timeLeft(until - now)}</span> You can write something else meanwhile.
      </p>
      <Button size="sm" onClick={onSetAside}>
        Stop waiting
      </Button>
    </div>
  );
}
