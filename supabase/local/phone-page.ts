import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { pageHeaders, stackPage } from "./mail-page.ts";
import { waitUntil } from "./wait-until.ts";
import type { TwilioMessage, TwilioServer } from "./vendors/twilio-server.ts";

const HEADERS = pageHeaders("'self'");

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 20px; margin: 0; }
.note { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: .5rem .75rem; font-size: 14px; }
ol { list-style: none; padding: 0; display: grid; gap: .5rem; }
li { max-width: 85%; border-radius: 12px; padding: .5rem .75rem; white-space: pre-line; overflow-wrap: anywhere;
  background: color-mix(in srgb, currentColor 10%, transparent); justify-self: start; }
li.mine { justify-self: end; background: #1d4ed8; color: white; }
li small { display: block; opacity: .8; }
* { box-sizing: border-box; }
form { display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
input, textarea, button { font: inherit; padding: .5rem; border-radius: 8px; border: 1px solid color-mix(in srgb, currentColor 60%, transparent); }
button { background: #1d4ed8; color: white; border: 0; min-height: 44px; }
a { display: inline-block; min-height: 24px; }
`;

const PATH = "/phone-simulator";
/** The simulated phone's number, unless another one is typed. */
export const SIMULATED_NUMBER = "+14155550123";

interface Phone {
  number: string;
  /** The text to begin with, such as the code that the app shows. */
  words: string;
  problem?: string;
}

/** Renders a phone that texts the product: its conversation, and a field to text from. */
export function phonePage({ number: product, messages }: TwilioServer, { number, words, problem }: Phone) {
  const talk = messages.filter((one) => [one.from, one.to].includes(number));
  return stackPage(
    "Phone simulator",
    PATH,
    html`<p class="note">
        No text leaves this machine. This page replaces a phone and Twilio: what you send reaches Tracker as a text to
        ${product} does, and what Tracker would text back is shown here.
      </p>
      ${problem ? html`<p role="alert">${problem}</p>` : ""}
      <ol aria-label="Texts">
        ${talk.map(line)}
      </ol>
      <form method="post" action="${PATH}" enctype="multipart/form-data">
        <label for="from">This phone's number</label>
        <input id="from" name="from" type="tel" value="${number}" required />
        <label for="words">Text to ${product}</label>
        <textarea id="words" name="words" rows="3" maxlength="1600" autofocus>${words}</textarea>
        <label for="file">Voice note (a sound file)</label>
        <input id="file" name="file" type="file" accept="audio/*" />
        <button>Send</button>
      </form>
      <p><a href="${PATH}?from=${encodeURIComponent(number)}">Look again</a></p>`,
  );
}

function line({ direction, body, files, status, errorCode }: TwilioMessage) {
  const isMine = direction === "inbound";
  const sent = files === 0 ? "" : html`<small>${files === 1 ? "with a file" : `with ${files} files`}</small>`;
  const told = errorCode === null ? status : `${status}, Twilio error ${errorCode}`;
  return html`<li class="${isMine ? "mine" : "theirs"}">${body}${isMine ? sent : html`<small>${told}</small>`}</li>`;
}

/** How long sending waits for an answer, so that the page shows it at once. */
const ANSWER_MS = 8_000;
const fileOf = async (file: File) => ({ type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
const isNumber = (text: string) => /^\+[1-9]\d{6,14}$/.test(text);

/** Serves the simulator at its path, unless texts go to Twilio itself. */
export function mountPhone<E extends object>(app: Hono<E>, twilioOf: () => TwilioServer | null): void {
  const page = (c: Context, twilio: TwilioServer, phone: Phone, status: 200 | 400 | 502 = 200) =>
    c.html(phonePage(twilio, phone), status, HEADERS);

  app.get(PATH, (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    return page(c, twilio, { number: c.req.query("from") ?? SIMULATED_NUMBER, words: c.req.query("words") ?? "" });
  });
  app.get(`${PATH}/style.css`, (c) => c.body(STYLE, 200, { ...HEADERS, "content-type": "text/css" }));
  app.post(PATH, async (c) => {
    const twilio = twilioOf();
    if (twilio === null) return c.notFound();
    // A page of another origin must not send texts from this phone.
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(c.req.url).origin) return c.text("Forbidden\n", 403);
    const form = await c.req.parseBody();
    const typed = (name: string) => (typeof form[name] === "string" ? form[name] : "");
    const number = typed("from").replace(/[\s().-]/g, "");
    const words = typed("words");
    if (!isNumber(number)) {
      const problem = "Type a number with its country code, such as +14155550123.";
      return page(c, twilio, { number: typed("from"), words, problem }, 400);
    }
    const { file } = form;
    const files = file instanceof File && file.size > 0 ? [file] : [];
    if (words.trim() === "" && files.length === 0)
      return page(c, twilio, { number, words, problem: "Type a text, or choose a sound file." }, 400);
    const answers = () => twilio.messages.filter(({ to }) => to === number).length;
    const before = answers();
    const status = await twilio.textIn(number, words, {}, await Promise.all(files.map(fileOf)));
    if (status !== 200) return page(c, twilio, { number, words, problem: `Tracker answered with ${status}.` }, 502);
    await waitUntil(() => Promise.resolve(answers() > before), ANSWER_MS, 50);
    return c.redirect(`${PATH}?from=${encodeURIComponent(number)}`, 303);
  });
}
