import { re } from "../commands/rewording.ts";

const HELD = "(?:data|values?|entries|contents?|options?|choices|answers|everything(?: else)?|the rest|type)";
/** "…, same data", "…, keep the values": nothing but the name is to change. */
const SAME = re(
  `(?<order>^(?![^\\n]*(?<!\\p{L})(?:about|remind|tasks?|notes?|tell|ask)(?!\\p{L}))[^\\n?:]*?(?<!\\p{L})(?:re-?named?|relabel(?:led)?|retitled?|call(?:ed)?|named?)(?!\\p{L})[^\\n?:]*?)\\s*[,;.(–—-]+\\s*(?:(?:and|but|with|just|please|pls)\\s+)*(?:(?:the |all |its |their |all the )*same ${HELD}|(?:keep|leave)s? (?:(?:the|all|its|their|old|existing) )*${HELD}(?: (?:as (?:it|they) (?:is|are|was|were)|alone|the same|in|in it|there|unchanged|please))*|(?:(?:the|all|its|their|old|existing) )*${HELD} (?:(?:should|can|must|may|to) )?(?:stays?|remains?|is kept|are kept|be kept|kept|unchanged|untouched|is the same|are the same|do(?:es)? not change|doesn['’]t change|don['’]t change)(?: (?:as (?:it|they) (?:is|are|was|were)|the same|put|where (?:it|they) (?:is|are)|in|there|unchanged|please))*|no (?:other )?changes? to the ${HELD}|nothing else(?: changes)?)\\)?[\\s.!)]*$`,
);

const LIST = "(?:list|options|choices|drop-?down|menu|values|picker)";
/** "Put Iceland into the Regions list please, and the Faroes": one more behind the list. */
const ONE_MORE = re(
  `^(?<order>\\W*(?:(?:please|pls|can you|could you|ok|so|and|also)[\\s,]+)*(?:add|put|include)) (?<first>[^\\n,.;:?!]{2,60}?) (?<to>(?:in)?to|in|on|under) (?<list>(?:the |our |my )?[^\\n,.;:?!]{2,40}? ${LIST}|(?:the )?${LIST} (?:of|for) [^\\n,.;:?!]{2,40}?)(?:,? (?:please|pls|for me|as well|too))*\\s*,?\\s+(?:and|plus|also|&)\\s+(?:the |also )?(?<more>[^\\n,.;:?!]{2,40}?)(?:[\\s,]+(?:too|as well|please|pls))*[\\s.!]*$`,
);
/** "Add another one to the tiers, Gold": its name last. */
const NAMED_LAST = re(
  `^(?<order>\\W*(?:(?:please|pls|can you|could you|ok|so|and|also)[\\s,]+)*(?:add|put)) (?:another|one more|a new|a further|an extra|a (?:second|third|fourth|fifth|sixth))(?: one| option| choice| value| entry)? (?:to|in|into|under|for) (?:the |our |my )?(?<list>[^\\n,.;:?!]{2,40}?)\\s*[,:–—-]+\\s*(?:(?:called|named|namely) )?["“]?(?<name>[^\\n,.;:?!"”]{2,40}?)["”]?(?:,? (?:please|pls))*[\\s.!]*$`,
);
/** "I need Gold out of the tier choices and replaced with Platinum". */
const REPLACED = re(
  `^\\W*(?:(?:please|pls|ok|so|and|also)[\\s,]+)*(?:(?:i|we)(?:['’]d)? (?:need|want|like|would like)(?: to have)?|have|get|take) (?<old>[^\\n,.;:?!]{2,40}?) (?:out of|off|taken out of|gone from) (?<list>(?:the |our |my )?[^\\n,.;:?!]{2,40}? ${LIST}),? (?:and|then) (?:replaced? (?:it )?(?:with|by)|swap(?:ped)? (?:it )?(?:for|with)|put|use) (?<name>[^\\n,.;:?!]{2,40}?)(?: in(?:stead)?| there)*[\\s.!]*$`,
);

/** An order about a column or its options without what is to stay as it is, and with the names of its options together. */
export const withRestUnchanged = (message: string): string =>
  message.length > 200
    ? message
    : message
        .replace(SAME, "$<order>")
        .replace(ONE_MORE, "$<order> $<first> and $<more> $<to> $<list>")
        .replace(NAMED_LAST, '$<order> the option "$<name>" to $<list>')
        .replace(REPLACED, "replace $<old> with $<name> in $<list>");
