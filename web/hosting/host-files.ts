import { type Hosting, joinedHeaders, securityHeaders, TOUR } from "./security-headers.ts";

/** Addresses of pages that are files, though they look like routes of the app. */
export const PAGES: Readonly<Record<string, string>> = { "/contact-us": "/contact-us.html" };
/** Routes of the app that a host with "clean addresses" would take for the file of that name. */
const ROUTES = ["/privacy-policy", "/terms-of-service"];
const FOREVER = "public, max-age=31536000, immutable";

/** For Netlify and Cloudflare Pages, beside the built files. */
export function headersFile(hosting: Hosting): string {
  const { everywhere, tour } = joinedHeaders(hosting);
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = list({ "Cache-Control": FOREVER });
  return ["/*", ...list(everywhere), `${TOUR}*`, ...list(tour), "/assets/*", ...kept, ""].join("\n");
}

/** For the same hosts: which address is which file. The first that fits counts. */
export function redirectsFile(): string {
  const pages = Object.entries(PAGES).map(([address, file]) => `${address} ${file} 200`);
  const routes = ROUTES.map((route) => `${route} /index.html 200!`);
  return [...pages, ...routes, "/* /index.html 200", ""].join("\n");
}

/** For Vercel, beside the built files. */
export function vercelFile(hosting: Hosting): string {
  const list = (place: "app" | "tour") =>
    Object.entries(securityHeaders(hosting, place)).map(([key, value]) => ({ key, value }));
  const config = {
    headers: [
      { source: `/((?!${TOUR.slice(1)}).*)`, headers: list("app") },
      { source: `${TOUR}(.*)`, headers: list("tour") },
      { source: "/assets/(.*)", headers: [{ key: "Cache-Control", value: FOREVER }] },
    ],
    rewrites: [
      ...Object.entries(PAGES).map(([source, destination]) => ({ source, destination })),
      { source: "/((?!.*\\.).*)", destination: "/index.html" },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The inside of a `server` block of nginx; `root` is the folder with the built files. */
export function nginxFile(hosting: Hosting): string {
  const add = (place: "app" | "tour", indent: string) =>
    Object.entries(securityHeaders(hosting, place))
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join("\n");
  const pages = Object.entries(PAGES).map(
    ([address, file]) => `location = ${address} {\n  try_files ${file} =404;\n${add("app", "  ")}\n}`,
  );
  return `${add("app", "")}
${pages.join("\n")}
location ${TOUR} {
  try_files $uri =404;
${add("tour", "  ")}
}
location /assets/ {
  try_files $uri =404;
  add_header Cache-Control "${FOREVER}";
${add("app", "  ")}
}
location / {
  try_files $uri /index.html;
}
`;
}
