/** How something is done in the product: words that a question about it has, each a list of alternatives, and the answer. */
export interface ProductFact {
  words: string[];
  fact: string;
  /** A screen's own words that the fact names, with the file that has them: a test looks them up there. */
  names: [file: string, words: string][];
}

const CHANGES_KEPT =
  "Every change is kept: [Recent changes](/people?history=all), also in the command menu (Ctrl+K), has those of all people, *History* on a person's page theirs, and each can be undone there.";

/** What people ask about the digest, the modes, repeating tasks, columns of their own, views and the history. */
export const everydayFacts: readonly ProductFact[] = [
  {
    words: [
      "change|edit|update|set|enter|put|correct|fix|fill in|is|andern|cambiar|changer",
      "my|our|own|mein|meinen|meine|mi|mon|ma",
      "name|photo|picture|job title|title|job|company|phone number|phone|email address|bio|goals|industry|use case|details|linkedin|profile|profil|perfil|firma|empresa|entreprise",
    ],
    fact: "Your own name, company, job title, phone and goals are under *Profile*, *Basic Information*, *Professional Information* and *Goals & Contact*. Your email and password are under *Account* there.",
    names: [
      ["features/profile/profile-sections.tsx", "Basic Information"],
      ["features/profile/profile-sections.tsx", "Professional Information"],
      ["features/profile/profile-sections.tsx", "Goals & Contact"],
    ],
  },
  {
    words: [
      "refresh|refreshing|refreshes|reload|reloading|sync|fetch|renew|update|updated|check for|look for|pull",
      "post|posts|linkedin|profile|profiles|beitrage|publicaciones|publications",
    ],
    fact: "Open the menu of a person's row on People and choose *Refresh…*, or press R on their page; *Refresh all profiles* above the table does it for everyone.",
    names: [
      ["features/people-table/person-menu.tsx", "Refresh…"],
      ["features/refresh/refresh-all-button.tsx", "Refresh all profiles"],
    ],
  },
  {
    words: ["one click|a click|single click|one press", "linkedin|profile|profiles"],
    fact: "The browser extension saves a LinkedIn profile with one click. It is set up from the help menu (?), *Chrome Extension Setup*, in five steps, with your session token from *Profile*, *API Access*.",
    names: [["app/help-entries.ts", "Chrome Extension Setup"]],
  },
  {
    words: ["digest|digests|tagesuberblick|morgenbericht|resumen diario|resumen matutino|recapitulatif"],
    fact: "Under *Profile*, *Morning digest*: turn on *Send me a digest*, and choose the hour and whether it comes by text or by email too. It tells who posted, who to reach out to, what is due and what failed.",
    names: [
      ["features/digests/digest-section.tsx", "Morning digest"],
      ["features/digests/digest-section.tsx", "Send me a digest"],
    ],
  },
  {
    words: [
      "ask mode|agent mode|ask and agent|agent and ask|ask vs agent|agent or ask|ask or agent|agent vs ask|two modes",
    ],
    fact: "In *Agent* mode I add, change and delete what you ask for, with a card to confirm where it matters; in *Ask* mode I only answer questions. Choose it at the top of this panel.",
    names: [["features/assistant/chat-panel.tsx", "Agent"]],
  },
  {
    words: [
      "repeat|repeats|repeating|repeated|recur|recurs|recurring|recurrence|wiederholen|wiederholt|repetir|repetirse|repiten|repeter|repetent",
      "task|tasks|reminder|reminders|to do|it|they|aufgabe|aufgaben|erinnerung|erinnerungen|tarea|tareas|tache|taches",
    ],
    fact: "A task can repeat daily, weekly, monthly or quarterly; there is no other rhythm. Choose it in the task, or tell me: “remind me to call Jane every week”.",
    names: [],
  },
  {
    words: ["several|multiple|many|two|more than one", "choices|options|values|answers", "column|columns|field|fields"],
    fact: "A multi-select column holds several options at once: on People, *Column settings*, *Add custom column*.",
    names: [["features/custom-fields/custom-field-form.tsx", "Multi-select"]],
  },
  {
    words: [
      "type|types|kind|kinds|sort|sorts|typen|arten|tipo|tipos",
      "column|columns|field|fields|spalte|spalten|columna|columnas|campo|campos|colonne|colonnes|champ|champs",
    ],
    fact: "A column of your own is text, a number, a date, a single select, a multi-select (several options) or yes / no (boolean). On People: *Column settings*, *Add custom column*.",
    names: [
      ["features/custom-fields/custom-field-form.tsx", "Multi-select"],
      ["routes/people-columns.tsx", "Add custom column"],
    ],
  },
  {
    words: [
      "view|views|ansicht|ansichten|vista|vistas|vue|vues",
      "save|saved|keep|store|make|create|own|speichern|guardar|enregistrer",
    ],
    fact: "On People, set the search, filters, sorting and columns as you want them, then choose *Save view*.",
    names: [["features/finding/views-menu.tsx", "Save view"]],
  },
  {
    words: [
      "history|log|audit|changed|edited|verlauf|anderungen|historial|cambios|historique|modifications",
      "see|history|who|what|where|view|show|list|look|verlauf|historial|historique|sehen|ver|voir",
    ],
    fact: CHANGES_KEPT,
    names: [["features/history/history-panel.tsx", "Recent changes"]],
  },
  {
    words: [
      "change|changes|changed|edit|edits|edited|delete|deleted",
      "did i|did we|have i|have we|my recent|our recent|my latest|our latest|my last|our last|my own changes|my own edits|my newest|recent changes",
    ],
    fact: CHANGES_KEPT,
    names: [["features/history/history-panel.tsx", "Recent changes"]],
  },
];
