import { READ_AT_MOST } from "@contract/page-limits.ts";
import { toLines } from "./clean-text.ts";
import type { Page } from "./open-page.ts";
import { linesOf, outwards, textLeaves } from "./page-text.ts";
import type { Read } from "./person-name.ts";
import { CARDS } from "./top-card.ts";

const HEADING = "h1, h2, h3, h4, h5, h6";
const TEXT_BOX = '[data-testid="expandable-text-box"]';

/** What people write about themselves: in its marked section, or in the one section that is a heading and a text and nothing else. */
export function readAbout({ mains }: Page): Read | null {
  for (const main of mains) {
    const marked = [...main.querySelectorAll('[componentkey*="about" i]')].filter((each) =>
      each.querySelector(TEXT_BOX),
    );
    const section = marked[0] ?? main.querySelector("#about")?.closest("section");
    const text = section && aboutIn(section);
    if (text) return { value: text, from: "page-mark" };
  }
  const plain = mains.flatMap(plainSections);
  const [only] = plain;
  const text = plain.length === 1 && only ? aboutIn(only) : null;
  return text === null ? null : { value: text, from: "page-shape" };
}

/** The sections around each text box that hold one heading, one text, and no link, list, picture or post. */
function plainSections(main: Element): Element[] {
  const boxes = [...main.querySelectorAll(TEXT_BOX)].filter((box) => !box.closest(`${CARDS}, li`)).slice(0, 40);
  return boxes.flatMap((box) => {
    for (const element of outwards(box, main)) {
      if (!element.querySelector(HEADING)) continue;
      const isPlain =
        element.querySelectorAll(HEADING).length === 1 && !element.querySelector(`a[href], li, img, ${CARDS}`);
      return isPlain && element.querySelectorAll(TEXT_BOX).length === 1 ? [element] : [];
    }
    return [];
  });
}

function aboutIn(section: Element): string | null {
  const boxes = [...section.querySelectorAll(TEXT_BOX)];
  if (boxes.length > 1) return null;
  const [box] = boxes;
  if (box) return toLines(linesOf(box, READ_AT_MOST.about), READ_AT_MOST.about);
  // The classic layout has the heading, then the text, perhaps twice.
  const texts = textLeaves(section).filter(({ element }) => !element.closest(`button, a, ${HEADING}`));
  const [only, ...others] = texts;
  return only && others.length === 0 ? toLines(linesOf(only.element, READ_AT_MOST.about), READ_AT_MOST.about) : null;
}
