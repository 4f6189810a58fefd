import { useEffect, useRef, useState } from "react";
import { type Drawing, type Piece, tickPoints } from "./drawing";

/** How much of the drawing is on screen when it starts. */
const THRESHOLD = 0.1;

const TONES =
  "[&_.tone-card_*]:fill-card [&_.tone-card_*]:stroke-border [&_.tone-line_*]:fill-muted-foreground [&_.tone-faint_*]:fill-border [&_.tone-accent_*]:fill-primary [&_.tone-on-accent_*]:fill-primary-foreground [&_.tone-good_*]:fill-dot-good [&_.tone-tick_*]:stroke-card [&_.tone-tick_*]:fill-none";

function StillPiece({ shape, x, y, width, height, radius }: Piece) {
  if (shape === "tick") {
    const points = tickPoints({ width, height }).map(([dx, dy]) => `${x + dx},${y + dy}`);
    return <polyline points={points.join(" ")} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />;
  }
  const corner = shape === "dot" ? width / 2 : radius;
  return <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={corner} />;
}

/** The drawing at rest, for before the player is there and for who wants no motion. */
function Still({ drawing }: { drawing: Drawing }) {
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className="w-full">
      {drawing.pieces.map((piece, index) => (
        <g key={index} className={`tone-${piece.tone}`}>
          <StillPiece {...piece} />
        </g>
      ))}
    </svg>
  );
}

/** Plays `path` in `stage` once; gives how to end it. Without motion wanted, or without the player, nothing happens. */
async function play(stage: HTMLElement, path: string, shown: () => void, signal: AbortSignal) {
  const { default: lottie } = await import("lottie-web/build/player/lottie_light");
  if (signal.aborted) return;
  const animation = lottie.loadAnimation({ container: stage, renderer: "svg", loop: false, autoplay: true, path });
  animation.addEventListener("DOMLoaded", shown);
  signal.addEventListener("abort", () => animation.destroy());
}

/** A drawing that plays once when it is scrolled to. It says nothing that the text beside it does not. */
export function Animation({ drawing, path }: { drawing: Drawing; path: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (element === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const ending = new AbortController();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        // What does not arrive leaves the still picture.
        play(element, path, () => setPlays(true), ending.signal).catch(() => undefined);
      },
      { threshold: THRESHOLD },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      ending.abort();
    };
  }, [path]);

  return (
    <div aria-hidden className={`relative ${TONES}`} data-animation={plays ? "playing" : "still"}>
      <div className={plays ? "invisible" : undefined}>
        <Still drawing={drawing} />
      </div>
      <div ref={stage} className="absolute inset-0" />
    </div>
  );
}
