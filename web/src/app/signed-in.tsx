import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Loading } from "@/components/loading";
import { useSession } from "@/features/session/session.queries";
import { signInPath } from "@/lib/next-path";
import { fetchDataEarly } from "./route-chunks";
import { Shell } from "./shell";

/** Lets signed-in people through; the others go to the sign-in page and come back here afterwards. */
export function SignedIn() {
  const session = useSession();
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = session.status === "signed-in";
  useEffect(() => {
    if (isSignedIn) fetchDataEarly(client, pathname);
  }, [isSignedIn, client, pathname]);

  if (session.status === "loading") return <Loading />;
  if (session.status === "signed-in") return <Shell userId={session.userId} email={session.email} />;
  const next = session.after === "leaving" ? "/people" : pathname + search + hash;
  return <Navigate to={signInPath(next)} replace />;
}
