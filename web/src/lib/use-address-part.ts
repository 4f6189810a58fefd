import { useCallback, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useLatest } from "./use-latest";

type SetPart = (value: string | null, how?: { replace: boolean }) => void;

/** The part that an entry of the browser's history was pushed for. */
const openedIn = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "opened" in state ? state.opened : undefined;

/**
 * One search parameter of the address and how to set it; null takes it out, and goes back where setting it went on: an overlay that
 * was closed is on no page that Back leads to.
 */
export function useAddressPart(name: string): [value: string | null, set: SetPart] {
  const [address, setAddressOf] = useSearchParams();
  // The router's sets what an address of its own time becomes: called later, it would take back what was set in between.
  const setAddress = useLatest(setAddressOf);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  /** The entry that was gone back from: the browser takes a moment, and a second Escape may not go further. */
  const left = useRef<string>(undefined);
  const goBack = useLatest((): boolean => {
    if (openedIn(state) !== name) return false;
    if (left.current !== key) void navigate(-1);
    left.current = key;
    return true;
  });
  // One overlay in place of another is not one more page to go back to.
  const opening = useLatest(() => (address.has(name) ? { replace: true, state } : { state: { opened: name } }));
  const set: SetPart = useCallback(
    (value, how) => {
      const isClosing = value === null && how === undefined;
      if (isClosing && goBack()) return;
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        isClosing ? { replace: true } : (how ?? opening()),
      );
    },
    [setAddress, name, goBack, opening],
  );
  return [address.get(name), set];
}
