import { matchPath, useLocation } from "react-router-dom";
import { type Destination, LandingPage } from "@/features/landing/landing-page";
import { nextPath } from "@/lib/next-path";
import { useTitle } from "@/lib/use-title";

/** The screens that a visitor can be led to by signing in. */
const SCREENS = ["/people", "/people/:founderId", "/tasks", "/reach-out", "/digest", "/profile", "/test-onboarding"];

function destinationOf(pathname: string): Destination {
  if (pathname === "/") return "front";
  return SCREENS.some((screen) => matchPath(screen, pathname)) ? "screen" : "nowhere";
}

export default function LandingRoute() {
  const { pathname, search, hash } = useLocation();
  const destination = destinationOf(pathname);
  useTitle("A CRM you run by text");
  // An address that does not exist is nowhere to go on to.
  const next = nextPath(destination === "nowhere" ? null : pathname + search + hash);
  return <LandingPage next={next} destination={destination} />;
}
