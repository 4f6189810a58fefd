import { type Hosting, joinedHeaders, securityHeaders, TOUR } from "./security-headers.ts";

/** Addresses of pages that are files, though they look like routes of the app. */
export const PAGES: Readonly<Record<string, string>> = { "/contact-us": "/contact-us.html" };
/** Routes of the app that a host with "clean addresses" would take for the file of that name. */
const ROUTES = ["/privacy-policy", "/terms-of-service"];
/** The file to answer an address with on a host that would by itself show x.html at /x. */
export const fileAt = (pathname: string): string =>
  PAGES[pathname] ?? (ROUTES.includes(pathname) ? "/index.html" : pathname);

const FOREVER = "public, max-age=31536000, immutable";
/** What has no hash in its name changes with each version: the page, the service worker, the static pages. */
const ASK_FIRST = "no-cache";

/** Where edits go when the app sends them to its own address, which the host passes on to the backend. */
const REST = "/rest/v1/";

/** For Netlify, beside the built files. By itself it has browsers ask first for everything else. */
export function headersFile(hosting: Hosting): string {
  const { everywhere, tour } = joinedHeaders(hosting);
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = list({ "Cache-Control": FOREVER });
  return ["/*", ...list(everywhere), `${TOUR}*`, ...list(tour), "/assets/*", ...kept, ""].join("\n");
}

/**
 * For Netlify: which address is which file. The first that fits counts, and `!` wins over a file of that name. Cloudflare Pages
 * knows no such mark and serves x.html at /x and nowhere else, so that the static pages would hide the screens.
 */
export function redirectsFile(restOf: string | null = null): string {
  const rest = restOf ? [`${REST}* ${restOf}${REST}:splat 200!`] : [];
  const pages = Object.entries(PAGES).map(([address, file]) => `${address} ${file} 200`);
  const routes = ROUTES.map((route) => `${route} /index.html 200!`);
  return [...rest, ...pages, ...routes, "/* /index.html 200", ""].join("\n");
}

/** For Vercel, beside the built files. */
export function vercelFile(hosting: Hosting, restOf: string | null = null): string {
  const list = (place: "app" | "tour") =>
    Object.entries(securityHeaders(hosting, place)).map(([key, value]) => ({ key, value }));
  const config = {
    headers: [
      { source: `/((?!${TOUR.slice(1)}).*)`, headers: list("app") },
      { source: `${TOUR}(.*)`, headers: list("tour") },
      { source: "/assets/(.*)", headers: [{ key: "Cache-Control", value: FOREVER }] },
    ],
    rewrites: [
      ...(restOf ? [{ source: `${REST}:path*`, destination: `${restOf}${REST}:path*` }] : []),
      ...Object.entries(PAGES).map(([source, destination]) => ({ source, destination })),
      { source: "/((?!.*\\.).*)", destination: "/index.html" },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The inside of a `server` block of nginx; `root` is the folder with the built files. */
export function nginxFile(hosting: Hosting, restOf: string | null = null): string {
  const add = (place: "app" | "tour") =>
    Object.entries(securityHeaders(hosting, place)).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  // A block with headers of its own takes over none from outside, so each says all of them. A 404 is not to be kept.
  const block = (location: string, files: string, keep: string, place: "app" | "tour" = "app") =>
    [
      `location ${location} {`,
      `  try_files ${files};`,
      `  add_header Cache-Control "${keep}";`,
      ...add(place),
      "}",
    ].join("\n");
  const passedOn = (origin: string) =>
    [
      `location ${REST} {`,
      `  proxy_pass ${origin};`,
      `  proxy_set_header Host ${new URL(origin).host};`,
      "  proxy_ssl_server_name on;",
      "}",
    ].join("\n");
  return [
    ...(restOf ? [passedOn(restOf)] : []),
    ...Object.entries(PAGES).map(([address, file]) => block(`= ${address}`, `${file} =404`, ASK_FIRST)),
    block(TOUR, "$uri =404", ASK_FIRST, "tour"),
    block("/assets/", "$uri =404", FOREVER),
    block("/", "$uri /index.html", ASK_FIRST),
    "",
  ].join("\n");
}
