import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Follows links inside the app as `Link` does, for links of which there are too many to give each one its own: put it on the
 * `onClick` of an `<a href>`. What is to open elsewhere is left to the browser.
 */
export function useFollowLink() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.button !== 0 || isElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      const { pathname, search, hash } = event.currentTarget;
      void navigate(pathname + search + hash);
    },
    [navigate],
  );
}
