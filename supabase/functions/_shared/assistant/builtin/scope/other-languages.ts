import type { KnownPerson } from "../../assistant-model.ts";
import { isNoteLead } from "../commands/split-clauses.ts";
import { plainWords } from "../../words.ts";

export const OTHER_LANGUAGE =
  "I understand English, German, Spanish and French, and everyday orders and questions in Dutch, Indonesian, Italian, Malay, Polish, Portuguese, Tagalog and the Scandinavian languages. Please say it in one of these. I changed nothing.";

const OTHER_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}]/gu;
/** Small words of languages that are not understood, written without accents. */
const SMALL_WORDS = [
  // Hindi and Urdu in Latin letters; HINDI below reads shorter ones
  "ko karna karo karni hai hain kal bana banao mujhe aur nahi kaun kab likho yaad dilana dilao wala wale mera kya kar dena raha parso",
  // Turkish
  "bana hatirlat yarin icin ekle olarak goster degistir hangi nerede gorev benim olan isaretle kimdir tasi",
  // Vietnamese
  "nhac ngay mai ghi chu them chuyen sang cua khong nhung gi cong viec",
  // Romanian
  "aminteste imi maine pentru adauga muta cine este sarcina notita despre sterge",
  // Czech and Slovak
  "pripomen mi zitra zajtra pridej pridaj poznamku presun ukol kdo kto je prosim uloha",
  // Finnish
  "muistuta minua huomenna lisaa siirra muistiinpano tehtava kuka mika ovat mitka",
  // Hungarian
  "emlekeztess holnap add hozza jegyzet feladat kicsoda melyik mozgasd tedd",
  // Swahili
  "nikumbushe kesho ongeza kumbuka nani kazi kwenda kwenye hamisha tafadhali",
].map((words) => new Set(words.split(" ")));

/** Words of Hindi and Urdu that are none of the languages which are read, and small ones beside them that may be. */
const HINDI = new Set(
  "hai hain tha karo karna karni karke kardo kariye kijiye kiya kar bana banao banado banani kaun kaunsa kaunse kahan kyun kyunki kaise kitna kitne mujhe mera meri mere hamara tumhara aapka aur nahi nahin batao bata dikhao dikha daal daalo dalo daldo badal badlo badaldo laga lagao lagado gaya gayi gaye chahiye liye unka unki uska uski uske iska iski iske isko usko unko sabko abhi yaar yeh woh raha rahi rahe dena dedo likho likh yaad dilana dilao hata hatao hatado jodo jod rakho rakhna phir jaldi wala wale kal parso bhi sirf kuch".split(
    " ",
  ),
);
const HINDI_BESIDE = new Set("ka ki ke ko se me mein mei par do de ho ji ek na sab ab".split(" "));
/** "Kavya ka priority 60 kar do": a word that is only Hindi, and enough of those beside it. */
function isHindi(words: readonly string[], names: ReadonlySet<string>): boolean {
  const own = new Set(words.filter((word) => !names.has(word)));
  const sure = [...own].filter((word) => HINDI.has(word)).length;
  const beside = [...own].filter((word) => HINDI_BESIDE.has(word)).length;
  return sure > 0 && sure * 2 + beside > 3 && (sure + beside) * 3 >= own.size;
}

/** Whether a message is, as far as its words tell, in a language that is not understood; the user's own names count for none. */
export function isOtherLanguage(message: string, people: readonly KnownPerson[]): boolean {
  if (message.length > 400) return false;
  const scripts = message.match(OTHER_SCRIPT);
  // What stands behind a colon may be the text of a note.
  const words = plainWords(message.split(":")[0] ?? "");
  if (scripts) {
    const named = people.filter(({ by }) => by !== "near").flatMap(({ name, company }) => [name, company ?? ""]);
    const rest = named.reduce((text, name) => (name === "" ? text : text.replaceAll(name, " ")), message);
    const letters = rest.match(/\p{L}/gu)?.length ?? 0;
    const others = rest.match(OTHER_SCRIPT)?.length ?? 0;
    const first = /\p{L}/u.exec(rest)?.[0] ?? "";
    return others > 2 && others > letters * 0.6 && first.search(OTHER_SCRIPT) === 0;
  }
  const names = people
    .filter(({ by }) => by !== "near")
    .flatMap(({ name, company }) => plainWords(`${name} ${company ?? ""}`));
  if (!isNoteLead(message) && isHindi(words, new Set(names))) return true;
  return SMALL_WORDS.some((small) => {
    const found = new Set(words.filter((word) => small.has(word)));
    return found.size > 2 && found.size * 3 >= words.length;
  });
}
