/** "Her firm name is Kelp", "business name: Kelp": the company, and neither her name nor a column that is called Firm. */
const FIRM_NAME =
  /(?<!\p{L})(?:firm|business|organi[sz]ation|employer|company)(?:['’]s)?\s+name(?=\s*(?:is|are|to|should|changed|became|now|:|=)(?!\p{L})|\s*[:=])/giu;
/** "Ana Lund = product owner at Kelp, Ostend". */
const EQUALS =
  /^\s*(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){1,3})\s*=\s*(?<facts>\p{L}[^=\n]{2,60}\s(?:at|of|@|bei|chez|en)\s[^=\n]{2,60})$/iu;

/** A message in which a company's name is called the company, and a sign is "is" before a role and a company. */
export function withFirmNamed({
  message,
  columns = [],
}: {
  message: string;
  columns?: readonly { label: string }[];
}): string {
  const isOwn = columns.some(({ label }) => /name$/iu.test(label));
  const named = isOwn ? message : message.replace(FIRM_NAME, "company");
  const { who, facts } = EQUALS.exec(named)?.groups ?? {};
  return who === undefined || facts === undefined ? named : `${who} is ${facts}`;
}
