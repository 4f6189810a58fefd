// Files in the shapes that other products export, with headers as their makers and users show them; the people are made up.
import { linkedin, linkedinGerman } from "./exported-files/connections";
import { hubspot, salesforce } from "./exported-files/crm-contacts";
import { attio, folk } from "./exported-files/crm-people";
import { google } from "./exported-files/google-contacts";
import { outlook } from "./exported-files/outlook-contacts";
import { airtable, notion, excelGerman } from "./exported-files/tables";

export const exportedFiles = [
  linkedin,
  linkedinGerman,
  hubspot,
  salesforce,
  google,
  outlook,
  airtable,
  notion,
  attio,
  folk,
  excelGerman,
];
