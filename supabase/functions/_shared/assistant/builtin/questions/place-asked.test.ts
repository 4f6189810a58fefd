import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeAsked } from "./place-asked.ts";
import { productFact } from "./product-question.ts";
import { productPlaces } from "./product-places.ts";

test("each place says something, and the screens have what it names", () => {
  const web = new URL("../../../../../../web/src/", import.meta.url);
  for (const { fact, words, names = [] } of productPlaces) {
    expect([words[0], fact]).toEqual([words[0], expect.stringMatching(/\S/u)]);
    for (const [file, said] of names)
      expect([file, readFileSync(new URL(file, web), "utf8")]).toEqual([file, expect.stringContaining(said)]);
  }
});

test.each([
  ["where was the button for hiding a column", "Column settings"],
  ["Where on the screen would I set up columns of my own?", "Add custom column"],
  ["how do I make the table show fewer columns", "There you show"],
  ["how can I bring a column back I threw away", "undo it for 30 days"],
  ["where was the button for saving a view", "Save view"],
  ["where's the thing that merges two identical people", "Find duplicates"],
  ["is there a way to merge two contacts that are the same", "Find duplicates"],
  ["Where on the screen can I see what was deleted?", "Recently deleted"],
  ["I forgot where the recycle bin lives", "Recently deleted"],
  ["which page shows my tasks by month", "Calendar View"],
  ["I can't find where to log off", "Sign out"],
  ["which button refreshes all the profiles", "Refresh all profiles"],
  ["where did the button go for updating all profiles", "Refresh all profiles"],
  ["How do I report a fault in this thing?", "Send feedback"],
  ["where do I tell you about a problem with the app", "Send feedback"],
  ["Which number do I text when I'm on the road", "Phone Walkthrough"],
  ["Which phone number belongs to this assistant?", "Phone Walkthrough"],
  ["where do I change my surname", "Basic Information"],
  ["how can I stop the digest", "Morning digest"],
  ["how does one start the tour again", "Screen Walkthrough"],
  ["hvordan logger jeg ud", "Sign out"],
  ["wie melde ich mich ab", "Sign out"],
  ["comment je me déconnecte", "Sign out"],
  ["cómo cierro la sesión", "Sign out"],
  ["hoe log ik uit", "Sign out"],
  ["hur loggar jag ut", "Sign out"],
  ["wo sehe ich gelöschte Kontakte", "Recently deleted"],
  ["hvor skifter jeg min adgangskode", "Password"],
  ["dónde está el botón para ocultar columnas", "Column settings"],
  ["où est le bouton pour ajouter une colonne", "Add custom column"],
  ["how do I get an excel list into tracker", "Import people"],
  ["how do I delete a person", "choose *Delete*"],
])("%s", (question, says) => expect(productFact(question)).toContain(says));

test.each([
  ["can it grab a lead off LinkedIn while I'm looking at their page?", "extension"],
  ["can we save people with one click from Chrome", "extension"],
  ["can I get my whole list out of here as a spreadsheet", "saves the people"],
  ["Is my boss reading what I type to you?", "No other account"],
  ["does anybody else read my messages", "No other account"],
])("%s", (question, says) => expect(placeAsked(question, true)).toContain(says));

test.each([
  "where are my tasks for next month",
  "where is the demo",
  "where did I put the notes",
  "where can I buy more seats",
  "where is the file with the notes",
  "how do I get to the station",
  "does anyone write about batteries",
  "do others know about the demo",
  "will the team read the contract",
  "are all messages read",
  "can we merge the two deals",
  "which tasks were deleted",
  "how many people are in the export business",
  "is there a note about the browser plugin",
  "what number did the printer give us",
])("%s is no question where something is", (question) => expect(placeAsked(question, true)).toBeNull());
