import { UserPlus } from "lucide-react";

/** The floating person button. Its name slides out when it is pointed at or focused. */
export function AddPersonButton({ onClick, onIntent }: { onClick: () => void; onIntent: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="group bg-primary text-primary-foreground shadow-float hover:bg-primary-hover fixed end-4 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-30 flex h-10 items-center rounded-full px-3 text-base font-medium transition-colors pointer-coarse:h-14 pointer-coarse:px-4.5"
    >
      <UserPlus aria-hidden className="size-4.5" />
      <span className="sr-only group-hover:not-sr-only group-hover:ps-2! group-focus-visible:not-sr-only group-focus-visible:ps-2!">
        Add New Person
      </span>
    </button>
  );
}
