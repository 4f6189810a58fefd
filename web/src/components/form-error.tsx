import type { ReactNode } from "react";

/** Why a form could not be sent, announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control bg-bad text-bad-foreground px-3 py-2 text-base wrap-break-word">
      {children}
    </p>
  );
}
