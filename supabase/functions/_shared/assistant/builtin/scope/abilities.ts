import { newColumnsIn } from "../columns/new-columns.ts";
import type { Language } from "../reading.ts";
import { productFact } from "../questions/product-question.ts";
import { SENTENCES } from "./sentences.ts";

/** How someone asks whether a thing can be done at all, and does not ask for it. */
const ASKS = new RegExp(
  `^(?:(?:so|and|but|hey|ok|okay|wait|hi|please|tracker|by the way|btw|just wondering|quick question|question|actually) )*(?:${[
    "(?:can|could) (?:you|tracker|this thing|the app|the assistant|it) (?:even|actually|really|ever|also|handle|deal with|cope with|remember)\\b",
    "are you (?:even |actually |really )?able to\\b",
    "do you (?:even |actually |also |really )?(?:do|support|handle|offer|accept|manage|keep track of)\\b",
    "does (?:this|it|tracker|the app|this thing|this app) (?:even |actually |also )?(?:do|support|handle|offer|work)\\b",
    "(?:is it|would it be) (?:even |actually |at all )?possible (?:for you )?to\\b",
    "is there (?:a|any) way (?:for you )?(?:to|of)\\b",
    "(?:can|may|could) (?:i|we|one) (?:even |actually |also )?(?:have|use|set|set up|tag|share|assign|give|keep|make|attach|upload)\\b",
    "(?:kannst du|kann man|konntest du|geht es|kann tracker)\\b",
    "(?:puedes|se puede|se pueden|puede tracker|eres capaz de)\\b",
    "(?:est ce que )?(?:tu peux|peux tu|on peut|peut on|pouvez vous|vous pouvez)\\b",
  ].join("|")})`,
  "u",
);
/** "Can you add several people at once?" asks it without one of those words. */
const PLAINLY = /^(?:(?:so|and|but|hey|ok|okay|wait|hi) )*(?:can|could|will|would) you\b/u;
const AT_ONCE =
  /\b(?:several|multiple|many|more than one|a (?:few|bunch of|lot of|whole|list of)|two|ten|whole|bulk|at once|in one go|at the same time|if i (?:asked|wanted|told)|mehrere|viele|auf einmal|vari[oa]s|much[oa]s|a la vez|de una vez|plusieurs|beaucoup de|a la fois|d un coup|(?:eine|einen|una|une) (?:spalte|columna|colonne|persona?|personne|notiz|nota|note|aufgabe|tarea|tache))\b/u;

/** Words that name nothing in particular: with any other, "can you remind me to order several lids" is an order. */
const GENERAL = new Set(
  "so and but hey ok okay wait hi can could will would you we i even actually add change move set delete remove edit update assign import create rename merge handle take put make several multiple many more than one a an few bunch of lot whole list two ten bulk in at once go the same time if asked wanted told people persons contacts clients customers founders owner owners stage stages status statuses tasks task notes note columns column fields field for to from with their all or them another other someone everyone everybody person contact companies company priority pasted me please too also".split(
    " ",
  ),
);

interface Ability {
  asks: RegExp;
  says: { en: string } & Partial<Record<Language, string>>;
}
const PEOPLE =
  "(?:people|persons|contacts|founders|clients|customers|leute|personen|kontakte|personas|contactos|personnes|contacts|gens)";

