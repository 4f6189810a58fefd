import { isGermanRole } from "./german-roles.ts";
import { isIndustry, isPlace, ROLE } from "../commands/lexicon.ts";
import { plainWords } from "../../words.ts";

/** Roles in other languages than English, and what English adds to one. */
const ROLE_HEADS =
  /^(?:gr[uü]nder(?:in)?|mitgr[uü]nder(?:in)?|gesch[aä]ftsf[uü]hrer(?:in)?|leiter(?:in)?|chef(?:in)?|inhaber(?:in)?|entwickler(?:in)?|directora?|fundadora?|cofundadora?|jef[ae]|gerente|presidenta?|due[nñ][oa]|ingenier[oa]|fondat(?:eur|rice)|cofondat(?:eur|rice)|direct(?:eur|rice)|pdg|pr[eé]sidente?|responsable|associ[eé]e?|g[eé]rante?|ceo|cto|cfo|coo|cmo|cpo|founder|co-?founder|boss|owner|chair|treasurer|secretary|solicitor|nurse|teacher|doctor|physicist|chemist|biologist|economist|student|freelancer|producer|publisher|editor|writer|author|artist|chef|baker|captain|pilot|curator|librarian|mayor|minister|trader|broker|merchant|brewer|farmer|mechanic|planner|coordinator|specialist|strategist|administrator|officer|executive|representative|agent|supervisor|superintendent|trustee|fellow|lecturer|programmer|coder|technician|operator|inspector|auditor|coach|trainer|translator|photographer|salesperson|salesman|saleswoman|marketer|controller|procurement|ops|dg|gm|agm|dgm|cgm|md|cmd|fd|avp|cco|cxo|cao|chro|cso|cdo|ciso|cpto|evp|cofounders?|surgeon|vet|midwife|attorney|notary|partnerin|vertriebsleiter(?:in)?|einkaufsleiter(?:in)?)$/iu;
const MODIFIED =
  /^(?:\S+ ){0,3}(?:manager|director|officer|engineer|developer|designer|scientist|partner|lead|head|founder|analyst|consultant|president|executive|coordinator|specialist|producer|editor|investor|buyer|owner|chef|planner|strategist|researcher|architect|advisor|adviser|counsel|recruiter|chair|controller|governor|chairman|chairwoman|chairperson|president|mayor|secretary|treasurer|trustee|commissioner|councill?or|headmaster|headmistress|ambassador|spokesperson|spokeswoman|spokesman|patron|registrar|archivist|librarian|inspector|superintendent|supervisor|foreman|forewoman|senator|consul|bishop|vicar)$/;
/** Whether a role is one that companies give: "buyer", "sales manager". */
const isOffice = (role: string): boolean => MODIFIED.test(plainWords(role).join(" "));
/** What someone may be head or director of, so that it is no company. */
const DEPARTMENT =
  /^(?:sales|marketing|product|products|partnerships?|engineering|operations|ops|growth|research|people|finance|design|hr|legal|strategy|business|innovation|procurement|purchasing|buying|accounts|accounting|logistics|catering|events|press|pr|communications?|development|data|security|technology|it|investments?|content|community|customer|science|talent|supply|logistics|quality|production|sustainability|programs?|programmes?|education|studies|staff|the board|vertrieb|einkauf|entwicklung|ventas|compras|ventes|achats)\b/iu;

/** Words that end as trades do and are none. */
const NO_TRADE = new Set(
  "other another better later never ever over under after together however either neither rather number paper letter matter water offer order member november december october september summer winter weather whether former further larger smaller lower upper per her their newsletter computer server partner recent different current important client event moment department investment document payment agreement government student patient talent absent present content comment urgent september center centre quarter theater dinner easter sister brother mother father daughter laser poster chapter corner folder border answer transfer folder for doctor favor favour minor major prior junior senior color humor vendor sensor error mirror floor door poor list exist consist insist assist christian german american italian canadian australian brazilian norwegian egyptian nigerian indian russian ukrainian hungarian austrian belgian asian european".split(
    " ",
  ),
);
/** "Bluewater", "Ironclover": a thing as the end of a name, and no trade. */
const ENDS_IN_THING =
  /(?:water|paper|tower|(?<!d)river|timber|silver|amber|weather|leather|feather|flower|tiger|copper|pepper|winter|summer|harbou?r|butter|clover|badger|heather|thunder|panther|jupiter|center|theater)$/u;
