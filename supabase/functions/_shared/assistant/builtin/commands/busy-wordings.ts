import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead } from "./split-clauses.ts";

/** "Sir kindly share how many …", "Boss, pls tell which …": to the assistant, before a question. */
const KINDLY =
  /^\W*(?:(?:sir|madam|ma['’]?am|boss|bro|dear|team|hi|hello|hey|good (?:morning|afternoon|evening)|morning)[\s,!.]+)*(?:(?:please|pls|plz|kindly|can you|could you|do)\s+)+(?:share|tell|advise|confirm|inform|let me know|revert with|check)(?:\s+(?:me|us))?\s+(?=(?:how (?:many|much)|who|which|what|where (?:is|are)|when (?:is|was|did|are))(?!\p{L}))/iu;
const WHICH_ALL = /(?<!\p{L})(?<word>which|what|who)\s+all(?=\s+(?!of|the|my|our|is|are)\p{L})/giu;
const NOT_HAVING = /(?<!\p{L})(?:are|is)\s+not\s+having(?:\s+(?:any|a|an|the))?(?=\s)/giu;
const HAVING = /(?<!\p{L})(?:are|is)\s+having(?=\s)/giu;
const TILL_NOW =
  /\s+(?:till now|until now|till date|as of now|as on date|rn|atm|right now|as we speak|on (?:the|our|my) books|in (?:the|our|my) books)(?=\s*[?.!]*$)/iu;
const SITTING =
  /(?<=^\W*(?:and\s+|so\s+)?who(?:['’]?s|\s+is|\s+are|\s+all\s+is|\s+all\s+are)?)\s+(?:currently\s+|still\s+|now\s+)?(?:sitting|sat|parked|stuck|hanging|lying)\s+(?:at|in|on)(?=\s)/iu;
const WHO_THEY = /(?<=^\W*how many\s[^?]{3,80}?)\s*,?\s+and\s+who\s+(?:are|were)\s+(?:they|those)(?=\s*[?.!]*$)/iu;
const PROFILES = /(?<=^\W*how many\s)(?:profiles|records|entries)(?=\s)/iu;
const VERSUS =
  /^\W*how many\s+(?<one>[^?,;]{3,30}?)\s+(?:vs\.?|versus|against)\s+(?<other>[^?,;]{3,30}?)(?<have>\s+(?:do|have|are)\s[^?]{2,30}?)?(?=\s*[?.!]*$)/iu;
const UNDER =
  /(?<=^\W*(?:how many|which|what)\s+(?:people|contacts|founders|candidates|ones)\s+(?:are|is)\s)(?:there\s+)?under(?=\s+\p{Lu})/iu;
const BEGINNING =
  /(?<!\p{L})(?<since>since|from)\s+(?:the\s+)?(?:beginning|start)\s+of\s+(?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/iu;
const PLATE =
  /^\W*(?:and\s+|so\s+)?(?:what(?:['’]?s|\s+is|\s+do i have)?\s+on\s+(?:my|the)\s+(?:plate|list|agenda|desk|docket)|what\s+have\s+i\s+got(?:\s+on)?)\s+(?:for\s+)?(?<when>today|tomorrow|today and tomorrow|this week|next week|on \p{L}+day)(?:\s*,?\s+(?:just|only)\s+(?:the\s+|my\s+)?tasks)?[\s?.!]*$/iu;
const MADE_COLUMNS =
  /^(?<lead>\W*(?:which|what)\s+(?:custom\s+|own\s+)?(?:columns|fields))\s+(?:have\s+(?:i|we)\s+(?:made|added|created|set up|got)|did\s+(?:i|we)\s+(?:make|add|create|set up))(?=\s*(?:[?.!,]|$))/iu;

/** "…, I gave her a discount": why it is to be so. */
const WHY =
  /(?<=\S)\s*(?:,|\s[-–—])\s*(?:(?:because|as|since|cos|cause)\s+)?(?:(?:i|we)\s+(?:gave|promised|offered|owe|agreed|had to|have to|need to|want to|are|were)|(?:i|we)['’](?:re|m|ve)|(?:no|not a|haven['’]?t (?:got )?a)\s+(?:clue|idea)|not sure|don['’]?t know|dunno|can['’]?t remember)(?:\s(?!to\s|that\s+on\s)[\p{L}\p{M}'’%\d]+){1,8}[\s.!]*$/iu;
const ORDER =
  /^\W*(?:(?:please|pls|kindly|can you|could you|ok|okay|and|so|also)[\s,]+)*(?:set|change|update|make|put|move|mark|clear|wipe|empty|remove|delete|drop|everyone|everybody|all)\s/iu;
const READS_AS =
  /^\W*\p{L}[^,:;.!?\n]{2,60}?\s+(?:should|must|needs to|has to|ought to)\s+(?:now\s+)?(?:be|read|say|show)\s/iu;

const OF_ALL =
  /(?<=(?<!\p{L})(?:set|change|make|put|raise|lower|update)\s[^,.;:?!\n]{3,30}\s(?:of|for)\s)all(?=\s(?:in|at|with|from|who)\s)/iu;
const TO_BOOKS =
  /(?<=^\W*(?:(?:please|pls)\s+)?(?:add|put|get)\s+\p{Lu}[\p{L}\p{M}'’ -]{2,50}?)\s+(?:to|on|onto|in|into)\s+(?:the|our|my)\s+books(?=\s*[,:;.(–-])/u;
const CALL_ONE = /(?<=\S[,;:.!–-]*\s+(?:so\s+|and\s+)?)call\s+(?:that|this|the)\s+one(?=\s+\p{Lu})/u;
/** "Fix Ravi's email its ravi@…". */
const ITS =
  /(?<=(?:e-?mail|mail|phone|number|company|location|role|title|city)(?:\s+id)?\s*[,:;–-]?\s+)its(?=\s+\S)/giu;
const UPDATES = /(?<!\p{L})(?:fix|change|update|correct|set|edit|amend)(?!\p{L})/iu;
const MAIL_ID = /(?<!\p{L})(?:e-?mail|mail)\s+ids?(?=\s)/giu;
const WHOLE_LIST =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|so|and)[\s,]+)*)(?:everyone|everybody|all(?:\s+(?:the\s+)?(?:people|ones|those|contacts|leads|candidates))?)\s+(?:who\s+(?:is|are)\s+|that\s+(?:is|are)\s+)?(?:still\s+)?(?:in|at|under|on)\s+(?<from>[^,;:.!?\n]{2,40}?)\s+(?:should|must|needs?\s+to|has\s+to|have\s+to|ought\s+to|can)\s+(?:all\s+)?(?:now\s+)?(?:be|become|go\s+to|go\s+into|move\s+to|turn)\s+(?<to>[^,;:.!?\n]{2,40}?)(?:\s+(?:please|pls|now))*(?:\s*(?:,|\s[-–—])\s*(?:because|since|as|we|they|i)(?!\p{L})[^.?!:;\n]{3,80})?[\s.!]*$/iu;
const OVERDUE_FIRST =
  /^\W*(?:(?:ok|okay|please|so|and)[\s,]+)*(?:all(?:\s+of)?\s+)?(?:the\s+|my\s+)*overdue\s*(?:ones?|tasks?|stuff|things|items|to-?dos)?\s*[,:;–-]+\s*(?:please\s+)?(?:shift|push|move|bump|put|reschedule|postpone)\s+(?:them\s+|it\s+|those\s+)?(?:all\s+)?(?:back\s+)?(?:to|until|till|for)\s+(?<day>[^,;:.!?\n]{3,30}?)[\s.!]*$/iu;
const WHO_OWNS =
  /(?<=^\W*(?:\p{L}+\s*[-–—:,]\s*)?(?:please\s+)?(?:wipe|clear|empty|remove|delete|blank|take out)\s[^.!?\n]{2,60}?)(?:who(?:ever)?|the (?:person|one) who)\s+owns\s+(?:her|him|them|it)(?=\s*[.!]*$)/iu;
/** "I shouldn't have done that, bring him back". */
const REGRETS =
  /^\W*(?:(?:oh|oops|no|hm+|argh|wait|sorry)[\s,.!]+)*(?:(?:i|we)\s+should(?:n['’]t|\s+not)\s+have(?:\s+done\s+(?:that|it|this)|\s+(?:deleted|removed|changed)\s+\p{L}+)?|that\s+was\s+(?:a\s+mistake|wrong|silly|stupid)|my\s+(?:mistake|bad|fault))\s*[,.!;–-]+\s*(?=(?:please\s+)?(?:bring|get|put|give|restore|undo|take)\s)/iu;
const IF_NOT_YET =
  /\s+if\s+(?:you|it|that)\s+(?:have|has|is|did)(?:n['’]?t|\s+not)(?:\s+(?:already|yet|done (?:it|so|that)|been done))*(?=[\s.!]*$)/iu;
/** "Herinner me er vrijdag aan om Ana te bellen": the day stands within the verb. */
const HERINNER =
  /^\s*(?:(?:hey|hoi|graag|alsjeblieft)[\s,]+)*herinner\s+(?:me|mij|ons)\s+er\s+(?:op\s+)?(?<day>morgen|overmorgen|vandaag|(?:volgende\s+|komende\s+)?(?:maan|dins|woens|donder|vrij|zater|zon)dag)\s+aan\s+(?:om\s+|dat\s+ik\s+)?(?<what>\S[^\n]{3,120}?)[\s.!]*$/iu;
/** "Tremlett, Gus: mackerel pâté. pls log". */
const LOG_BEHIND =
  /^\W*(?:(?<last>\p{Lu}[\p{L}\p{M}'’-]+),\s+(?<first>\p{Lu}[\p{L}\p{M}'’-]+)|(?<name>\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2}))\s*:\s*(?<text>\S[^:\n]{8,200}?)\s*[.,;–-]\s*(?:please|pls|kindly|can you|plz)\s+(?:log|note|record|save|store|keep|write down)(?:\s+(?:it|this|that|down))*[\s.!]*$/u;
/** "Can we get Ana Diaz added, …". */
const GET_ADDED =
  /^\W*(?:can|could|would)\s+(?:we|you|i)\s+(?:please\s+)?(?:get|have)\s+(?<name>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){1,3})\s+(?:added|put in|in here)(?:\s+(?:please|pls))?(?=\s*[,:;.–-])/u;
const W = /(?<=\p{L}\s)(?<!(?<!\p{L})(?:jest|są|kto|ktoś|co|mam|masz|ile|osób|osoby|wszyscy)\s)w\/?(?=\s+\p{Lu})/gu;
const BASED = /(?<=[,;]\s*)based(?=\s+\p{Lu})/gu;
const PRAISE_PUT_IN =
  /\s*,\s*(?:(?:really|so|absolutely|very|quite)\s+)?(?:brilliant|great|amazing|fantastic|impressive|lovely|super|excellent|sharp|smart|wonderful|terrific|ace|good)\s*,\s*(?=(?:please\s+)?(?:put|add|get|save|stick|pop)\s+(?:her|him|them)(?!\p{L}))/iu;
const NOTE_EDIT =
  /^\W*(?:(?:in|on)\s+)?(?<note>(?:[Tt]hat|[Tt]he|[Mm]y)\s+(?:last|latest|newest|most recent)\s+note)\s+(?:on|about|for|of)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)(?:\s+(?:about|on|with)\s[^,:;\n]{2,50}?)?\s*[,:;–-]+\s*(?:please\s+)?(?<change>(?:[Cc]hange|correct|replace|swap)\s[^,;:\n]{2,60}?\s(?:to|with|for|by)\s[^,;:\n]{1,60}?)[\s.!]*$/u;
/** "Update the Ana record: …". */
const RECORD =
  /^(?<verb>\W*(?:(?:please|pls|kindly|can you|could you)\s+)*(?:update|edit|amend|correct|fix)\s+)the\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)\s+(?:record|entry|profile|card|contact|file)\s*[:,–-]\s*(?=\S)/iu;
const RECORD_OF =
  /^(?<verb>\W*(?:(?:please|pls|kindly|can you|could you)\s+)*(?:update|edit|amend|correct|fix)\s+)the\s+(?:record|entry|profile|card|contact|file)\s+(?:of|for)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)\s*[:,–-]\s*(?=\S)/iu;
const COMME =
  /(?<!\p{L})(?<verb>mets|mettez|met|mettre)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*)\s+comme\s+(?:responsable|propriétaire|owner)(?=\s*[.!]*$)/iu;
const PASSE =
  /^(?<lead>\W*(?:(?:[Ss]tp|[Ss]vp|[Aa]lors|[Oo]k)[\s,]+)*)[Pp]asse[rz]?\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*)\s+en\s/u;

/** "Ana paid, tick the deposit": a yes in the one column that begins so. */
const TICKS =
  /(?<before>\S)\s*[,.!;–-]+\s*(?:(?:so|and|please|pls|now)\s+)*(?:tick|check|flag)\s+(?:off\s+)?(?:the\s+|her\s+|his\s+|their\s+)?(?<label>\p{L}[\p{L}\p{N} ]{2,30}?)(?:\s+(?:box|column|off))?(?:\s+for\s+(?:her|him|them))?[\s.!]*$/iu;
const QUESTION =
  /\?\s*$|^\W*(?:(?:and|so|ok|okay|hey|please|pls)[\s,]+)*(?:who|whose|which|what|how|when|where|are there|is there|any|anyone|biggest|highest|lowest|smallest)(?!\p{L})/iu;
const askedPlainly = (message: string): string =>
  message
    .replace(WHICH_ALL, "$<word>")
    .replace(TILL_NOW, "")
    .replace(WHO_THEY, "")
    .replace(NOT_HAVING, "have no")
    .replace(HAVING, "have")
    .replace(SITTING, " at")
    .replace(PROFILES, "people")
    .replace(UNDER, "owned by")
    .replace(BEGINNING, "$<since> 1 ")
    .replace(MADE_COLUMNS, "$<lead> do I have")
    .replace(VERSUS, "how many $<one>$<have> and how many $<other>$<have>");

/** The one yes-or-no column that is ticked behind what is told: by how its name begins or, as "that", by a word of what is told. */
function tickedColumn(message: string, columns: readonly { label: string; type: string }[]): string | null {
  const label = plainWords(TICKS.exec(message)?.groups?.["label"] ?? "").join(" ");
  if (label === "") return null;
  const isThat = /^(?:that|it|this)$/.test(label);
  const told = ` ${plainWords(message.replace(TICKS, "$<before>")).join(" ")} `;
  const [one, other] = columns.filter(({ label: own, type }) => {
    const words = plainWords(own).join(" ");
    return type === "boolean" && (isThat ? told.includes(` ${words} `) : `${words} `.startsWith(`${label} `));
  });
  return one && !other ? one.label : null;
}

/** Questions and orders as busy people type them, in the words in which these are read; what a note is to say stays as it is. */
export function busyWorded({ message, people, user, columns = [], changes = [] }: StepRequest): string {
  if (message.length > 260 || message.includes("\n")) return message;
  const herinner = HERINNER.exec(message)?.groups;
  if (herinner) return `herinner me eraan om ${herinner["what"] ?? ""} op ${herinner["day"] ?? ""}`;
  const again = changes.length > 0 ? message.replace(REGRETS, "").replace(IF_NOT_YET, "") : message;
  if (again !== message) return again;
  const logged = LOG_BEHIND.exec(message)?.groups;
  if (logged)
    return `note on ${logged["first"] ?? ""} ${logged["last"] ?? logged["name"] ?? ""}: ${logged["text"] ?? ""}`.replace(
      / {2,}/gu,
      " ",
    );
  const added = message.replace(GET_ADDED, "add $<name>");
  if (added !== message) return added;
  const edit = NOTE_EDIT.exec(message)?.groups;
  if (edit) return `${edit["change"] ?? ""} in the last note on ${edit["who"] ?? ""}`;
  const record = message.replace(RECORD, "$<verb>$<who>: ").replace(RECORD_OF, "$<verb>$<who>: ");
  if (record !== message) return record.replace(MAIL_ID, "email");
  if (isNoteLead(message)) return message;
  const ticked = tickedColumn(message, columns);
  if (ticked !== null) return message.replace(TICKS, `$<before>. Mark ${ticked} as yes`);
  const when = PLATE.exec(message)?.groups?.["when"];
  if (when !== undefined) return `which tasks are due ${when}?`;
  const day = OVERDUE_FIRST.exec(message)?.groups?.["day"];
  if (day !== undefined) return `move all overdue tasks to ${day}`;
  const short = message.replace(W, "with").replace(KINDLY, "");
  const asked = QUESTION.test(short) ? askedPlainly(short) : short;
  const plain = asked
    .replace(OF_ALL, "everyone")
    .replace(TO_BOOKS, "")
    .replace(MAIL_ID, "email")
    .replace(ITS, UPDATES.test(asked) ? "to" : "is")
    .replace(BASED, "based in")
    .replace(PRAISE_PUT_IN, ". ")
    .replace(WHO_OWNS, "the owner");
  const isOrder = ORDER.test(plain) || READS_AS.test(plain);
  const order = isOrder && !plain.includes(":") ? plain.replace(WHY, "") : plain;
  const named = changes.length > 0 ? order : order.replace(CALL_ONE, "call it");
  const who = PASSE.exec(named)?.groups?.["who"];
  const owned =
    who === undefined
      ? named
      : named.replace(COMME, `$<verb> $<who> comme propriétaire ${/^[aeiouyhé]/iu.test(who) ? "d'" : "de "}${who}`);
  const group = WHOLE_LIST.exec(owned)?.groups;
  const value = (said = "") => plainWords(said).join(" ");
  const isOne = (values: readonly string[], said?: string) => values.some((one) => value(one) === value(said));
  if (group && people.every(({ by }) => by === "near") && isOne([...user.stages, ...user.statuses], group["from"])) {
    if (isOne(user.stages, group["to"])) return `move everyone in ${group["from"] ?? ""} to ${group["to"] ?? ""}`;
    if (isOne(user.statuses, group["to"]))
      return `set status of everyone in ${group["from"] ?? ""} to ${group["to"] ?? ""}`;
  }
  return owned;
}
