import { eachField, fieldsFor } from "../../../contract/person-fields.ts";
import { FactReader } from "./facts.ts";
import type { PeopleFilters } from "./frames.ts";
import { isIndustry, isPlace } from "./lexicon.ts";
import { type Token, written } from "./tokens.ts";
import type { Lists } from "./values.ts";

/** Which people a change of several is about, and the words that say nothing of it. */
export function filtersIn(tokens: Token[], text: string, lists: Lists): { filters: PeopleFilters; left: Token[] } {
  const filters: PeopleFilters = { ...eachField(fieldsFor("narrows"), () => null), touched: null };
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const reader = new FactReader(text, lists).from(tokens, at);
    const option = reader.optionAt(0);
    const token = tokens[at];
    if (option && "field" in option.target && (option.target.field === "stage" || option.target.field === "status")) {
      filters[option.target.field] = option.value;
      at += option.length - 1;
    } else if (/^(?:at|from|in)$/.test(token?.code ?? "")) {
      if (new FactReader(text, lists).from(tokens, at + 1).optionAt(0)) continue;
      const value = tokens.slice(at + 1).filter(({ code }) => !/^(?:stage|status|who|that|with)$/.test(code));
      const words = written(value, text);
      if (words === "") continue;
      filters[
        token?.code === "in" ? (isIndustry(words) ? "industry" : "location") : isPlace(words) ? "location" : "company"
      ] = words;
      break;
    } else if (
      token &&
      !/^(?:people|contacts|founders|persons|who|that|is|are|with|stage|status|of|them|leads?)$/.test(token.code)
    )
      left.push(token);
  }
  return { filters, left };
}
