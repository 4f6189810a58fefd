import { Popover as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { floating } from "./floating";
import { keysAreFree, KeysOnClose } from "./keys-on-close";

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverClose = Primitive.Close;

/** A small panel beside what opened it. It is a dialog to assistive technology: give it an `aria-label`. */
export function PopoverContent({
  className,
  children,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={cn(floating, "w-72 p-3", className)}
        {...props}
        onCloseAutoFocus={keysAreFree(onCloseAutoFocus)}
      >
        <KeysOnClose />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
