const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A reply as facts are looked for in it: lower case, links with what they carry in words. */
export function factText(reply: string): string {
  const links = reply.replace(/%[0-9A-F]{2}(?:%[0-9A-F]{2})*/gi, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
  return links.normalize("NFC").replace(/\+/g, " ").replace(/\s+/g, " ").toLowerCase();
}

/** Whether a reply, as `factText` gives it, holds a fact as words of its own: "7" is not in "17". "a // b" is either. */
export function holdsFact(text: string, fact: string): boolean {
  return fact
    .split(" // ")
    .some((each) => spellings(each).some((one) => hasWords(text, one.normalize("NFC").toLowerCase())));
}

/** A day is said as the screens have it or as the database has. */
function spellings(fact: string): string[] {
  const [, year, month, day] = DAY.exec(fact) ?? [];
  if (!day) return [fact];
  const said = `${MONTHS[Number(month) - 1] ?? ""} ${Number(day)}`;
  return [fact, `${said}, ${year ?? ""}`, said];
}

const LETTER = /[\p{L}\p{N}]/u;

function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.slice(at + words.length, at + words.length + 2)];
    const goesOn = LETTER.test(after.charAt(0)) || /^[.,]\d/.test(after);
    if (!LETTER.test(before) && !goesOn) return true;
  }
  return false;
}
