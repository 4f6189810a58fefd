import { expect, test } from "vitest";
import { follow, signUp } from "./named-user.ts";

// Reserved by RFC 2606: no worker ever reads it.
const ADDRESS = "https://blog.invalid/feed";

test("a user follows, sees and removes feeds of their own people, and nobody else does", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const founder_id = await follow(ada);
  const added = await ada.db.from("feeds").insert({ founder_id, address: ADDRESS }).select("id, status").single();
  expect(added.data).toMatchObject({ status: "waiting" });
  const id = added.data?.id ?? "";

  expect((await bob.db.from("feeds").select("*")).data).toEqual([]);
  expect((await bob.db.from("feeds").insert({ founder_id, address: `${ADDRESS}/2` })).error).toMatchObject({
    code: "23503",
  });
  expect((await bob.db.rpc("remove_feed", { feed_id: id })).error).toMatchObject({ code: "PT404" });
  expect((await ada.db.from("feeds").select("address")).data).toEqual([{ address: ADDRESS }]);

  expect((await ada.db.rpc("remove_feed", { feed_id: id })).data).toMatchObject({
    undoId: expect.any(String) as string,
  });
  expect((await ada.db.from("feeds").select("address")).data).toEqual([]);
});

test.each(["status", "etag", "read_at", "next_read_at", "is_shared", "user_id"])(
  "how reading went is not for a user to say: %s",
  async (column) => {
    const ada = await signUp("Ada");
    const founder_id = await follow(ada);
    const value =
      column === "is_shared" ? true : column === "user_id" ? ada.id : column.endsWith("_at") ? "2020-01-01" : "x";
    const { error } = await ada.db.from("feeds").insert({ founder_id, address: ADDRESS, [column]: value } as never);
    expect(error).toMatchObject({ code: "42501" });
    const { data } = await ada.db.from("feeds").insert({ founder_id, address: ADDRESS }).select("id").single();
    const change = { [column]: value } as never;
    expect(
      (
        await ada.db
          .from("feeds")
          .update(change)
          .eq("id", data?.id ?? "")
      ).error,
    ).toMatchObject({ code: "42501" });
    expect(
      (
        await ada.db
          .from("feeds")
          .delete()
          .eq("id", data?.id ?? "")
      ).error,
    ).toMatchObject({ code: "42501" });
  },
);
