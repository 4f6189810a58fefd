import { type Token, written } from "./tokens.ts";

const PART_OF_DAY = /^(?:in the |this )?(?:morning|afternoon|evening)\b/iu;

/** "Wednesday morning": the part of the day behind a day, which comes at the end of a title. */
export const partOfDay = (chunk: readonly Token[], text: string): Token | undefined =>
  chunk.find(
    (token, no) => token.code === "T" && chunk[no - 1]?.code === "D" && PART_OF_DAY.test(written([token], text)),
  );

/** A time of day, or so many minutes from now, without a day means today. */
export const isToday = (tokens: readonly Token[], text: string): boolean =>
  /(?<![\p{L}])(?:later|this) (?:today|afternoon|evening)(?![\p{L}])/iu.test(text) ||
  tokens.some((token) => token.code === "T" && /\d|noon|^(?:in|within)\b(?! the)/i.test(written([token], text)));

const PLANS = /^(?:schedule|plan|set up|put in|pencil in) (?:me )?(?:an?|another) (?=\S+ \S|\S{4})/iu;
const PLANS_OFTEN =
  /(?<![\p{L}])(?:schedule|plan|set up|put in|pencil in) (?:me )?(?:an?|another) (?:new )?(?:daily|weekly|monthly|quarterly)(?![\p{L}])/iu;

/** "Schedule a quarterly visit to Ana": the visit comes back, and the planning of it is no part of the title. */
export const withoutPlanning = (title: string, text: string): string =>
  PLANS_OFTEN.test(text) ? title.replace(PLANS, "") : title;

/** "Llamarla", "l'appeler", "sie anrufen": who it is about is no word of its own, or one that is no name. */
export const ENCLITIC =
  /(?<!\p{L})\p{L}{2,}(?:ar|er|ir)(?:la|lo|le|les)(?!\p{L})|(?<!\p{L})l['’]\p{L}+er(?!\p{L})|(?<!\p{L})lui(?!\p{L})|(?<!\p{L})(?:ihn|ihm|ihr|sie) \p{L}+en(?!\p{L})/iu;

const POSSESSED =
  /^\s+(?!(?:on|at|to|in|by|about|for|with|from|of|when|before|after|again|back|next|if|and|or|so|a|an|the|some|our|my|this|that|these|those|once|until|tomorrow|today|up|as)(?!\p{L}))\p{L}/iu;
/** "Write to her" beside someone who is only being added: the name, for their card is not there to tell who is meant. */
export const withNewName = (title: string, name: string): string =>
  title.replace(/(?<!\p{L})(?<who>her|him|them|his|their)(?!\p{L})/iu, (said: string, ...rest: unknown[]) => {
    const [at, whole] = rest.slice(-3) as [number, string];
    const isTheirs =
      /^(?:his|their)$/iu.test(said) || (/^her$/iu.test(said) && POSSESSED.test(whole.slice(at + said.length)));
    return isTheirs ? `${name}’s` : name;
  });
