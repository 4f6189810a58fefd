/** The product's mark. */
export function Mark({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <rect width="24" height="24" rx="6" className="fill-primary" />
      <path
        d="M6 8.5h12M12 8.5V18"
        className="stroke-primary-foreground"
        strokeWidth="2.25"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="17.25" cy="16.75" r="1.75" className="fill-primary-foreground" />
    </svg>
  );
}