/** What can be asked for, the most particular first, and what is answered. */
const ABILITIES: readonly Ability[] = [
  {
    asks: /\btag(?:s|ging)?\b|\blabels?\b|\betiquetas?\b|\betiquettes?\b/u,
    says: {
      en: "There are no tags. A column of your own with options does that: on People, *Column settings*, *Add custom column*.",
    },
  },
  {
    asks: new RegExp(
      `\\b(?:add|import|create|paste|pasted|handle|hinzufugen|anlegen|anadir|agregar|ajouter)\\b.*\\b${PEOPLE}\\b|\\blist of\\b.*\\b${PEOPLE}\\b`,
      "u",
    ),
    says: {
      en: "Yes. Name them in one message or paste a list with their LinkedIn addresses. For a file, choose *Import people* on People, under *More*.",
    },
  },
  {
    asks: /\b(?:two|several|multiple|more than one)\b.*\bowners?\b(?!.*\b(?:people|contacts)\b)/u,
    says: {
      en: "No, each person has one owner. A column of your own can hold more names: “add a column called Helpers”.",
    },
  },
  {
    asks: new RegExp(
      `\\b${PEOPLE}\\b|\\b(?:stage|everyone|everybody|group|owner|owners|fase|etapa|etape|alle|todos|tous)\\b`,
      "u",
    ),
    says: {
      en: "Yes. Name them, “set the owner of Ana, Ben and Cleo to Sam”, or say which, “move everyone in Lead to Contacted”. A whole group waits on one card for your Confirm.",
      de: "Ja. Nenne sie, „set the owner of Ana, Ben and Cleo to Sam“, oder sag welche, „move everyone in Lead to Contacted“. Eine ganze Gruppe wartet auf einer Karte auf dein Confirm.",
      es: "Sí. Nómbralas, «set the owner of Ana, Ben and Cleo to Sam», o di cuáles, «move everyone in Lead to Contacted». Un grupo entero espera en una tarjeta a tu Confirm.",
      fr: "Oui. Nommez-les, « set the owner of Ana, Ben and Cleo to Sam », ou dites lesquelles, « move everyone in Lead to Contacted ». Un groupe entier attend votre Confirm sur une carte.",
    },
  },
  {
    asks: /\b(?:remind|reminders?|repeating|recurring|erinnern|erinnerungen|recordatorios?|recordar|rappels?|rappeler)\b/u,
    says: {
      en: "Yes, as tasks with a day, once or repeating: “remind me to call Ana every Monday”. They show under *Tasks* when they are due; I send no messages.",
      de: "Ja, als Aufgaben mit einem Tag, einmal oder wiederkehrend. Sie stehen unter *Tasks*, wenn sie fällig sind; ich schicke keine Nachrichten.",
      es: "Sí, como tareas con una fecha, una vez o repetidas. Aparecen en *Tasks* cuando tocan; no envío mensajes.",
      fr: "Oui, sous forme de tâches datées, une fois ou répétées. Elles apparaissent sous *Tasks* à leur date ; je n’envoie pas de messages.",
    },
  },
  {
    asks: /\b(?:work|use|works)\b.*\b(?:phone|mobile|tablet)\b/u,
    says: { en: "Yes, in the browser of your phone. Texting is explained in the help menu (?), *Phone Walkthrough*." },
  },
  {
    asks: /\b(?:german|spanish|french|deutsch|espanol|francais|languages?)\b/u,
    says: { en: "Yes: I understand English, German, Spanish and French." },
  },
  {
    asks: /\bbirthdays?\b/u,
    says: { en: "Yes, in a column of your own: “add a date column called Birthday”. Then ask me whose is next." },
  },
  {
    asks: /\b(?:notes?|notizen|notas?)\b/u,
    says: { en: "Yes: “note on Jane: likes chess”. Each note is kept with its day, and I search them for you." },
  },
];

/** "Can you tell me when someone posts": no question when it was. */
const WATCHES =
  /\b(?:tell|notify|alert|warn|text|message|ping|let) (?:me|us)(?: know)? (?:when|whenever|as soon as|once|every time) (?:someone|somebody|anyone|anybody|one of (?:them|my people)|a (?:person|contact|customer|client)) (?!is\b|was\b|has\b|s\b)\p{L}+s\b|\b(?:notify|alert|warn|text|message|ping|let) (?:me|us)(?: know)? (?:when|whenever|as soon as|once|every time) (?:someone|somebody|anyone|anybody|one of (?:them|my people)|a (?:person|contact|customer|client)) (?:has |have )?\p{L}+ed\b/u;

const OTHERWISE =
  "I keep people, notes, tasks and columns of your own, change them when you say so, and answer questions about them. Outside of Tracker I do nothing.";

/**
 * What a question whether something can be done is answered with: yes or no, and how. Null for an order, "can you move Ana to Lead", which the words alone
 * don't tell from one: only what names nobody and nothing of the user's own is asked here.
 */
export function abilityAsked(plain: string, language: Language): string | null {
  // "Could we have a text column, Passport" is an order, though a text is also what is sent.
  if (newColumnsIn(plain).length > 0) return null;
  if (WATCHES.test(plain)) return SENTENCES.watches[language];
  const isGeneral = PLAINLY.test(plain) && AT_ONCE.test(plain) && plain.split(" ").every((word) => GENERAL.has(word));
  const isForeign = language !== "en" && ASKS.test(plain) && AT_ONCE.test(plain);
  if (!isGeneral && !(language === "en" ? ASKS.test(plain) : isForeign)) return null;
  const known = ABILITIES.find(({ asks }) => asks.test(plain));
  if (known && (AT_ONCE.test(plain) || !/\b(?:see|know|find|list|filter|search|sort|who|which|what)\b/u.test(plain)))
    return known.says[language] ?? known.says.en;
  const fact = productFact(`how do I ${plain.replace(ASKS, "")}`);
  if (fact) return fact;
  return /\b(?:do you do|do you offer|do you support|do you handle|handle|deal with|cope with)\b/u.test(plain)
    ? OTHERWISE
    : null;
}
