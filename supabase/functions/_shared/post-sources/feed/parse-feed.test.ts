import { expect, test } from "vitest";
import { isReadableMarkup, parseFeed } from "./parse-feed.ts";

const ADDRESS = "https://blog.example/feeds/all.xml";
const rss = (items: string, head = "") =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Ada &amp; co</title><link>https://blog.example/home/</link>${head}${items}</channel></rss>`;
const atom = (entries: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/base/"><title type="html">A &amp;amp; B</title><link href="./"/><author><name>Ada</name></author>${entries}</feed>`;
const only = (document: string) => parseFeed(document, ADDRESS)?.items[0];

test("reads RSS: ids of any kind, links from the site's page, full text before a summary, markup and scripts as no words", () => {
  const item = `<item><title>One &amp;lt; &lt;i&gt;two&lt;/i&gt;</title><link>/one</link><guid>1</guid><pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>
    <dc:creator>Ada</dc:creator><author>a@x.example (Ada L)</author><description>short</description>
    <content:encoded><![CDATA[<p>Hello<br>there &amp; <b>you</b></p><script>alert(1)</script><ul><li>a</li><li>b</li></ul>]]></content:encoded></item>`;
  expect(parseFeed(rss(item), ADDRESS)).toEqual({
    title: "Ada & co",
    home: "https://blog.example/home/",
    items: [
      {
        id: "1",
        link: "https://blog.example/one",
        title: "One < two",
        text: "Hello\nthere & you\n\n• a\n• b",
        published: "Fri, 02 Jan 2026 03:04:05 GMT",
        authors: ["Ada", "Ada L"],
        image: null,
      },
    ],
  });
});

test("takes a guid for the link unless it says that it is none", () => {
  expect(only(rss("<item><title>x</title><guid>https://blog.example/x</guid></item>"))?.link).toBe(
    "https://blog.example/x",
  );
  const not = '<item><title>x</title><guid isPermaLink="false">https://blog.example/x</guid></item>';
  expect(only(rss(not))?.link).toBeNull();
});

test("reads Atom: xml:base upon xml:base, the page's link and not the file's, when it was published and not when it was changed", () => {
  const entry = `<entry xml:base="2026/"><id>tag:1</id><title type="html">&lt;b&gt;T&lt;/b&gt;</title><link rel="enclosure" href="x.mp3"/><link href="one"/>
    <published>2026-01-02T03:04:05Z</published><updated>2026-06-02T03:04:05Z</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi <b>there</b></p></div></content></entry>`;
  expect(only(atom(entry))).toEqual({
    id: "tag:1",
    link: "https://blog.example/base/2026/one",
    title: "T",
    text: "Hi there",
    published: "2026-01-02T03:04:05Z",
    authors: ["Ada"],
    image: null,
  });
});

test("reads JSON Feed, with numbers for ids", () => {
  const item = {
    id: 7,
    url: "/x",
    content_html: "<p>x</p>",
    date_published: "2026-01-01T00:00:00Z",
    authors: [{ name: "A" }],
    image: null,
  };
  const document = { version: "https://jsonfeed.org/version/1.1", title: "J", items: [item] };
  expect(only(JSON.stringify(document))).toEqual({
    ...{
      id: "7",
      link: "https://blog.example/x",
      title: "",
      text: "x",
      published: "2026-01-01T00:00:00Z",
      authors: ["A"],
      image: null,
    },
  });
});

test("reads RDF", () => {
  const document = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>c</title></channel><item rdf:about="https://blog.example/1"><title>t</title><dc:date>2026-01-01</dc:date></item></rdf:RDF>`;
  expect(only(document)).toMatchObject({ id: "https://blog.example/1", link: "https://blog.example/1", title: "t" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "https://[", ""])(
  "takes '%s' for no link",
  (link) => {
    expect(only(rss(`<item><title>x</title><link>${link}</link><guid>1</guid></item>`))?.link).toBeNull();
  },
);

test("looks at a hundred items", () => {
  expect(parseFeed(rss("<item><title>x</title></item>".repeat(150)), ADDRESS)?.items).toHaveLength(100);
});

test.each([
  "",
  "Not found",
  "<!doctype html><html><head><title>x</title></head><body></body></html>",
  "{}",
  '{"items":[]}',
  "\0",
])("%j is no feed", (document) => {
  expect(parseFeed(document, ADDRESS)).toBeNull();
});

const HEAD = "<rss version='2.0'><channel><title>x</title>";
const END = "</channel></rss>";
const bombs: [string, () => string][] = [
  ["tags without an end", () => HEAD + "<".repeat(2_000_000)],
  ["short tags that begin in tags", () => `${HEAD}${`<item>${"<".repeat(19_000)}></item>`.repeat(100)}${END}`],
  ["tags that begin in tags", () => `${HEAD}${"<a ".repeat(600_000)}${END}`],
  ["a tag of 2 MB", () => `${HEAD}<item ${"a='b' ".repeat(300_000)}/>${END}`],
  ["items without number", () => HEAD + "<item><title>a</title></item>".repeat(60_000) + END],
  ["depth", () => `${HEAD}<item>${"<a>".repeat(300_000)}${"</a>".repeat(300_000)}</item>${END}`],
  ["depth that never ends", () => HEAD + "<a>".repeat(600_000)],
  ["comments without an end", () => HEAD + "<!--".repeat(400_000)],
  ["CDATA without an end", () => HEAD + "<![CDATA[".repeat(200_000)],
  ["instructions without an end", () => HEAD + "<?".repeat(900_000)],
  [
    "nested JSON",
    () => `{"version":"https://jsonfeed.org/version/1.1","items":${"[".repeat(900_000)}${"]".repeat(900_000)}}`,
  ],
  ["entities", () => `<!DOCTYPE x [${"<!ENTITY a 'b'>".repeat(100_000)}]>${HEAD}${END}`],
  ["references", () => `${HEAD}<item><title>${"&#60;".repeat(400_000)}</title></item>${END}`],
  ["ampersands", () => `${HEAD}<item><description>${"&".repeat(2_000_000)}</description></item>${END}`],
  [
    "markup in text",
    () => `${HEAD}<item><description><![CDATA[${"<div><p>".repeat(240_000)}]]></description></item>${END}`,
  ],
  [
    "brackets in text",
    () => `${HEAD}<item><description><![CDATA[${"<".repeat(1_900_000)}]]></description></item>${END}`,
  ],
  [
    "attributes in text",
    () => `${HEAD}<item><description><![CDATA[<p ${"a=b ".repeat(480_000)}]]></description></item>${END}`,
  ],
  ["space in text", () => `${HEAD}<item><description><![CDATA[${" \n".repeat(950_000)}x]]></description></item>${END}`],
];
test.each(bombs)("2 MB of %s take no more than a few times what a plain feed takes", (_, document) => {
  const timed = (text: string) => {
    const start = performance.now();
    parseFeed(text, ADDRESS);
    return performance.now() - start;
  };
  const words = `<item><title>x</title><description>${"All is well. ".repeat(1500)}</description></item>`;
  const plain = HEAD + words.repeat(100) + END;
  timed(plain);
  expect(timed(document())).toBeLessThan(20 * Math.max(timed(plain), 50));
});

test("entities that grow, and those of files, are not filled in", () => {
  const lol = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n || ""};`.repeat(10)}">`).join("");
  const document = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l "lol">${lol}]>${HEAD}<item><title>&l10;</title></item>${END}`;
  expect((only(document)?.title ?? "").length).toBeLessThan(100);
  const file = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${HEAD}<item><title>&f;</title></item>${END}`;
  expect(JSON.stringify(parseFeed(file, ADDRESS))).not.toContain("root:");
});

