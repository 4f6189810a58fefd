import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

/** What cards and sheets call the fields, beside the names that are known anywhere. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  Name: ["name", "full name", "contact", "contact name", "contact person", "person", "customer name", "client name"],
  Role: [
    ..."designation,desig,position,current position,role,job,job title,job role,title,post,profession".split(","),
    ..."occupation,function".split(","),
  ],
  Company: [
    ..."company,co,company name,organisation,organization,organisation name,organization name,org".split(","),
    ..."firm,firm name,employer,business,business name,works at,works for".split(","),
  ],
  Location: ["location", "city", "town", "place", "based in", "based at", "located in", "lives in"],
  Email: ["email", "e mail", "mail", "email id", "mail id", "e mail id", "mailid", "emailid", "email address"],
  Phone: [
    ..."phone,phone no,phone number,ph,ph no,mob,mob no,mobile,mobile no,mobile number,tel,tel no,telephone".split(","),
    ..."cell,contact no,contact number,whatsapp,whatsapp no,whatsapp number".split(","),
  ],
  LinkedIn: [
    ..."linkedin,linked in,linkedin url,linkedin profile,linkedin link,linkedin id,linkedin address".split(","),
    ..."profile,profile url,profile link,li,link,url".split(","),
  ],
  Notes: ["note", "notes", "comment", "comments", "remark", "remarks"],
};
const USUAL = new Map(Object.entries(LABELS).flatMap(([label, names]) => names.map((name) => [name, label] as const)));

/** How a label is called as a field: "Designation" is the role, while a column of the user's own keeps its name. Null for what no field is called. */
export function usualLabel(said: string, columns: readonly OwnColumn[]): string | null {
  const words = plainWords(said);
  const named = fieldNamed(words, columns);
  const isWhole = named?.length === words.length;
  if (isWhole && "column" in named.target) return named.target.column.label;
  return USUAL.get(words.join(" ")) ?? (isWhole ? said.trim() : null);
}

const LINE =
  /^(?<lead>\s*(?:[-*•·]\s+)?)(?<label>\p{L}[\p{L}\p{M}.-]*(?: [\p{L}\p{M}.-]+){0,2})\s*(?:[:=]|(?<=\s)[–—-](?=\s))\s*(?<value>\S.*)$/u;

/** "Designation - GM Finance", "Mail id: …", in lines of which one is a name or an address: each with the name of its field and a colon. */
export function withUsualLabels(message: string, columns: readonly OwnColumn[]): string {
  // A vCard has names of its own.
  if (!/\n[^\n]*[:=–—-]/u.test(message) || /^BEGIN:VCARD/imu.test(message)) return message;
  const lines = message.split("\n");
  const read = lines.map((line) => {
    const { lead = "", label = "", value = "" } = LINE.exec(line)?.groups ?? {};
    const usual = label === "" ? null : usualLabel(label.replace(/\.$/u, ""), columns);
    return usual === null ? null : { usual, line: `${lead}${usual}: ${value}` };
  });
  const known = read.flatMap((one) => one ?? []);
  const isCard = known.length > 1 && known.some(({ usual }) => /^(?:Name|LinkedIn)$/u.test(usual));
  return isCard ? lines.map((line, no) => read[no]?.line ?? line).join("\n") : message;
}
