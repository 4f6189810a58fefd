import { expect, test } from "vitest";
import {
  addCustomField,
  FIELD_LABEL_TAKEN,
  labelKey,
  updateCustomField,
} from "../functions/_shared/contract/custom-fields.ts";
import { changeCustomField } from "../functions/_shared/stores/custom-fields.ts";
import { answer, refusal } from "./api-answers.ts";
import { signUp } from "./named-user.ts";

test("a second column whose label people cannot tell from the first is refused, by whatever way it comes", async () => {
  const { token, db } = await signUp("Ada");
  const taken = { status: 409, error: FIELD_LABEL_TAKEN };
  const first = await answer(addCustomField, token, { input: { label: "Coup d’Éclat", type: "text" } });
  const other = await answer(addCustomField, token, { input: { label: "Size", type: "number" } });
  for (const label of ["coup d’éclat", " Coup  D’Eclat ", "COUP\u00a0D’E\u0301CLAT"]) {
    const input = { label, name: "another_name", type: "text" } as const;
    expect(labelKey(label)).toBe(labelKey(first.label));
    expect(await refusal(addCustomField, token, { input }), label).toEqual(taken);
    expect(await refusal(updateCustomField, token, { params: { fieldId: other.id }, input: { label } })).toEqual(taken);
    await expect(changeCustomField(db, other.id, { label })).rejects.toMatchObject({
      status: 409,
      message: taken.error,
    });
  }
  // Its own label written otherwise, and the same one with someone else, are nobody's business.
  await answer(updateCustomField, token, { params: { fieldId: first.id }, input: { label: "Coup d'Éclat" } });
  const stranger = await signUp("Eve");
  await stranger.call(addCustomField, { input: { label: "Size", type: "text" } });
});

test.each(["Straße", "ＦＵＬＬ ｗｉｄｔｈ", "naïve\tİstanbul", "Ωμέγα", "日本 語", "a\u2003b"])(
  "the contract reads the label %j as the database does",
  async (label) => {
    const { token } = await signUp("Ada");
    await answer(addCustomField, token, { input: { label, name: "one", type: "text" } });
    const { status } = await refusal(addCustomField, token, {
      input: { label: labelKey(label), name: "two", type: "text" },
    });
    expect(status).toBe(409);
  },
);
