import { Check, ChevronRight, type LucideIcon } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Kbd } from "./kbd";
import { floating, floatingItem } from "./floating";
import { keysAreFree, KeysOnClose } from "./keys-on-close";

/** Not modal: a modal menu writes a <style> to lock scrolling, which the content policy refuses. */
export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, "modal">) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;
export const DropdownMenuSub = Primitive.Sub;

export function DropdownMenuContent({
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
        className={cn(floating, "min-w-44 p-1", className)}
        {...props}
        onCloseAutoFocus={keysAreFree(onCloseAutoFocus)}
      >
        <KeysOnClose />
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

type ItemProps = ComponentProps<typeof Primitive.Item> & {
  danger?: boolean;
  /** The keys that do the same, such as "g p". */
  keys?: string;
  icon?: LucideIcon;
};

export function DropdownMenuItem({ className, danger = false, keys, icon: Icon, children, ...props }: ItemProps) {
  return (
    <Primitive.Item
      className={cn(floatingItem, danger && "text-bad-foreground data-highlighted:bg-bad", className)}
      {...props}
    >
      {Icon && <Icon aria-hidden />}
      {children}
      {keys && <Kbd keys={keys} className="ms-auto ps-4" />}
    </Primitive.Item>
  );
}

function Indicator() {
  return (
    <span className="flex size-4 shrink-0 items-center justify-center">
      <Primitive.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
    </span>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={cn(floatingItem, className)} {...props}>
      <Indicator />
      {children}
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(floatingItem, className)} {...props}>
      <Indicator />
      {children}
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label className={cn("text-muted-foreground px-2 pt-2 pb-1 text-xs font-medium", className)} {...props} />
  );
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn("bg-border -mx-1 my-1 h-px", className)} {...props} />;
}

export function DropdownMenuSubTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.SubTrigger>) {
  return (
    <Primitive.SubTrigger className={cn(floatingItem, "data-[state=open]:bg-secondary", className)} {...props}>
      {children}
      <ChevronRight aria-hidden className="ms-auto size-4 rtl:rotate-180" />
    </Primitive.SubTrigger>
  );
}

export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.Portal>
      <Primitive.SubContent
        sideOffset={4}
        collisionPadding={8}
        className={cn(floating, "min-w-40 p-1", className)}
        {...props}
      />
    </Primitive.Portal>
  );
}
