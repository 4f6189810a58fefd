import type { PersonRow } from "@contract/founder-list";
import { COLUMN_MAX_WIDTH, COLUMN_MIN_WIDTH } from "@contract/table-preferences";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ColumnChange } from "@/components/data-grid/column-changes";
import { arrange, type ColumnArrangement, layOut, type LayoutRules } from "@/components/data-grid/column-layout";
import type { LaidOutColumn } from "@/components/data-grid/grid-column";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { customFieldsQuery, useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { type PeopleColumn, peopleColumns, PINNED_COLUMNS } from "./people-columns";
import type { PeopleTools } from "./use-people-tools";

export const COLUMN_WIDTHS = { min: COLUMN_MIN_WIDTH, max: COLUMN_MAX_WIDTH };
const READABLE_WIDTH = 96;
const rules: LayoutRules = { widths: COLUMN_WIDTHS, readable: READABLE_WIDTH, pinned: PINNED_COLUMNS };

const none: never[] = [];

/** All columns there are: the built-in ones, edited with the user's own lists, and the user's own. */
function useAllColumns(tools: PeopleTools | undefined): readonly PeopleColumn[] {
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { data: fields = none } = useQuery(customFieldsQuery);
  const stages = profile?.founderStages ?? none;
  const statuses = profile?.founderStatuses ?? none;
  const timeZone = profile?.timeZone ?? "UTC";
  return useMemo(
    () => peopleColumns(fields, tools?.editsOf({ stages, statuses, timeZone }, fields) ?? {}),
    [tools, stages, statuses, timeZone, fields],
  );
}

/** The columns as the user arranged them, and how to arrange them otherwise. */
export function usePeopleColumns(tools: PeopleTools | undefined) {
  const columns = useAllColumns(tools);
  const { preferences, change } = useTablePreferences();
  const layout = preferences.columns;
  const shown: LaidOutColumn<PersonRow>[] = useMemo(() => layOut(columns, layout, rules), [columns, layout]);
  const arrangement = useMemo(() => arrange(columns, layout, rules), [columns, layout]);
  const rearrange = useCallback(
    (next: ColumnChange) =>
      change((before) => {
        const arranged = next(arrange(columns, before.columns, rules));
        return { ...before, columns: { ...before.columns, ...arranged } };
      }),
    [change, columns],
  );
  const resize = useCallback(
    (next: (chosen: ColumnArrangement["widths"]) => ColumnArrangement["widths"]) =>
      change((before) => ({ ...before, columns: { ...before.columns, widths: next(before.columns.widths) } })),
    [change],
  );
  return { all: columns, shown, arrangement, rearrange, resize };
}
