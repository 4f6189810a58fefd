import { expect, test } from "vitest";
import { type FeedItem, parseFeed } from "./parse-feed.ts";

// Feeds whose items try to run something where they are read: scripts and addresses that run, in every format and every field that is shown.
// What comes out is plain words and web addresses; the control takes the fields as they are.
const ADDRESS = "https://blog.example/feed";

const scripts = [
  "<script>stolen=1</script>",
  "<ScRiPt src=//evil.example/x.js></ScRiPt>",
  "<script/x>stolen=1</script>",
  "<img src=x onerror=stolen=1>",
  '<img/src="x"/onerror="stolen=1">',
  "<svg/onload=stolen=1>",
  "<svg><script>stolen=1</script></svg>",
  "<svg><animate onbegin=stolen=1 attributeName=x dur=1s>",
  "<iframe src=javascript:stolen=1></iframe>",
  '<iframe srcdoc="<script>stolen=1</script>"></iframe>',
  '<a href="javascript:stolen=1">read on</a>',
  '<a href="jav&#x09;ascript:stolen=1">read on</a>',
  '<form action="javascript:stolen=1"><button>Send</button></form>',
  "<input autofocus onfocus=stolen=1>",
  "<details open ontoggle=stolen=1>x</details>",
  "<body onload=stolen=1>",
  "<style>@import 'https://evil.example/x.css'</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  '<meta http-equiv="refresh" content="0;url=javascript:stolen=1">',
  '<object data="data:text/html,<script>stolen=1</script>"></object>',
  "<embed src=javascript:stolen=1>",
  "<math><mtext><table><mglyph><style><img src=x onerror=stolen=1>",
  "<noscript><p title='</noscript><img src=x onerror=stolen=1>'>",
  "<template><script>stolen=1</script></template>",
  "<!--><script>stolen=1</script-->",
  "<video><source onerror=stolen=1></video>",
  "<marquee onstart=stolen=1>x</marquee>",
  "<base href=javascript:stolen=1//>",
  "<textarea></textarea><script>stolen=1</script>",
  "<scr<script>ipt>stolen=1</script>",
];
const links = [
  "javascript:stolen=1",
  "JaVaScRiPt:stolen=1",
  " javascript:stolen=1",
  "java\tscript:stolen=1",
  "java\nscript:stolen=1",
  "\u0001javascript:stolen=1",
  "javascript://blog.example/%0astolen=1",
  "vbscript:stolen=1",
  "data:text/html,<script>stolen=1</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "blob:https://blog.example/1",
  "file:///etc/passwd",
  "about:blank",
  "view-source:https://blog.example",
  "filesystem:https://blog.example/x",
  "intent://x#Intent;scheme=javascript;end",
];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const rss = (item: string) =>
  `<rss version="2.0"><channel><title>x</title><link>https://blog.example/</link><item><guid>1</guid>${item}</item></channel></rss>`;
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><id>1</id>${entry}</entry></feed>`;
const json = (item: object) =>
  JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "x", items: [{ id: "1", ...item }] });

const documents = [
  ...scripts.flatMap((script) => [
    rss(`<title>${escaped(script)}</title>`),
    rss(`<title><![CDATA[${script}]]></title>`),
    rss(`<title>x</title><description>${escaped(script)}</description>`),
    rss(`<title>x</title><description><![CDATA[${script}]]></description>`),
    atom(`<title type="html">${escaped(script)}</title>`),
    atom(`<title>x</title><content type="html"><![CDATA[${script}]]></content>`),
    json({ title: "x", content_html: script }),
  ]),
  ...links.flatMap((link) => [
    rss(`<title>x</title><link>${escaped(link)}</link>`),
    rss(`<title>x</title><enclosure type="image/png" length="1" url="${escaped(link)}"/>`),
    atom(`<title>x</title><link href="${escaped(link)}"/>`),
    atom(`<title>x</title><link rel="enclosure" type="image/png" href="${escaped(link)}"/>`),
    json({ title: "x", url: link }),
    json({ title: "x", content_text: "x", image: link }),
  ]),
];

/** Whether showing an item as markup, with its addresses as links and pictures, could run something. */
const runs = ({ title, text, link, image }: Pick<FeedItem, "title" | "text" | "link" | "image">) =>
  /<[a-z!/]/i.test(`${title}${text}`) ||
  [link, image].some((address) => address !== null && !/^https?:\/\//.test(address));

test(`of ${documents.length} hostile documents none gives markup, or an address that runs`, () => {
  const harmful = documents.filter((document) => parseFeed(document, ADDRESS)?.items.some(runs));
  expect(harmful).toEqual([]);
});

test("the control: nearly all of them give some where their fields are taken as they are", () => {
  const decoded = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&").replaceAll("\\t", "\t");
  const field =
    /<(?:title|description|content)\b[^>]*>(?:<!\[CDATA\[)?(?!x<)([\s\S]+?)(?:\]\]>)?<\/(?:title|description|content)>/;
  const address = /<link>([^<]+)<\/link><\/item>|(?:href|url)="([^"]+)"|"(?:url|image)":"([^"]+)"/;
  const taken = documents.filter((document) => {
    const inside = document.slice(
      Math.max(document.indexOf("<guid>"), document.indexOf("<id>"), document.indexOf('"items"')),
    );
    const text = decoded(/"content_html":"(.+)"/.exec(inside)?.[1] ?? field.exec(inside)?.[1] ?? "");
    const found = address.exec(inside);
    return runs({ title: "", text, link: decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? "https://x"), image: null });
  });
  expect(taken.length).toBeGreaterThan(0.9 * documents.length);
});
