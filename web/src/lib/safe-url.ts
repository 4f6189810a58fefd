/**
 * `url` when it may become a link or a picture: an https address without a user name in it, or a path of our own. Null for
 * everything else (`javascript:`, `data:`, `//host`, tab and newline tricks), which is then shown as text or left out.
 */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url || /[\u0000-\u0020\u007f\\]/.test(url)) return null;
  if (/^\/(?!\/)/.test(url)) return url;
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { username, password } = new URL(url);
  return username === "" && password === "" ? url : null;
}
