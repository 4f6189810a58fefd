import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, useRef } from "react";
import { cn } from "@/lib/cn";
import { Button } from "./button";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

const keepOpenForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
  if (event.target instanceof Element && event.target.closest("[data-toaster]")) event.preventDefault();
};

/** Gives the focus back to what had it before the dialog, or to the cell around it when it cannot take it. */
function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.closest<HTMLElement>("a, button:not(:disabled), [tabindex]:not(:disabled)")?.focus();
    },
  };
}

/**
 * A dialog in the middle of the screen; on a phone, a sheet at its foot. The scrim is a plain element instead of Radix's
 * Overlay, which writes a <style> to lock scrolling: the content policy refuses that, and only panes scroll here anyway.
 */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Portal>
      <div aria-hidden className="animate-in bg-scrim fade-in duration-calm fixed inset-0 z-40" />
      <Primitive.Content
        onInteractOutside={keepOpenForToasts}
        {...returnFocus}
        className={cn(
          "animate-in rounded-t-dialog bg-popover text-popover-foreground shadow-float duration-calm fade-in max-sm:slide-in-from-bottom-4 fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-4 overflow-y-auto p-6 outline-none max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]",
          "sm:rounded-dialog sm:zoom-in-[0.98] sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[26rem] sm:-translate-1/2",
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close asChild>
          <Button variant="ghost" size="icon" aria-label="Close" className="absolute end-3 top-3">
            <X aria-hidden className="size-4" />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn("pe-8 text-lg font-semibold", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn("text-muted-foreground text-base", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end", className)} {...props} />;
}
