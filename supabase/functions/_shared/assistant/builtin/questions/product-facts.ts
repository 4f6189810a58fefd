import { PROFILE_URL_EXAMPLE } from "../../../contract/profile-url.ts";
import { everydayFacts, type ProductFact } from "./everyday-facts.ts";

// The words of each language side by side; a fact fits when every group has one of its words in the question.
export const productFacts: readonly ProductFact[] = [
  {
    words: [
      "export|exports|exporting|download|backup|exportieren|exportiere|exportar|exporto|exporter|exporte|herunterladen|descargar|telecharger",
    ],
    fact: "On People, *More* saves the people you see as a file. Everything at once, notes and tasks included, is under *Profile*, *Your data* (or the command *Export everything*).",
    names: [["app/use-frame-commands.ts", "Export everything"]],
  },
  {
    words: [
      "get|put|bring|move|turn|save|send|transfer|pull|take|have|make|create|download|copy|convert",
      "into excel|to excel|as excel|into csv|to csv|as csv|into google sheets|to google sheets|as a spreadsheet|into a spreadsheet|to a spreadsheet|into sheets|as a file|into a file|to a file|as a csv|into a csv|to a csv|as an excel|into an excel|to an excel",
    ],
    fact: "On People, *More* saves the people you see as a file. Everything at once, notes and tasks included, is under *Profile*, *Your data* (or the command *Export everything*).",
    names: [["app/use-frame-commands.ts", "Export everything"]],
  },
  {
    words: [
      "import|imports|importing|upload|csv|excel|spreadsheet|importieren|importiere|importar|importo|importer|importe|hubspot|salesforce",
    ],
    fact: "On People, open *More* and choose *Import people*. It takes a CSV file (save an Excel sheet as CSV first) or pasted profile addresses, shows what it understood, and changes nothing before you confirm.",
    names: [["routes/people-more.tsx", "Import people"]],
  },
  {
    words: ["out|save|download|put", "excel|csv|spreadsheet|file"],
    fact: "On People, *More* saves the people you see as a file. Everything at once, notes and tasks included, is under *Profile*, *Your data* (or the command *Export everything*).",
    names: [["app/use-frame-commands.ts", "Export everything"]],
  },
  {
    words: [
      "delete|deleting|deleted|remove|removing|removed|drop|dropped|losche|borro|elimino|supprime|restore|recover",
      "column|columns|field|fields|spalte|columna|colonne",
      "happens|happen|consequences|passiert|pasa|passe|gone|lost|lose|keep|kept|ask|asks|undo|undone|back|values|data|restore|recover|bin|trash",
    ],
    fact: "A column goes with everyone's values in it. You are asked first, here on a card and on *Column settings*, and can undo it for 30 days.",
    names: [["features/people-table/column-panel.tsx", "You can undo this for 30 days."]],
  },
  {
    words: [
      "delete|deleting|deleted|remove|removing|losche|borro|elimino|supprime",
      "person|people|contact|contacts|founder|founders|someone|somebody|note|notes|task|tasks|personen|kontakt|aufgabe|notiz|persona|contacto|nota|tarea|personne|tache",
      "happens|passiert|pasa|passe|gone|lost|lose|keep|kept|ask|asks|undo|back|restore",
    ],
    fact: "A person goes with their notes, values and posts; you are asked first. What is deleted waits under *Recently deleted* on People for 30 days, and can be brought back from there or with *Undo*.",
    names: [],
  },
  {
    words: ["undo|revert|take|ruckgangig|deshacer|deshago|annuler|annule"],
    fact: "Press *Undo* on the message or card of the change, or Ctrl+Z on People. I can also undo the last thing I did: say “undo that”. Deleted people, notes and tasks wait under *Recently deleted* for 30 days.",
    names: [["routes/people-more.tsx", "Recently deleted"]],
  },
  {
    words: [
      "restore|recover|trash|deleted|bin|wiederherstellen|papierkorb|geloscht|recuperar|papelera|restaurer|corbeille|recuperer",
    ],
    fact: "On People, open *More* and choose *Recently deleted*. Deleted people, notes and tasks wait there for 30 days; a column comes back with *Undo* only.",
    names: [["routes/people-more.tsx", "Recently deleted"]],
  },
  ...everydayFacts,
  {
    words: ["duplicate|duplicates|merge|doppelte|duplikate|zusammenfuhren|duplicados|fusionar|doublons|fusionner"],
    fact: "On People, open *More* and choose *Find duplicates*. You decide what is merged, and it can be undone.",
    names: [["routes/people-more.tsx", "Find duplicates"]],
  },
  {
    words: [
      "add|create|make|new|set|build",
      "column|columns|field|fields",
      "choice|choices|options|dropdown|select|multiselect|multi|fixed|pick|choose",
    ],
    fact: "On People, open *Column settings* (press C), choose *Add custom column* and as its type a select (one choice) or multi-select, and enter the options. Or tell me: “add a dropdown column Size: small, large”.",
    names: [
      ["routes/people-columns.tsx", "Column settings"],
      ["routes/people-columns.tsx", "Add custom column"],
    ],
  },
  {
    words: [
      "add|create|make|new|put|hinzufugen|hinzu|lege|anlegen|erstellen|anadir|crear|anado|creo|ajouter|creer|ajoute",
      "column|columns|field|fields|spalte|spalten|feld|columna|columnas|campo|colonne|colonnes|champ",
    ],
    fact: "On People, open *Column settings* (press C) and choose *Add custom column*. Or tell me: “add a column called Budget”.",
    names: [
      ["routes/people-columns.tsx", "Column settings"],
      ["routes/people-columns.tsx", "Add custom column"],
    ],
  },
  {
    words: [
      "hide|show|reorder|rearrange|move|remove|delete|rename|edit|ausblenden|verstecken|umbenennen|ocultar|mostrar|renombrar|masquer|afficher|renommer|loschen|supprimer|borrar|eliminar|change|options",
      "column|columns|field|fields|spalte|spalten|columna|columnas|colonne|colonnes",
    ],
    fact: "On People, open *Column settings* (press C). There you show, hide, order, edit and delete columns.",
    names: [["routes/people-columns.tsx", "Column settings"]],
  },
  {
    words: [
      "change|edit|add|rename|customize|customise|set|create|andern|anlegen|cambiar|editar|changer|modifier|ajouter",
      "stage|stages|status|statuses|phasen|etapas|etapes|statuts|estados|pipeline",
      "options|option|list|stages|statuses|names|pipeline|own|phasen|etapas|etapes|optionen|opciones",
    ],
    fact: "The list of stages and statuses can't be edited on a screen yet. A column of your own with options can: *Column settings* on People, *Add custom column*.",
    names: [["routes/people-columns.tsx", "Add custom column"]],
  },
  {
    words: ["extension|chrome|browser|plugin|erweiterung|extension|extensiones|navegador|navigateur"],
    fact: "The browser extension saves LinkedIn profiles to Tracker. It is set up from the help menu (?), *Chrome Extension Setup*, in five steps, with your session token from *Profile*, *API Access*.",
    names: [
      ["app/help-entries.ts", "Chrome Extension Setup"],
      ["features/profile/section-links.tsx", "API Access"],
    ],
  },
  {
    words: ["text|sms|whatsapp|phone|telefon|handy|telefono|movil|mensaje|telephone|portable"],
    fact: "Link your phone under *Profile*, *Texting*, and text me what you would type here; the help menu (?) has the *Phone Walkthrough*. Where no number is set up for this Tracker, write to me here instead.",
    names: [
      ["app/help-entries.ts", "Phone Walkthrough"],
      ["features/phones/phone-section.tsx", "Texting"],
    ],
  },
  {
    words: ["tour|walkthrough|tutorial|help|hilfe|ayuda|aide"],
    fact: "The help menu (?) has the *Screen Walkthrough*, the *Phone Walkthrough* and the *Chrome Extension Setup*.",
    names: [["app/help-entries.ts", "Screen Walkthrough"]],
  },
  {
    words: [
      "add|adding|adds|follow|create|save|put in|put someone in|enter|type in|hinzufugen|anlegen|anadir|agregar|ajouter|suivre",
      "person|people|founder|founders|contact|contacts|someone|somebody|candidate|candidates|lead|leads|by hand|manually|personen|kontakt|kontakte|persona|personas|contacto|personne|personnes|jemanden",
    ],
    fact: `On People, press N or *Add person* and give a name and the address of their LinkedIn profile. Or tell me: “add Jane Doe ${PROFILE_URL_EXAMPLE}”.`,
    names: [["app/use-frame-commands.ts", "Add New Person"]],
  },
  {
    words: [
      "add|create|make|new|hinzufugen|anlegen|erstellen|anadir|crear|ajouter|creer|set",
      "task|tasks|reminder|reminders|aufgabe|aufgaben|erinnerung|tarea|tareas|recordatorio|tache|taches|rappel",
    ],
    fact: "On Tasks, press T or *Add task*. Or tell me: “remind me to send the deck on Friday”.",
    names: [["app/use-frame-commands.ts", "Add a task"]],
  },
  {
    words: [
      "add|write|take|make|create|hinzufugen|schreiben|anadir|escribir|ajouter|ecrire",
      "note|notes|notiz|notizen|nota|notas",
    ],
    fact: "Type in the person's Notes cell on People, or on their page. Or tell me: “note on Jane: likes chess”.",
    names: [],
  },
  {
    words: [
      "bulk|several|many|multiple|all|bunch|batch|lots|dozens|hundreds|one go|at once|mehrere|varios|varias|plusieurs",
      "edit|change|update|delete|set|andern|loschen|cambiar|borrar|modifier|supprimer",
    ],
    fact: "Select people with their checkboxes on People; the bar below then offers *Set a field…* and *Delete*. Or tell me, for example “move everyone in Lead to Contacted”.",
    names: [["features/bulk/bulk-bar.tsx", "Set a field…"]],
  },
  {
    words: ["password|passwort|kennwort|contrasena|mot de passe|passe"],
    fact: "Under *Profile*, *Account*, *Password*.",
    names: [["features/session/account-section.tsx", "Password"]],
  },
  {
    words: ["delete|close|cancel|loschen|borrar|eliminar|supprimer", "account|konto|cuenta|compte"],
    fact: "Under *Profile*, *Account*, *Delete account*.",
    names: [["features/session/account-section.tsx", "Delete account"]],
  },
  {
    words: ["shortcut|shortcuts|keyboard|keys|hotkeys|tastenkurzel|tastatur|atajos|teclado|raccourcis|clavier"],
    fact: "Press ? or choose *Keyboard shortcuts* in the command menu (Ctrl+K).",
    names: [["app/use-frame-commands.ts", "Keyboard shortcuts"]],
  },
  {
    words: ["dark|light|theme|dunkel|dunkelmodus|oscuro|tema|sombre|theme"],
    fact: "Choose the theme under *Profile*, *Preferences*, or in the command menu (Ctrl+K).",
    names: [["features/profile/profile-settings.tsx", "Preferences"]],
  },
  {
    words: ["token|tokens|api"],
    fact: "Tokens for the API are on *Profile*, under the session token and *Personal tokens*.",
    names: [["features/tokens/api-access-section.tsx", "Session token"]],
  },
  {
    words: [
      "feedback|bug|bugs|fault|faults|glitch|complain|complaint|complaints|suggestion|report a problem|report an error|report an issue|report something|wunsch|comentarios|commentaires",
    ],
    fact: "Use *Send feedback* in the command menu (Ctrl+K), or the feedback button at the top.",
    names: [["app/use-frame-commands.ts", "Send feedback"]],
  },
  {
    words: [
      "search|find|filter|sort|sorts|sorted|sorting|order|suchen|filtern|sortieren|buscar|filtrar|ordenar|chercher|filtrer|trier",
    ],
    fact: "Press Ctrl+K to search everything. On People, filters and the search are above the table, and a click on a column's name sorts by it. Or ask me.",
    names: [["app/use-frame-commands.ts", "Search and commands"]],
  },
  {
    words: [
      "delete|remove|loschen|entfernen|borrar|eliminar|supprimer|effacer",
      "person|people|contact|contacts|founder|founders|note|notes|task|tasks|personen|kontakt|aufgabe|notiz|persona|contacto|nota|tarea|personne|tache",
    ],
    fact: "Open it and choose *Delete*, or tell me: “delete the task …”, “delete Jane Doe”; I ask before I delete. What is deleted waits under *Recently deleted* on People for 30 days.",
    names: [["routes/people-more.tsx", "Recently deleted"]],
  },
  {
    words: ["email|emails|mail|mails|e|correo|courriel", "send|sends|write|draft|schicken|senden|enviar|envoyer"],
    fact: "Tracker sends no e-mails. I can write a draft for you to copy: “draft an email to Jane Doe”.",
    names: [],
  },
  {
    words: [
      "calendar|kalender|calendario|calendrier|as a month|by the month|month by month|a month at a time|month at a glance|whole month|month grid|monthly view|month view|week view|monthly grid|grid of the month",
    ],
    fact: "On Tasks, switch to *Calendar View*.",
    names: [["routes/tasks.tsx", "Calendar View"]],
  },
  {
    words: [
      "sign|log|logout|abmelden|cerrar sesion|deconnecter|deconnexion",
      "out|logout|abmelden|sesion|deconnecter|deconnexion",
    ],
    fact: "Use *Sign out* at the top right, or in the command menu (Ctrl+K).",
    names: [["app/use-frame-commands.ts", "Sign out"]],
  },
];
