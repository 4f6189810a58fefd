import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NAMES = ["Lena Koch", "Ben Ode", "Sam Poe"];
/** Who gets which place, at once or by a card. */
const placesIn = (message: string) => {
  const talk = new PlayedConversation({
    people: NAMES.map((name) => ({ name, stage: "Lead" })),
    stages: ["Lead", "Meeting"],
  });
  const names = new Map(talk.people.map(({ id }, no) => [id, NAMES[no]?.split(" ")[0]]));
  return talk.say(message).changes.flatMap(({ input }) => {
    const { location } = (input["patch"] ?? {}) as { location?: string | null };
    return location ? [`${names.get(String(input["founderId"])) ?? "?"} ${location}`] : [];
  });
};

test.each<[string, string[]]>([
  ["Set the stage of Lena and Ben to Meeting, and Ben sits in Zurich", ["Ben Zurich"]],
  ["Set the stage of Lena to Meeting, and Ben sits in Zurich", ["Ben Zurich"]],
  ["Set Lena's stage to Meeting and Ben lives in Zurich", ["Ben Zurich"]],
  ["Ben sits in Oslo and Lena sits in Bergen", ["Ben Oslo", "Lena Bergen"]],
  ["Ben lives in Oslo and Lena lives in Bergen", ["Ben Oslo", "Lena Bergen"]],
  ["Lena and Sam are leads, and Sam lives in Kiel", ["Sam Kiel"]],
  ["Lena's stage is Lead, and Sam lives in Kiel", ["Sam Kiel"]],
  ["Ben is based in Oslo, Lena is based in Bergen", ["Ben Oslo", "Lena Bergen"]],
])("%j: each place is of the one who it is said of", (message, places) => expect(placesIn(message)).toEqual(places));
