import { html } from "hono/html";
import { formatPhone } from "../functions/_shared/contract/phone.ts";
import type { TwilioBehaviour, TwilioMessage, TwilioServer } from "./vendors/twilio-server.ts";

/** The page may load its style sheet and script, and talk to itself. No frame. */
export const PHONE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  // Without a referrer a form's origin would be "null".
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

export const PHONE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif;
  --page: light-dark(#f3f4f8, #0b0d12); --card: light-dark(#fff, #15181f); --line: light-dark(#d9dce3, #2c313b);
  --quiet: light-dark(#5b6270, #a2a9b8); --primary: light-dark(#4b45c6, #5b55d6); --theirs: light-dark(#eef0f4, #262b35); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); }
main { display: flex; flex-direction: column; max-width: 27rem; height: 100dvh; margin: 0 auto; background: var(--card); }
@media (min-width: 30rem) and (min-height: 32rem) {
  main { height: calc(100dvh - 3rem); margin: 1.5rem auto; border: 1px solid var(--line); border-radius: 1.75rem; overflow: hidden; }
}
header { padding: .75rem 1rem; border-bottom: 1px solid var(--line); text-align: center; }
h1 { font-size: 1rem; margin: 0; }
.note, small, .from { color: var(--quiet); font-size: .8125rem; }
.note { margin: .125rem 0 0; }
ol { flex: 1; margin: 0; padding: 1rem; list-style: none; overflow-y: auto; display: flex; flex-direction: column; gap: .5rem; }
li { max-width: 85%; border-radius: 1.125rem; padding: .5rem .75rem; overflow-wrap: anywhere;
  background: var(--theirs); align-self: flex-start; }
li.mine { align-self: flex-end; background: var(--primary); color: white; }
li span { white-space: pre-line; }
li small { display: block; }
li.mine small { color: inherit; }
[role=alert] { margin: 0; padding: .5rem 1rem; color: light-dark(#b3261e, #ffb4ab); }
form { display: grid; gap: .5rem; padding: .75rem 1rem 1rem; border-top: 1px solid var(--line); }
input, textarea, select, button { width: 100%; min-width: 0; font: inherit; color: inherit; padding: .5rem .75rem; border-radius: .75rem;
  border: 1px solid light-dark(#8a90a0, #6b7282); background: transparent; }
textarea { resize: none; }
.from, .next { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: .25rem .5rem; }
.next { padding-top: 0; border-top: 0; color: var(--quiet); font-size: .8125rem; }
button { background: var(--primary); color: white; border: 0; min-height: 44px; font-weight: 500; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
a { color: inherit; }
noscript a { display: inline-block; min-height: 24px; }
`;

/** How often the page asks for new texts. */
const POLL_MS = 700;

/** Shows answers as they come, and sends on Enter. */
export const PHONE_SCRIPT = `
const list = document.querySelector("ol");
const number = document.querySelector("#from");
const words = document.querySelector("#words");
const scrollDown = () => list.scrollTo(0, list.scrollHeight);
words.setSelectionRange(words.value.length, words.value.length);
words.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  words.form.requestSubmit();
});
const next = document.querySelector("#next");
next.addEventListener("change", () => fetch(next.form.action, { method: "POST", body: new FormData(next.form) }));
let shown = null;
setInterval(async () => {
  const response = await fetch("/phone-simulator/texts?from=" + encodeURIComponent(number.value)).catch(() => null);
  const texts = response?.ok ? await response.text() : shown;
  if (response?.ok && document.activeElement !== next) next.value = response.headers.get("next-text");
  if (texts === shown) return;
  shown = texts;
  list.innerHTML = texts;
  scrollDown();
}, ${POLL_MS});
scrollDown();
`;

/** What can happen to the next text to a phone, for someone without Twilio to see. */
export const NEXT_TEXT = {
  arrives: { label: "arrives", behaviour: {} },
  refused: { label: "is refused (Twilio error 30005)", behaviour: { failsWith: 30005, times: 1 } },
  late: { label: "arrives 20 seconds late", behaviour: { lateMs: 20_000, times: 1 } },
} as const satisfies Record<string, { label: string; behaviour: TwilioBehaviour }>;

/** Returns which of them the next text meets. */
export function nextTextOf(twilio: TwilioServer): keyof typeof NEXT_TEXT {
  const { failsWith, lateMs } = twilio.nextBehaviour();
  return failsWith !== undefined ? "refused" : lateMs !== undefined ? "late" : "arrives";
}

interface Phone {
  number: string;
  /** The text to begin with, such as the code that the app shows. */
  words: string;
  problem?: string;
}

/** Renders the texts of one phone, oldest first. */
export const phoneTexts = ({ messages }: TwilioServer, number: string) =>
  html`${messages.filter(({ from, to }) => [from, to].includes(number)).map(line)}`;

/** Renders a phone that texts the product: its conversation, and a field to text from. */
export function phonePage(twilio: TwilioServer, { number, words, problem }: Phone) {
  const product = formatPhone(twilio.number);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Phone simulator · Tracker</title>
        <link rel="stylesheet" href="/phone-simulator/style.css" />
        <script type="module" src="/phone-simulator/script.js"></script>
      </head>
      <body>
        <main>
          <header>
            <h1>Phone simulator</h1>
            <p class="note">
              This page replaces your phone and Twilio. No text leaves this machine: what you send reaches Tracker as a
              text to ${product} does.
            </p>
          </header>
          <ol aria-label="Texts" aria-live="polite" tabindex="0">
            ${phoneTexts(twilio, number)}
          </ol>
          ${problem ? html`<p role="alert">${problem}</p>` : ""}
          <form method="post" action="/phone-simulator" enctype="multipart/form-data">
            <label for="words">Text to ${product}</label>
            <textarea id="words" name="words" rows="2" maxlength="1600" autofocus>${words}</textarea>
            <button>Send</button>
            <div class="from">
              <label for="from">This phone's number</label>
              <input id="from" name="from" type="tel" value="${number}" required />
              <label for="file">Voice note (a sound file)</label>
              <input id="file" name="file" type="file" accept="audio/*" />
            </div>
          </form>
          <form class="next" method="post" action="/phone-simulator/next">
            <label for="next">The next text to a phone</label>
            <select id="next" name="next">
              ${Object.entries(NEXT_TEXT).map(
                ([name, { label }]) =>
                  html`<option value="${name}" ${name === nextTextOf(twilio) ? "selected" : ""}>${label}</option>`,
              )}
            </select>
            <noscript><button>Set</button></noscript>
          </form>
          <noscript><a href="/phone-simulator?from=${encodeURIComponent(number)}">Look again</a></noscript>
        </main>
      </body>
    </html>`;
}

function line({ direction, body, files, status, errorCode, createdAt }: TwilioMessage) {
  const time = createdAt.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const sent = files === 0 ? [] : [files === 1 ? "with a file" : `with ${files} files`];
  const told = {
    inbound: sent,
    "outbound-reply": ["Twilio's own answer"],
    "outbound-api": [errorCode === null ? status : `${status}, Twilio error ${errorCode}`],
  };
  return html`<li class="${direction === "inbound" ? "mine" : "theirs"}">
    <span>${withLinks(body)}</span> <small>${[time, ...told[direction]].join(" · ")}</small>
  </li>`;
}

/** Makes web addresses links, as a phone does. */
const withLinks = (body: string) =>
  body
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part, at) => (at % 2 === 0 ? part : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`));
