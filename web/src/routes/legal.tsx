import { useLocation } from "react-router-dom";
import { LegalScreen } from "@/features/legal/legal-screen";
import { privacyPolicy } from "@/features/legal/privacy-policy";
import { termsOfService } from "@/features/legal/terms-of-service";
import { useSession } from "@/features/session/session.queries";
import { operator } from "@/lib/this-operator";
import { useTitle } from "@/lib/use-title";

/** The privacy policy or the terms, by the address. */
export default function LegalRoute() {
  const isSignedIn = useSession().status === "signed-in";
  const isPrivacy = useLocation().pathname.startsWith("/privacy-policy");
  const page = isPrivacy ? privacyPolicy(operator) : termsOfService(operator);
  useTitle(page.title);
  return (
    <div className="pb-floats min-h-0 flex-1 overflow-y-auto">
      <LegalScreen page={page} back={isSignedIn ? "/people" : "/"} />
    </div>
  );
}
