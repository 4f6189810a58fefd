import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedOfProduct } from "./asked-of-product.ts";
import { productFacts } from "./product-facts.ts";
import { linkRule, safeReply } from "../../safe-reply.ts";
import { SENTENCES } from "../scope/sentences.ts";
import { productFact } from "./product-question.ts";

const web = new URL("../../../../../../web/src/", import.meta.url);

test("the screens have what the facts name", () => {
  for (const { names = [] } of [...productFacts, ...askedOfProduct])
    for (const [file, words] of names)
      expect([file, readFileSync(new URL(file, web), "utf8")]).toEqual([file, expect.stringContaining(words)]);
});

test("nothing of a fact is taken for an address that is not to be shown", () => {
  for (const { fact } of [...productFacts, ...askedOfProduct]) expect(safeReply(fact, linkRule(new Set()))).toBe(fact);
});

test.each([
  ["How do I import people?", "Import people"],
  ["How can I undo something?", "Undo"],
  ["How do I add a column?", "Add custom column"],
  ["How do I connect the extension?", "Chrome Extension Setup"],
  ["How do I text the assistant?", "Phone Walkthrough"],
  ["How can I change my stages?", "stages and statuses"],
  ["How do I add a task?", "Add task"],
  ["Where can I change my password?", "Password"],
  ["What happens if I delete a column?", "everyone's values"],
  ["If I delete a column are the values gone?", "30 days"],
  ["What would happen if I deleted the Thesis column?", "everyone's values"],
  ["Can I restore a deleted column?", "everyone's values"],
  ["What happens if I remove a field?", "everyone's values"],
  ["can I get a deleted person back?", "Recently deleted"],
  ["does deleting a task ask me first?", "asked first"],
  ["can I undo a delete?", "Undo"],
  ["Wie kann ich Kontakte importieren?", "Import people"],
  ["¿Cómo puedo exportar mis datos?", "Export everything"],
  ["Comment ajouter une colonne ?", "Add custom column"],
])("%s", (question, says) => expect(productFact(question)).toContain(says));

test.each([
  "Who is in Berlin?",
  "How many people are in Berlin?",
  "Where does Omar work?",
  "What did I import last week?",
])("%s is no question about the product", (question) => expect(productFact(question)).toBeNull());

test.each([
  ["where's the button for adding someone myself", "Add person"],
  ["how do I put in a new person by hand", "Add person"],
  ["where can I look at my tasks as a month grid?", "Calendar View"],
  ["Where do I change my own job title and company?", "Professional Information"],
  ["how do I edit my photo", "Profile"],
  ["which page sorts the list by company for me", "a click on a column's name"],
  ["how can I order the table by name", "a click on a column's name"],
  ["how do I refresh somebody's posts", "Refresh…"],
  ["How do I get LinkedIn profiles in with one click?", "extension"],
  ["where can I see who changed what?", "Recent changes"],
])("%s", (question, says) => expect(productFact(question)).toContain(says));

test.each([
  ["what file types can I import", "CSV"],
  ["can I import an Excel file?", "saved as CSV first"],
  ["how many people can I import at once", "50,000"],
  ["does the extension work in Firefox", "Chrome and Firefox"],
  ["is there a dark mode", "Preferences"],
  ["where do I see what failed to sync", "Job queue"],
  ["why is Gwen's profile not updating", "Job queue"],
  ["how do I know when someone posts", "digest"],
  ["how do I log a call", "note on Jane"],
  ["which shortcuts are there", "Keyboard shortcuts"],
  ["where are the deleted ones", "Recently deleted"],
  ["which time zone do you use", "Preferences"],
  ["can two people share one account", "one person's"],
  ["how do i cancel my subscription", "plans or payments"],
  ["what can you not do", "I send no messages"],
  ["What's the difference between ask and agent", "only answer questions"],
  ["Is there a calendar for my tasks anywhere", "Calendar View"],
  ["can I use you by talking instead of typing?", "microphone"],
  ["how do I put my own column in the table myself", "Add custom column"],
])("%s", (question, says) => expect(productFact(question)).toContain(says));

test("no answer says that a file of Excel is taken as it is", () => {
  const said = JSON.stringify([productFacts, askedOfProduct, SENTENCES]);
  expect(said).not.toMatch(/CSV (?:or|und|o|et|and) Excel|CSV- und Excel/u);
});
