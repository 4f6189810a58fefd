import { INDONESIAN } from "./indonesian.ts";

/** The everyday orders of a language, as alternatives of a pattern. */
export interface Tongue {
  /** "Remind me", and what may stand between it and what is to be done. */
  remind: string;
  to: string;
  /** "Who is in", before a stage or another value. */
  whoIsIn: string;
  /** What puts someone somewhere, and the word before where that is. */
  move: string;
  into: string;
  /** Before a name. */
  article: string;
  /** "Note for", "a task", "for". */
  note: string;
  task: string;
  forWhom: string;
  /** Before a day. */
  on: string;
  days: Readonly<Record<string, string>>;
  /** Days whose word is another word too, with what must stand before it to make it a day. */
  isAlso: Readonly<Record<string, string>>;
  /** January to December. */
  months: string;
  /** "What do I have to do", before or behind a day. */
  whatIsDue: string;
  /** "Mark … as done", and the words behind the title. */
  mark: string;
  asDone: string;
  /** "What is" and "of", before and behind a field. */
  whatIs: string;
  of: string;
  /** "Set", before a field. */
  set: string;
}

const week = (words: string): Record<string, string> => {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return Object.fromEntries(words.split(" ").map((word, no) => [word, `on ${days[no] ?? ""}`]));
};

const isAlso = (words: string, on: string): Record<string, string> =>
  Object.fromEntries(words.split(" ").map((word) => [word, on]));

/** Words of these languages before a day that make it no day of the task's. */
export const BESIDE_DAY = {
  or: "ou|oppure|o|e|ed|en|of|eller|och|og|lub|albo|i|at",
  of: "de|do|da|dos|das|di|del|della|dell['’]|su|sulla|sul|sobre|van|over|ng|tungkol|om|av|från|fra|z|ze|o",
  each: "cada|todo|toda|todos|todas|os|as|ogni|elke|iedere|ieder|tuwing|bawat|varje|hver|każdy|każdą|co|w każdą|w każdy",
  other:
    "última|último|volgende|vorige|afgelopen|förra|forrige|sidste|nästa|næste|neste|isang|het|den|det|un|um|uma|ang|yung",
  whether: "se|kung|czy|jeśli|jeżeli|huruvida|of (?:hij|ze|zij|het|er|we|dat|de)",
} as const;

