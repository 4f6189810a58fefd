import { askedOfProduct } from "./asked-of-product.ts";
import { productFacts } from "./product-facts.ts";
import * as say from "./product-words.ts";

/** A place of the product, or what is done there: the words by which it is found, and what is said of it. */
export interface ProductPlace {
  /** Each group has one of its words in the question, as the facts have them. */
  words: string[];
  /** More words that such a question may have. */
  also?: string;
  fact: string;
  /** It can also be asked for by yes or no: none of its words is about the user's own records. */
  isUnmistakable?: boolean;
  names?: [file: string, words: string][];
}

/** The fact, of those that are told elsewhere, that has some words. */
const factWith = (words: string): string =>
  [...askedOfProduct, ...productFacts].find(({ fact }) => fact.includes(words))?.fact ?? "";

const SIGN_OUT = factWith("Use *Sign out* at the top right");
const EXTENSION = factWith("The browser extension saves LinkedIn profiles");
const COLUMNS = factWith("There you show, hide, order");
const DELETED = factWith("wait there for 30 days.");
const REFRESH = factWith("*Refresh all profiles* above");
const VIEWS = factWith("then choose *Save view*");
const EXPORTS = factWith("saves the people you see as a file");
const IMPORTS = factWith("choose *Import people*. It takes a CSV file");
const CALENDAR = "On Tasks, switch to *Calendar View*.";
const TEXTING = factWith("which names the number");

