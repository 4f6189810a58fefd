import type { AssistantModel } from "../functions/_shared/assistant/assistant-model.ts";
import type { Conversing } from "../functions/_shared/assistant/converse.ts";
import { createBuiltinModel } from "../functions/_shared/language-model/builtin/builtin-model.ts";
import type { NamedUser } from "./named-user.ts";

/** What a conversation of this user with this model is given. */
export const conversing = (user: NamedUser, model: AssistantModel): Conversing => ({
  db: user.db,
  userId: user.id,
  model,
  embedder: null,
  isPaid: false,
  writer: () => Promise.resolve(createBuiltinModel()),
  now: () => new Date(),
  signal: new AbortController().signal,
  onEvent: () => undefined,
});
