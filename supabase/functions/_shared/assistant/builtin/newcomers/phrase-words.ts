import type { Language } from "../reading.ts";

/** Where the words that name a company, a place, a role or someone's name begin. */
export const WORKS: Record<Language, string> = {
  en: "(?:arbeitet (?:bei|f[uü]r)|trabaja (?:en|para)|travaille (?:chez|pour)|(?:now |currently )?(?:work(?:s|ing)?|employed|job|based)? ?(?:at|@|with|for)|(?:is |comes? |coming )?from|of|who runs|runs?|running|leads|leading|owns|heads|heading|(?:has )?(?:co-?)?founded|(?:has )?started|(?:has )?built|building|manages|directs|represents|joined|just joined|boss of|company(?: name)?(?: is)?)",
  de: "(?:(?:arbeitet|ist|jetzt) )?(?:bei|von|vom|f[uü]r)|leitet|f[uü]hrt|(?:hat )?gegr[uü]ndet",
  es: "(?:trabaja )(?:en|para|con)|de(?:l)?|dirige|fund[oó]",
  fr: "(?:travaille )?(?:chez|pour)|de|du|dirige|a fond[eé]",
};
export const LIVES: Record<Language, string> = {
  en: "(?:(?:sitzt|wohnt|lebt) in|vive en|habite (?:[àa]|en)|(?:is )?(?:based|lives|living|residing|located|sits|situated|works|working|practi[sc]es|farms|trades|teaches|cooks|bakes|brews)? ?(?:in|out of|near|outside|just outside)|from)",
  de: "(?:wohnt|lebt|sitzt|ans[aä]ssig|aus)? ?(?:in|aus)",
  es: "(?:vive )?en|de",
  fr: "(?:habite |bas[eé]e? )?(?:[àa]|en|dans)",
};
export const FILLERS =
  /^(?:and|also|plus|but|who|which|she|he|they|it|i|both|them|him|put|set|down|all|three|two|now|currently|is|are|was|be|has|have|had|does|a|an|the|her|his|their|its|as|in|on|with|at|by|to|linkedin|profile|url|link|address|here|there|this|that|these|for|me|too|well|please|pls|thanks|thank|you|of|my|our|new|contact|details|card|info|from|person|someone|called|named|mail|email|e-mail|sie|er|es|ist|sind|ihre?|sein|eine?|der|die|das|und|mit|als|ella|[eé]l|su|sus|est?[aá]|es|un|una|la|el|y|con|como|elle|il|son|sa|est|une|le|les|et|avec|comme|['’]s|s)$/iu;
export const CUTS =
  /\s+(?:(?:her|his|their) (?:e-?mail|mail|linkedin|phone|role|title|stage|status|owner|company)(?=\s)|met|meet|introduced|via|through|wants?|likes?|asked|looking|interested|in(?!\s+(?:chief|residence|charge|training|law)(?![\p{L}]))|based|living|residing|out of|near|as|since|who|which|where|whose|while|because|but (?:is|he|she|works|lives|now|has)|and (?:about|around|roughly|\d+|is|he|she|they|you|we|i|it|his|her|their|add|put|save|set|make|please|also|reach|works|lives|based|has|can|could|will|was|does|did|speaks|knows|runs|wants|likes|loves|may|reachable|available)|aus|in(?!\s+(?:chief|residence|charge|training|law)(?![\p{L}]))|wohnt|lebt|sitzt|como|comme|bas[eé]e?|[àa]|kennengelernt|getroffen)\s+|\s+(?:kennengelernt|getroffen|today|yesterday|heute|gestern|hoy|ayer|hier|aujourd[’']hui)$/iu;
export const HAPPENED =
  /^(?:met|found|discovered|spotted|introduced|via|through|wants?|likes?|asked|looking|interested)(?![\p{L}])/iu;
export const CUTS_ES = /\s+(?:en|como)\s+/iu;
/** Where someone once was, which is not where they are: "born in Bari", "used to be at Kelp", "originally from Graz". */
export const ONCE =
  /^(?:(?:was|is|has|and|who)\s+)*(?:born|raised|grew up|originally|formerly|previously|used to|studied|trained|retired from|left|ex-)(?![\p{L}])/iu;
/** "In autumn", "in bulk": no place. */
export const NO_PLACE =
  /^(?:touch|person|general|fact|charge|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|bulk|advance|cash|total|time|future|turn|return|particular|addition|common|contact|writing|stock|season|every|each|(?:an?|one|two|three|four|six|\d+) (?:days?|weeks?|months?|years?|hours?|minutes?|while))(?![\p{L}])/iu;
