import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { userSchema } from "./profile.ts";
import { optionalText } from "./text.ts";

export const PASSWORD_MIN_LENGTH = 6;
// Supabase Auth stores a bcrypt hash, which reads no more than 72 bytes.
export const PASSWORD_MAX_BYTES = 72;

export const emailSchema = z
  .string("Email is required.")
  .check(
    z.trim(),
    z.minLength(1, "Email is required."),
    z.maxLength(320),
    z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a valid email address."),
  );

export const passwordSchema = z.string("Password is required").check(
  z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`),
  z.refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, "Password is too long."),
);

export const credentialsSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export const registrationSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  name: optionalText("Name", 200),
});
export type Registration = z.output<typeof registrationSchema>;

/** `token` is null when the address must be confirmed by mail before signing in. */
const sessionReply = z.object({ token: z.nullable(z.string()), user: userSchema });
export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  access: "anyone",
  input: credentialsSchema,
  reply: sessionReply,
});
export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  access: "anyone",
  input: registrationSchema,
  reply: sessionReply,
});
export const getMe = endpoint({ method: "GET", path: "/auth/me", reply: z.object({ user: userSchema }) });
