import { encode } from "uqr";

const QUIET_ZONE = 4;

/** `text` as a code to scan: always dark on white, whatever the theme, because many readers know nothing else. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}
