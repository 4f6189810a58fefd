import { useLocation } from "react-router-dom";
import { LandingPage } from "@/features/landing/landing-page";
import { nextPath } from "@/lib/next-path";
import { useTitle } from "@/lib/use-title";

export default function LandingRoute() {
  const { pathname, search, hash } = useLocation();
  const next = nextPath(pathname + search + hash);
  useTitle("A CRM you run by text");
  return <LandingPage next={next} isDeepLink={pathname !== "/" && next !== "/people"} />;
}
