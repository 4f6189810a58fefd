/** "In/ana-lim", behind a name or a mark, as profiles are written for short. */
const SHORT = /(?<![\p{L}\p{N}/._-])in\/(?=[\p{L}\p{N}])[\p{L}\p{N}_%-]{3,100}(?![\p{L}\p{N}/])/giu;

/** "Ana Lim in/ana-lim and Bo Vance in/bo-vance": several short addresses in full, so that each is its own person's. */
export function withShortAddresses(message: string): string {
  const found = message.match(SHORT) ?? [];
  return found.length > 1 ? message.replace(SHORT, (slug) => `linkedin.com/in/${slug.slice(3)}`) : message;
}
