import { deleteAccount } from "@stores/account";
import type { EmailOtpType } from "@supabase/supabase-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { db } from "@/lib/db";
import { passingAuth, publishableKey, supabase, supabaseUrl } from "@/lib/supabase";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { WrongPassword } from "./auth-errors";
import { session } from "./session.queries";

function passOrThrow({ error }: { error: Error | null }): void {
  if (error) throw error;
}

/** Checks that the person knows the password: Auth itself would change an address for an open session alone. */
async function prove(email: string, password: string) {
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error?.code === "invalid_credentials") throw new WrongPassword("", { cause: error });
  if (error) throw error;
}

/** Sends the link for a forgotten password. Whether the address has an account is not told. */
export function useForgottenPassword() {
  return useMutationOnce({
    mutationFn: async (email: string) => passOrThrow(await supabase.auth.resetPasswordForEmail(email.trim())),
  });
}

// Apart from the tab's own session, which would draw the app of the signed-in person before the password is set.
const resetting = passingAuth("tracker-reset");

async function resetPassword({ token, password }: { token: string; password: string }) {
  const { error } = await resetting.verifyOtp({ token_hash: token, type: "recovery" });
  // A link works once: a password that was refused after it is set with the session that the link gave.
  const { data } = await resetting.getSession();
  if (data.session === null) throw error ?? new Error("An error occurred");
  passOrThrow(await resetting.updateUser({ password }));
  await resetting.signOut({ scope: "others" });
  passOrThrow(await supabase.auth.setSession(data.session));
}

/** Sets a new password with the link of a mail, signs in, and ends every other session. */
export function useResetPassword() {
  return useMutationOnce({ mutationFn: resetPassword });
}

/** Uses the link of a mail; `half` when the other address has to confirm as well. */
export function useConfirmLink() {
  return useMutationOnce({
    mutationFn: async ({ token, type }: { token: string; type: EmailOtpType }) => {
      const { data, error } = await supabase.auth.verifyOtp({ token_hash: token, type });
      if (error) throw error;
      return data.session === null ? "half" : "whole";
    },
  });
}

export function useChangePassword() {
  return useMutationOnce({
    mutationFn: async ({ current, password }: { current: string; password: string }) => {
      passOrThrow(await supabase.auth.updateUser({ password, current_password: current }));
      await supabase.auth.signOut({ scope: "others" });
    },
  });
}

const authSettingsSchema = z.object({ mailer_autoconfirm: z.boolean() });

/**
 * Whether an email address can be changed here. While Auth counts addresses as confirmed at once it does not wait for both
 * mailboxes either, and the database refuses the change.
 */
export function useCanChangeEmail() {
  return useQuery({
    queryKey: ["auth-settings"],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: publishableKey }, signal });
      if (!response.ok) throw new Error("The settings could not be read.");
      return !z.parse(authSettingsSchema, await response.json()).mailer_autoconfirm;
    },
    staleTime: Infinity,
  });
}

export function useChangeEmail(email: string) {
  return useMutationOnce({
    mutationFn: async ({ current, next }: { current: string; next: string }) => {
      await prove(email, current);
      passOrThrow(await supabase.auth.updateUser({ email: next.trim() }));
    },
  });
}

/** Ends every session of the user, this one too. */
export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => session.leaveEverywhere() });
}

export function useDeleteAccount() {
  return useMutationOnce({
    mutationFn: async (password: string) => {
      if (!(await deleteAccount(db, password))) throw new WrongPassword();
      // Nothing is left that a change could be saved to.
      await session.leaveUnasked();
    },
  });
}
