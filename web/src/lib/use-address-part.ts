import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type SetPart = (value: string | null, how?: { replace: boolean }) => void;

/** One search parameter of the address and how to set it; null takes it out. */
export function useAddressPart(name: string): [value: string | null, set: SetPart] {
  const [address, setAddress] = useSearchParams();
  const set: SetPart = useCallback(
    (value, how) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }, how),
    [setAddress, name],
  );
  return [address.get(name), set];
}
