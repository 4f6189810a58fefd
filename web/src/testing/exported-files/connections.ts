import { type ExportedFile, utf8 } from "./written";

// Lines and headers: https://support.affinity.co/s/article/Import-LinkedIn-Connections and what a dozen public readers of the file expect.
export const linkedin: ExportedFile = {
  tool: "LinkedIn's Connections.csv",
  bytes: utf8(`Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Priya,Raghunathan,https://www.linkedin.com/in/priya-raghunathan-4a91b217,,Figwood Labs,"Co-founder, CEO",27 Mar 2026
Émile,"Dubois-Nørgaard, PhD",https://www.linkedin.com/in/%C3%A9mile-dubois,emile@oxbow.example,"Oxbow, Inc.",Founder & CTO,05 Jan 2024
Sam,"O""Neil 🚀",https://www.linkedin.com/in/samoneil,,,,01 Feb 2025
,,,,,,14 Jul 2019
`),
  columns: {
    "First Name": "firstName",
    "Last Name": "lastName",
    URL: "profileUrl",
    "Email Address": "email",
    Company: "company",
    Position: "roleTitle",
  },
  people: 3,
  others: 1,
};

// LinkedIn writes the headers in the account's language and then without its notes.
export const linkedinGerman: ExportedFile = {
  tool: "LinkedIn's Connections.csv in German",
  bytes: utf8(`Vorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Verbunden am
Jürgen,Großmann,https://www.linkedin.com/in/juergen-grossmann,,"Weiß, Söhne & Co. KG",Geschäftsführer,03 März 2024
Anneliese,Ćosić,https://www.linkedin.com/in/anneliese-cosic,a.cosic@kelp.example,Kelp GmbH,Gründerin,21 Aug 2023
`),
  columns: {
    Vorname: "firstName",
    Nachname: "lastName",
    URL: "profileUrl",
    "E-Mail-Adresse": "email",
    Unternehmen: "company",
    Position: "roleTitle",
  },
  people: 2,
  others: 0,
};
