import { plainWords } from "../../words.ts";
import { citiesOf } from "./cities.ts";
import { type State, states, statesByName } from "./states.ts";

/** ISO 3166 codes with what English calls their people and things, and other names of the country. */
const COUNTRIES =
  "AE emirati uae;AF afghan;AL albanian;AM armenian;AR argentinian argentine argentinean;AT austrian;AU australian aussie;AZ azerbaijani;" +
  "BA bosnian;BD bangladeshi;BE belgian;BG bulgarian;BO bolivian;BR brazilian brasil;BY belarusian;CA canadian;CH swiss schweiz;CL chilean;CM cameroonian;" +
  "CN chinese;CO colombian;CR costa+rican;CU cuban;CY cypriot;CZ czech;DE german;DK danish;DO dominican;DZ algerian;EC ecuadorian;EE estonian;" +
  "EG egyptian;ES spanish spaniard;ET ethiopian;FI finnish;FR french;GB british uk great+britain britain;GE georgian;GH ghanaian;GR greek;" +
  "GT guatemalan;HN honduran;HR croatian;HU hungarian;ID indonesian;IE irish;IL israeli;IN indian;IQ iraqi;IR iranian persian;IS icelandic;" +
  "IT italian;JM jamaican;JO jordanian;JP japanese;KE kenyan;KH cambodian;KR korean korea;KW kuwaiti;KZ kazakh;LB lebanese;LK sri+lankan;" +
  "LT lithuanian;LU luxembourgish;LV latvian;MA moroccan;MD moldovan;ME montenegrin;MK macedonian;MM burmese;MT maltese;MX mexican;" +
  "MY malaysian;NG nigerian;NI nicaraguan;NL dutch holland;NO norwegian;NP nepali nepalese;NZ new+zealander kiwi;PA panamanian;PE peruvian;" +
  "PH filipino philippine;PK pakistani;PL polish;PR puerto+rican;PT portuguese;PY paraguayan;QA qatari;RO romanian;RS serbian;RU russian;" +
  "RW rwandan;SA saudi;SE swedish;SG singaporean;SI slovenian;SK slovak;SN senegalese;SV salvadoran;SY syrian;TH thai;TN tunisian;" +
  "TR turkish turkey;TW taiwanese;TZ tanzanian;UA ukrainian;UG ugandan;US american usa america united+states+of+america;UY uruguayan;UZ uzbek;VE venezuelan;" +
  "VN vietnamese;YE yemeni;ZA south+african;ZM zambian;ZW zimbabwean";

/** What German, Spanish and French call those that are asked about most. */
const OTHER_ADJECTIVES =
  "FR franzosisch franzosische franzosischen franzosin franzosen frances francesa franceses francais francaise francaises;" +
  "DE deutsch deutsche deutschen aleman alemana alemanes allemand allemande allemands;ES spanisch spanische spanischen espanol espanola espanoles espagnol espagnole espagnols;" +
  "IT italienisch italienische italiano italiana italianos italien italienne italiens;GB britisch britische britanico britanica britannique;" +
  "US amerikanisch amerikanische americano americana americain americaine;PT portugiesisch portugiesische portugues portuguesa portugais portugaise;" +
  "BR brasilianisch brasilianische brasileno brasilena bresilien bresilienne;NL niederlandisch hollandisch holandes neerlandais hollandais;" +
  "CH schweizer suizo suiza suisse;AT osterreichisch osterreicher austriaco autrichien;JP japanisch japones japonais;PL polnisch polaco polonais;IN indisch indio indien;CN chinesisch chino chinois;MX mexikanisch mexicano mexicana mexicain";

const REGIONS: Record<string, string> = {
  "europe european europa europeans europaisch europeo europeen":
    "AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK UA",
  "eu european+union": "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
  "scandinavia scandinavian skandinavien": "DK NO SE",
  "nordics nordic": "DK FI IS NO SE",
  "baltics baltic": "EE LT LV",
  "benelux benelux": "BE LU NL",
  "dach german+speaking": "AT CH DE",
  "asia asian asien":
    "AF AM AZ BD CN GE ID IN IQ IR IL JO JP KH KR KW KZ LB LK MM MY NP PH PK QA SA SG SY TH TW TR AE UZ VN YE",
  "africa african afrika afrique": "CM DZ EG ET GH KE MA NG RW SN TN TZ UG ZA ZM ZW",
  "latin+america latin+american lateinamerika latinoamerica latam":
    "AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE",
  "south+america south+american sudamerika sudamerica": "AR BO BR CL CO EC PE PY UY VE",
  "north+america north+american nordamerika": "CA MX US",
  "middle+east middle+eastern": "AE EG IL IQ IR JO KW LB QA SA SY TR YE",
};
/** Parts of a country whose people have a name of their own, with cities. */
const PARTS = "england english london manchester bristol;scotland scottish edinburgh glasgow;wales welsh cardiff";

const folded = (text: string) => plainWords(text).join(" ");
const spaced = (word: string) => word.replaceAll("+", " ");

export interface Place {
  /** The name that an answer says. */
  name: string;
  /** What locations may call it, as they are compared. */
  names: string[];
  /** Cities of it, for locations that name no country. */
  cities: string[];
  /** What a location ends with there, behind a comma: "MI", of "Dearborn, MI". */
  codes: string[];
}

const titled = (words: string) => words.replace(/(?<!\p{L})(?!(?:of|the)\b)\p{L}/gu, (letter) => letter.toUpperCase());

let known: Map<string, Place> | null = null;

