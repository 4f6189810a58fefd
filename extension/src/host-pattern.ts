/** The match pattern for an address's host; a pattern names no port. */
export function hostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
