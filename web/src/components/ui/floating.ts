/** The look of everything that floats beside what opened it: menus, popovers. */
export const floating =
  "animate-in fade-in zoom-in-[0.98] duration-quick origin-(--radix-popper-transform-origin) rounded-card bg-popover text-popover-foreground shadow-float z-50 max-h-(--radix-popper-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto outline-none";

/** A line in a menu or a list of choices. */
export const floatingItem =
  "rounded-control flex min-h-8 cursor-default items-center gap-2 px-2 py-1 text-sm outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-highlight pointer-coarse:min-h-11 pointer-coarse:text-base [&_svg]:size-4 [&_svg]:shrink-0";
