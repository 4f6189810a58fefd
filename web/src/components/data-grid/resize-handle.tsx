import { type PointerEvent, useRef } from "react";

interface ResizeHandleProps {
  width: number;
  /** While it is dragged. */
  onPreview: (width: number) => void;
  onSettle: (width: number) => void;
  /** Asked for by a double click: as wide as what stands in the column. */
  onFit: () => void;
}

/** The edge of a header that is dragged to resize its column. The keyboard does it with Shift and the arrow keys on the header. */
export function ResizeHandle({ width, onPreview, onSettle, onFit }: ResizeHandleProps) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const widthAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, from: number) => {
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    return width + (clientX - from) * forward;
  };
  return (
    <span
      aria-hidden
      data-resize
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        drag.current.width = widthAt(event, drag.current.from);
        onPreview(drag.current.width);
      }}
      onPointerUp={() => {
        if (drag.current && drag.current.width !== width) onSettle(drag.current.width);
        drag.current = null;
      }}
      onPointerCancel={() => {
        onPreview(width);
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit();
      }}
      className="hover:bg-primary active:bg-primary absolute inset-y-0 end-0 z-10 w-1.5 cursor-col-resize touch-none transition-colors pointer-coarse:w-4"
    />
  );
}
