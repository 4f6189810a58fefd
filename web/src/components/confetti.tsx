import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { loadChunk } from "@/lib/load-chunk";

const DURATION_MS = 3_000;
const PARTICLES_PER_SIDE = 4;

/** Three seconds of confetti from both sides; nothing for those who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let stopped = false;
    const start = async () => {
      const { default: confetti } = await loadChunk(() => import("canvas-confetti"));
      // Set between the await and here when the dialog was closed meanwhile.
      if (stopped) return;
      // Without a worker: the library makes one from a blob, which the content policy refuses.
      const fire = confetti.create(element, { resize: true, useWorker: false });
      const end = performance.now() + DURATION_MS;
      const burst = () => {
        const side = { particleCount: PARTICLES_PER_SIDE, spread: 55, startVelocity: 45, ticks: 160 };
        void fire({ ...side, angle: 60, origin: { x: 0, y: 0.7 } });
        void fire({ ...side, angle: 120, origin: { x: 1, y: 0.7 } });
        if (performance.now() < end) frame = requestAnimationFrame(burst);
      };
      burst();
    };
    // Confetti that does not load is no loss that anyone need hear of.
    start().catch(() => undefined);
    return () => {
      stopped = true;
      cancelAnimationFrame(frame);
    };
  }, []);
  // In the body: inside a dialog, "fixed" would mean the dialog's own box.
  return createPortal(
    <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-60 size-full" />,
    document.body,
  );
}
