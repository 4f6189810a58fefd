import { type ReactNode, useId } from "react";

interface SectionProps {
  /** Where a link to it leads: `#id`. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of settings. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-4 gap-5 border-t pt-8 first:border-0 first:pt-0"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {lead && <p className="text-muted-foreground text-base text-pretty">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
