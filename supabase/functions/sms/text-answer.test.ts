import fc from "fast-check";
import { expect, test } from "vitest";
import type { AssistantAction } from "../_shared/contract/assistant.ts";
import { PlayedConversation } from "../_shared/assistant/builtin/played-turn.ts";
import { postLink } from "../_shared/assistant/builtin/wording.ts";
import { cardText } from "./card-text.ts";
import { fitText, plainAnswer, withExamples } from "./text-answer.ts";
import { segmentsOf } from "../_shared/texting/segments.ts";

const see = (id: number) => postLink({ postUrl: `https://www.linkedin.com/feed/update/${id}` });

test("leaves out the links to several posts, and writes out a single one", () => {
  expect(plainAnswer(`2 posts:\n\n- Nov 19: One. ${see(1)}\n- Nov 18: Two. ${see(2)}`)).toBe(
    "2 posts:\n\n1. Nov 19: One.\n2. Nov 18: Two.",
  );
  expect(plainAnswer(`Nov 19: One. ${see(1)}`)).toBe("Nov 19: One. https://www.linkedin.com/feed/update/1");
});

test("a day that is near is said with its weekday, and any other with its year", () => {
  const soon = new Date(Date.now() + 3 * 86_400_000);
  const inApp = soon.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
  expect(plainAnswer(`Added the task “Call”, due ${inApp}.`)).toMatch(/, due [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}\.$/);
  expect(plainAnswer("Added the task “Call”, due Nov 27, 2199.")).toContain("due Nov 27, 2199.");
});

test("lists are numbered from 1 each, so that a number answers", () => {
  expect(plainAnswer("Due:\n- Call Ana\n- Call Bo\n\nLater:\n* Call Eve")).toBe(
    "Due:\n1. Call Ana\n2. Call Bo\n\nLater:\n1. Call Eve",
  );
});

test("an answer is four segments at most, and a longer one ends with a link", () => {
  const more = "https://tracker.example/people";
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("Ana", "met at the fair", "白鳥", "👍🏽", "é", "€", "\n", " "), { maxLength: 600 }),
      (words) => {
        const text = words.join(" ");
        const fitted = fitText(text, more);
        expect(segmentsOf(fitted)).toBeLessThanOrEqual(4);
        expect(fitted === text || (segmentsOf(text) > 4 && fitted.endsWith(`... More: ${more}`))).toBe(true);
      },
    ),
  );
});

test("adds examples only to an answer that introduces them", () => {
  const examples = ["Add a note to Ana: met in Rome", "Who is Ana?"];
  expect(withExamples("You could say, for example:", examples)).toBe(
    'You could say, for example:\n"Add a note to Ana: met in Rome"\n"Who is Ana?"',
  );
  expect(withExamples("Hello Ana.", examples)).toBe("Hello Ana.");
  expect(withExamples("You could say:", [])).toBe("You could say:");
});

const card = (title: string, changes: AssistantAction["changes"], losses: AssistantAction["losses"] = []): string =>
  cardText({ id: "00000001-0000-4000-8000-000000000000", title, changes, losses } as AssistantAction);

test("a proposal says once what is deleted and what changes", () => {
  const gone = [{ field: "Name", before: "Ana Ruiz", after: null }] as AssistantAction["changes"];
  expect(card("Delete Ana Ruiz", gone, [{ what: "notes", count: 2 }])).toBe(
    "Delete Ana Ruiz? Also goes: 2 notes. Reply YES 1001 to do it.",
  );
  const cleared = [{ field: "Email", before: "ana@ruiz.example", after: null }] as AssistantAction["changes"];
  expect(card("Change Ana Ruiz", cleared)).toContain("Email: ana@ruiz.example becomes empty.");
});

test("a text that asks for an address names no form to open", () => {
  const { text } = new PlayedConversation({ people: [{ name: "Ana Lopez" }] }).say("add Ines Marrow");
  expect(text).toContain("[Open the form");
  expect(plainAnswer(text)).toMatch(/^To add Ines Marrow I need the address .* such as in\/jane-doe\.$/);
});
