import { expect, test } from "vitest";
import type { StepRequest } from "../../assistant-model.ts";
import { questionWorded } from "./question-wordings.ts";

const worded = (message: string) => questionWorded({ message, columns: [] } as unknown as StepRequest);

test.each([
  ["who was it that wears a hearing aid I need to book a room", "who wears a hearing aid"],
  ["so who's the one that likes sailing, we have to invite someone", "so who likes sailing"],
  ["which one was it who sold his boat, I should call them?", "who sold his boat?"],
  ["who is it again that wants help with the lease", "who wants help with the lease"],
])("%j asks who", (message, question) => expect(worded(message)).toBe(question));
test.each(["who was it?", "who wants what I need", "it was Ruta who said that I need a permit"])(
  "%j stays",
  (message) => expect(worded(message)).toBe(message),
);
