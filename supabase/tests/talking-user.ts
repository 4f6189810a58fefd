import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { conversing } from "./conversing.ts";
import { newFounder, signUp } from "./named-user.ts";

type User = Awaited<ReturnType<typeof signUp>>;

async function withTwoPeople(): Promise<User> {
  const user = await signUp("Nora");
  for (const called of ["Odile Ferrand", "Bruno Castel"]) {
    const { name, profileUrl } = newFounder(called);
    await user.db.from("founders").insert({ name, profile_url: profileUrl });
  }
  return user;
}

/** A user with two people, who talks with the built-in assistant in one conversation; `before`: one who talked in another one. */
export async function talkingUser(before?: User) {
  const user = before ?? (await withTwoPeople());
  let session: string | null = null;
  const say = async (message: string) => {
    const sent = { message, sessionId: session, messageId: null, mode: "agent" as const };
    const reply = await converse(conversing(user, createBuiltinAssistant()), sent);
    session = reply.sessionId;
    return reply;
  };
  return { user, say };
}
