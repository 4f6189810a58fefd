import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { signInPath } from "@/lib/next-path";
import { GetStarted, signUpPath } from "./get-started";
import { Hero } from "./hero";
import { Scenes } from "./scenes";
import { Mark } from "@/components/mark";
import { ThemeSwitch } from "@/components/theme-switch";
import { operator } from "@/lib/this-operator";

const STRIP_LINK = "font-medium underline underline-offset-4";

/** Where the visitor meant to go: to the front page, to a screen of the product, or to an address that does not exist. */
export type Destination = "front" | "screen" | "nowhere";

/** The banner at the top: that this is a beta, or what happened to the requested address. */
function Strip({ next, destination }: { next: string; destination: Destination }) {
  return (
    <p className="bg-info text-info-foreground px-4 py-2 text-center text-base">
      {destination === "nowhere" && "There is nothing at this address. This is the front page."}
      {destination === "screen" && (
        <>
          You need to sign in to see this page.{" "}
          <Link to={signInPath(next)} className={STRIP_LINK}>
            Sign in to open it
          </Link>
        </>
      )}
      {destination === "front" && (
        <>
          Tracker is in beta.{" "}
          <Link to={signUpPath(next)} className={STRIP_LINK}>
            Become a beta user
          </Link>
        </>
      )}
    </p>
  );
}

function BetaBanner({ next }: { next: string }) {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
      <div className="rounded-dialog bg-secondary flex flex-wrap items-center justify-between gap-6 p-6 sm:p-10">
        <div className="grid max-w-2xl gap-2">
          <h2 className="text-2xl font-semibold tracking-tight text-balance">Join the beta</h2>
          <p className="text-muted-foreground text-lg text-pretty">
            Your feedback shapes what we build next. Your data stays yours: export or delete it at any time.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <GetStarted next={next} large />
          <Button asChild className="h-11 px-5 text-lg">
            <a href="/contact-us">Contact us</a>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What a visitor sees at any address. `next` is where signing in leads. */
export function LandingPage({ next, destination }: { next: string; destination: Destination }) {
  return (
    <div className="flex min-h-full flex-col">
      <Strip next={next} destination={destination} />
      <SiteHeader next={next} />
      <main className="flex-1">
        <Hero next={next} />
        <Scenes />
        <BetaBanner next={next} />
      </main>
      <SiteFooter />
    </div>
  );
}

/** The bar above the landing page. */
function SiteHeader({ next }: { next: string }) {
  return (
    <header className="mx-auto flex h-14 w-full max-w-6xl items-center gap-1 px-4 sm:px-6">
      <Link to="/" className="rounded-control flex items-center gap-2 text-base font-semibold">
        <Mark />
        Tracker
      </Link>
      <span className="ms-auto" />
      <ThemeSwitch />
      <Button asChild variant="ghost" className="max-sm:hidden">
        <Link to={signInPath(next)}>Sign In</Link>
      </Button>
      <GetStarted next={next} />
    </header>
  );
}

const LINK = "rounded-control py-1 underline-offset-4 hover:text-foreground hover:underline pointer-coarse:py-3";

/** Links to the legal pages, and says that the people shown are invented. */
function SiteFooter() {
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
