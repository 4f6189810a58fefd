import { atEmail, type LegalPage } from "../src/features/legal/legal-page.ts";
import { calendarDay } from "../src/lib/relative-time.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const PLACES = [
  ["/privacy-policy.html", "Privacy Policy"],
  ["/terms-of-service.html", "Terms of Service"],
  ["/contact-us", "Contact Us"],
] as const;

/** A legal page as a file of its own: no script, and nothing fetched but its style sheet and the mark. */
export function pageHtml(page: LegalPage, operator: { name: string; email: string }): string {
  const text = (content: string) =>
    atEmail(content, operator.email)
      .map(({ text: part, isEmail }) =>
        isEmail ? `<a href="mailto:${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
      )
      .join("");
  const block = (content: string | readonly string[]) =>
    typeof content === "string"
      ? `<p>${text(content)}</p>`
      : `<ul>${content.map((item) => `<li>${text(item)}</li>`).join("")}</ul>`;
  const sections = page.sections
    .map(
      ({ heading, blocks }) =>
        `<section>\n<h2>${escapeHtml(heading)}</h2>\n${blocks.map(block).join("\n")}\n</section>`,
    )
    .join("\n");
  const links = PLACES.map(([href, label]) =>
    label === page.title ? `<span aria-current="page">${label}</span>` : `<a href="${href}">${label}</a>`,
  ).join("\n");
  const updated =
    page.updatedOn === null
      ? ""
      : `<p class="updated">Last changed on <time datetime="${page.updatedOn}">${calendarDay(page.updatedOn, { locale: "en-US" })}</time></p>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(page.summary)}">
<title>${page.title} · Tracker</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static-page.css">
</head>
<body>
<header><a class="home" href="/"><img src="/mark.svg" alt="" width="24" height="24">Tracker</a></header>
<main>
<h1>${page.title}</h1>
${updated}<p class="summary">${text(page.summary)}</p>
${sections}
</main>
<footer>
<nav aria-label="Legal">${links}</nav>
<p>© ${escapeHtml(operator.name)}</p>
</footer>
</body>
</html>
`;
}