/** Languages in which the everyday orders and questions are understood, beside those that the grammar has. */
export const TONGUES: readonly Tongue[] = [
  // Portuguese
  {
    remind: "(?:lembra|lembre|recorda|recorde)(?:-| )me|me (?:lembra|lembre)",
    to: "de|para|que (?:tenho|preciso) (?:de |que )?",
    whoIsIn: "quem (?:é que )?(?:está|esta|estão|são)(?: agora)? (?:em|no|na)",
    move: "mov[ae](?=.* para )|mover|mud[ae]|mudar|passa|passe|passar|coloca|coloque|põe|ponha|bota",
    into: "para|em|no|na",
    article: "a|o",
    note: "(?:anota|anote|nota|(?:adicion[ae]|mete|meta|põe|poe|ponha|coloc[ae]|coloque|deix[ae]|regist[ae]|registr[ae]|faz|faça|cri[ae]|escrev[ea]|acrescent[ae]|junt[ae]) (?:uma |esta |a )?nota|escreve|escreva) (?:para|sobre|em|no|na|nos|nas|ao|à|do|da|a)",
    task: "(?:cri[ae]|criar|adiciona|adicione|faz|faça|mete|meta|põe|ponha|coloc[ae]|coloque|regist[ae]|registr[ae]|nova) (?:uma |um )?(?:nova |novo )?(?:tarefa|lembrete)|nova tarefa|tarefa",
    forWhom: "para",
    on: "na|no|nesta|em|para|até|até à|a|próxim[oa]",
    isAlso: isAlso("segunda terça quarta quinta sexta", "na|nesta|na próxima|até|até à"),
    days: {
      ...{ "depois de amanhã": "the day after tomorrow", amanhã: "tomorrow", hoje: "today" },
      ...{ "próxima semana": "next week", "semana que vem": "next week" },
      ...week("segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo"),
      ...week("segunda terça quarta quinta sexta"),
    },
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    whatIsDue:
      "o que (?:é que )?(?:eu )?(?:tenho|preciso)(?: (?:para|de|que))?(?: fazer)?|(?:quais|que) (?:são )?(?:as )?(?:minhas )?tarefas(?: (?:são|tenho))?",
    mark: "marca|marque|marcar|põe|coloca",
    asDone: "como (?:feit[ao]|concluíd[ao]|terminad[ao]|pront[ao])",
    whatIs: "qual (?:é|e)",
    of: "de|do|da|dos|das",
    set: "define|defina|definir|muda|mude|altera|altere|põe|coloca|coloque",
  },
  // Italian
  {
    remind: "ricordami|mi ricordi|ricordatemi",
    to: "di|che devo|a",
    whoIsIn: "chi (?:è|c['’]è|sono|sta|si trova)(?: adesso| ora)? (?:in|nel|nella|nello|allo|alla|a)",
    move: "sposta|spostare|metti|mettere|passa|porta",
    into: "in|a|su|nel|nella|allo|alla",
    article: "il|la",
    note: "(?:annota|nota|(?:aggiungi|metti|inserisci|lascia|fai|scrivi) (?:una )?nota|scrivi) (?:per|su|di|a)",
    task: "(?:crea|aggiungi|fai|nuov[ao]) (?:un['’]? ?|una )?(?:nuov[ao] )?(?:attività|compito|promemoria|task)|attività|compito|promemoria",
    forWhom: "per",
    on: "il|la|per|entro|a",
    isAlso: {},
    days: {
      ...{ dopodomani: "the day after tomorrow", domani: "tomorrow", oggi: "today" },
      ...{ "la prossima settimana": "next week", "settimana prossima": "next week" },
      ...week("lunedì martedì mercoledì giovedì venerdì sabato domenica"),
    },
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    whatIsDue:
      "(?:che )?cosa (?:devo fare|ho da fare|c['’]è da fare)|quali (?:attività|compiti) ho|quali sono (?:le mie attività|i miei compiti)",
    mark: "segna|segnare|contrassegna",
    asDone: "come (?:fatt[ao]|completat[ao]|finit[ao])",
    whatIs: "qual (?:è|e)|qual['’]è|quale è",
    of: "di|del|della|dell['’]",
    set: "imposta|cambia|metti|aggiorna",
  },
  // Dutch
  {
    remind: "herinner (?:me|mij)(?: eraan)?",
    to: "eraan om|eraan|om|dat ik",
    whoIsIn: "wie (?:zit|zitten|is|zijn|staat|staan)(?: er)?(?: nu)? (?:in|op)",
    move: "zet|verplaats|schuif|verschuif",
    into: "naar|op|in",
    article: "de",
    note: "(?:voeg een notitie toe|(?:zet|maak|schrijf) een notitie|notitie|noteer) (?:voor|bij|over)",
    task: "(?:maak|voeg)(?: een)? (?:nieuwe )?taak(?: aan| toe)?|nieuwe taak|taak",
    forWhom: "voor",
    on: "op|voor|tegen",
    isAlso: {},
    days: {
      ...{ overmorgen: "the day after tomorrow", morgen: "tomorrow", vandaag: "today", "volgende week": "next week" },
      ...week("maandag dinsdag woensdag donderdag vrijdag zaterdag zondag"),
    },
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    whatIsDue: "wat moet ik|welke taken heb ik|wat staat er",
    mark: "markeer|zet",
    asDone: "als (?:gedaan|klaar|afgerond|voltooid)|op (?:klaar|gedaan)",
    whatIs: "wat is",
    of: "van",
    set: "zet|verander|wijzig",
  },
  // Tagalog, often beside English words
  {
    remind:
      "(?:paki-?)?remind mo (?:nga |naman )?ako|paalalahanan mo (?:nga )?ako|ipaalala mo sa akin|pa-?remind(?: ako)?",
    to: "na|ng|para|to",
    whoIsIn: "(?:sino(?:-sino)?|sinu-sino)(?: ba)?(?: ang| yung)?(?: mga)? (?:nasa|na nasa|sa)",
    move: "paki-?move|pa-?move|i-?move mo|paki-?lipat|ilipat mo|pa-?lipat|paki-?lagay|ilagay mo|i-?set mo|paki-?set",
    into: "sa|papunta sa",
    article: "si|ang|yung",
    note: "(?:paki-?note|note|i-?note mo|paki-?lagay ng note|maglagay ng note) (?:kay|para kay|tungkol kay|sa)",
    task: "(?:gumawa|paki-?gawa|pa-?add|paki-?add|magdagdag)(?: ng| ka ng)? (?:bagong )?task|bagong task",
    forWhom: "para kay|para sa|kay",
    on: "sa|sa darating na",
    isAlso: isAlso("linggo", "sa|sa darating na"),
    days: {
      ...{
        "sa makalawa": "the day after tomorrow",
        bukas: "tomorrow",
        ngayon: "today",
        "sa susunod na linggo": "next week",
      },
      ...week("lunes martes miyerkules huwebes biyernes sabado linggo"),
    },
    months: "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre",
    whatIsDue: "ano(?: ang|ng)?(?: mga)? (?:gagawin|tasks?|kailangan gawin) ko",
    mark: "paki-?mark|i-?mark mo|markahan mo",
    asDone: "(?:as|na|bilang) (?:tapos|done)",
    whatIs: "ano ang|ano'ng|anong",
    of: "ni|ng",
    set: "i-?set mo ang|paki-?set ang|paki-?palitan ang|palitan mo ang",
  },
  // Swedish, Danish and Norwegian
  {
    remind: "påminn mig|påmind mig|mind mig|minn meg|husk m[ei]g",
    to: "om att|att|om at|på å|om å|på at|at|å",
    whoIsIn: "(?:vem|vilka|hvem) (?:är|er|finns|ligger|står)(?: nu)? (?:i|på)",
    move: "flytta|flytt|flyt|sätt|sett|sæt",
    into: "till|til|i|på",
    article: "den",
    note: "(?:anteckning|anteckna|notat|not[eé]r|notera|skriv|skriv (?:en )?(?:note|notat|anteckning)) (?:om|för|for|på|til|till|hos)",
    task: "(?:skapa|lägg till|lav|opret|lag|opprett) (?:en )?(?:ny )?(?:uppgift|opgave|oppgave)|ny (?:uppgift|opgave|oppgave)",
    forWhom: "för|for|til|till",
    on: "på|till|til|senast",
    isAlso: {},
    days: {
      ...{ "i övermorgon": "the day after tomorrow", "i overmorgen": "the day after tomorrow" },
      ...{ imorgon: "tomorrow", "i morgon": "tomorrow", "i morgen": "tomorrow", idag: "today", "i dag": "today" },
      ...{ "nästa vecka": "next week", "neste uke": "next week", "næste uge": "next week" },
      ...week("måndag tisdag onsdag torsdag fredag lördag söndag"),
      ...week("mandag tirsdag onsdag torsdag fredag lørdag søndag"),
    },
    months:
      "januari|januar februari|februar mars|marts april maj|mai juni juli augusti|august september oktober november december|desember",
    whatIsDue: "vad (?:ska|måste) jag göra|hvad skal jeg(?: lave)?|hva (?:skal|må) jeg gjøre|vilka uppgifter har jag",
    mark: "markera|marker|merk",
    asDone: "som (?:klar|färdig|gjord|færdig|ferdig)",
    whatIs: "vad är|hvad er|hva er",
    of: "för|for|til|till|av",
    set: "sätt|sett|sæt|ändra|endre|ændr|ret|skift",
  },
  // Polish
  {
    remind: "przypomnij mi",
    to: "żeby|aby|że mam|o tym,? żeby",
    whoIsIn: "kto jest(?: teraz)? (?:w|na)",
    move: "przenieś|przesuń|ustaw",
    into: "do|na|w",
    article: "",
    note: "(?:notatka|zanotuj|zapisz|dodaj notatkę) (?:o|dla|do|u|przy)",
    task: "(?:dodaj|utwórz|stwórz|nowe) (?:nowe )?zadanie|zadanie",
    forWhom: "dla",
    on: "w|we|na|do",
    isAlso: {},
    days: {
      ...{ pojutrze: "the day after tomorrow", jutro: "tomorrow", dzisiaj: "today", dziś: "today" },
      ...{ "w przyszłym tygodniu": "next week" },
      ...week("poniedziałek wtorek środę czwartek piątek sobotę niedzielę"),
    },
    months: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    whatIsDue: "co mam(?: do)? zrobi(?:ć|enia)|jakie mam zadania",
    mark: "oznacz",
    asDone: "jako (?:zrobione|gotowe|ukończone|wykonane)",
    whatIs: "jaki (?:jest|ma)|jaka jest|jakie jest",
    of: "",
    set: "ustaw|zmień",
  },
  INDONESIAN,
];
