import { Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Loading } from "@/components/loading";
import { lazyPart } from "@/lib/load-chunk";
import { signInPath } from "@/lib/next-path";
import { routeChunks } from "./route-chunks";

const LandingRoute = lazyPart(routeChunks.landing);

/** The screens that need no account; at every other address a visitor sees the landing page. */
const PUBLIC = ["/privacy-policy", "/terms-of-service"];

/** What somebody sees who is not signed in. `after` is how their session came to its end, if there was one. */
export function SignedOut({ after }: { after: "nothing" | "leaving" | "ending" }) {
  const { pathname, search, hash } = useLocation();
  if (PUBLIC.includes(pathname)) {
    return (
      <main className="flex min-h-full flex-col">
        <Outlet />
      </main>
    );
  }
  // Who was in the middle of something goes on with it; who left sees the front door, and not the address they left.
  if (after === "ending") return <Navigate to={signInPath(pathname + search + hash)} replace />;
  if (after === "leaving" && pathname !== "/") return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <LandingRoute />
    </Suspense>
  );
}
