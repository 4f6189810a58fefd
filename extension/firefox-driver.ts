// Drives an installed Firefox by WebDriver BiDi, which it speaks itself: https://www.w3.org/TR/webdriver-bidi/
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The Firefox of this machine; undefined where there is none. */
export const installedFirefox = [
  process.env["TRACKER_FIREFOX"] ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find(existsSync);

/** What Firefox answers to a command, and what it tells of itself. */
interface Told {
  id?: number;
  method?: string;
  result?: unknown;
  params?: unknown;
  message?: string;
}

type Send = (method: string, params: object) => Promise<unknown>;
type OnRequest = (event: { request: { request: string; url: string } }) => void;

/** The address that a browser which has started listens at. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of stderr ?? []) {
    said += String(text);
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address !== undefined) return `${address}/session`;
  }
  throw new Error(`Firefox did not start: ${said}`);
}

/** Sends commands and waits for their answers. A command that fails rejects. */
async function talkTo(address: string, onRequest: OnRequest): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (told: Told) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
    else if (told.method === "network.beforeRequestSent") onRequest(told.params as Parameters<OnRequest>[0]);
  });
  await once(socket, "open");
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, ({ result, message }) => {
        waiting.delete(id);
        if (message === undefined) resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** What a page's script came to, as JSON says it. */
interface Evaluated {
  type: string;
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function contextsOf(send: Send, scope: object = {}): Promise<{ context: string; url: string }[]> {
  const tree = (await send("browsingContext.getTree", scope)) as { contexts: { context: string; url: string }[] };
  return tree.contexts;
}

function tabIn(send: Send, context: string) {
  const target = { context };
  return {
    open: (url: string) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    /** Runs an expression in the page, and gives its value, which JSON can hold. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const whole = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
      const given = { expression: whole, target, awaitPromise: true };
      const evaluated = (await send("script.evaluate", given)) as Evaluated;
      if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails?.text);
      return JSON.parse(evaluated.result?.value ?? "null") as Value;
    },
    run: (script: string) => send("script.evaluate", { expression: script, target, awaitPromise: false }),
  };
}

/** A headless Firefox with a profile of its own, in which every address shows what `pageAt` gives and nothing leaves this machine. */
export async function startFirefox(binary: string, pageAt: (url: string) => string | null, preferences: object = {}) {
  const profile = mkdtempSync(join(tmpdir(), "tracker-firefox-"));
  const lines = Object.entries({ "remote.prefs.recommended": true, ...preferences });
  const told = lines.map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), told.join(""));
  const args = [
    "--headless",
    "--no-remote",
    "--remote-allow-system-access",
    "--remote-debugging-port",
    "0",
    "--profile",
    profile,
    "about:blank",
  ];
  const browser = spawn(binary, args, { stdio: ["ignore", "ignore", "pipe"] });
  const { send, close } = await talkTo(await addressOf(browser), ({ request }) => {
    const body = pageAt(request.url);
    const answer =
      body === null
        ? send("network.failRequest", { request: request.request })
        : send("network.provideResponse", {
            request: request.request,
            statusCode: 200,
            headers: [{ name: "Content-Type", value: { type: "string", value: "text/html; charset=utf-8" } }],
            body: { type: "string", value: body },
          });
    // The page may be gone.
    answer.catch(() => undefined);
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["network.beforeRequestSent"] });
  await send("network.addIntercept", {
    phases: ["beforeRequestSent"],
    urlPatterns: [{ type: "pattern", protocol: "https" }],
  });
  const tabs = () => contextsOf(send);
  const [first] = await tabs();
  return {
    send,
    tab: tabIn(send, first?.context ?? ""),
    /** A new tab at an address that no page may lead to, such as one of an extension's own. */
    async openOwn(url: string) {
      const [frame] = await contextsOf(send, { "moz:scope": "chrome" });
      const principal = "{ triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal() }";
      await tabIn(send, frame?.context ?? "").run(`void gBrowser.addTab(${JSON.stringify(url)}, ${principal})`);
      for (;;) {
        const opened = (await tabs()).find((each) => each.url === url);
        if (opened) return tabIn(send, opened.context);
      }
    },
    async stop() {
      const ended = once(browser, "exit");
      await send("browser.close", {}).catch(() => browser.kill());
      await ended;
      close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
