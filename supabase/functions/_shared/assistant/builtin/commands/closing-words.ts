/** "Oups", "woops": a slip is excused in many spellings. */
const OOPS = /^(\W*)(?:oups|woops|ooops|whooops|opps|oupsie|oopsie|ups)(?=[\s,.!…–-])/iu;
/** "Farida moved to Gatineau, can you reflect that". */
const REFLECT =
  /^(?<told>(?!\W*(?:please|can|could|would|remind|add|set|note)(?!\p{L}))[^?\n]{8,140}?)[\s,.;–—-]+(?:btw[\s,.;–—-]+)?(?:(?:and|so)\s+)?(?:(?:please|pls)\s+|(?:can|could|will|would)\s+(?:you|u)\s+(?:please\s+|pls\s+)?)(?:reflect|mirror)\s+(?:that|it|this|so)(?:\s+(?:accordingly|in (?:here|there|tracker|(?:the|his|her|their) (?:record|profile)|the system)|please|for me|too))*[\s?.!]*$/iu;
const BY_THE_WAY = /[\s,]+btw$/iu;
/** "A date column named Contract End for the whole table". */
const FOR_ALL =
  /^(?<column>[^?\n]{0,60}(?:column|field)\s+(?:named|called|titled|labell?ed)\s+[^?\n,.]{2,50}?)\s+(?:(?:for|across|in|on|over)\s+(?:the\s+(?:whole|entire|full)\s+(?:table|list|board)|all\s+(?:the\s+)?(?:people|rows|contacts|records)|the\s+people\s+(?:table|page|list)))(?:\s+please)?[\s?.!]*$/iu;
