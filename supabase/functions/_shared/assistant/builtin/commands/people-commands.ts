import { plainWords } from "../../words.ts";
import { reading } from "./frames.ts";
import { isPerson, type Parser, whoOf } from "./grammar.ts";
import { codesOf, fit, written } from "./tokens.ts";

const OFF_LIST =
  /^(?:\P{L}|please |pls |ok |and |also |now |can you |could you )*(?:drop|remove|take|delete|kick|throw|cross|strike|scratch|scrap|cut)\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)\s+(?:off|out of|from)\s+(?:the |my |our )?list(?=(?:\s+(?:please|pls|now|then|completely|entirely|for good|altogether|thanks))*\s*(?:[.!]|$|,?\s+(?:and|then)\s+(?:then\s+|please\s+|also\s+)*(?:add|set|put|move|delete|remove|drop|mark|make|create|remind|note|change|rename|draft|undo|log)\s))/iu;
/** "Take Ana off the list", and nothing that says more of it: a person and no task of hers. */
export function withoutList(text: string, names: readonly string[]): string {
  const match = OFF_LIST.exec(text);
  const words = plainWords(match?.groups?.["who"] ?? "");
  return match && words.length > 0 && names.some((name) => words.every((word) => plainWords(name).includes(word)))
    ? `delete ${match.groups?.["who"] ?? ""}${text.slice(match[0].length)}`
    : text;
}

const DELETES_SEVERAL =
  /^(?:delete|remove|erase|trash|unfollow|untrack|get rid of) (?:(?:everyone|everybody|anyone|anybody)\b|all (?:of )?(?:my )?(?:\S+ )?(?:people|contacts|leads|persons)\b)/;

export const deletePerson: Parser = ({ text, tokens }) => {
  if (DELETES_SEVERAL.test(codesOf(tokens)))
    return {
      problem:
        "I delete people by their names, so I deleted nobody. Who do you mean? Several at once are deleted on the People screen.",
      offers: [],
    };
  const command = fit(
    tokens,
    "(?:delete|remove|erase|trash|unfollow|drop|untrack|stop (?:following|tracking)|get rid of|kick|take|(?:bin|scrap|ditch|chuck|purge|wipe|axe)(?= (?:contact|person|founder|record|profile|entry) )) (?:(?:contact|person|founder|lead|record|profile|entry)s? )?(?:of |for )?(?<who>[PX](?: (?:,|and|, and) [PX])*)(?: off)?(?: out)?(?: from| of| off)?(?: (?:list|people|network|crm|contacts|table|tracker|database|system))?(?: completely| entirely| for good| altogether)?",
  );
  const who = command?.["who"]?.filter(isPerson).map((token) => whoOf(token, text));
  return who ? reading({ do: "delete_person", who }) : null;
};

const EMAIL = "(?:e mail|email|mail)";
export const draftEmail: Parser = ({ text, tokens }) => {
  const command =
    fit(
      tokens,
      `(?:draft|write|compose|prepare|send)(?: me)?(?<kind>(?: (?!to |for )\\S+)*?) ${EMAIL} (?:(?:to|for) )?(?<p>[PX])(?<about>.*)`,
    ) ??
    fit(tokens, `(?:draft|write|compose|prepare|send) (?<p>[PX]) (?<kind>(?:\\S+ )*?)${EMAIL}(?<about>.*)`) ??
    fit(tokens, `(?:draft|write|compose) (?<kind>(?:\\S+ ){1,3}?)(?:to|for) (?<p>[PX])(?<about>.*)`) ??
    fit(tokens, `(?:${EMAIL}|write to|write) (?<p>[PX])(?<about>)(?<kind>)`);
  const [who] = command?.["p"] ?? [];
  if (!who || !command) return null;
  const words = `${codesOf(command["kind"] ?? [])} ${codesOf(command["about"] ?? [])}`;
  const purpose = /congrat/.test(words)
    ? "congratulate"
    : /follow ?up/.test(words)
      ? "follow_up"
      : /catch ?up|while/.test(words)
        ? "catch_up"
        : "intro";
  const about = written(
    (command["about"] ?? []).filter(({ code }) => !/^(?:to|congratulate|follow|up|catch)$/.test(code)),
    text,
  );
  const remarks =
    about === "" || /^(?:on|for|about)?\s*(?:congrat|introduc|intro)/i.test(about)
      ? []
      : [`The draft is a template, so “${about}” is not in it yet.`];
  return reading({ do: "email", who: whoOf(who, text), purpose }, { remarks });
};
