import { addressesIn, type LinkRule, linkRule } from "./safe-reply.ts";

/**
 * The addresses that an answer may hold: it links to pages, profiles and posts of the records that were read for it, and shows those that the
 * user wrote as text. Posts are others' words, whose addresses are not shown.
 */
export class KnownAddresses {
  private readonly links = new Set<string>();
  private readonly texts = new Set<string>();
  readonly rule: LinkRule = linkRule(this.links, this.texts);
  private readonly showsTexts: boolean;

  /** `showsTexts` where rules write the answers: a model could be talked into showing an address. */
  constructor(message: string, showsTexts: boolean) {
    this.showsTexts = showsTexts;
    this.show(message);
  }

  add(link: string): void {
    this.links.add(link);
  }

  /** Takes the addresses in what the tools gave. */
  read(results: readonly unknown[]): void {
    for (const result of results) this.visit(result, "");
  }

  private visit(value: unknown, key: string): void {
    if (typeof value === "string" && (key === "profileUrl" || key === "postUrl")) this.add(value);
    else if (typeof value === "string") this.show(value);
    else if (Array.isArray(value)) for (const item of value) this.visit(item, "");
    else if (typeof value === "object" && value !== null) {
      const isPost = "postUrl" in value;
      for (const [name, item] of Object.entries(value)) if (!isPost || name === "postUrl") this.visit(item, name);
    }
  }

  private show(text: string): void {
    if (this.showsTexts) for (const address of addressesIn(text)) this.texts.add(address);
  }
}
