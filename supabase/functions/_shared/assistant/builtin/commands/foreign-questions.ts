import { re } from "./rewording.ts";

const NAME = "(?<who>[^,;:.?!¿\\n]{2,50}?)";
const TITLE = '["“«]?(?<what>[^,;:.?!"”»\\n]{3,60}?)["”»]?';
const END = "\\s*[?.!]*\\s*$";
const BEGIN = "^\\s*(?:(?:hey|olá|ciao|hoi|hej|halo|hai|ok|oke|tolong|mohon|please|pls)[\\s,]+)*";

/** "Who is responsible for", before a name. */
const OWNS = [
  "quem (?:é que )?(?:é|e) (?:o |a )?(?:dono|dona|responsável|proprietári[oa])(?: (?:de|do|da|por|pel[oa]))?(?: [oa])?",
  "quem (?:cuida|trata) (?:de|do|da)",
  "chi (?:è|e['’]?) (?:il |la )?(?:responsabile|proprietari[oa]) (?:di|del|della|per)",
  "chi (?:segue|gestisce)|di chi è",
  "wie is (?:de )?(?:eigenaar|verantwoordelijke) (?:van|voor)|wie is verantwoordelijk voor|van wie is",
  "vem (?:äger|ansvarar för|är ansvarig för|(?:tar|har) hand om)",
  "hvem (?:eier|ejer|har ansvaret? for|er ansvarlig for|tager sig af)",
  "kto (?:jest (?:właścicielem|opiekunem)|odpowiada za|prowadzi|zajmuje się|opiekuje się)",
  "siapa(?:kah)? (?:pemilik|owner|penanggung jawab|yang (?:memegang|menangani|mengurus|pegang))(?: (?:dari|untuk))?",
  "sino (?:ba )?(?:ang )?(?:may-?ari|owner|may hawak)(?: (?:ng|ni|kay|sa))?",
].join("|");
const WHERE = [
  "onde (?:fica|está|mora|vive)(?: [oa])?|dove (?:si trova|vive|abita|sta|è)|waar (?:is|woont|zit)",
  "var (?:är|bor|finns|sitter)|hvor (?:er|bor|holder)|gdzie (?:jest|mieszka)",
  "di ?mana(?:kah)?(?: (?:lokasi|tinggal))?|nasaan (?:si|ang)",
].join("|");
const LATE = [
  "(?:quais|que) (?:são as )?tarefas (?:estão |tenho )?(?:atrasadas|vencidas|em atraso)|o que (?:é que )?está (?:atrasado|em atraso)",
  "(?:quali|che) (?:attività|compiti|task) (?:sono|ho) (?:già )?(?:scadut[eio]|in ritardo)|(?:che )?cosa è (?:scaduto|in ritardo)",
  "welke taken (?:zijn|heb ik die) (?:te laat|achterstallig|over tijd|verlopen)(?: zijn)?|wat is (?:te laat|over tijd|achterstallig)",
  "(?:vilka|hvilke) (?:uppgifter|opgaver|oppgaver) (?:är|er) (?:försenade|forsinket|forsinkede|forfalt|forfaldne|för sena|overskredet)|(?:vad|hvad|hva) (?:är|er) (?:försenat|forsinket|forfalt)",
  "(?:jakie|które) zadania są (?:zaległe|spóźnione|po terminie|opóźnione)|co jest (?:zaległe|spóźnione|po terminie)",
  "(?:apa(?: saja)? |mana )?(?:tugas|tugasan|task|pekerjaan)(?: (?:apa|mana))?(?: saja)? (?:yang )?(?:sudah |dah )?(?:terlambat|lewat|jatuh tempo|tertunggak)|apa(?: saja)? yang (?:sudah )?(?:terlambat|tertunggak|lewat)",
  "an(?:o|ong)(?: ang)?(?: mga)? tasks? (?:ang |na )?(?:overdue|late|lampas na)",
].join("|");
const DONE = [
  `(?:a )?tarefa ${TITLE} (?:está|foi|já está) (?:feita|concluída|pronta|terminada)`,
  `(?:l['’]attività|il compito|attività|compito) ${TITLE} (?:è|è stat[ao]) (?:fatt[ao]|completat[ao]|finit[ao]|conclus[ao])`,
  `(?:de )?taak ${TITLE} is (?:klaar|gedaan|af|afgerond|voltooid)`,
  `(?:uppgiften|opgaven|oppgaven|uppgift|opgave) ${TITLE} (?:är|er) (?:klar|gjord|färdig|færdig|ferdig|gjort)`,
  `zadanie ${TITLE} (?:jest )?(?:już )?(?:zrobione|gotowe|zakończone|skończone|ukończone|wykonane)`,
  `(?:tugas|tugasan|task) ${TITLE} (?:sudah |telah |dah )?(?:selesai|beres|siap)`,
];
/** "Which contacts belong to Ana?" */
const OWNED = [
  "(?:hvilke|vilka) (?:kontakter|personer|folk|mennesker|människor) (?:hører under|hører til|tilhører|tillhör|har|ejes af|eies av|ägs av|ligger hos)",
  "welke (?:contacten|mensen|personen) (?:zijn van|horen bij|heeft)",
  "quais (?:são os )?contactos? (?:são d[aeo]|tem(?: a| o)?|pertencem [aà]o?)",
  "quali (?:contatti|persone) (?:sono di|ha|segue|gestisce)",
].join("|");
const SURE_NAME = "(?<who>(?-i:\\p{Lu})[\\p{L}'’-]*(?: (?-i:\\p{Lu})[\\p{L}'’-]*){0,3})";

const ASKED: readonly (readonly [RegExp, string])[] = [
  [re(`${BEGIN}(?:${OWNS}) ${NAME}${END}`), "who is the owner of $<who>?"],
  [re(`${BEGIN}(?:${OWNED}) ${SURE_NAME}${END}`), "who is owned by $<who>?"],
  [re(`${BEGIN}(?:${LATE})${END}`), "what is overdue?"],
  [re(`${BEGIN}(?:${WHERE}) ${SURE_NAME}${END}`), "where is $<who>?"],
  // With a mark it is asked.
  ...DONE.map((done) => [re(`${BEGIN}${done}(?![^?]*[?])${END}`), "mark $<what> as done"] as const),
  [
    re(
      `${BEGIN}(?:apa(?:kah)?|berapa(?:kah)?) (?<field>[^,;:.?!\\n]{2,30}?)(?:nya)? (?:(?:si|dari|milik) )?${SURE_NAME}${END}`,
    ),
    "what is the $<field> of $<who>?",
  ],
];
/** The first word of each question above. */
const BEGINS =
  /^\s*(?:\S+[\s,]+){0,2}?(?:quem|onde|quais|que|a|o|tarefa|chi|di|dove|quali|che|cosa|l['’]|il|attività|compito|wie|van|waar|welke|wat|de|taak|vem|var|vilka|vad|hvem|hvor|hvilke|hvad|hva|upp|opg|opp|kto|gdzie|jakie|które|co|zadanie|siapa|dimana|berapa|apa|mana|tugas|task|sino|nasaan|ano)(?!\p{L})/iu;

/** A question of another language, or that a task is done, in English; null where it is none that is known. */
export function foreignQuestion(message: string): string | null {
  if (message.length > 120 || !BEGINS.test(message)) return null;
  for (const [pattern, english] of ASKED) if (pattern.test(message)) return message.replace(pattern, english);
  return null;
}
