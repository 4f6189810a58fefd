import type { CustomField, CustomFieldChange, NewCustomField } from "@contract/custom-fields";
import { addCustomField, changeCustomField, removeCustomField } from "@stores/custom-fields";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { customFieldsQuery } from "@/features/table-preferences/table-preferences.queries";
import { undoOfDeletion } from "@/features/history/history.queries";
import { db } from "@/lib/db";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { DELETE_FAILED } from "./messages";

const { queryKey } = customFieldsQuery;

const show = (client: QueryClient, change: (fields: CustomField[]) => CustomField[]) =>
  client.setQueryData(queryKey, (fields) => fields && change(fields));

export function useAddCustomField() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (field: NewCustomField) => addCustomField(db, field),
    onSuccess: (added) => show(client, (fields) => [...fields.filter(({ id }) => id !== added.id), added]),
    // An answer that was lost, or another tab, may have added it. The failure is said without waiting for that.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

export function useChangeCustomField() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, field }: { id: CustomField["id"]; field: CustomFieldChange }) =>
      changeCustomField(db, id, field),
    onSuccess: (changed) =>
      show(client, (fields) => fields.map((field) => (field.id === changed.id ? changed : field))),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Deletes a field with all its values. It is gone from the table at once, and back when the server refuses. */
export function useRemoveCustomField() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CustomField) => removeCustomField(db, id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey) ?? [];
      show(client, (fields) => fields.filter((field) => field.id !== id));
      return before.findIndex((field) => field.id === id);
    },
    onSuccess: (_, { id, label }) => offerUndo(client, `The column “${label}” is deleted.`, undoOfDeletion(client, id)),
    onError: (_error, field, place) => {
      // What became of the others meanwhile stays.
      const others = (fields: CustomField[]) => fields.filter(({ id }) => id !== field.id);
      if (place !== undefined && place >= 0) show(client, (fields) => others(fields).toSpliced(place, 0, field));
      toast.bad(DELETE_FAILED);
      return client.invalidateQueries({ queryKey });
    },
  });
}
