import { type ExportedFile, list, utf8, windows1252, written } from "./written";

// A view as it is shown, with a mark first; a checkbox is "checked", an attachment "name (address)", and a local date has the day first:
// https://support.airtable.com/docs/downloading-data-from-airtable, https://airtable.com/developers/web/api/field-model
export const airtable: ExportedFile = {
  tool: "an Airtable view",
  bytes: utf8(
    `\ufeff${written(
      list("Name,LinkedIn,Email,Company,Role,Status,Tags,Last Contact,VIP,Photo,Deal size,Notes"),
      [
        {
          Name: "Wanjirũ Kamau",
          LinkedIn: "https://www.linkedin.com/in/wanjiru-kamau",
          Email: "wanjiru@savanna.example",
          Company: "Savanna Pay",
          Role: "Founder",
          Status: "Warm intro",
          Tags: 'Fintech,"Africa, East"',
          "Last Contact": "3/4/2025",
          VIP: "checked",
          Photo: "wk.jpg (https://v5.airtableusercontent.com/v3/u/52/wk)",
          "Deal size": "$1,250.00",
          Notes: "- likes *short* mails\n- see https://www.linkedin.com/in/someone-else",
        },
        {
          Name: "Lars von Berg",
          LinkedIn: "lars-von-berg",
          Company: "Bergwerk",
          Role: "Angel",
          Status: "Cold",
          Tags: "Climate",
          "Last Contact": "28/2/2025",
          "Deal size": "$90.50",
        },
      ],
      { quotes: "needed", lineEnd: "\n" },
    )}`,
  ),
  columns: {
    Name: "name",
    LinkedIn: "profileUrl",
    Email: "email",
    Company: "company",
    Role: "roleTitle",
    Status: "status",
    "Last Contact": "lastTouchAt",
    Notes: "note",
  },
  people: 2,
  others: 0,
};

// Dates in words, Yes and No, and a relation as "page (address)": https://www.notion.com/help/export-your-content
export const notion: ExportedFile = {
  tool: "a Notion database",
  bytes: utf8(
    `\ufeff${written(
      list("Name,Company,Email,LinkedIn,Last contacted,Stage,Tags,Met in person,Created time"),
      [
        {
          Name: "Yuki Tanaka",
          Company: "Hinode (https://www.notion.so/Hinode-0b1c2d3e4f5061728394a5b6c7d8e9f0?pvs=21)",
          Email: "yuki@hinode.example",
          LinkedIn: "https://www.linkedin.com/in/yuki-tanaka/",
          "Last contacted": "March 12, 2025",
          Stage: "In conversation",
          Tags: "AI, Japan",
          "Met in person": "Yes",
          "Created time": "January 3, 2025 9:14 AM",
        },
        {
          Name: "Untitled",
          LinkedIn: "www.linkedin.com/in/rosa-diaz",
          "Last contacted": "January 9, 2025 4:00 PM",
          Stage: "Meetng",
          "Met in person": "No",
          "Created time": "January 3, 2025 9:15 AM",
        },
      ],
      { quotes: "needed", lineEnd: "\n" },
    )}`,
  ),
  columns: {
    Name: "name",
    Company: "company",
    Email: "email",
    LinkedIn: "profileUrl",
    "Last contacted": "lastTouchAt",
    Stage: "stage",
  },
  people: 2,
  others: 0,
};

// In German, Excel saves CSV with semicolons and as Windows-1252: https://learn.microsoft.com/en-us/answers/questions/4918312
export const excelGerman: ExportedFile = {
  tool: "a German Excel file",
  bytes: windows1252(
    written(
      list(
        "Vorname,Nachname,Firma,Funktion,E-Mail,LinkedIn-Profil,Ort,Branche,Phase,Priorität,Letzter Kontakt,Umsatz,Follower,Duzen,Bemerkungen",
      ),
      [
        {
          Vorname: "Jörg",
          Nachname: "MÜLLER-LÜDENSCHEIDT",
          Firma: "Käse & Söhne; Inh. J. Müller",
          Funktion: "Geschäftsführer",
          "E-Mail": "joerg@kaese.example",
          "LinkedIn-Profil": "https://de.linkedin.com/in/jörg-müller",
          Ort: "Köln",
          Branche: "Lebensmittel",
          Phase: "Meeting",
          Priorität: "80",
          "Letzter Kontakt": "12.03.2025",
          Umsatz: "1.234,50 €",
          Follower: "12.500",
          Duzen: "ja",
          Bemerkungen: "Größe: „klein“ – ruft zurück",
        },
        {
          Vorname: "Ayse",
          Nachname: "Yilmaz",
          Firma: "Brücke GmbH",
          "LinkedIn-Profil": "www.linkedin.com/in/ayse-yilmaz",
          Priorität: "hoch",
          "Letzter Kontakt": "01.02.2025 14:30",
          Umsatz: "90,00 €",
          Duzen: "nein",
        },
        { Vorname: "Summe", Umsatz: "1.324,50 €" },
      ],
      { quotes: "needed", delimiter: ";" },
    ),
  ),
  columns: {
    Vorname: "firstName",
    Nachname: "lastName",
    Firma: "company",
    Funktion: "roleTitle",
    "E-Mail": "email",
    "LinkedIn-Profil": "profileUrl",
    Ort: "location",
    Branche: "industry",
    Phase: "stage",
    Priorität: "priorityScore",
    "Letzter Kontakt": "lastTouchAt",
    Follower: "followerCount",
    Bemerkungen: "note",
  },
  people: 2,
  others: 1,
};
