import { expect, test } from "vitest";
import { parseEnvironment } from "../_shared/server/environment.ts";
import { chooseMailer } from "./choose-mailer.ts";

const chosen = (settings: Record<string, string>, supabaseUrl = "https://abcdefghijklmnopqrst.supabase.co") =>
  chooseMailer(
    parseEnvironment({
      ...{ SUPABASE_URL: supabaseUrl, SUPABASE_PUBLISHABLE_KEYS: "{}", SUPABASE_SECRET_KEYS: "{}" },
      ...settings,
    }),
  );
const FROM = "Tracker <mail@tracker.example>";

test("sends no mail without a mail server or a key; with one, sends from the configured address", () => {
  expect(chosen({ MAIL_FROM: FROM })).toBeNull();
  const smtp = chosen({ SMTP_URL: "smtps://user:pass@smtp.example.com", MAIL_FROM: FROM });
  expect([smtp?.from, smtp?.mailer.isIdempotent]).toEqual([FROM, false]);
  expect(chosen({ RESEND_API_KEY: "re_1", MAIL_FROM: "mail@tracker.example" })?.mailer.isIdempotent).toBe(true);
});

test.each([
  ["smtp://smtp.example.com:25", "port 25, which hosted Supabase closes"],
  ["smtp://smtp.example.com:587", "port 587, which hosted Supabase closes"],
  ["smtp://smtp.example.com", "port 587, which hosted Supabase closes"],
  ["https://smtp.example.com", "SMTP_URL must be an address such as"],
  ["smtp.example.com:465", "SMTP_URL must be an address such as"],
])("a hosted project refuses %s at its start, and says why", (address, reason) => {
  expect(() => chosen({ SMTP_URL: address, MAIL_FROM: FROM })).toThrow(reason);
});

test("accepts any port elsewhere", () => {
  expect(chosen({ SMTP_URL: "smtp://127.0.0.1:1025", MAIL_FROM: FROM }, "http://127.0.0.1:54321")).not.toBeNull();
});

test.each([
  [{ RESEND_API_KEY: "re_1" }, "Mail needs MAIL_FROM"],
  [{ RESEND_API_KEY: "re_1", MAIL_FROM: "Tracker" }, "Mail needs MAIL_FROM"],
  [{ RESEND_API_KEY: "re_1", SMTP_URL: "smtps://a", MAIL_FROM: FROM }, "set one of them"],
])("half a set-up is said at the start: %o", (settings, reason) => {
  expect(() => chosen(settings)).toThrow(reason);
});
