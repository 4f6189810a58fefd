import type { Hono } from "hono";
import * as contract from "../../_shared/contract/custom-fields.ts";
import {
  addCustomField,
  listCustomFields,
  removeCustomField,
  removeCustomValue,
  setCustomValue,
  updateCustomField,
} from "../../_shared/stores/custom-fields.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountCustomFields(app: Hono<ApiEnv>): void {
  mount(app, contract.listCustomFields, async (_, c) => ({ data: await listCustomFields(c.var.db) }));
  mount(app, contract.addCustomField, ({ input }, c) => addCustomField(c.var.db, input));
  mount(app, contract.updateCustomField, ({ params, input }, c) => updateCustomField(c.var.db, params.fieldId, input));
  mount(app, contract.removeCustomField, async ({ params }, c) => {
    await removeCustomField(c.var.db, params.fieldId);
    return null;
  });
  mount(app, contract.addCustomValue, async ({ params: { fieldId }, input: { founderId, value } }, c) => ({
    fieldId,
    founderId,
    value: await setCustomValue(c.var.db, fieldId, founderId, value),
  }));
  mount(app, contract.updateCustomValue, async ({ params: { fieldId, founderId }, input }, c) => ({
    fieldId,
    founderId,
    value: await setCustomValue(c.var.db, fieldId, founderId, input.value),
  }));
  mount(app, contract.removeCustomValue, async ({ params }, c) => {
    await removeCustomValue(c.var.db, params.fieldId, params.founderId);
    return null;
  });
}
