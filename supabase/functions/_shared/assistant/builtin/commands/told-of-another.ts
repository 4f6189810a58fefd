import type { Token } from "./tokens.ts";

/** "Omar moved to Lyon, Greta to Closed": what is behind another name is told of them. */
export const tellsOfAnother = (rest: readonly Token[]): boolean =>
  rest.some(
    ({ code, slot }, no) =>
      code === "P" &&
      slot?.is === "person" &&
      !slot.isPronoun &&
      /^(?:,|and)$/.test(rest[no - 1]?.code ?? "") &&
      /^(?:to|into|in|on|is|at|goes|moves|moved)$/.test(rest[no + 1]?.code ?? ""),
  );
