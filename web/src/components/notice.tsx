import type { ReactNode } from "react";

interface NoticeProps {
  title: string;
  text?: string;
  role?: "alert" | "status";
  /** The ways on. */
  children?: ReactNode;
}

/** A calm block in the middle of a pane: one sentence of what is, and what to do next. */
export function Notice({ title, text, role, children }: NoticeProps) {
  return (
    <div role={role} className="flex max-w-md flex-col items-center gap-2 text-center">
      <p className="text-lg font-semibold" dir="auto">
        {title}
      </p>
      {text && (
        <p className="text-muted-foreground text-base text-balance" dir="auto">
          {text}
        </p>
      )}
      {children && <div className="flex flex-wrap justify-center gap-2 pt-3">{children}</div>}
    </div>
  );
}
