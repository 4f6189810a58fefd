import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { profileQuery } from "@/features/profile/profile.queries";
import { useUserId } from "@/features/session/session.queries";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { filterableColumns } from "./filterable-columns";

const none: never[] = [];

/** Every column that can be filtered, with the user's own lists and fields. */
export function useFilterableColumns() {
  const { data: profile } = useQuery(profileQuery(useUserId()));
  const { data: fields = none } = useQuery(customFieldsQuery);
  const stages = profile?.founderStages ?? none;
  const statuses = profile?.founderStatuses ?? none;
  return useMemo(() => filterableColumns({ stages, statuses }, fields), [stages, statuses, fields]);
}
