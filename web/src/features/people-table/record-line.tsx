import type { ReactNode } from "react";

/** A line of the panel that the product writes: a name and what there is. */
export function RecordLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-8 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-2 text-sm pointer-coarse:min-h-11">
      <dt className="text-muted-foreground truncate">{label}</dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  );
}