test("names of an object's own parts change nothing but the feed", () => {
  parseFeed(`${HEAD}<__proto__><polluted>1</polluted></__proto__>${END}`, ADDRESS);
  parseFeed('{"version":"https://jsonfeed.org/version/1.1","__proto__":{"polluted":1},"items":[]}', ADDRESS);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("markup that closes what it opens is readable, whatever is in its comments", () => {
  expect(isReadableMarkup("<!-- < < --><?xml version='1.0'?><a b='>'><![CDATA[<<<]]></a>")).toBe(true);
});

const PICTURES = 'xmlns:media="http://search.yahoo.com/mrss/"';
test.each([
  ["an enclosure", '<enclosure url="/e.jpg" type="image/jpeg" length="1"/>', "https://blog.example/e.jpg"],
  ["Media RSS", `<media:content ${PICTURES} url="https://cdn.example/c" medium="image"/>`, "https://cdn.example/c"],
  [
    "a video's thumbnail",
    `<media:group ${PICTURES}><media:content url="https://cdn.example/v.mp4" type="video/mp4"/><media:thumbnail url="https://cdn.example/t.jpg"/></media:group>`,
    "https://cdn.example/t.jpg",
  ],
  ["a recording", '<enclosure url="/a.mp3" type="audio/mpeg" length="1"/>', null],
  ["what is no web address", '<enclosure url="data:image/png;base64,AAAA" type="image/png" length="1"/>', null],
  ["a script", '<enclosure url="javascript:alert(1)" type="image/png" length="1"/>', null],
])("finds an item's picture in RSS by %s", (_, markup, image) => {
  expect(only(rss(`<item><title>x</title><guid>1</guid>${markup}</item>`))?.image).toBe(image);
});

test("finds an item's picture in Atom and JSON Feed", () => {
  const entry = '<entry><id>1</id><title>x</title><link rel="enclosure" type="image/png" href="e.png"/></entry>';
  expect(only(atom(entry))?.image).toBe("https://blog.example/base/e.png");
  const json = (item: object) =>
    only(JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "x", items: [{ id: "1", ...item }] }))
      ?.image;
  expect(json({ image: "/i.png" })).toBe("https://blog.example/i.png");
  expect(json({ attachments: [{ url: "/a.png", mime_type: "image/png" }] })).toBe("https://blog.example/a.png");
  expect(json({})).toBeNull();
});