function places(): Map<string, Place> {
  if (known) return known;
  const inLanguages = ["en", "de", "es", "fr"].map((language) => new Intl.DisplayNames(language, { type: "region" }));
  const byCode = new Map<string, Place>();
  known = new Map();
  for (const entry of `${COUNTRIES};${OTHER_ADJECTIVES}`.split(";")) {
    const [code = "", ...adjectives] = entry.split(" ");
    const spoken = inLanguages.map((one) => one.of(code) ?? code);
    const aliases = adjectives.map(spaced).filter((word) => ALIASES.has(word));
    const place = byCode.get(code) ?? {
      name: spoken[0] ?? code,
      names: [...new Set([...spoken.map(folded), ...aliases])],
      cities: [...citiesOf(code)],
      codes: states.filter(({ country }) => country === code).map((state) => state.code),
    };
    byCode.set(code, place);
    for (const word of [...place.names, ...adjectives.map(spaced)]) known.set(word, place);
  }
  for (const [words, codes] of Object.entries(REGIONS)) {
    const [first = ""] = words.split(" ");
    const names = codes.split(" ").flatMap((code) => byCode.get(code)?.names.slice(0, 1) ?? []);
    const cities = codes.split(" ").flatMap((code) => citiesOf(code));
    for (const word of words.split(" "))
      known.set(spaced(word), { name: titled(spaced(first)), names: [spaced(first), ...names], cities, codes: [] });
  }
  for (const part of PARTS.split(";")) {
    const [name = "", people = "", ...cities] = part.split(" ");
    const place = { name: titled(name), names: [name], cities, codes: [] };
    for (const word of [name, people]) if (!known.has(word)) known.set(word, place);
  }
  for (const group of EXONYMS.split(";")) {
    const words = group.split(" ").map(spaced);
    for (const word of words) {
      const cities = words.filter((other) => other !== word);
      if (!known.has(word)) known.set(word, { name: titled(word), names: [word], cities, codes: [] });
    }
  }
  for (const [name, all] of statesByName) known.set(name, withStates(known.get(name), name, all));
  return known;
}

/** A state, or several; Georgia is a country too, and New York a city. */
const withStates = (place: Place | undefined, name: string, all: readonly State[]): Place => ({
  name: place?.name ?? titled(all.length === 1 ? (all[0]?.name ?? name) : name),
  names: [...new Set([...(place?.names ?? []), ...all.map((state) => state.name)])],
  cities: [...new Set([...(place?.cities ?? []), ...all.flatMap((state) => state.cities)])],
  codes: all.map(({ code }) => code),
});

/** What a city is called in its own language, English, German, Spanish and French: a location may have either. */
const EXONYMS =
  "milan mailand milano;munich munchen;cologne koln colonia;vienna wien viena vienne;rome rom roma;florence florenz firenze florencia;" +
  "venice venedig venezia venecia venise;naples neapel napoli napoles;turin torino;geneva genf geneve ginebra;lucerne luzern;basel bale basilea;" +
  "lisbon lissabon lisboa lisbonne;copenhagen kopenhagen kobenhavn copenhague;warsaw warschau warszawa varsovia varsovie;" +
  "krakow krakau cracow cracovia cracovie;prague prag praha praga;brussels brussel bruxelles bruselas;antwerp antwerpen amberes anvers;" +
  "ghent gent gand;bruges brugge;london londres;athens athen atenas athenes;moscow moskau moscu moscou;seville sevilla;nuremberg nurnberg;" +
  "bucharest bukarest;belgrade belgrad;gothenburg goteborg;the+hague den+haag la+haya la+haye;new+york nueva+york";

/** Other names of a country, which a location may have. */
const ALIASES = new Set([
  "uae",
  "brasil",
  "uk",
  "great britain",
  "britain",
  "holland",
  "usa",
  "america",
  "korea",
  "turkey",
  "united states of america",
]);

/** The country or region that a word names, or whose people it names ("french"), as plain words; null for others. */
export const placeOf = (phrase: string): Place | null =>
  places().get(phrase) ??
  (phrase.length > 5 && phrase.endsWith("s") ? (places().get(phrase.slice(0, -1)) ?? null) : null);

/** What English calls the people and things of countries: "french". */
export const nations: readonly string[] = [
  ...COUNTRIES.split(";"),
  ...PARTS.split(";").map((part) => part.split(" ").slice(0, 2).join(" ")),
]
  .flatMap((entry) => entry.split(" ").slice(1).map(spaced))
  .filter((word) => !ALIASES.has(word));

const LANGUAGES =
  "en de es fr it pt nl pl ru uk tr ar he hi ja ko zh sv da no fi cs hu el ro bg hr sr id th vi fa ur bn ta".split(" ");
let spokenLanguages: Map<string, string[]> | null = null;

/** What a language is called in each language, when a word names one: "spanish" is "español" too. */
export function languageNames(word: string): string[] | null {
  if (!spokenLanguages) {
    const named = [...new Set(["en", "de", "es", "fr"])].map((one) => new Intl.DisplayNames(one, { type: "language" }));
    spokenLanguages = new Map();
    for (const code of LANGUAGES) {
      const own = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
      const names = [...new Set([...named.map((one) => one.of(code) ?? code), own].map(folded))];
      for (const name of names) spokenLanguages.set(name, names);
    }
  }
  return spokenLanguages.get(word) ?? null;
}

/** Whether the word before a surname makes it a place: "who is in Texas?" asks of no Anna Texas. */
export const isWhere = (before = "", words: readonly string[]): boolean =>
  /^(?:in|near)$/u.test(before) ||
  (/^(?:from|around|across|outside)$/u.test(before) && placeOf(words.join(" ")) !== null);
