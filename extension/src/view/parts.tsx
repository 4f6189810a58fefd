import type { ComponentProps, ReactNode } from "react";

/** The product's mark. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="mark">
      <rect width="24" height="24" rx="6" />
      <path d="M6 8.5h12M12 8.5V18" strokeWidth="2.25" strokeLinecap="round" fill="none" />
      <circle cx="17.25" cy="16.75" r="1.75" />
    </svg>
  );
}

interface ButtonProps extends ComponentProps<"button"> {
  look?: "primary" | "secondary" | "ghost";
}

export function Button({ look = "secondary", type = "button", className = "", ...props }: ButtonProps) {
  return <button type={type} className={`button ${look} ${className}`} {...props} />;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What came of something, where it happened. */
export function Notice({ tone = "info", children }: { tone?: "info" | "good" | "warn" | "bad"; children: ReactNode }) {
  return (
    <p role={tone === "bad" ? "alert" : "status"} className={`notice ${tone}`}>
      {children}
    </p>
  );
}

/** A text of a stranger's, in its own direction. */
export function Written({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <span dir="auto" className={`written ${className}`}>
      {children}
    </span>
  );
}

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", year: "numeric" });

/** A day (YYYY-MM-DD) or a time (ISO 8601) as the user writes days. */
export const dayOf = (text: string) => day.format(new Date(text.length === 10 ? `${text}T12:00:00` : text));
