import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface LoadMoreProps {
  busy: boolean;
  failed: boolean;
  onMore: () => void;
}

/** Loads the next page when it comes into view, or by its button. After a failure only the button tries again. */
export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current || busy || failed) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: "400px" });
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [busy, failed, onMore]);
  return (
    <div ref={ref} className="sticky start-0 flex h-14 w-full max-w-[100vw] items-center justify-center gap-3">
      {failed && <span className="text-bad-foreground text-sm">The next people could not be loaded.</span>}
      <Button size="sm" disabled={busy} onClick={onMore}>
        {busy ? "Loading…" : "Load more"}
      </Button>
    </div>
  );
}
