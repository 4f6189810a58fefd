import { Link } from "react-router-dom";
import { legalPlaces } from "./legal-places";

const LINK =
  "rounded-control inline-flex min-h-6 items-center underline-offset-4 hover:text-foreground hover:underline pointer-coarse:min-h-11";

/** The fine print, at the foot of a signed-in screen. */
export function LegalLinks() {
  return (
    <nav aria-label="Legal" className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {legalPlaces.map(({ path, label, isScreen }) =>
        isScreen ? (
          <Link key={path} to={path} className={LINK}>
            {label}
          </Link>
        ) : (
          <a key={path} href={path} target="_blank" rel="noopener" className={LINK}>
            {label}
            <span className="sr-only"> (in a new tab)</span>
          </a>
        ),
      )}
    </nav>
  );
}
