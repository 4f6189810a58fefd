import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { AuthForm } from "./auth-form";
import { session } from "./session.queries";

/** Asks whose session has ended to sign in again, over a screen that stays as they left it. */
export default function SignInAgain({ email }: { email: string }) {
  const { pathname, search, hash } = useLocation();
  const [fields, setFields] = useState({ name: "", email, password: "" });
  return (
    <Dialog open>
      <DialogContent isHeld>
        <DialogHead title="Sign in again">
          Your session has ended. What you typed is still here, and what was being saved will be saved.
        </DialogHead>
        <AuthForm mode="sign-in" fields={fields} onChange={setFields} next={pathname + search + hash} />
        <Button variant="ghost" onClick={() => void session.leave()}>
          Sign out instead
        </Button>
      </DialogContent>
    </Dialog>
  );
}