/** What a question's words are looked up in, the most particular first. */
export const productPlaces: readonly ProductPlace[] = [
  {
    words: [say.SIGN_OUT],
    also: "night day now session account device computer everywhere",
    fact: SIGN_OUT,
    isUnmistakable: true,
  },
  {
    words: [say.READS, say.OTHERS, say.CHAT],
    also: "able allowed possible people",
    fact: "No other account sees what is in yours: your people, notes, tasks and this chat are yours alone and can't be shared here. I know nothing about who runs this Tracker or who else uses your computer; what is kept of yours is in the *Privacy Policy* (command menu, Ctrl+K).",
    isUnmistakable: true,
    names: [["features/legal/legal-places.ts", "Privacy Policy"]],
  },
  {
    words: [say.NUMBER, say.TEXTING],
    also: "phone mobile cell cellphone road travelling traveling belongs save under from away trip telefon handy movil",
    fact: TEXTING,
  },
  {
    words: [say.SAVE, say.SITE, say.BROWSER],
    also: `${say.PEOPLE} looking viewing browsing`,
    fact: EXTENSION,
    isUnmistakable: true,
  },
  {
    words: [
      "save|grab|add|collect|capture|store|pull|clip",
      `${say.SITE}|${say.PEOPLE}`,
      "while|viewing|looking|browsing|visiting|straight|directly|chrome|firefox|one click",
    ],
    also: `${say.PEOPLE}|${say.SITE}`,
    fact: EXTENSION,
    isUnmistakable: true,
  },
  {
    words: [
      "extension|extensions|plugin|plug in|add on|addon|erweiterung|extensiones|udvidelse|extensie|estensione|extensao",
    ],
    also: `${say.BROWSER} install download set up add use connect work`,
    fact: EXTENSION,
    isUnmistakable: true,
  },
  {
    words: [say.GONE, say.COLUMN, say.BACK],
    also: "accident mistake bring get put away by took",
    fact: factWith("A column goes with everyone's values"),
    isUnmistakable: true,
  },
  {
    words: [
      "save|saved|saving|keep|store|name|speichern|guardar|enregistrer|gemme|spara|opslaan|salvare|open|switch",
      "view|views|ansicht|ansichten|vista|vistas|vue|vues|visning|visninger|vy|vyer|weergave|weergaven",
    ],
    also: "filters filter sorting search",
    fact: VIEWS,
  },
  {
    words: [say.MERGE],
    also: `${say.PEOPLE} two both find clean entries records same`,
    fact: factWith("*Find duplicates*"),
    isUnmistakable: true,
  },
  {
    words: [say.GONE],
    also: `${say.PEOPLE}|${say.TASK}|${say.NOTE}|${say.BACK} accident mistake stuff recently last`,
    fact: DELETED,
  },
  {
    words: [say.BACK, say.GONE],
    also: `${say.PEOPLE}|${say.TASK}|${say.NOTE} accident mistake`,
    fact: DELETED,
    isUnmistakable: true,
  },
  {
    words: [say.MONTH, `${say.TASK}|grid|view|overview|due|deadlines|calendar|kalender|calendario|calendrier`],
    also: "days day by per as display week",
    fact: CALENDAR,
  },
  { words: [say.REFRESH, say.POSTS], also: "newest latest new at once profile linkedin all", fact: REFRESH },
  {
    words: [say.ADD, say.COLUMN],
    also: "own custom extra another more type kind table",
    fact: factWith("Or tell me: “add a column called Budget”"),
  },
  {
    words: ["own|custom", say.COLUMN],
    also: "define configure manage made",
    fact: factWith("Or tell me: “add a column called Budget”"),
  },
  {
    words: [`${say.HIDE}|${say.DELETE}|${say.CHANGE}|settings|order|manage|configure`, say.COLUMN],
    also: "make table some unwanted own order width wide",
    fact: COLUMNS,
  },
  { words: ["columns|column", "settings|manager|panel|chooser|picker"], fact: COLUMNS },
  {
    words: [`${say.EXPORT}|get|put|turn|save|take|have|bring|extract|send`, say.FILE],
    also: `${say.PEOPLE}|${say.TASK}|${say.NOTE} data whole complete copy everything`,
    fact: EXPORTS,
    isUnmistakable: true,
  },
  {
    words: [say.EXPORT],
    also: `${say.PEOPLE}|${say.TASK}|${say.NOTE} data whole complete copy everything`,
    fact: EXPORTS,
    isUnmistakable: true,
  },
  {
    words: [
      "get|put|bring|take|pull|have",
      `${say.FILE}|${say.PEOPLE}`,
      "into tracker|into here|in here|in tracker|into the app|into it",
    ],
    also: say.IMPORT,
    fact: IMPORTS,
  },
  {
    words: [say.IMPORT],
    also: `${say.PEOPLE}|${say.FILE} existing old data another crm hubspot salesforce`,
    fact: IMPORTS,
    isUnmistakable: true,
  },
  {
    words: [say.PASSWORD],
    also: `${say.CHANGE} forgot forgotten new own`,
    fact: "Under *Profile*, *Account*, *Password*.",
    isUnmistakable: true,
  },
  {
    words: [
      say.CHANGE,
      "my|our|own|mein|meinen|meine|mi|mon|ma|min|mit|mijn",
      "surname|first name|last name|name|names|username|photo|picture|avatar|job|title|email|e mail|mail|phone|firm|company|nachname|vorname|apellido|nombre|nom|prenom|navn|namn|naam|nome|cognome",
    ],
    also: "address new personal",
    fact: factWith("Your own name, company, job title"),
  },
  {
    words: [say.DIGEST],
    also: `${say.CHANGE} turn switch stop off on set hour time morning when get receive cancel disable mute pause`,
    fact: factWith("*Send me a digest*"),
    isUnmistakable: true,
  },
  {
    words: [
      "notification|notifications|quiet hours|alerts|benachrichtigungen|notificaciones|notifikationer|meldingen|notifiche",
    ],
    also: `${say.CHANGE} turn switch stop off on set mute email emails text when`,
    fact: "Under *Profile*, *Notifications*: what Tracker tells you about, and where.",
    isUnmistakable: true,
    names: [["features/notifications/notifications-section.tsx", "Notifications"]],
  },
  {
    words: [say.THEME],
    also: "mode modus schalte ein activer activar screen background bright brightness eyes set use turn switch choose change white black",
    fact: factWith("choose the theme, light, dark"),
  },
  {
    words: [say.FEEDBACK],
    also: "report put file log tell send problem problems error errors issue issues developers makers leave give you about team",
    fact: factWith("Use *Send feedback* in the command menu"),
  },
  {
    words: [say.HELP],
    also: "anywhere page use new start beginner again replay restart",
    fact: factWith("has the *Screen Walkthrough*"),
  },
  {
    words: [
      "shortcut|shortcuts|hotkey|hotkeys|keyboard|tastenkurzel|tastatur|atajos|raccourcis|genveje|sneltoetsen|tangentbord",
    ],
    also: "list all",
    fact: factWith("*Keyboard shortcuts*"),
    isUnmistakable: true,
  },
  {
    words: ["api|token|tokens|api key|access token"],
    also: "key keys access create session my",
    fact: factWith("Tokens for the API"),
    isUnmistakable: true,
  },
  {
    words: [
      "delete|close|cancel|remove|loschen|borrar|eliminar|supprimer|slette|radera|verwijderen",
      "account|konto|cuenta|compte|konto|kontoen",
    ],
    also: "whole completely for good",
    fact: "Under *Profile*, *Account*, *Delete account*.",
  },
  {
    words: ["history|changes|audit|who changed|verlauf|historial|historique|historik|geschiedenis"],
    also: "recent edits log made all earlier what",
    fact: factWith("[Recent changes](/people?history=all)"),
  },
  { words: [say.ADD, say.TASK], also: "myself own", fact: factWith("press T or *Add task*") },
  { words: [say.ADD, say.NOTE], also: `${say.PEOPLE} write`, fact: factWith("Type in the person's Notes cell") },
  { words: [say.ADD, say.PEOPLE], also: "myself hand manually", fact: factWith("press N or *Add person*") },
  {
    words: ["dictate|dictation|microphone|mic|voice|speak|talk|diktieren|dictar|dicter"],
    also: "typing instead use recording record",
    fact: factWith("press the microphone"),
  },
  {
    words: ["chart|graph|weekly updates|statistics|stats"],
    also: "week weekly posts see",
    fact: "The chart of the weekly updates is on Tasks, under *Weekly updates*.",
    names: [["routes/tasks.tsx", "Weekly updates"]],
  },
];
