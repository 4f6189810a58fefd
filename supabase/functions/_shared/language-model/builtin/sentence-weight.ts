/** Words of news, by stem, in the languages people post in. Scripts without word boundaries match anywhere. */
const NEWS = new RegExp(
  [
    // English
    String.raw`\b(?:rais(?:ed|ing)|launch\w*|releas(?:ed|ing)|ship(?:ped|ping)|announc\w+|hir(?:e|ed|ing)|join(?:ed|s|ing)|acqui(?:red|ring|sition)|fund(?:ed|ing)|invest(?:ed|ment)|seed|series [a-d]|open(?:ed|ing|s)|signed|won|crossed|reached|hit|doubled|tripled|profitab\w+|revenue|[am]rr|customers?|live|beta|pilot\w*|open[- ]sourc\w+|shut(?:ting)? down|learn(?:ed|t)|lessons?|moved|lost|turned (?:down|off)|export\w*|now (?:live|available))\b`,
    // German
    String.raw`\b(?:gestartet|starten|eröffne\w*|veröffentlich\w*|finanzierung\w*|einges?ammelt|suchen|stellen .{0,40}ein|gewonnen|kund(?:en|innen)|umsatz|ab sofort|gelernt|verdoppelt|profitabel)\b`,
    // Spanish and Portuguese
    String.raw`\b(?:lanza\w+|lança\w+|levanta\w+|capta\w+|ronda|rodada|contrata\w+|buscamos|clientes?|factura\w+|fatura\w+|abri(?:mos|ndo)|firmamos|assinamos|cerramos|fechamos|aprend\w+|ganamos|ganhamos|inversión|investimento|rentables?|lucrativ\w+)\b`,
    // French
    String.raw`\b(?:lan[cç]\w+|lev(?:ée|ons|é)|recrut\w+|embauch\w+|ouvr\w+|sign(?:é|ons)|clients?|chiffre d'affaires|appris|disponibles?|rentables?)(?![\p{L}])`,
    "リリース|公開|調達|採用|募集|開始|発表|突破|導入|黒字|学び|学ん",
    "أطلقنا|نطلق|إطلاق|جولة|استثمار|نوظف|توظيف|عملاء|افتتح|وقعنا|تعلم|تضاعف",
    "השקנו|משיקים|גייסנו|גיוס|מגייסים|לקוחות|פתחנו|חתמנו|למדנו|הכפלנו",
    "लॉन्च|शुरू|निवेश|फंडिंग|भर्ती|ग्राहक|सीखा|सीख|खोल",
  ].join("|"),
  "iu",
);

/** Asking for something, thanking, greeting: what a reader of summaries can do without. */
const ASIDE = new RegExp(
  [
    String.raw`\b(?:link (?:in|below)|in the comments|comment (?:below|'\w+')|d(?:rop|m) (?:me|us)|dms? (?:are )?open|follow (?:me|us|along)|repost|re-?share|like and|tag (?:someone|a friend)|thank(?:s| you|ful)|grateful|shout-?out|congrat\w+|agree\?|thoughts|what do you think|stay tuned|read (?:more|on)|sign up|subscribe|good morning|happy (?:monday|friday|new year)|proud of|honou?red|humbled|reach out|say hi)\b`,
    String.raw`\b(?:danke|dankbar|link in|in den kommentaren|schreibt mir|meldet euch|eure meinung|gracias|enlace|comentarios|escríbeme|escribidme|obrigad[oa]|nos comentários|me chama|merci|en commentaire|écrivez-moi|dites-moi)\b`,
    "ありがとう|コメント欄|ご連絡ください|شكر|في التعليقات|راسلوني|תודה|בתגובות|כתבו לי|धन्यवाद|शुक्रिया|कमेंट|संदेश भेज",
  ].join("|"),
  "iu",
);

/** Leans on the sentence before, and says little when that one is missing. */
const LEANS_BACK =
  /^(?:(?:it|its|that|this|these|those|they|them|she|he|her|his|then|and|but|so|because|which|nor|also|instead|exactly|the (?:second|third|other|rest|trick|last))\b|it's|that's|here's)/iu;
const QUESTION = /[?？؟]["'”»)]*$/u;
const ANNOUNCES_MORE = /[:：]$/u;
const IN_BRACKETS = /^\(.*\)$/u;
const FIGURE = /\p{Sc}|[%％٪]|\p{Nd}{2,}|\p{Nd}[.,]\p{Nd}|\p{Nd}\s?[kmx×]\b|[千万億]/iu;
const SYMBOL = /[^\p{L}\p{M}\p{N}\s]/gu;
/** The first line has to make people read on, so it mostly says what the post is about. */
const OPENING = [1.6, 1.25, 1.1];

/**
 * How much more (above 1) or less a sentence says of what happened than its place in the text tells: the opening, news and
 * figures up; questions, thanks, requests, scraps and code down.
 */
export function sentenceWeight(sentence: string, index: number): number {
  let weight = OPENING[index] ?? 1;
  if (NEWS.test(sentence)) weight *= 1.5;
  if (FIGURE.test(sentence)) weight *= 1.25;
  if (ASIDE.test(sentence)) weight *= 0.4;
  if (QUESTION.test(sentence)) weight *= 0.45;
  if (ANNOUNCES_MORE.test(sentence)) weight *= 0.5;
  if (LEANS_BACK.test(sentence)) weight *= 0.65;
  if (IN_BRACKETS.test(sentence)) weight *= 0.3;
  if ((sentence.match(SYMBOL)?.length ?? 0) > sentence.length / 5) weight *= 0.2;
  return weight * lengthWeight(sentence);
}

/** A scrap says little and an endless sentence crowds out the rest. Characters of dense scripts count double. */
function lengthWeight(sentence: string): number {
  const dense =
    sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const length = sentence.length + dense;
  if (length < 18) return 0.3;
  if (length < 36) return 0.75;
  return length > 260 ? 0.7 : 1;
}
