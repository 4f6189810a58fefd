import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "@/components/loading";
import { useSession } from "@/features/session/session.queries";
import { fetchDataEarly } from "./route-chunks";
import { Shell } from "./shell";
import { SignedOut } from "./signed-out";

/** Lets signed-in people through; the others see what is for visitors. */
export function SignedIn() {
  const session = useSession();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const isSignedIn = session.status === "signed-in";
  useEffect(() => {
    if (isSignedIn) fetchDataEarly(client, pathname);
  }, [isSignedIn, client, pathname]);

  if (session.status === "loading") return <Loading />;
  if (session.status === "signed-in") return <Shell userId={session.userId} email={session.email} />;
  return <SignedOut after={session.after} />;
}
