import { personFields, type PersonFieldKey } from "../../../contract/person-fields.ts";
import type { AssistantAction } from "../../../contract/assistant.ts";
import { namingParts } from "../../name-parts.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const YES =
  /^\s*(?:(?:and|oh|ah|ok(?:ay)?|great|perfect|good)[\s,.!–-]+)*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|ja|sí|si|oui)(?![\p{L}\p{N}])[\s,.!:;–-]*/iu;
const AROUND =
  /(?<!\p{L})(?:please|pls|keep|save|store|add|confirm|only|just|to|do|take|apply|make|the|that|this|his|her|their|card|change|one|new|for|of|on|about|as|well|thanks?)(?!\p{L})|['’]s?(?!\p{L})|[,.!:;–-]/giu;
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^notes?$/u, /_note$/u],
  [/^(?:tasks?|reminders?|to-?do)$/u, /_task$/u],
  [/^(?:columns?|fields?)$/u, /_custom_field$/u],
  [/^(?:persons?|contacts?)$/u, /_founder$/u],
];

/** What a change is of: the labels of its fields. */
function labelsOf({ params }: AssistantAction, columns: readonly OwnColumn[]): string[] {
  const patch = Object.entries((params["patch"] as Record<string, unknown> | undefined) ?? {});
  const own = columns.find(({ id }) => id === params["fieldId"]);
  return [
    ...patch.flatMap(([key, value]) =>
      value === null || !Object.hasOwn(personFields, key) ? [] : [personFields[key as PersonFieldKey].label],
    ),
    ...(own ? [own.label] : []),
  ];
}

/** "Yes keep that note", "yes to the stage", "yes, Tobias": the one card that is meant of those that wait; null for other words, or where several fit. */
export function pickedByYes(
  message: string,
  waiting: readonly AssistantAction[],
  { people, columns }: { people: readonly KnownPerson[]; columns: readonly OwnColumn[] },
): AssistantAction | null {
  const yes = YES.exec(message)?.[0];
  if (yes === undefined || message.length > 80) return null;
  const words = plainWords(message.slice(yes.length).replace(AROUND, " "));
  if (words.length === 0 || words.length > 4) return null;
  const said = words.join(" ");
  const fits = waiting.filter((action) => {
    const isKind = KINDS.some(([noun, tool]) => noun.test(said) && tool.test(action.tool));
    const isField = labelsOf(action, columns).some((label) => plainWords(label).join(" ") === said);
    const id = action.founderId ?? action.params["founderId"];
    const isPerson = people.some((one) => {
      const parts = new Set([...plainWords(one.name), ...namingParts(one.name)]);
      return one.id === id && words.every((word) => parts.has(word));
    });
    return isKind || isField || isPerson;
  });
  const [only, another] = fits;
  return only && !another ? only : null;
}
