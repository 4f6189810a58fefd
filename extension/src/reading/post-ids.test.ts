import { describe, expect, it } from "vitest";
import { parsePage } from "../../fixtures/parse-page.ts";
import { LOADED_AT, PEOPLE } from "../../fixtures/people.ts";
import { writePage } from "../../fixtures/write-page.ts";
import { readPosts } from "./read-posts.ts";

const now = LOADED_AT;
const HOUR = 3_600_000;
const [person] = PEOPLE;
if (!person) throw new Error("There are no people.");
const real = person.posts.map(({ id }) => id);
const idAt = (hoursAgo: number) => String((BigInt(now.getTime() - hoursAgo * HOUR) << 22n) | 7n);

/** The ids that are read on the page, changed in its text or in its document. */
function idsOn(layout: "classic" | "driven", { text = (html: string) => html, change = (_: Document) => {} } = {}) {
  const page = writePage(person as NonNullable<typeof person>, { layout, view: "activity" });
  const document = parsePage({ html: text(page.html), frame: null });
  change(document);
  return readPosts(document, { address: page.address, now }).posts.map(({ externalId }) => externalId);
}

const withoutKeys = (document: Document) => {
  for (const card of document.querySelectorAll("[componentkey]")) card.setAttribute("componentkey", "x");
};
const other = (html: string, id: string) => html.replaceAll(real[2] ?? "", id);

describe("the id of a post whose card has none", () => {
  it("is found by the card's key, by the beginning of its text, and else by an age that fits one card only", () => {
    expect(idsOn("driven")).toEqual(real);
    expect(idsOn("driven", { change: withoutKeys })).toEqual(real);
    const withoutUrns = (document: Document) =>
      document.querySelectorAll("[data-urn]").forEach((card) => card.removeAttribute("data-urn"));
    expect(idsOn("classic", { change: withoutUrns })).toEqual(real);
  });

  it("is left out where its age does not fit the card's label", () => {
    const expected = real.map((id, at) => (at === 2 ? null : id));
    expect(idsOn("driven", { text: (html) => other(html, idAt(900)) })).toEqual(expected);
    expect(idsOn("driven", { text: (html) => other(html, idAt(2)) })).toEqual(expected);
  });

  it("is given to nobody where two cards claim it, or two ids could be one card's", () => {
    const two = (html: string) => html.replaceAll(real[1] ?? "", real[2] ?? "");
    expect(idsOn("driven", { text: two })[1]).toBeNull();
    const twins = (html: string) => html.replaceAll(real[1] ?? "", idAt(16 * 24 + 1));
    expect(idsOn("driven", { text: twins, change: withoutKeys }).slice(1, 3)).toEqual([null, null]);
  });

  it("is not taken from data about another person's page by its age alone", () => {
    const change = (document: Document) => {
      withoutKeys(document);
      const data = document.querySelector("script");
      if (data) data.textContent = data.textContent.replaceAll(person.slug, "mallory-quince");
    };
    expect(idsOn("driven", { change })).toEqual(real.map(() => null));
  });

  it("is not taken from what someone wrote", () => {
    const wrote = (html: string) =>
      html.replaceAll(/urn:li:activity:(\d+)/g, "about urn:li:activity:$1").replaceAll("ActivityUrn", "Text");
    expect(idsOn("driven", { text: wrote })).toEqual(real.map(() => null));
  });
});

describe("the time of a post", () => {
  const times = (label: string) => {
    const page = writePage(person, { layout: "classic", view: "activity" });
    const document = parsePage({ html: page.html.replaceAll(">3d •", `>${label} •`), frame: null });
    return readPosts(document, { address: page.address, now }).posts[1];
  };

  it("is the id's where the label agrees or says nothing", () => {
    const exact = {
      externalId: real[1],
      postedAt: new Date(now.getTime() - 74 * HOUR).toISOString(),
      isDateExact: true,
    };
    expect(times("3d")).toMatchObject(exact);
    expect(times("?")).toMatchObject(exact);
  });

  it("is the label's for a post that was planned days before it was published", () => {
    const postedAt = new Date(now.getTime() - 5 * HOUR).toISOString();
    expect(times("5h")).toMatchObject({ externalId: real[1], postedAt, isDateExact: false });
  });
});
