import { Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Loading } from "@/components/loading";
import { lazyPart } from "@/lib/load-chunk";
import { typedAhead } from "@/lib/typed-ahead";
import { HAS_ENDED, signInPath } from "@/lib/next-path";
import { routeChunks } from "./route-chunks";

const LandingRoute = lazyPart(routeChunks.landing);

/** The screens that need no account; at every other address a visitor sees the landing page. */
const PUBLIC = ["/privacy-policy", "/terms-of-service"];

interface SignedOutProps {
  /** How their session came to its end, if there was one. */
  after: "nothing" | "leaving" | "ending";
  /** Called once they have seen the end of it: from then on they are visitors like others. */
  onTold: () => void;
}

/** What someone sees who is not signed in. */
export function SignedOut({ after, onTold }: SignedOutProps) {
  const { pathname, search, hash } = useLocation();
  // Only from where it ended: at any other address they come upon later, they see what a visitor sees.
  const [isLedAway] = useState(after === "ending" && !PUBLIC.includes(pathname));
  useEffect(() => {
    if (after === "ending") onTold();
  }, [after, onTold]);
  // Keys that were pressed for a signed-in screen have nothing to do here.
  useEffect(() => typedAhead.forget(), []);
  if (PUBLIC.includes(pathname)) {
    return (
      <main className="flex min-h-full flex-col">
        <Outlet />
      </main>
    );
  }
  // Who was in the middle of something goes on with it; who left sees the front door, and not the address they left.
  if (isLedAway) return <Navigate to={signInPath(pathname + search + hash)} state={HAS_ENDED} replace />;
  if (after === "leaving" && pathname !== "/") return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <LandingRoute />
    </Suspense>
  );
}
