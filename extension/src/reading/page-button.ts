export interface PageButton {
  label: string;
  onPress: () => void;
}

const STYLE = `:host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; }
button { font: 600 14px/20px system-ui, sans-serif; padding: 8px 16px; border: 0; border-radius: 999px; background: #1f2430; color: #fff;
  cursor: pointer; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
button:focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
button:disabled { opacity: 0.6; cursor: default; }`;

/**
 * Puts a button on the page: one bare element without attributes, whose content a closed shadow root keeps from the page. Only for users
 * who turned it on. A press counts when a person made it and nothing lies over the button. Returns how to take the button away, and
 * how to say something else on it.
 */
export function showPageButton(document: Document, { label, onPress }: PageButton) {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "closed" });
  const style = document.createElement("style");
  style.textContent = STYLE;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    if (event.isTrusted && sight.isClear()) onPress();
  });
  shadow.append(style, button);
  document.documentElement.append(host);
  const sight = watchSight(button);
  return {
    remove: () => {
      sight.stop();
      host.remove();
    },
    say: (text: string, isEnabled = true) => {
      button.textContent = text;
      button.disabled = !isEnabled;
    },
  };
}

/**
 * Whether the element is visible with nothing over it. A hit test does not find an overlay that lets clicks through, but Chrome reports it:
 * https://web.dev/articles/intersectionobserver-v2. Firefox doesn't, and there clicks count.
 */
function watchSight(element: Element) {
  let isClear = !("isVisible" in IntersectionObserverEntry.prototype);
  const onLook = (entries: IntersectionObserverEntry[]) => {
    // Not in the types yet.
    isClear = (entries.at(-1) as { isVisible?: boolean } | undefined)?.isVisible ?? true;
  };
  const observer = new IntersectionObserver(onLook, { trackVisibility: true, delay: 100 } as IntersectionObserverInit);
  observer.observe(element);
  return { isClear: () => isClear, stop: () => observer.disconnect() };
}
