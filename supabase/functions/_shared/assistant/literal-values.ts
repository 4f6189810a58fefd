import { plainWords } from "./words.ts";

/** The words of a value in a text, one after another, with every mark that an address or a number has. */
export function isLiteral(value: string, text: string): boolean {
  if (!` ${plainWords(text).join(" ")} `.includes(` ${plainWords(value).join(" ")} `)) return false;
  const exact = value.match(/\S*(?:@|:\/\/|www\.|\.[a-z]{2,}\/)\S*|\d[\d.,:/-]*/giu) ?? [];
  const lower = text.toLowerCase();
  return exact.every((part) => lower.includes(part.toLowerCase().replace(/^https?:\/\/(?:www\.)?|[.,/]+$/g, "")));
}

export function hasNumber(text: string, value: string): boolean {
  if (!Number.isFinite(Number(value))) return false;
  const number = new RegExp(`(?<![\\d.])${value.replace(".", "\\.")}(?![\\d])`);
  return number.test(text.replace(/(?<=\d),(?=\d{3})/g, ""));
}

export const isProfile = (value: string) => /^(?:https?:\/\/)?(?:[a-z]+\.)?linkedin\.com\/in\/\S+$/i.test(value);
