import { expect, test } from "vitest";
import { MAIL_HEADERS, mailPage } from "./mail-page.ts";
import { createMailbox } from "./mailbox.ts";

const at = new Date("2026-11-21T10:00:00Z");
const mail = (subject: string, html: string) => ({ to: "ada@example.com", subject, html });

test("keeps a mail as text with its links, newest first, and a hundred at most", async () => {
  const mailbox = createMailbox(() => at);
  await mailbox.send(
    mail("First", '<p>Hello &amp; welcome.</p>\n<p><a href="http://a.example/?x=1&amp;y=2">Go</a></p>'),
  );
  expect(mailbox.list()[0]).toEqual({
    to: "ada@example.com",
    subject: "First",
    text: "Hello & welcome.",
    links: [{ href: "http://a.example/?x=1&y=2", text: "Go" }],
    html: '<p>Hello &amp; welcome.</p>\n<p><a href="http://a.example/?x=1&amp;y=2">Go</a></p>',
    number: 1,
    sentAt: at,
  });
  for (let index = 0; index < 120; index += 1) await mailbox.send(mail(`Mail ${index}`, "<p>x</p>"));
  expect(mailbox.list()).toHaveLength(100);
  expect(mailbox.list()[0]?.subject).toBe("Mail 119");
});

test("shows mails as text, whatever is in them, on a page that may run and frame nothing", async () => {
  const mailbox = createMailbox(() => at);
  await mailbox.send(mail("<script>alert(1)</script>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"));
  const page = String(await mailPage(mailbox.list()));
  expect(page).toContain("&lt;script&gt;alert(1)");
  expect(page).toContain("&lt;img src=x");
  expect(page).not.toMatch(/<script|<img/);
  expect(MAIL_HEADERS["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self';/);
});

test("lines of a list stay apart, and each mail can be seen as it looks", async () => {
  const mailbox = createMailbox(() => at);
  await mailbox.send(
    mail("Digest", "<ol><li><b>Call Ana</b><br>due today</li><li>Write Bo</li></ol><p>And 2 more.</p>"),
  );
  expect(mailbox.list()[0]?.text).toBe("Call Ana\ndue today\nWrite Bo\nAnd 2 more.");
  expect(String(await mailPage(mailbox.list()))).toContain('<a href="/mail/1">');
});

test("says what a link is for once, where it can be opened", async () => {
  const mailbox = createMailbox(() => at);
  await mailbox.send(
    mail(
      "Links",
      '<p>Hello.</p>\n<p><a href="http://a.example/">Go</a></p>\n<p>Or <a href="http://b.example/">ask</a> us.</p>',
    ),
  );
  expect(mailbox.list()[0]?.text).toBe("Hello.\n\nOr ask us.");
  const page = String(await mailPage(mailbox.list()));
  expect(page.match(/\bGo\b/g)).toHaveLength(1);
  expect(page).toContain('<a href="http://a.example/">Go</a>');
});
