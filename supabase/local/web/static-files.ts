import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { PAGES } from "../../../web/hosting/host-files.ts";

const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".webm": "video/webm",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
/** Vite puts a hash into these names, so what a name represents never changes. */
const HASHED = /^\/assets\//;

interface StaticFile {
  content: Uint8Array<ArrayBuffer>;
  encoded: Map<string, Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
}

export type StaticFiles = (request: Request) => Response | null;

function load(path: string, address: string): StaticFile {
  const content = Uint8Array.from(readFileSync(path));
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const encoded = ENCODINGS.filter(([, suffix]) => existsSync(path + suffix)).map(
    ([encoding, suffix]) => [encoding, Uint8Array.from(readFileSync(path + suffix))] as const,
  );
  const headers = {
    "content-type": CONTENT_TYPES[extname(path)] ?? "application/octet-stream",
    "cache-control": HASHED.test(address) ? "public, max-age=31536000, immutable" : "no-cache",
    etag,
    vary: "Accept-Encoding",
  };
  return { content, encoded: new Map(encoded), headers };
}

function answer(file: StaticFile, request: Request): Response {
  if (request.headers.get("if-none-match")?.includes(file.headers["etag"] ?? "-")) {
    return new Response(null, { status: 304, headers: file.headers });
  }
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = [...file.encoded.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const body = (encoding && file.encoded.get(encoding)) ?? file.content;
  const headers = {
    ...file.headers,
    "content-length": String(body.length),
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/**
 * Answers for a folder of built files, which it holds in memory: no request's path ever reaches the file system. An address
 * that is none of theirs and has no ending is a route of the app, and gets the app; null for everything else.
 */
export function staticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(address, load(path, address));
  }
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { pathname } = new URL(request.url);
    const isRoute = extname(pathname) === "";
    const file = files.get(PAGES[pathname] ?? pathname) ?? (isRoute ? files.get("/index.html") : undefined);
    return file ? answer(file, request) : null;
  };
}