/** Whether words in small letters end in a trade, by how such words end: "illustrator", "jazz pianist". */
export function isTrade(words: string): boolean {
  const all = words.trim().split(/\s+/u);
  const last = (all.at(-1) ?? "").replace(/s$/u, "");
  return (
    all.length < 4 &&
    all.every((word) => /^\p{Ll}[\p{L}-]+$/u.test(word) && !NO_NAME.has(word)) &&
    last.length > 4 &&
    !NO_TRADE.has(last) &&
    !ENDS_IN_THING.test(last) &&
    /(?:er|or|ist|ian|smith|wright|woman|cook|clerk|judge|nurse|pilot|host|guide|coach|scout|poet|eur|euse|trice|[eé]t[aá]ria?)$/u.test(
      last,
    )
  );
}
/** The words up to where something else begins. */
const upToNext = (words: string): string =>
  words.split(
    /\s+(?:at|with|of|for|in|from|by|and|@|who|which|based|living|residing|working|bei|von|chez|de|en|du)\s+|[,;(|]/iu,
  )[0] ?? "";

/** "Plant director Norrsken Steel": a role in small letters, and the company behind it. */
export function roleBefore(words: string): { role: string; company: string } | null {
  const parts = words.split(/\s+/u);
  const at = parts.findIndex((part, no) => no > 0 && /^\p{Lu}\p{Ll}/u.test(part));
  const role = parts.slice(0, at).join(" ");
  const isSmall = at > 0 && parts.slice(0, at).every((part) => /^\p{Ll}/u.test(part) || ACRONYM.test(part));
  return isSmall && MODIFIED.test(plainWords(role).join(" ")) && !/^(?:at|of|for|in)$/u.test(parts[at - 1] ?? "")
    ? { role, company: parts.slice(at).join(" ") }
    : null;
}

/** "Hiring two gardeners", "training managers": what someone is at, unlike "managing director". */
const AT_WORK =
  /^(?:now )?(?!(?:managing|founding)\b)\p{L}{2,}ing (?:(?:an?|the|some|more|new|another|one|two|three|four|five|six|\d+|several|many|(?:a )?few|his|her|their|its|our|my|for|after|up|out)(?= )|(?:\S+ ){0,2}\p{L}{3,}(?<![su])s$)/iu;

/** "Under Lead": a list that someone goes to, and no "lead" of anything. */
const BEGINS_AT = /^(?:under|into|onto|in|at)\s/iu;

/** "A strict vegetarian", "mother of two": what someone is besides their work. */
const BESIDES_WORK =
  /^(?:(?:an?|the|now|also|strict|keen|big|huge|avid|proud|new|great|lapsed|real|his|her)\s)*(?:vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|(?:non-?)?smoker|teetotall?er|twin|father|mother|dad|mum|mom|parent|grand(?:father|mother|parent|dad|ma)|uncle|aunt|widow(?:er)?|bachelor|fan|lover|nerd|geek|foodie|insomniac|christian|muslim|jew|buddhist|friend|neighbou?r|sister|brother|cousin|(?:cat|dog|morning|night|people|tea|coffee) person|early bird|night owl|perfectionist|optimist|pessimist|introvert|extrovert)(?![\p{L}])(?!\s+(?:director|manager|founder))/iu;

/** "Lawyer accepted the cap", "board decided early": what someone did, and no role of anyone. */
const TELLS =
  /^(?:\S+ ){1,3}?(?:\p{L}{2,}ed|said|says|told|wants?|took|gave|went|came|left|got|has|had|is|was|will|won|met|sent|wrote|found|chose|made|paid|likes?|loves?|needs?|thinks?|agrees?|knows?) (?:the|an?|it|that|this|these|to|early|late|yesterday|today|tomorrow|last|already|not|never|his|her|their|our|my|us|me|him|them|on|with|for|in|at|and|yes|no)(?!\p{L})/iu;

/** "Data room finally arrived": what became of a thing. */
const HAPPENED =
  /\s(?:arrived|landed|slipped|lapsed|expired|(?:came|went|fell|gone|come) (?:in|out|through|back|over|off))\s*[.!]*$/iu;

export const isDeed = (words: string): boolean => TELLS.test(words) || HAPPENED.test(words);

/** Whether words begin what someone does for a living. */
export function isRole(words: string): boolean {
  if (isDeed(words)) return false;
  if (AT_WORK.test(words) || BESIDES_WORK.test(words) || BEGINS_AT.test(words)) return false;
  if (isGermanRole(words)) return true;
  // "Hr. Nils Aagaard" is a name.
  if (/^(?:hr|fr|dr|ing|mag)\.\s/iu.test(words)) return false;
  const plain = plainWords(words).map((word, no) => (no === 0 && word.length > 4 ? word.replace(/s$/, "") : word));
  return (
    /^(?:vice )?(?:dean|provost|rector|registrar|chancellor|warden|keeper|master) of /u.test(plain.join(" ")) ||
    ROLE.test(`${plain.join(" ")} `) ||
    isTrade(upToNext(words)) ||
    ROLE_HEADS.test((words.split(/\s+/u)[0] ?? "").replace(/(?<=\p{L}{4})s$/u, "")) ||
    (MODIFIED.test(plain.join(" ")) &&
      !words
        .split(/\s+/u)
        .slice(0, -1)
        .some((word) => /^\p{Lu}/u.test(word) && FIRM.test(word)))
  );
}
/** "Lab technician", as a sentence begins: in small letters. */
export const asWritten = (words: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
export const isDepartment = (words: string): boolean => DEPARTMENT.test(words);
export { isIndustry, isPlace };
/** "Hall clock", of "the town hall clock": words in small letters that are no place. */
export const isNoPlace = (words: string): boolean => /^\p{Ll}/u.test(words) && !isPlace(words);

const ACRONYM = /^(?:ceo|cto|cfo|coo|cmo|cpo|cro|cio|vp|svp|evp|hr|pdg|fd|gm|agm|dgm|cgm|cmd|avp|cxo)$/iu;
/** A role as it was written, but for its capitals: "ceo" is CEO. */
export const roleOf = (words: string): string =>
  words
    .replace(/^(?:new|now)\s+(?=\p{L})/iu, "")
    .replace(/(?<=\S)\s+there$/iu, "")
    .split(" ")
    .map((word) => (ACRONYM.test(word) ? word.toUpperCase() : word))
    .join(" ");

const SMALL = /^(?:of|and|the|for|in|de|del|la|und|von|et|des|y|&)$/u;
/** A name of a company or a place that was typed in small letters gets its capitals. */
export function asName(words: string): string {
  if (/[\p{Lu}\d.]/u.test(words)) return words;
  return words
    .split(" ")
    .map((word, no) => (no > 0 && SMALL.test(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))
    .join(" ");
}

/** A person's name with its capitals, where it was typed without any. */
export const titled = (said: string): string => {
  const name = said.replace(/^(?:m(?=\.)|mr|mrs|ms|mx|miss|herrn?|frau|monsieur|madame|mme)\.?\s+(?=\S+\s+\S)/iu, "");
  return /\p{Lu}/u.test(name) ? name : name.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const TITLES =
  /^(?:dr|prof|dott|dott\.ssa|drs|dipl|mag|ir|mr|mrs|ms|mx|sir|herrn?|frau|sra?|don|do[nñ]a|mme|ing|m|rev|dame|dra|profa?|hon|capt)\.?$/iu;
/** The words of a name that are no titles. */
export const ownWords = (name: string): string[] => name.split(/\s+/u).filter((word) => !TITLES.test(word));
/** Words that no name is made of. */
const NO_NAME = new Set(
  "hi hello hey dear hallo hola bonjour ciao greetings regards cheers two three four five six seven eight nine ten couple several few various guys girls men women a an the this that these those it its me my mine our your his her their him them he she they we you i is are was were be been am do does did has have had can could would should will may might must not no never and or but if so then also too with from at of for to in on by as about into via per up down out off over who whom whose which what when where why how all any some every each both new more most other another same please pls plz thanks thank note notes task tasks todo reminder reminders column columns field fields stage stages status statuses owner company role title location industry email mail phone linkedin profile url link address priority followers contact contacts person people founder lead leads list crm everyone everybody someone somebody anyone nobody today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday week month year day invoice meeting meetings call calls progress deal deals size draft drafts option options view report reports summary value values post posts record records entry entries milk flour bread coffee team account accounts date dates time number file files document documents template templates works work working runs founded based lives met card details info something anything nothing stuff things thing idea ideas ein eine einen der die das und mit von bei aus für una los las con para les des avec pour sur".split(
    " ",
  ),
);

/** How names of companies end. */
const FIRM =
  /(?:^|\s)(?:ltd|llc|inc|gmbh|s\.l|sl|slu|lda|ltda|aps|a\/s|gbr|ug|ohg|e\.k|pty|pte|eirl|s\.?r\.?o|ag|kg|se|sa|sas|s\.a\.s|s\.a|s\.r\.l|s\.p\.a|sarl|srl|spa|bv|b\.v|nv|oy|ab|as|plc|co|corp|group|holding|labs|capital|ventures|partners|fund|bank|studio|studios|software|systems|technologies|solutions|energy|foods?|media|university|institute|agency)\.?$|^\S.* (?:&|og|und) \S+$/iu;

const TITLE_WORD = "(?:\\p{Lu}\\S*|of|for|and|&|de|für|und|the|y|et)";
const TITLE = new RegExp(`^(?:the\\s+)?${TITLE_WORD}(?:\\s+${TITLE_WORD})+$`, "u");
/** Whether words are in capitals as a name is: "University of Leipzig". */
export const isTitle = (words: string): boolean => TITLE.test(words);

/** Whether words end as names of companies do. */
export const isFirm = (words: string): boolean => FIRM.test(words.replace(/[.,]+$/u, ""));

/** Surnames and a given name that are words of commands too: "Nora Field", "Doris Day", "Will Frost". */
const SURNAMES = /^(?:Fields?|Days?|Posts?|Friday|Monday|Sunday|Call|Works?|Weeks?|Will)$/;
export const isWillOf = (words: readonly string[]): boolean =>
  words[0] === "Will" && /^\p{Lu}\p{Ll}/u.test(words[1] ?? "");

/** "Per Granath": a first name with its capital before one surname. */
const isPerOf = (words: readonly string[]): boolean =>
  words.length === 2 && words[0] === "Per" && /^\p{Lu}\p{Ll}/u.test(words[1] ?? "");

/** Whether words can be someone's name: a few, of letters only, none of them a word of commands or facts. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (text === "" || words.length > 6 || /[^\p{L}\p{M}'’.\s()-]/u.test(text)) return false;
  const own = words.filter((word) => !TITLES.test(word));
  if (FIRM.test(text)) return false;
  return (
    own.length > 0 &&
    own.every(
      (word, no) =>
        !NO_NAME.has(word.toLowerCase().replace(/(?<=^(?:he|she|they|it|we|you|who))['’](?:s|re|ve|ll|d)$/u, "")) ||
        (no > 0 && SURNAMES.test(word)) ||
        (no === 0 && (isWillOf(own) || isPerOf(own))),
    ) &&
    (own.length > 1 || /^\p{Lu}/u.test(own[0] ?? "") || /^[^\p{Ll}\p{Lu}]+$/u.test(own[0] ?? "")) &&
    !isRole(own.join(" "))
  );
}

/** "Hana Kobayashi, CFO at …": a first and a last name that nobody of theirs has, and what is said of them. */
export function isAnother(said: string): boolean {
  const name = /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)+/u.exec(said)?.[0] ?? "";
  const facts = /^\s*(?:$|[,(.]|(?:from|at|of|who|with|https?:|www\.|\S*linkedin\.com)(?![\p{L}]))/iu;
  return isNameLike(name) && facts.test(said.slice(name.length));
}

/** Whether a profile's address is made of a name: "in/greta-lindholm" of Greta Lindholm. */
export function fitsSlug(name: string, slug: readonly string[]): boolean {
  const own = slug.flatMap((word) => plainWords(word)).join("");
  return [name, spelledOut(name)].some((one) => {
    const said = plainWords(one).filter((word) => !TITLES.test(word));
    // "tbaker" is Tom Baker.
    const initials = said.slice(0, -1).map((word) => word.charAt(0));
    const isShort = said.length > 1 && (said.at(-1)?.length ?? 0) > 3 && own === [...initials, said.at(-1)].join("");
    return (
      own.length > 3 &&
      said.length > 0 &&
      (isShort ||
        said.join("") === own ||
        said.every((word) => (word.length > 2 ? own.includes(word) : slug.includes(word))) ||
        said.toReversed().join("") === own)
    );
  });
}

/** "Niemöller" as addresses have it: "niemoeller". */
const spelledOut = (name: string): string =>
  name.replace(
    /[äöüæœ]/giu,
    (letter) => ({ ä: "ae", ö: "oe", ü: "ue", æ: "ae", œ: "oe" })[letter.toLowerCase()] ?? letter,
  );

/** "Collector from Selby": of someone with a trade, one word that no company is called like is where they live. */
export const isHome = (role: string, from: string): boolean =>
  isPlace(from) ||
  (isTrade(role.replace(/^\p{Lu}\p{Ll}+ (?=\p{Ll})/u, "")) &&
    !isOffice(role) &&
    /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*$/u.test(from));

/** "HEIDRUN KALTENBACH" is a name in capitals only. */
export function capitals(name: string): string {
  const clean = name.replace(/[.,]+$/u, "");
  const isShouted = plainWords(clean).length > 1 && clean === clean.toUpperCase() && /\p{Lu}/u.test(clean);
  return isShouted ? titled(clean.toLowerCase()) : titled(clean);
}
