import type { Plugin } from "vite";

/** The role that an old-style key, a JSON Web Token, is for; null when the text is no such key. */
function roleOf(text: string): string | null {
  const [, payload = ""] = /^ey[\w-]+\.([\w-]+)\.[\w-]*$/.exec(text) ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null && "role" in claims ? String(claims.role) : null;
  } catch {
    return null;
  }
}

/** Keys of Supabase that open more than a visitor may see, and a private JSON Web Key. */
const isSecret = (text: string) =>
  /sb_secret_|sbp_|"d"\s*:/.test(text) || ["service_role", "supabase_admin"].includes(roleOf(text) ?? "");

function faultOfBackend(text: string): string | null {
  const name = "VITE_SUPABASE_URL";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return `${name} is no address: it looks like https://<ref>.supabase.co.`;
  }
  if (!/^https?:$/.test(url.protocol) || url.hostname.split(".").includes(""))
    return `${name} is no address: it looks like https://<ref>.supabase.co.`;
  return text.toLowerCase() === url.origin ? null : `${name} ends after the host, without a slash: ${url.origin}`;
}

/**
 * Why a web app must not be built with these variables, in one sentence that quotes no key; null when nothing is wrong. All that begins
 * with VITE_ may end up in files that anybody can read.
 */
export function faultOfVariables(variables: Record<string, string | undefined>): string | null {
  const given = Object.entries(variables).filter(([name]) => name.startsWith("VITE_"));
  const leaked = given.find(([, value]) => isSecret(value ?? ""));
  if (leaked) return `${leaked[0]} holds a secret key, and everybody could read it in the web app.`;
  const backend = variables["VITE_SUPABASE_URL"];
  const key = variables["VITE_SUPABASE_PUBLISHABLE_KEY"];
  if (backend === undefined && key === undefined) return null;
  const fault = backend === undefined ? null : faultOfBackend(backend);
  if (fault !== null) return fault;
  if (key === undefined)
    return "VITE_SUPABASE_URL needs VITE_SUPABASE_PUBLISHABLE_KEY beside it: that backend's public key.";
  return /^sb_publishable_[\w-]{20,}$/.test(key) || roleOf(key) === "anon"
    ? null
    : "VITE_SUPABASE_PUBLISHABLE_KEY is no publishable key: it begins with sb_publishable_, and is under API Keys.";
}

/** Vite plugin: stops a build whose variables would make a web app that cannot reach its backend, or that tells a secret. */
export function backendVariables(): Plugin {
  return {
    name: "backend-variables",
    apply: "build",
    // Before other plugins read the variables.
    enforce: "pre",
    configResolved({ env }) {
      const fault = faultOfVariables(env as Record<string, string | undefined>);
      if (fault !== null) throw new Error(fault);
    },
  };
}
