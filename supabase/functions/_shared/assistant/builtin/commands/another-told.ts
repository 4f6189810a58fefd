import type { Token } from "./tokens.ts";

/** Whether someone else, or one of several, is told of behind a comma or an "and", and not only named: "…, and Sam lives in Kiel". */
export const tellsOfOther = (rest: readonly Token[], who: readonly Token[]): boolean => {
  const own = new Set(who.flatMap(({ slot }) => (slot?.is === "person" ? slot.people.map(({ id }) => id) : [])));
  return rest.some(({ slot }, no) => {
    const [before, next] = [rest[no - 1]?.code ?? "", rest[no + 1]?.code ?? ","];
    const isElse =
      slot?.is === "person" && !slot.isPronoun && (own.size > 1 || !slot.people.some(({ id }) => own.has(id)));
    return isElse && /^(?:,|and|but|while)$/.test(before) && !/^(?:,|and|too|also)$/.test(next);
  });
};
