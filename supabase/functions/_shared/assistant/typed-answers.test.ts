import { expect, test } from "vitest";
import { asksMore, saysAll, saysNo, saysYes } from "./typed-answers.ts";

test.each([
  ...["yes", "Yes please", "ok, go ahead", "do it", "Great, yes!", "yes, delete it", "That's right."],
  ...["ja", "Ja bitte", "Ja, bitte!", "ja, mach das", "genau", "sí", "Sí, por favor", "¡sí!", "vale", "claro que sí"],
  ...["oui oui vas-y", "oui, fais-le", "ja ja, mach das", "yes to all", "yes, both", "ok, all of them", "sí sí, hazlo"],
  ...["oui", "Oui, s'il te plaît", "d'accord", "oui merci", "si\u0301"],
])("“%s” is a yes and nothing else", (words) => {
  expect([saysYes(words), saysNo(words)]).toEqual([true, false]);
});

test.each([
  ...["no", "No thanks", "cancel that", "never mind", "nein", "Nein, danke", "non", "Non merci.", "no, gracias"],
  ...["annuler", "abbrechen", "cancelar"],
])("“%s” is a no and nothing else", (words) => {
  expect([saysYes(words), saysNo(words)]).toEqual([false, true]);
});

test.each([
  ...["ja, aber erst morgen", "ja und lösche Ana", "ja nein", "ja?", "sí, pero mañana", "si Ana viene", "oui mais non"],
  ...["Jana", "Oui Ltd", "claro no", "genau das nicht", "non, garde Ana", "nein, lösch Ana", "yes and delete Ana"],
  ...[
    "oui, garde-le",
    "yes to the first",
    "all of them but Ana",
    "both are wrong",
    "yes to all but the last",
    "ja, lass das",
  ],
  ...["vale la pena", "yes but tomorrow", "merci", "bitte", "danke", ""],
])("“%s” is neither", (words) => {
  expect([saysYes(words), saysNo(words)]).toEqual([false, false]);
});

test("an offered note asks no more than its card, also with changes beside it", () => {
  const offered = "Shall I keep this as a note about Ana? Confirm it and it is stored as shown.";
  const instead = "Or do you want me to do something with it?\n1. Add the task “Call”\n2. Delete “Call”";
  expect([offered, `${offered}\n\n${instead}`].map(asksMore)).toEqual([false, false]);
  expect([`${offered}\n\nWhich Ana do you mean?`, instead.replace("Or do", "What do")].map(asksMore)).toEqual([
    true,
    true,
  ]);
});

test.each(["yes to all", "yes, all of it", "confirm everything", "yes to both", "ok, all of that"])(
  "“%s” is a yes to several",
  (words) => expect([saysYes(words), saysAll(words)]).toEqual([true, true]),
);
