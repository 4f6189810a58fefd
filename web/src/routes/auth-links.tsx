import { useNavigate, useSearchParams } from "react-router-dom";
import { ConfirmAddress } from "@/features/session/confirm-address";
import { ForgottenPassword } from "@/features/session/forgotten-password";
import { NewPassword } from "@/features/session/new-password";
import { useTitle } from "@/lib/use-title";

const TITLES = { forgot: "Forgotten password", reset: "New password", confirm: "Confirm" };

/** /auth/forgot, and where the links of mails lead: /auth/reset and /auth/confirm. */
export default function AuthLinksRoute({ step }: { step: keyof typeof TITLES }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useTitle(TITLES[step]);
  const token = params.get("token") ?? "";
  if (step === "forgot") return <ForgottenPassword email={params.get("email") ?? ""} next={params.get("next")} />;
  if (step === "reset") return <NewPassword token={token} onDone={(next) => void navigate(next, { replace: true })} />;
  return <ConfirmAddress token={token} type={params.get("type") === "signup" ? "signup" : "email_change"} />;
}
