import { expect, test } from "vitest";
import { withoutLead } from "./without-lead.ts";

test.each([
  ["Ana or Leo, which of them has more followers?", "who has more followers, Ana or Leo?"],
  ["ana or leo - who of the two charges less", "who charges less, ana or leo?"],
  ["Kofi or Ines: which one has the higher rate?", "who has the higher rate, Kofi or Ines?"],
  ["Lead or Contacted, who's in either of these", "who's in Lead or Contacted?"],
  ["warm or hot, which people are in either?", "which people are in warm or hot?"],
  ["cold or warm: how many people are in either of them", "how many people are in cold or warm?"],
  ["please look at my tasks and tell me what is overdue", "tell me what is overdue"],
  ["go through my list and show me the leads", "show me the leads"],
  ["have a look at our notes and tell me who likes tea", "tell me who likes tea"],
])("%j asks what is plain", (message, plain) => expect(withoutLead(message)).toBe(plain));

test.each([
  "remind me to call Ana or Leo, who has more time",
  "set Ana or Leo, who is in Lead, to Won",
  "is Ana or Leo in Lead?",
  "look at my tasks",
  "what does Kofi do in Ghana?",
  "Ana is in Lead or Contacted, I forgot",
])("%j stays as it is", (message) => expect(withoutLead(message)).toBe(message));
