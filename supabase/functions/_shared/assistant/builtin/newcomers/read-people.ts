import type { Lists } from "../commands/values.ts";
import type { Language } from "../reading.ts";
import { isFactIn } from "./all-facts.ts";
import { withLetters, withoutLetters } from "./degrees.ts";
import { withFirmCalled } from "./firm-called.ts";
import { withFirmTold } from "./firm-told.ts";
import { fluent } from "./fluent.ts";
import { metSomewhere } from "./met-somewhere.ts";
import { maskNames, unmaskNames } from "./masked-names.ts";
import type { Newcomer } from "./newcomer.ts";
import { oneEachLine } from "./one-each-line.ts";
import { maskQuoted } from "./quoted-values.ts";
import { PeopleReader } from "./people-reader.ts";
import { withPauses } from "./plain-facts.ts";
import { withoutSaidOfFirm } from "./said-of-firm.ts";
import { inBrackets, withFactsBehind, withNameAhead, withNameFirst, withRoleInCard } from "./reworded.ts";

/** Reads those who are to be added from a text, each with what is said of them. */
export function readPeople(said: string, lists: Lists, language: Language): Newcomer[] {
  const lines = oneEachLine(said) ?? [said];
  return lines.flatMap((line) => {
    const quoted = maskQuoted(line);
    const masked = maskNames(quoted.text);
    return unmaskNames(unmaskNames(readMasked(masked.text, lists, language), masked), quoted);
  });
}

function readMasked(text: string, lists: Lists, language: Language): Newcomer[] {
  const called = withFirmCalled(text);
  const firm = withoutSaidOfFirm(called.text);
  const met = metSomewhere(firm.text);
  const { text: ahead, told: heard } = withNameAhead(withPauses(fluent(withFirmTold(met.text))));
  const told = [met.told, heard, firm.told, called.told].filter((words) => words !== "").join(", ");
  const { text: bare, lettered } = withoutLetters(withFactsBehind(ahead, isFactIn(lists, language)));
  const card = withRoleInCard(bare);
  const each = inBrackets(card);
  return (each.length > 1 ? each : [withNameFirst(card)])
    .reduce<Newcomer[]>((people, one) => [...people, ...new PeopleReader(one, lists, language, people).read()], [])
    .map((person, no) => ({
      ...person,
      name: withLetters(person.name, lettered),
      told: no === 0 && told !== "" ? [told, ...person.told] : person.told,
    }));
}
