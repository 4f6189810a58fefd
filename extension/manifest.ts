import { hostPattern } from "./src/host-pattern.ts";

/** The public half of a key, from which Chrome makes the same id on every machine; contract/extension.ts has the id. */
const CHROME_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAnQwqfFDv+cYb9+Sn3TdfzrtDHwMfiymkYOjZOpPkGLjH+sZLDMeVnBblYtHTR2X/nddfJ5z3FIDn+a0WKwRPdhUsAIK3rqwY+TAfd+tJ/C+ibaP1/3aR67fKjX+5WjcBQJ4hLLy3buNNdzfXqdFp9d1XIjrKd0oY3vVqmtDfcHG7pvPB39QL4BA0l+SClX5ruJ8niA4L5wabS5iqyKhbT4fwOg5lfWdX568FTg1W+fIbZW5m7yg0UrzRwSr4EtmP3IwrXK5g46tZ2tDuV5sgLPelIXX7ho/CNuz/TT/rGlQAX1NTVNzLOpwraoLa1TA03jg5Xpye6GVfYUe4UUtN4wIDAQAB";
/** Firefox makes the address that it hands the app's answer to from this id; contract/extension.ts has that address. */
const FIREFOX_ID = "extension@tracker.example";

export type Browser = "chrome" | "firefox";
export const BROWSERS: readonly Browser[] = ["chrome", "firefox"];

/** The pages whose people are saved. */
export const NETWORK = "https://www.linkedin.com/*";

/** What the extension's own pages may load and call: their own files, and a Tracker over TLS or on this machine. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src https: http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The manifest for a browser. `appUrl` is where Tracker is unless the user names another place; null leaves it to them. */
export function manifestFor(browser: Browser, { version, appUrl }: { version: string; appUrl: string | null }): object {
  const shared = {
    manifest_version: 3,
    name: "Tracker",
    description: "Save the LinkedIn profile you are looking at to Tracker, with your notes and tasks beside it.",
    version,
    icons: { 16: "icons/16.png", 32: "icons/32.png", 48: "icons/48.png", 128: "icons/128.png" },
    action: {
      default_title: "Tracker",
      default_popup: "popup.html",
      default_icon: { 16: "icons/16.png", 32: "icons/32.png" },
    },
    content_scripts: [{ matches: [NETWORK], js: ["content.js"], run_at: "document_idle" }],
    // The network's, to know whether a tab shows it: the permission to see the addresses of all tabs would be more.
    host_permissions: [NETWORK, ...(appUrl === null ? [] : [hostPattern(appUrl)])],
    optional_host_permissions: ["https://*/*", "http://127.0.0.1/*", "http://localhost/*"],
    content_security_policy: { extension_pages: CONTENT_POLICY },
    commands: {
      // Chrome has Alt+Shift+T for itself, and gives none where a key is taken.
      _execute_action: { suggested_key: { default: "Alt+Shift+K" } },
      "save-person": { suggested_key: { default: "Alt+Shift+S" }, description: "Add this person to Tracker" },
    },
  };
  return browser === "chrome" ? { ...shared, ...forChrome } : { ...shared, ...forFirefox };
}

const forChrome = {
  key: CHROME_KEY,
  minimum_chrome_version: "123",
  permissions: ["alarms", "identity", "sidePanel"],
  background: { service_worker: "background.js" },
  side_panel: { default_path: "panel.html" },
};

const forFirefox = {
  permissions: ["alarms", "identity"],
  background: { scripts: ["background.js"] },
  sidebar_action: {
    default_title: "Tracker",
    default_panel: "panel.html",
    default_icon: { 16: "icons/16.png", 32: "icons/32.png" },
    open_at_install: false,
  },
  browser_specific_settings: {
    gecko: {
      id: FIREFOX_ID,
      strict_min_version: "140.0",
      data_collection_permissions: {
        // The token; the person whose profile is saved; what their profile says; which profiles are looked up for the badge.
        required: ["authenticationInfo", "personallyIdentifyingInfo", "websiteContent", "browsingActivity"],
      },
    },
    gecko_android: { strict_min_version: "142.0" },
  },
};
