import { document, type FeedServer, rssOf } from "../../supabase/tests/feed-server.ts";

/** The websites of the journeys: one with two feeds, one whose posts have no dates, and one without a feed. */
export function addSites({ sites }: FeedServer): void {
  const head = `<title>Ada's workshop</title>
    <link rel="alternate" type="application/rss+xml" title="Workshop notes" href="/feed.xml">
    <link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml">`;
  sites.set(
    "workshop.example/",
    document("text/html", `<!doctype html><html><head>${head}</head><body>Hello</body></html>`),
  );
  sites.set(
    "workshop.example/feed.xml",
    document(
      "application/rss+xml",
      rssOf("Workshop notes", [
        {
          id: "2",
          title: "The second workshop",
          text: "<p>We opened a <b>second workshop</b> in Lisbon.</p><script>window.stolen = true</script>",
          at: "Sat, 21 Nov 2026 09:00:00 GMT",
        },
        { id: "1", title: "The first", text: "<p>It all began in a shed.</p>", at: "Mon, 16 Nov 2026 09:00:00 GMT" },
      ]),
      '"1"',
    ),
  );
  sites.set(
    "undated.example/feed.xml",
    document("application/rss+xml", rssOf("Undated notes", [{ id: "1", text: "<p>We moved to a bigger shed.</p>" }])),
  );
  sites.set("plain.example/", document("text/html", "<!doctype html><html><head></head><body>Hello</body></html>"));
}
