/** How the built app is put up. */
export interface Hosting {
  /** Origins besides its own that the page calls: the hosted project's. */
  connect: readonly string[];
  /** Whether it is reached over TLS, and only so. */
  https: boolean;
}

/** The embedded stack: one address for the app and its backend, and nobody has a certificate for localhost. */
export const EMBEDDED: Hosting = { connect: [], https: false };

/** Where the files of the screen tour are. */
export const TOUR = "/tour/";

export const isTour = (pathname: string): boolean => pathname.startsWith(TOUR);

/** What the app may load and talk to: its own address only. Pictures of posts are the API's, which the page asks with its token (`blob:`). */
function appPolicy({ connect, https }: Hosting, framedBy: string): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    "object-src 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ];
}

/** The screen tour may talk to nobody. */
const TOUR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
];

const NOT_USED = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "midi"];

/** What every file is sent with. */
const common = ({ https }: Hosting) => ({
  "Cross-Origin-Opener-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  // Speaking to the assistant is all that the page asks of the machine.
  "Permissions-Policy": [...NOT_USED, "payment", "usb"].map((name) => `${name}=()`).join(", ") + ", microphone=(self)",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
});

/**
 * The headers that a host sends with the files of a place. The screen tour is in a sandboxed frame of the app; such a frame
 * has no origin, so its files are open to every origin (they hold nothing but a picture of the product).
 */
export function securityHeaders(hosting: Hosting, place: "app" | "tour"): Record<string, string> {
  if (place === "tour") {
    return {
      ...common(hosting),
      "Access-Control-Allow-Origin": "*",
      "Content-Security-Policy": TOUR_POLICY.join("; "),
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Frame-Options": "SAMEORIGIN",
    };
  }
  return {
    ...common(hosting),
    "Content-Security-Policy": appPolicy(hosting, "'none'").join("; "),
    "Cross-Origin-Resource-Policy": "same-origin",
    // For browsers that do not know frame-ancestors.
    "X-Frame-Options": "DENY",
  };
}

/**
 * The same for a host that joins what its rules say of one header, so that nothing said for every file can be taken back for the
 * tour. There our own address may frame all of us, and nobody else any of it.
 */
export function joinedHeaders(hosting: Hosting): Record<"everywhere" | "tour", Record<string, string>> {
  const { "Cross-Origin-Resource-Policy": _, ...app } = securityHeaders(hosting, "app");
  const tour = securityHeaders(hosting, "tour");
  return {
    everywhere: {
      ...app,
      "Content-Security-Policy": appPolicy(hosting, "'self'").join("; "),
      "X-Frame-Options": "SAMEORIGIN",
    },
    tour: {
      "Access-Control-Allow-Origin": "*",
      // Both policies hold at once.
      "Content-Security-Policy": tour["Content-Security-Policy"] ?? "",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  };
}
