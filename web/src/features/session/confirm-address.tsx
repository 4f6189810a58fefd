import { Link } from "react-router-dom";
import { FormError } from "@/components/form-error";
import { Button } from "@/components/ui/button";
import { useConfirmLink } from "./account.queries";
import { AuthCard } from "./auth-card";
import { authErrorSentence } from "./auth-errors";

/** Confirms an address with the token of a mailed link, once the button is pressed. */
export function ConfirmAddress({ token, type }: { token: string; type: "email_change" | "signup" }) {
  const { mutate, isPending, data, error } = useConfirmLink();
  return (
    <AuthCard title="Confirm your email">
      {data === undefined && (
        <Button variant="primary" disabled={isPending} onClick={() => mutate({ token, type })}>
          {isPending ? "Loading..." : "Confirm"}
        </Button>
      )}
      {data !== undefined && (
        <p role="status" className="rounded-control bg-info text-info-foreground px-3 py-2 text-base">
          {data === "half"
            ? "Thank you. Now open the link we sent to your other email."
            : "Thank you. Your email is confirmed."}
        </p>
      )}
      {error && <FormError>{authErrorSentence(error)}</FormError>}
      <Link to="/people" className="text-accent-foreground justify-self-start text-sm underline underline-offset-4">
        Go to Tracker
      </Link>
    </AuthCard>
  );
}
