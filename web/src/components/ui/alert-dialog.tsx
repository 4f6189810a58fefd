import { AlertDialog as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { dialogBox, FocusBefore, Scrim, useReturnFocus } from "./dialog";
import { KeysOnClose } from "./keys-on-close";

export const AlertDialog = Primitive.Root;
export const AlertDialogAction = Primitive.Action;
export const AlertDialogCancel = Primitive.Cancel;

/** A question that has to be answered: pressing beside it does not close it, Escape is Cancel, and Cancel has the focus. */
export function AlertDialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const { tell, handlers } = useReturnFocus();
  return (
    <Primitive.Portal>
      <Scrim />
      {/* Radix hides the rest, and leaves it to us to say so. */}
      <Primitive.Content aria-modal {...handlers} className={cn(dialogBox, className)} {...props}>
        <FocusBefore tell={tell} />
        <KeysOnClose />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn("text-lg font-semibold", className)} {...props} />;
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      className={cn("text-muted-foreground text-base whitespace-pre-line", className)}
      {...props}
    />
  );
}
