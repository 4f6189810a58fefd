import { plainWords } from "../../words.ts";
import type { InFull, Known } from "./targets.ts";

const TO =
  /^\W*(?:(?:and|also|then|ok|okay|so|plus|please)[\s,]+)*(?<firm>(?-i:\p{Lu})[\p{L}\p{M}\p{N}&.'’-]*(?: [\p{L}\p{M}\p{N}&.'’-]+){0,3}?)\s*(?:\s(?:to|into|goes (?:to|into)|moves (?:to|into))\s|→|->|=>)\s*(?<to>\p{L}[^,;:.?!\n]{1,40}?)(?: (?:please|now|too|as well))*[\s.!]*$/iu;

/** "And Quietroom to Shortlist": a firm that is said for the only one who works there, in one of the user's stages or statuses. */
export function firmMoved({ request: { message, people, user } }: Known): InFull | null {
  const { firm = "", to = "" } = message.length > 100 ? {} : (TO.exec(message)?.groups ?? {});
  const said = plainWords(firm).join(" ");
  const isOf = (one: string) => plainWords(one).join(" ") === plainWords(to).join(" ");
  const [stage, status] = [user.stages.find(isOf), user.statuses.find(isOf)];
  const value = stage ?? status;
  if (said === "" || value === undefined) return null;
  const isNamed = people.some(
    ({ by, name }) => by !== "company" && plainWords(name).some((part) => said.split(" ").includes(part)),
  );
  const [only, another] = people.filter(({ company }) =>
    ` ${plainWords(company ?? "").join(" ")} `.startsWith(` ${said} `),
  );
  if (isNamed || !only || another) return null;
  // Who is meant by the firm is shown on the card.
  return { message: `${only.name}'s ${stage ? "stage" : "status"} is now ${value}`, people: [only] };
}
