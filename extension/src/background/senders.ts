/** Who sent a message: a page of the extension's own, or its script in a page of the network. Null for anyone else, who gets no answer. */
export function senderKind(
  { id, url, frameId, tab }: chrome.runtime.MessageSender,
  own: { id: string; origin: string },
): "view" | "page" | null {
  const address = url === undefined ? null : URL.parse(url);
  if (id !== own.id || address === null) return null;
  if (url?.startsWith(`${own.origin}/`)) return "view";
  return tab?.id !== undefined && frameId === 0 && address.origin === "https://www.linkedin.com" ? "page" : null;
}
