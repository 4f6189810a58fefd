import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import { typedAhead } from "@/lib/typed-ahead";
import { Button } from "./button";
import { KeysOnClose } from "./keys-on-close";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

const keepOpenForToasts = (event: { target: EventTarget | null; preventDefault: () => void }) => {
  // Radix tells of a touch once it was a click: the message that was tapped may be out of the list by then.
  if (event.target instanceof Element && event.target.closest("[data-toast], [data-toaster]")) event.preventDefault();
};

/** What has the focus; of a menu that closes with what was chosen in it, the button that opened it. */
function focusedNow(): Element | null {
  const element = document.activeElement;
  const opener = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return opener ? document.getElementById(opener) : element;
}

/** The first part of a dialog: tells what had the focus before a field of the dialog's own asked for it. */
export function FocusBefore({ tell }: { tell: (element: Element | null) => void }) {
  const [element] = useState(focusedNow);
  useLayoutEffect(() => tell(element), [tell, element]);
  return null;
}

/**
 * Gives the focus back to what had it before the dialog, or to the cell around it when it cannot take it. Radix does not tell of
 * the opening when a field of the dialog has the focus already, so `FocusBefore` does.
 */
export function useReturnFocus(afterClose?: () => void) {
  const before = useRef<Element | null>(null);
  const tell = useCallback((element: Element | null) => {
    before.current = element;
  }, []);
  const handlers = {
    onOpenAutoFocus: () => {
      if (before.current === null || before.current === document.body) before.current = focusedNow();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current
        ?.closest<HTMLElement>("a, button:not(:disabled), input, textarea, select, [tabindex]:not(:disabled)")
        ?.focus();
      typedAhead.focusIsBack();
      afterClose?.();
    },
  };
  return { tell, handlers };
}

/**
 * A sheet at the foot of a phone's screen, a box in the middle of a wider one. Without the border Chromium takes what scrolls for
 * opaque, and draws nothing behind its round corners.
 */
export const dialogBox =
  "animate-in rounded-t-dialog bg-popover text-popover-foreground border-t border-transparent shadow-float duration-calm fade-in max-md:slide-in-from-bottom-4 fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-4 overflow-y-auto p-6 outline-none max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))] md:rounded-dialog md:zoom-in-[0.98] md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-[26rem] md:-translate-1/2";

/**
 * What dims the screen behind a dialog. A plain element instead of Radix's Overlay, which writes a <style> to lock
 * scrolling: the content policy refuses that, and only panes scroll here anyway.
 */
export function Scrim() {
  return <div aria-hidden data-scrim className="animate-in bg-scrim fade-in duration-calm fixed inset-0 z-40" />;
}

function Cross() {
  return (
    <Primitive.Close asChild>
      <Button variant="ghost" size="icon" aria-label="Close" className="absolute end-3 top-3">
        <X aria-hidden className="size-4" />
      </Button>
    </Primitive.Close>
  );
}

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  /** It is left by what it holds alone: it has no cross, and neither Escape nor a press beside it closes it. */
  isHeld?: boolean;
  /** Called once the dialog is gone and the focus is back where it was. */
  afterClose?: () => void;
}

const holdOpen = (event: { preventDefault: () => void }) => event.preventDefault();

/** A dialog in the middle of the screen; on a phone, a sheet at its foot. */
export function DialogContent({ className, children, isHeld = false, afterClose, ...props }: DialogContentProps) {
  const { tell, handlers } = useReturnFocus(afterClose);
  return (
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        onInteractOutside={keepOpenForToasts}
        {...handlers}
        className={cn(dialogBox, className)}
        {...props}
        {...(isHeld && { onInteractOutside: holdOpen, onEscapeKeyDown: holdOpen })}
      >
        <FocusBefore tell={tell} />
        <KeysOnClose />
        {children}
        {!isHeld && <Cross />}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

interface PaletteContentProps extends ComponentProps<typeof Primitive.Content> {
  /** Called once the dialog is gone and the focus is back where it was. */
  afterClose: () => void;
}

/** A dialog near the top of the screen, without padding or a cross, for what is typed into and chosen from. */
export function PaletteContent({ className, afterClose, children, ...props }: PaletteContentProps) {
  const { tell, handlers } = useReturnFocus(afterClose);
  return (
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        {...handlers}
        className={cn(
          "animate-in rounded-dialog bg-popover text-popover-foreground shadow-float duration-quick fade-in fixed inset-x-2 top-2 z-50 flex max-h-[92dvh] flex-col overflow-hidden outline-none md:inset-x-auto md:top-[14vh] md:left-1/2 md:w-[36rem] md:-translate-x-1/2",
          className,
        )}
        {...props}
      >
        <FocusBefore tell={tell} />
        <KeysOnClose />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** A panel along the end edge of the screen; on a phone, a sheet at its foot. */
export function SheetContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const { tell, handlers } = useReturnFocus();
  return (
    <Primitive.Portal>
      <Scrim />
      <Primitive.Content
        onInteractOutside={keepOpenForToasts}
        {...handlers}
        className={cn(
          "animate-in rounded-t-dialog bg-popover text-popover-foreground shadow-float duration-calm fade-in max-md:slide-in-from-bottom-4 md:slide-in-from-end-4 fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col gap-4 overflow-y-auto border-t border-transparent p-6 outline-none max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))] md:inset-y-0 md:start-auto md:end-0 md:max-h-none md:w-[24rem] md:rounded-none",
          className,
        )}
        {...props}
      >
        <FocusBefore tell={tell} />
        <KeysOnClose />
        {children}
        <Cross />
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

/** A dialog's title, and what it is about. */
export function DialogHead({ title, dir, children }: { title: ReactNode; dir?: "auto"; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <DialogTitle dir={dir}>{title}</DialogTitle>
      <DialogDescription dir={dir}>{children}</DialogDescription>
    </div>
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 pt-2 md:flex-row md:justify-end", className)} {...props} />;
}
