import { labelInSentence, personFieldKeys } from "../../../contract/person-fields.ts";
import { canonical } from "../commands/lexicon.ts";
import type { Language } from "../reading.ts";

type Other = Exclude<Language, "en">;

/** A task with its day, which each language writes in its own way. */
const ADDED_DUE = /^Added the task “(?<title>.*)”, due (?<day>\p{L}{3} \d{1,2}, \d{4})\./u;
const DUE: Record<Other, (title: string, day: string) => string> = {
  de: (title, day) => `Aufgabe „${title}“ angelegt, fällig am ${day}.`,
  es: (title, day) => `Tarea «${title}» creada, para el ${day}.`,
  fr: (title, day) => `Tâche « ${title} » créée, pour le ${day}.`,
};

/** What is said of a change, in English with its parts, and in the other languages. Names, notes and values are never translated. */
const SENTENCES: readonly (readonly [english: RegExp, said: Record<Other, string>])[] = [
  [/^Added the task “(.*)”\./u, { de: "Aufgabe „$1“ angelegt.", es: "Tarea «$1» creada.", fr: "Tâche « $1 » créée." }],
  [/^Added ([^“”]+)\.$/u, { de: "$1 hinzugefügt.", es: "Contacto añadido: $1.", fr: "Contact ajouté : $1." }],
  [
    /^Noted about (.+?): “(.*)”$/su,
    { de: "Notiert zu $1: „$2“", es: "Anotado sobre $1: «$2»", fr: "Noté sur $1 : « $2 »" },
  ],
  [
    /^Marked “(.*)” as done\./u,
    { de: "„$1“ ist als erledigt markiert.", es: "«$1» marcada como hecha.", fr: "« $1 » est marquée comme faite." },
  ],
  [
    /^Changed the task “(.*)”\./u,
    { de: "Aufgabe „$1“ geändert.", es: "Tarea «$1» cambiada.", fr: "Tâche « $1 » modifiée." },
  ],
  [
    /^(.+): please confirm\./u,
    { de: "$1: bitte bestätigen.", es: "$1: confírmalo, por favor.", fr: "$1 : merci de confirmer." },
  ],
  [/^Undone: (.+)\.$/u, { de: "Rückgängig gemacht: $1.", es: "Deshecho: $1.", fr: "Annulé : $1." }],
  [/^Cancelled: (.+)\.$/u, { de: "Verworfen: $1.", es: "Descartado: $1.", fr: "Abandonné : $1." }],
  [
    /^Shall I keep this as a note about (.+)\? Confirm .*$/u,
    {
      de: "Soll ich das als Notiz zu $1 behalten? Bestätige, was gespeichert werden soll.",
      es: "¿Lo guardo como nota sobre $1? Confirma lo que quieras guardar.",
      fr: "Dois-je garder cela comme note sur $1 ? Confirmez ce qui doit être enregistré.",
    },
  ],
  [
    /^All right\. I changed nothing\.$/u,
    {
      de: "In Ordnung. Ich habe nichts geändert.",
      es: "De acuerdo. No he cambiado nada.",
      fr: "D'accord. Je n'ai rien changé.",
    },
  ],
];

const FIELD_SET = /^(.+?): (.+)\.$/u;
const ONE_FIELD = new RegExp(`^(${personFieldKeys.map(labelInSentence).join("|")}) (set to (.+)|cleared)$`, "u");
const SET: Record<Other, string> = { de: "$1 auf $2 gesetzt", es: "$1: $2", fr: "$1 : $2" };
const CLEARED: Record<Other, string> = { de: "$1 geleert", es: "$1: vacío", fr: "$1 : vide" };

/** What was done or waits, in the language of the message; what there are no words for stays in English. */
export function inLanguageOf(text: string, language: Language): string {
  if (language === "en") return text;
  return text
    .split("\n")
    .map((line) => lineIn(line, language))
    .join("\n");
}

function lineIn(line: string, language: Other): string {
  const { title, day } = ADDED_DUE.exec(line)?.groups ?? {};
  if (title !== undefined && day !== undefined)
    return line.replace(ADDED_DUE, () => DUE[language](title, dayIn(day, language)));
  for (const [english, said] of SENTENCES) if (english.test(line)) return line.replace(english, said[language]);
  const [, who, changes] = FIELD_SET.exec(line) ?? [];
  const fields = changes?.split(", ").map((change) => ONE_FIELD.exec(change));
  if (who === undefined || !fields?.length) return line;
  const known = fields.flatMap((field) => {
    const name = field?.[1] === undefined ? null : fieldIn(field[1], language);
    if (!field || name === null) return [];
    const words = field[3] === undefined ? CLEARED[language] : SET[language];
    // A value may hold a "$" of its own.
    return [words.replace("$1", () => name).replace("$2", () => field[3] ?? "")];
  });
  return known.length === fields.length ? `${who}: ${known.join(", ")}.` : line;
}

/** A day as the app writes it (Nov 27, 2026), in another language. */
const dayIn = (day: string, language: Other): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day} UTC`));

const FIELDS: Record<Other, readonly string[]> = {
  de: ["phase", "status", "firma", "ort", "rolle", "branche", "prioritat", "verantwortlicher"],
  es: ["etapa", "estado", "empresa", "ubicacion", "cargo", "sector", "prioridad", "responsable"],
  fr: ["etape", "statut", "societe", "ville", "poste", "secteur", "priorite", "responsable"],
};
const MARKED: Readonly<Record<string, string>> = {
  ...{ prioritat: "Priorität", verantwortlicher: "Verantwortlich", ubicacion: "ubicación" },
  ...{ etape: "étape", societe: "société", priorite: "priorité", phase: "Phase", firma: "Firma", ort: "Ort" },
  ...{ rolle: "Rolle", branche: "Branche" },
};

/** A field's name in another language, by the words that the grammar knows it by; null where there is none. */
function fieldIn(english: string, language: Other): string | null {
  const own = FIELDS[language].find((word) => (canonical(word, language) ?? word) === english);
  return own === undefined ? null : (MARKED[own] ?? own);
}
