import { Link } from "react-router-dom";
import { operator } from "@/lib/this-operator";

const LINK = "rounded-control py-1 underline-offset-4 hover:text-foreground hover:underline pointer-coarse:py-3";

/** Where the fine print is, and what the pictures really show. */
export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="text-muted-foreground mx-auto grid w-full max-w-6xl gap-4 px-4 py-8 text-base sm:px-6">
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-1">
          <Link to="/privacy-policy" className={LINK}>
            Privacy Policy
          </Link>
          <Link to="/terms-of-service" className={LINK}>
            Terms of Service
          </Link>
          <a href="/contact-us" className={LINK}>
            Contact Us
          </a>
          <a href="/api-reference.html" className={LINK}>
            API
          </a>
        </nav>
        <p className="max-w-2xl text-sm">
          The people, companies and posts on this page are invented. They are the sample people that come with Tracker,
          which is not affiliated with LinkedIn.
        </p>
        <p className="text-sm">
          © {new Date().getFullYear()} {operator.name}
        </p>
      </div>
    </footer>
  );
}
