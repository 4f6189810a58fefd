import { Link, useLocation } from "react-router-dom";

const SECTIONS = [
  ["basic-information", "Basic Information"],
  ["professional-information", "Professional Information"],
  ["goals-contact", "Goals & Contact"],
  ["preferences", "Preferences"],
  ["api-access", "API Access"],
  ["your-data", "Your data"],
  ["account", "Account"],
] as const;

/** The way to each section, beside them where there is room. */
export function SectionLinks() {
  const { hash } = useLocation();
  return (
    <nav aria-label="Sections" className="sticky top-6 hidden self-start lg:block">
      <ul className="grid gap-0.5">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              aria-current={hash === `#${id}` ? "location" : undefined}
              className="rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground aria-[current]:text-foreground -ms-2.5 flex min-h-8 items-center px-2.5 text-base font-medium transition-colors"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
