import { ChevronDown } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import { type ComponentProps, createContext, use, useState } from "react";
import { cn } from "@/lib/cn";

const OpenItems = createContext<readonly string[]>([]);
const ThisItem = createContext("");

interface AccordionProps extends Omit<ComponentProps<typeof Primitive.Root>, "type" | "value" | "defaultValue"> {
  /** The items that are open from the start. */
  openFirst?: string[];
}

/** Items that open by their buttons, each by itself. */
export function Accordion({ openFirst = [], ...props }: AccordionProps) {
  const [open, setOpen] = useState(openFirst);
  return (
    <OpenItems value={open}>
      <Primitive.Root {...props} type="multiple" value={open} onValueChange={setOpen} />
    </OpenItems>
  );
}

export function AccordionItem({ value, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <ThisItem value={value}>
      <Primitive.Item value={value} {...props} />
    </ThisItem>
  );
}

/** The button of the item, with a chevron. */
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

/** What the item shows while it is open. Radix measures its part of each closed item, which for a timeline took a sixth of a cold start. */
export function AccordionContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  const isOpen = use(OpenItems).includes(use(ThisItem));
  if (!isOpen) return null;
  return <Primitive.Content className={cn("animate-in fade-in duration-calm", className)} {...props} />;
}
