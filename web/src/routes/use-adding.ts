import { useCallback, useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { PersonFields } from "@/features/founders/add-person-errors";
import { usePersonDraft } from "@/features/founders/use-person-draft";
import { useAddressPart } from "@/lib/use-address-part";

/** Each as `person-name`, so that no condition of the table is called the same. */
const FORM_FIELDS = ["name", "company", "email"] as const;

/** What the address says of the person, as the assistant's link does, goes into the form, once. */
function useFilledForm(params: URLSearchParams, setParams: ReturnType<typeof useSearchParams>[1]) {
  const { change } = usePersonDraft();
  const fill = useEffectEvent(() => {
    const given = FORM_FIELDS.flatMap((field) => {
      const value = params.get(`person-${field}`);
      return value === null ? [] : [[field, value]];
    });
    change(Object.fromEntries(given) as Partial<PersonFields>);
    setParams(
      (before) => {
        for (const field of FORM_FIELDS) before.delete(`person-${field}`);
        return before;
      },
      { replace: true },
    );
  });
  const isFilling = params.get("add") === "person" && FORM_FIELDS.some((field) => params.has(`person-${field}`));
  useEffect(() => {
    if (isFilling) fill();
  }, [isFilling]);
  return isFilling;
}

/** Whether Add New Person is open: `?add=person`, so that a key or the palette opens it from any screen. */
export function useAdding() {
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useAddressPart("add");
  const [, show] = useAddressPart("show");
  const openAdd = useCallback(() => setAdding("person"), [setAdding]);
  const closeAdd = useCallback(() => setAdding(null, { replace: true }), [setAdding]);
  const openImport = useCallback(() => show("import"), [show]);
  // The form reads what is kept for it as it opens.
  const isFilling = useFilledForm(params, setParams);
  return { adding: adding === "person" && !isFilling, openAdd, closeAdd, openImport };
}