/** "A column "Board Approved" yes or no". */
const YES_OR_NO =
  /^\W*(?:(?:hey|hi|ok|so|and|also|please|pls|can you|could you|would you)[\s,]+)*(?:(?:add|create|make|set up)(?:\s+(?:me|us))?|(?:i|we)(?:['’]d|\s+would|\s+also)*\s+(?:want|need|like))\s+(?:an?\s+|another\s+|one more\s+)?(?:new\s+)?(?:column|field)(?:\s+(?:named|called))?\s+["“](?<label>[^"”\n]{2,40})["”]\s*,?\s+(?:with\s+)?(?:a\s+)?yes(?:\s+or\s+|\/)no(?!\p{L})(?<rest>[\s\S]*)$/iu;
/** "Create him with a note that he knows Sandeep". */
const WITH_NOTE =
  /^(?<add>[^\n]{10,300}?)[\s,.;–—-]+(?:(?:can|could|would)\s+you\s+(?:please\s+|mind\s+)?|please\s+)?(?:creat(?:e|ing)|add(?:ing)?|sav(?:e|ing)|put(?:ting)?\s+in)\s+(?<who>him|her|them)\s+with\s+(?:an?|the)\s+note\s+(?:that|saying(?:\s+that)?|:)\s*(?<note>[^\n]{4,200}?)[\s?.!]*$/iu;

const CLOSES =
  "(?:tu peux|vous pouvez|peux-tu|pouvez-vous|on peut|puedes|se puede|kannst du|du kannst|k[öo]nnen sie)?\\s*(?:la\\s+|le\\s+|l['’]|sie\\s+|die\\s+|ihn\\s+)?(?:fermer|cocher|clore|cl[ôo]turer|terminer|archiver|rayer|ferme-la|coche-la|cerrarla|marcarla|ci[ée]rrala|m[áa]rcala|t[áa]chala|abhaken|abschlie(?:ß|ss)en|zumachen|schlie(?:ß|ss)en)";
/** "La tarea del kiosco no está lista": what is not done, or not yet. */
const TASK_IS_NOT =
  /^[^\p{L}\p{N}¿]*(?:la t[âa]che|la tarea)\s+(?<title>[^,.;:?!\n«“"]{3,80}?)\s+(?:(?:a[úu]n|todav[íi]a|ya|toujours)\s+)*(?:no|casi|nunca|presque)\s+(?:est|est[áa])\s+(?:faite?|termin[ée]e?|finie?|hecha|lista|terminada)[\s.!]*$/iu;
/** What is not done, not yet or only said to be. */
const UNSURE =
  "no|ni|nunca|casi|jam[áa]s|tampoco|a[úu]n|todav[íi]a|apenas|pronto|ne|pas|presque|jamais|bient[ôo]t|toujours|nicht|nie|fast|bald|kaum|noch|si|cuando|quand|wenn|que|qui|dice|dit|sagt";
/** "La tâche pour le kiosque est faite, tu peux la fermer". */
const TASK_IS_DONE = new RegExp(
  `^[^\\p{L}\\p{N}¿]*(?:(?:la t[âa]che|la tarea|die aufgabe)\\s+)(?<title>(?:(?!(?<!\\p{L})(?:${UNSURE})(?!\\p{L}))[^,.;:?!\\n«“"]){3,80}?)\\s+(?:est|est[áa]|ist)\\s+(?:d[ée]j[àa]\\s+|ya\\s+|schon\\s+)?(?<done>faite?|termin[ée]e?|finie?|hecha|lista|terminada|erledigt|fertig|geschafft)(?:\\s*[,.;–—-]+\\s*${CLOSES}(?:\\s+(?:bitte|por favor|stp|svp))?)?[\\s.!]*$`,
  "iu",
);
const OF_TASK =
  /^(?:pour|de|du|des|sur|para|por|sobre|für|zum|zur|mit)\s+(?:(?:le|la|les|l['’]|el|los|las|den|die|das|dem|der)\s*)?/iu;
const MARKS: readonly (readonly [RegExp, (title: string) => string])[] = [
  [/^(?:fait|termin[ée]|fini)/iu, (title) => `marque la tâche ${title} comme faite`],
  [/^(?:hecha|lista|terminada)/iu, (title) => `marca la tarea ${title} como hecha`],
  [/^(?:erledigt|fertig|geschafft)/iu, (title) => `markiere die Aufgabe ${title} als erledigt`],
];

const FOR_WHOM =
  /(?<value>yes|no)\s+for\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2})/giu;
/** "With yes for Farida and no for Callum", of a column that is to come. */
function valuesFor(rest: string): string {
  const values = [...rest.matchAll(FOR_WHOM)].map((found) => found[0]);
  return values.length === 0 ? "" : ` and put ${values.join(" and ")}`;
}

/** A message without what closes it and says nothing of its own: that what was told is to be reflected, that a column is for all, that a task which is done can be closed. */
export function withoutClosingWords({ message }: { message: string }): string {
  const said = message.replace(OOPS, "$1oops");
  if (said.length > 400) return said;
  const told = REFLECT.exec(said)?.groups?.["told"];
  if (told !== undefined) return told.replace(BY_THE_WAY, "");
  const column = FOR_ALL.exec(said)?.groups?.["column"];
  if (column !== undefined) return column;
  const choice = YES_OR_NO.exec(said)?.groups;
  if (choice) return `add a yes/no column called ${choice["label"] ?? ""}${valuesFor(choice["rest"] ?? "")}`;
  const added = WITH_NOTE.exec(said)?.groups;
  if (added) return `${added["add"] ?? ""}, add ${added["who"] ?? "them"} please. Note: ${added["note"] ?? ""}`;
  const open = TASK_IS_NOT.exec(said)?.groups?.["title"];
  if (open !== undefined) return `die Aufgabe ${open.replace(OF_TASK, "")} ist noch nicht fertig`;
  const { title = "", done = "" } = TASK_IS_DONE.exec(said)?.groups ?? {};
  const marks = MARKS.find(([words]) => words.test(done))?.[1];
  return marks && title !== "" ? marks(title.replace(OF_TASK, "")) : said;
}
