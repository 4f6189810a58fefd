import { ChevronDown } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const Accordion = Primitive.Root;
export const AccordionItem = Primitive.Item;

export function AccordionTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header asChild>
      <h2 className="flex min-w-0 flex-1">
        <Primitive.Trigger
          className={cn("group flex min-w-0 flex-1 items-start gap-3 text-start", className)}
          {...props}
        >
          <span className="min-w-0 flex-1">{children}</span>
          <ChevronDown
            aria-hidden
            className="text-muted-foreground mt-0.5 size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180"
          />
        </Primitive.Trigger>
      </h2>
    </Primitive.Header>
  );
}

export function AccordionContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn("animate-in fade-in duration-calm", className)} {...props} />;
}
