import type { Language } from "../reading.ts";

/** An answer's sentence in English, and the same in German, Spanish and French. What is in brackets is kept. */
const SENTENCES: readonly [english: RegExp, de: string, es: string, fr: string][] = [
  [/^None: no one fits( \(.*\))?\.$/u, "Niemand passt$1.", "Nadie cumple eso$1.", "Personne ne correspond$1."],
  [
    /^You follow (\d+) (?:person|people)\.$/u,
    "Du folgst $1 Personen.",
    "Sigues a $1 personas.",
    "Vous suivez $1 personnes.",
  ],
  [
    /^You have no people yet\.$/u,
    "Du hast noch keine Personen.",
    "Todavía no tienes personas.",
    "Vous n’avez encore personne.",
  ],
  [/^(?:Yes\. )1 person( \(.*\))?(.*):$/u, "Ja. 1 Person$1:", "Sí. 1 persona$1:", "Oui. 1 personne$1 :"],
  [/^(?:Yes\. )(\d+) people( \(.*\))?(.*):$/u, "Ja. $1 Personen$2:", "Sí. $1 personas$2:", "Oui. $1 personnes$2 :"],
  [/^1 person( \(.*\))?(\.|:)$/u, "1 Person$1$2", "1 persona$1$2", "1 personne$1$2"],
  [/^(\d+) people( \(.*\))?(\.|:)$/u, "$1 Personen$2$3", "$1 personas$2$3", "$1 personnes$2$3"],
  [/^- and (\d+) more$/u, "- und $1 weitere", "- y $1 más", "- et $1 de plus"],
  [
    /^(\d+) open tasks?(.*)\.$/u,
    "$1 offene {Aufgabe|Aufgaben}$2.",
    "$1 {tarea abierta|tareas abiertas}$2.",
    "$1 {tâche ouverte|tâches ouvertes}$2.",
  ],
  [
    /^(\d+) overdue tasks?:$/u,
    "$1 überfällige {Aufgabe|Aufgaben}:",
    "$1 {tarea atrasada|tareas atrasadas}:",
    "$1 {tâche|tâches} en retard :",
  ],
  [
    /^(\d+) tasks? due (.*):$/u,
    "$1 {Aufgabe|Aufgaben}, fällig $2:",
    "$1 {tarea|tareas}, para $2:",
    "$1 {tâche|tâches}, pour $2 :",
  ],
  [
    /^None: there are no (?:open |overdue |completed )?tasks(.*)$/u,
    "Keine: es gibt keine Aufgaben$1",
    "Ninguna: no hay tareas$1",
    "Aucune : il n’y a pas de tâches$1",
  ],
  [
    /^(.*), total: ([\d.,]+)\. That is of (\d+) (?:person|people)(.*)\.$/u,
    "$1, Summe: $2, von $3 Personen$4.",
    "$1, total: $2, de $3 personas$4.",
    "$1, total : $2, pour $3 personnes$4.",
  ],
  [
    /^(.*), average: ([\d.,]+)\. That is of (\d+) (?:person|people)(.*)\.$/u,
    "$1, Durchschnitt: $2, von $3 Personen$4.",
    "$1, promedio: $2, de $3 personas$4.",
    "$1, moyenne : $2, pour $3 personnes$4.",
  ],
  [
    /^(.*): highest (.*?)(?: of (\d+) people| (\(.*\))), (.*)\.$/u,
    "$1: am höchsten bei $2, $5.",
    "$1: el valor más alto de $2, $5.",
    "$1 : la valeur la plus haute de $2, $5.",
  ],
  [
    /^I can't answer that: I did not understand the question\.$/u,
    "Das kann ich nicht beantworten: ich habe die Frage nicht verstanden.",
    "No puedo responder a eso: no he entendido la pregunta.",
    "Je ne peux pas y répondre : je n’ai pas compris la question.",
  ],
  [
    /^I can't answer that: I did not understand “(.*)”\.$/u,
    "Das kann ich nicht beantworten: „$1“ habe ich nicht verstanden.",
    "No puedo responder a eso: no he entendido «$1».",
    "Je ne peux pas y répondre : je n’ai pas compris « $1 ».",
  ],
  [
    /^I don't know “(.*)”\. Do you mean: (.*)\?$/u,
    "„$1“ kenne ich nicht. Meinst du: $2?",
    "No conozco «$1». ¿Quieres decir: $2?",
    "Je ne connais pas « $1 ». Voulez-vous dire : $2 ?",
  ],
  [
    /^I can't answer that: I did not understand “(.*)”\. I only know what is in your Tracker.*$/u,
    "Das kann ich nicht beantworten: „$1“ habe ich nicht verstanden. Ich weiß nur, was in deinem Tracker steht.",
    "No puedo responder a eso: no he entendido «$1». Solo sé lo que hay en tu Tracker.",
    "Je ne peux pas y répondre : je n’ai pas compris « $1 ». Je ne connais que ce qui est dans votre Tracker.",
  ],
  [
    /^I can't help with that\. I only know what is in your Tracker.*$/u,
    "Dabei kann ich nicht helfen. Ich weiß nur, was in deinem Tracker steht: Personen, Notizen, Aufgaben, Spalten und Beiträge.",
    "No puedo ayudarte con eso. Solo sé lo que hay en tu Tracker: personas, notas, tareas, columnas y publicaciones.",
    "Je ne peux pas vous aider pour cela. Je ne connais que ce qui est dans votre Tracker : personnes, notes, tâches, colonnes et publications.",
  ],
];
/** Parts of a sentence that is said in another language. */
const PARTS: typeof SENTENCES = [
  [/\bnot contacted since\b/u, "nicht kontaktiert seit", "sin contacto desde", "sans contact depuis"],
  [/\bnever contacted\b/u, "nie kontaktiert", "nunca contactado", "jamais contacté"],
  [/\blast contacted\b/u, "zuletzt kontaktiert", "último contacto", "dernier contact"],
  [/\bfrom (\w+ \d+(?:, \d+)?) to (\w+ \d+, \d+)/u, "von $1 bis $2", "del $1 al $2", "du $1 au $2"],
  [/\b(?:due )?on (\w+ \d+, \d+)/u, "am $1", "el $1", "le $1"],
  [/\buntil (\w+ \d+, \d+)/u, "bis $1", "hasta el $1", "jusqu’au $1"],
  [/\bsince (\w+ \d+, \d+)/u, "seit $1", "desde el $1", "depuis le $1"],
  [/\bdue today\b/u, "für heute", "para hoy", "pour aujourd’hui"],
  [/(\d+) tasks? (?:is|are) overdue\./u, "Überfällig: $1.", "Atrasadas: $1.", "En retard : $1."],
  [/; (\d+) have none\b/u, "; $1 haben keinen Wert", "; $1 sin valor", " ; $1 sans valeur"],
  [/\bno owner\b/u, "ohne Owner", "sin owner", "sans owner"],
  [/\bmore than\b/u, "mehr als", "más de", "plus de"],
  [/\bless than\b/u, "weniger als", "menos de", "moins de"],
  [/\bat least\b/u, "mindestens", "al menos", "au moins"],
  [/\bat most\b/u, "höchstens", "como máximo", "au plus"],
  [/\bbetween (\S+) and (\S+)/u, "zwischen $1 und $2", "entre $1 y $2", "entre $1 et $2"],
  [/ for (\[)/u, " für $1", " de $1", " pour $1"],
  [/ with “/u, " mit “", " con “", " avec “"],
];
const INDEX = { de: 1, es: 2, fr: 3 } as const;

/** An answer in the language of its question, line by line; what the table does not have stays as it is. */
export function saidIn(text: string, language: Language): string {
  if (language === "en") return text;
  return text
    .split("\n")
    .map((line) => lineIn(line, language))
    .join("\n");
}

function lineIn(line: string, language: keyof typeof INDEX): string {
  const at = INDEX[language];
  const sentence = SENTENCES.find(([english]) => english.test(line));
  if (!sentence) return line;
  const said = line.replace(sentence[0], sentence[at]).replaceAll(/\$\d/gu, "");
  const isOne = /^\D*1\b/u.test(line);
  const counted = said.replaceAll(/\{([^|}]*)\|([^}]*)\}/gu, (_, one: string, many: string) => (isOne ? one : many));
  return PARTS.reduce((all, part) => all.replace(part[0], part[at]), counted);
}
