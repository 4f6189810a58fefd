import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { signInPath } from "@/lib/next-path";
import { GetStarted, signUpPath } from "./get-started";
import { Hero } from "./hero";
import { Scenes } from "./scenes";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

const STRIP_LINK = "font-medium underline underline-offset-4";

/** What stands above everything: that this is a beta; or, for who followed a link to a screen, the way to it. */
function Strip({ next, isDeepLink }: { next: string; isDeepLink: boolean }) {
  return (
    <p className="bg-info text-info-foreground px-4 py-2 text-center text-base">
      {isDeepLink ? (
        <>
          This page is for signed-in people.{" "}
          <Link to={signInPath(next)} className={STRIP_LINK}>
            Sign in to open it
          </Link>
        </>
      ) : (
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
          <h2 className="text-2xl font-semibold tracking-tight text-balance">Be one of the first beta users</h2>
          <p className="text-muted-foreground text-lg text-pretty">
            Some of it will change, and what you tell us decides how. What you put in stays yours: export all of it, or
            delete it, whenever you like.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <GetStarted next={next} large />
          <Button asChild className="h-11 px-5 text-lg">
            <a href="/contact-us">Ask us first</a>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What a visitor sees at any address. `next` is where they were going; `isDeepLink` when that is a screen of the product. */
export function LandingPage({ next, isDeepLink }: { next: string; isDeepLink: boolean }) {
  return (
    <div className="flex min-h-full flex-col">
      <Strip next={next} isDeepLink={isDeepLink} />
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
