import type { StepRequest } from "../../assistant-model.ts";
import { isOption } from "./values.ts";

const FOR_SOMEONE =
  /^\W*(?:(?:and|ok|okay|then|please|no|actually)[\s,]+)*(?:make|set|change|put|move|switch|turn)\s+(?:it|that|this)\s+(?:(?:to|as|in|into)\s+)?(?<value>\S[^,;:.?!\n]{0,40}?)\s+for\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s(?:and\s)?\p{Lu}[\p{L}\p{M}'’-]*){0,3})(?:\s+(?:please|too|instead|as well))*[\s.!]*$/u;

/** "Change that to Closed for Ben": who is named has the option, and not who was changed before. */
export function withItForSomeone({ message, user, columns = [] }: StepRequest): string {
  const { value = "", who = "" } = FOR_SOMEONE.exec(message)?.groups ?? {};
  const { stages, statuses } = user;
  return who !== "" && isOption(value, { stages, statuses, columns }) ? `Set ${who} to ${value}` : message;
}
