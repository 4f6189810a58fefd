import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** One search parameter of the address and how to set it; null takes it out. */
export function useAddressPart(name: string): [value: string | null, set: (value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setAddress, name],
  );
  return [address.get(name), set];
}
