import { type RefObject, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { installation } from "@/lib/installation";

const canText = installation.takesTexts;
const SECTIONS = [
  ["basic-information", "Basic Information"],
  ["professional-information", "Professional Information"],
  ["goals-contact", "Goals & Contact"],
  ["preferences", "Preferences"],
  ...(canText ? ([["texting", "Texting"]] as const) : []),
  ["morning-digest", "Morning digest"],
  ["notifications", "Notifications"],
  ["data-sources", "Data sources"],
  ["api-access", "API Access"],
  ["your-data", "Your data"],
  ["account", "Account"],
] as const;
const FIRST = SECTIONS[0][0];
const LAST = SECTIONS[SECTIONS.length - 1]?.[0] ?? FIRST;

interface SectionLinksProps {
  /** What the sections scroll in. */
  pane: RefObject<HTMLElement | null>;
  /** Whether the sections are there. */
  isReady: boolean;
}

/** The way to each section, beside them where there is room; the one that is being read is marked. */
export function SectionLinks({ pane, isReady }: SectionLinksProps) {
  const shown = useShownSection(pane, isReady);
  return (
    <nav aria-label="Sections" className="sticky top-6 hidden self-start lg:block">
      <ul className="grid gap-0.5">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              aria-current={shown === id ? "location" : undefined}
              className="rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground aria-[current]:bg-secondary aria-[current]:text-foreground -ms-2.5 flex min-h-8 items-center px-2.5 text-base font-medium transition-colors"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section under the top of the pane; the last ones, which cannot get there, are shown when the end of the pane is. */
function useShownSection(pane: RefObject<HTMLElement | null>, isReady: boolean): string {
  const { hash } = useLocation();
  const [shown, setShown] = useState<string>(FIRST);
  useEffect(() => {
    const scroller = pane.current;
    if (!isReady || scroller === null) return;
    const look = () => setShown(sectionAt(scroller, hash.slice(1)));
    look();
    scroller.addEventListener("scroll", look, { passive: true });
    return () => scroller.removeEventListener("scroll", look);
  }, [pane, isReady, hash]);
  return shown;
}

/** How far under the top of the pane a section's heading still counts as read. */
const READ_PX = 120;

function sectionAt(pane: HTMLElement, linked: string): string {
  const { top, bottom } = pane.getBoundingClientRect();
  const boxes = SECTIONS.map(([id]) => ({ id, box: document.getElementById(id)?.getBoundingClientRect() }));
  const isAtEnd = pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1;
  const isInView = ({ id, box }: (typeof boxes)[number]) =>
    id === linked && box !== undefined && box.top >= top && box.top < bottom;
  if (isAtEnd) return boxes.find(isInView)?.id ?? LAST;
  return boxes.findLast(({ box }) => box !== undefined && box.top - top < READ_PX)?.id ?? FIRST;
}
