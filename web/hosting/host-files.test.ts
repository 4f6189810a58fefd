import { expect, test } from "vitest";
import { fileAt, headersFile, nginxFile, redirectsFile, vercelFile } from "./host-files.ts";
import { EMBEDDED, joinedHeaders, securityHeaders } from "./security-headers.ts";

const hosting = { connect: ["https://example.supabase.co"], https: true };

/** The headers that nginx adds in a block, by name. */
const added = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name = "", value = ""]) => [name, value]),
  );

const nginxBlocks = (): Record<string, string> =>
  Object.fromEntries(
    nginxFile(hosting)
      .split(/^(?=location )/m)
      .map((block) => [/^location (?:= )?(\S+)/.exec(block)?.[1] ?? "", block]),
  );

test("nginx lets what has a hash in its name be kept, and has everything else asked for again", () => {
  const kept = Object.entries(nginxBlocks()).map(([location, block]) => [
    location,
    /add_header Cache-Control "(.*)";/.exec(block)?.[1],
  ]);
  expect(Object.fromEntries(kept)).toEqual({
    "/contact-us": "no-cache",
    "/tour/": "no-cache",
    "/assets/": "public, max-age=31536000, immutable",
    "/": "no-cache",
  });
});

test("every host is told the headers of the one list", () => {
  const strict = securityHeaders(hosting, "app");
  const vercel = JSON.parse(vercelFile(hosting)) as { headers: { headers: { key: string; value: string }[] }[] };
  expect(Object.fromEntries(vercel.headers[0]?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual(strict);
  expect(Object.fromEntries(vercel.headers[1]?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual(
    securityHeaders(hosting, "tour"),
  );
  for (const [location, block] of Object.entries(nginxBlocks()))
    expect(added(block)).toEqual(securityHeaders(hosting, location === "/tour/" ? "tour" : "app"));
  const rules = headersFile(hosting).split(/^(?=\/)/m);
  const { everywhere, tour } = joinedHeaders(hosting);
  for (const [name, value] of Object.entries(everywhere)) expect(rules[0]).toContain(`  ${name}: ${value}\n`);
  for (const [name, value] of Object.entries(tour)) expect(rules[1]).toContain(`  ${name}: ${value}\n`);
});

test("a host that joins headers is told nothing weaker, but that we may frame ourselves", () => {
  const { everywhere } = joinedHeaders(hosting);
  const strict = securityHeaders(hosting, "app");
  expect({ ...everywhere, "Content-Security-Policy": "", "X-Frame-Options": "" }).toEqual(
    expect.objectContaining({ "Permissions-Policy": strict["Permissions-Policy"], "Referrer-Policy": "no-referrer" }),
  );
  expect(everywhere["Content-Security-Policy"]?.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(
    strict["Content-Security-Policy"],
  );
});

test("a host may call the project it was built for, over TLS alone", () => {
  const headers = securityHeaders(hosting, "app");
  expect(headers["Content-Security-Policy"]).toContain("connect-src 'self' https://example.supabase.co;");
  expect(headers["Strict-Transport-Security"]).toMatch(/max-age=\d{8}/);
  expect(securityHeaders(EMBEDDED, "app")).not.toHaveProperty("Strict-Transport-Security");
});

test("only the screen tour may be framed, and only by us", () => {
  expect(securityHeaders(hosting, "app")["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  expect(securityHeaders(hosting, "tour")["Content-Security-Policy"]).toContain("frame-ancestors 'self'");
});

test("nothing inline is allowed anywhere, and the microphone to us alone", () => {
  for (const place of ["app", "tour"] as const) {
    const headers = securityHeaders(hosting, place);
    expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
    expect(headers["Permissions-Policy"]).toContain("microphone=(self)");
  }
});

test("the contact page is a file and everything unknown is the app", () => {
  expect(redirectsFile().trim().split("\n")).toEqual([
    "/contact-us /contact-us.html 200",
    "/privacy-policy /index.html 200!",
    "/terms-of-service /index.html 200!",
    "/* /index.html 200",
  ]);
});

test("the legal addresses without an ending are the app, and the static pages are files", () => {
  expect(
    ["/privacy-policy", "/terms-of-service", "/privacy-policy.html", "/contact-us", "/people"].map(fileAt),
  ).toEqual(["/index.html", "/index.html", "/privacy-policy.html", "/contact-us.html", "/people"]);
});

test("a host passes edits on to the project, where the app sends them to its own address", () => {
  const project = "https://example.supabase.co";
  expect(redirectsFile(project).split("\n")[0]).toBe("/rest/v1/* https://example.supabase.co/rest/v1/:splat 200!");
  const { rewrites } = JSON.parse(vercelFile(hosting, project)) as { rewrites: unknown[] };
  expect(rewrites[0]).toEqual({ source: "/rest/v1/:path*", destination: `${project}/rest/v1/:path*` });
  const nginx = nginxFile(hosting, project);
  expect(nginx).toMatch(
    /^location \/rest\/v1\/ \{\n {2}proxy_pass https:\/\/example\.supabase\.co;\n {2}proxy_set_header Host example\.supabase\.co;/,
  );
  for (const text of [redirectsFile(), vercelFile(hosting), nginxFile(hosting)]) expect(text).not.toContain("rest/v1");
});
