const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const PRIVATE_HOST =
  /^(localhost$|\[|(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)(\.\d+)+$)|\.(localhost|local|internal|test)$/;

/** What keeps a text from being the address of a web app that people reach; null when nothing does. */
export function faultOfAddress(text: string): string | null {
  if (text === "") return "is empty";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return `is ${text}, which is no address`;
  }
  if (isPrivate(text)) return `is ${text}, which only this machine or network reaches`;
  if (url.protocol !== "https:") return `is ${text}, which does not begin with https://`;
  if (!PUBLIC_HOST.test(url.hostname)) return `is ${text}, which names no host`;
  if (url.username || url.password || url.search || url.hash)
    return `is ${text}, which has more than a host and a path`;
  return text.endsWith("/") ? `is ${text}, with a slash at its end` : null;
}

/** Whether an address leads into a machine or network of one's own, whatever its scheme. */
export function isPrivate(text: string): boolean {
  const host = /^[a-z][\w+.-]*:\/\/(?:[^/@]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(text)?.[1]?.toLowerCase();
  return host !== undefined && PRIVATE_HOST.test(host);
}

/** What is wrong with an address that Auth may send people on to, which may hold `*`; null when nothing is. */
export function faultOfRedirect(text: string): string | null {
  if (isPrivate(text)) return `${text} is local`;
  if (/^http:/i.test(text)) return `${text} does not begin with https://`;
  // `*` in a host leads to hosts of other people: https://*.vercel.app/** are all of Vercel's.
  return /^[^/]*\*|^[a-z]+:\/\/[^/]*\*/i.test(text) ? `${text} leads to any host` : null;
}
