import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,3}`;
const INTRODUCED = new RegExp(
  String.raw`^\s*(?<by>${NAME})\s+(?:(?:has|just|kindly|also)\s+)*(?:introduced|intro['’]?ed|intro['’]d|connected)\s+(?:me|us)\s+(?:to|with)\s+(?<who>${NAME})[\s.!]*$`,
  "u",
);
const KEEPS_IT = /^(?:intro|introduced|introduction|introducer|referr)/iu;

/** "Priya introduced me to Tom" as "Tom was introduced by Priya", where a column keeps that: it is his, and says nothing of her. */
export function withIntroducer(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const { by, who } = INTRODUCED.exec(request.message)?.groups ?? {};
  const isKept = columns.some(({ label, type }) => type === "text" && KEEPS_IT.test(label));
  if (by === undefined || who === undefined || !isKept || !isKnown(who, request.people)) return request;
  return { ...request, message: `${who.replace(/\.$/u, "")} was introduced by ${by}` };
}

const isKnown = (name: string, people: readonly KnownPerson[]): boolean => {
  const words = plainWords(name);
  return people.some(
    (person) =>
      (person.by === "name" || person.by === "part") && words.every((word) => plainWords(person.name).includes(word)),
  );
};
