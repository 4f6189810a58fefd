import { Check } from "lucide-react";
import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { cn } from "@/lib/cn";

interface EditorFrameProps {
  /** The edit differs from what is in the cell. */
  differs: boolean;
  problem: string | null;
  onSave: () => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
  isTall?: boolean;
  /** The control, which is given what describes it. */
  children: (described: { "aria-invalid": boolean; "aria-describedby": string | undefined }) => ReactNode;
}

/** The box over a cell in which it is edited, with its Save button and, when there is one, the problem. */
export function EditorFrame({
  differs,
  problem,
  onSave,
  onKeyDown,
  onBlur,
  isTall = false,
  children,
}: EditorFrameProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // At the bottom of the pane a tall editor would be half outside.
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={box}
      data-editor
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={cn(
        "bg-popover rounded-control shadow-float outline-ring absolute start-0 top-0 z-30 min-w-full scroll-mt-10 text-start outline-2",
        isTall ? "w-80" : "w-max",
      )}
    >
      <div className={cn("flex", isTall ? "items-end" : "h-9 items-center")}>
        {/* A narrow cell is covered; the field of a panel is as wide as there is room. */}
        <div className="min-w-0 flex-1 in-[[role=gridcell]]:min-w-44">
          {children({ "aria-invalid": problem !== null, "aria-describedby": problem ? id : undefined })}
        </div>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Save"
          data-differs={differs}
          // The input keeps the focus: leaving it would save a second time.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onSave}
          className="rounded-control data-[differs=true]:bg-primary data-[differs=true]:text-primary-foreground text-muted-foreground m-1 grid size-7 shrink-0 place-items-center pointer-coarse:size-11"
        >
          <Check aria-hidden className="size-4" />
        </button>
      </div>
      {problem && (
        <p id={id} role="alert" className="text-bad-foreground max-w-80 border-t px-3 py-1.5 text-xs whitespace-normal">
          {problem}
        </p>
      )}
    </div>
  );
}
