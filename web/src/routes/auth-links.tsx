import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { ConfirmAddress } from "@/features/session/confirm-address";
import { ForgottenPassword } from "@/features/session/forgotten-password";
import { NewPassword } from "@/features/session/new-password";
import { useTitle } from "@/lib/use-title";
import NotFoundRoute from "./not-found";

const TITLES: Record<string, string> = { forgot: "Forgotten password", reset: "New password", confirm: "Confirm" };

/** /auth/forgot, and where the links of mails lead: /auth/reset and /auth/confirm. */
export default function AuthLinksRoute() {
  const { step = "" } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useTitle(TITLES[step] ?? "Not found");
  const token = params.get("token") ?? "";
  if (step === "forgot") return <ForgottenPassword email={params.get("email") ?? ""} />;
  if (step === "reset") return <NewPassword token={token} onDone={() => void navigate("/people", { replace: true })} />;
  if (step === "confirm")
    return <ConfirmAddress token={token} type={params.get("type") === "signup" ? "signup" : "email_change"} />;
  return <NotFoundRoute />;
}
