import { expect, test } from "vitest";
import { BLOCK, check, config, healthy, line, missing, shipped } from "./checked-project.ts";
import { readProductionConfig } from "./production-config.ts";
import { REF } from "./stand-in-project.ts";

const notAddresses = [
  "https://…",
  "https://<ref>.example",
  "https://app",
  "https://app…",
  "app.example",
  "https://",
  "http://127.0.0.1:5173",
  "http://app.example",
];
test.each([
  ...notAddresses,
  "https://localhost",
  "https://192.168.1.4",
  "https://[::1]",
  "https://0.0.0.0",
  "https://app.local",
])("%s is no address of a web app, though both sides name it", async (address) => {
  const state = healthy();
  state.auth["site_url"] = address;
  state.secrets.shift();
  state.secrets.push({ name: "SITE_URL", value: "not shown" });
  const local = readProductionConfig(shipped + line("https://app.example", address), REF);
  expect(missing(await check(state, { config: local })).map(({ title }) => title)).toEqual([
    "config.toml: the address of the web app",
    "Auth: links in mails lead to the web app",
  ]);
});

test.each(["http://localhost:5173", "tracker://127.0.0.1", "*", "**", "https://*", "https://*.vercel.app/**"])(
  "%s is no redirect, though both sides name it",
  async (address) => {
    const state = healthy();
    state.auth["uri_allow_list"] = address;
    const open = readProductionConfig(shipped + line("urls = []", `urls = ["${address}"]`), REF);
    expect(missing(await check(state, { config: open }))).toHaveLength(1);
    expect(missing(await check(healthy(), { config: open }))).toHaveLength(2);
  },
);

test("a redirect that config.toml names is well on both sides", async () => {
  const state = healthy();
  state.auth["uri_allow_list"] = "https://app.example/**";
  const own = readProductionConfig(shipped + line("urls = []", 'urls = ["https://app.example/**"]'), REF);
  expect(missing(await check(state, { config: own }))).toEqual([]);
});

const configs: [string, string, string][] = [
  ["a local address", line("https://app.example", "http://127.0.0.1:5173"), 'site_url = "https://…"'],
  ["a slash at the end", line("https://app.example", "https://app.example/"), "without a slash"],
  ["a local redirect", line("urls = []", 'urls = ["http://localhost:5173"]'), "additional_redirect_urls = []"],
  ["unconfirmed addresses", line("enable_confirmations = true\n", ""), "enable_confirmations = true"],
  [
    "one mailbox",
    line("enable_confirmations = true", "enable_confirmations = true\ndouble_confirm_changes = false"),
    "double_confirm_changes = true",
  ],
  [
    "no current password",
    line("enable_confirmations = true", "enable_confirmations = true\nrequire_current_password = false"),
    "require_current_password = true",
  ],
  ["mails in a row", line('"1m"', '"1s"'), 'max_frequency = "1m"'],
  ["few sign-ins", `${BLOCK}sign_in_sign_ups = 30\n`, "sign_in_sign_ups = 300"],
];
test.each(configs)("config.toml with %s is one line, before it is pushed", async (_, block, fix) => {
  const results = (await check(healthy(), { config: readProductionConfig(shipped + block, REF) })).filter(
    ({ isLocal }) => isLocal,
  );
  expect(missing(results)).toHaveLength(1);
  expect(missing(results)[0]?.fix).toContain(fix);
});

test("config.toml without a block for the project, and another CLI, are said", async () => {
  const results = await check(healthy(), {
    config: { ...config, hasOwnBlock: false },
    cli: { pinned: "3.1.0", installed: "2.9.0" },
  });
  expect(missing(results).map(({ fix }) => fix)).toEqual([
    "npm ci",
    `In supabase/config.toml, under [remotes.production]: project_id = "${REF}"`,
  ]);
});
