import type { Hono } from "hono";
import * as contract from "../../_shared/contract/founders.ts";
import {
  addFounder,
  getFounder,
  listFollowedUrls,
  listFounders,
  lookUpFounder,
  removeFounder,
  undoFilledFields,
  updateFounder,
} from "../../_shared/stores/founders.ts";
import { getTimeline } from "../../_shared/stores/timeline.ts";
import { withMediaAddresses } from "../posts/media-address.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountFounders(app: Hono<ApiEnv>): void {
  mount(app, contract.listFounders, ({ query }, c) => listFounders(c.var.db, query));
  mount(app, contract.addFounder, ({ input, recordId }, c) => addFounder(c.var.db, input, recordId));
  // Before the founder's own page: lookup is no founder's id.
  mount(app, contract.lookUpFounder, async ({ query }, c) => ({
    founder: await lookUpFounder(c.var.db, query.profileUrl),
  }));
  mount(app, contract.listSuggestedPeople, async (_, c) => {
    const people = c.var.outside.suggestedPeople;
    const followed = await listFollowedUrls(
      c.var.db,
      people.map((person) => person.profileUrl),
    );
    return { data: people.filter((person) => !followed.includes(person.profileUrl)) };
  });
  mount(app, contract.getFounder, ({ params }, c) => getFounder(c.var.db, params.founderId));
  mount(app, contract.getFounderProfile, async ({ params }, c) => {
    const [founder, timeline] = await Promise.all([
      getFounder(c.var.db, params.founderId),
      getTimeline(c.var.db, params.founderId),
    ]);
    const { siteUrl } = c.var.outside;
    const entries = timeline.map((entry) =>
      entry.type === "post" ? { ...entry, post: withMediaAddresses(entry.post, siteUrl) } : entry,
    );
    return { founder, timeline: entries, notes: founder.notes };
  });
  mount(app, contract.updateFounder, ({ params, input }, c) => updateFounder(c.var.db, params.founderId, input));
  mount(app, contract.undoFilledFields, ({ params }, c) => undoFilledFields(c.var.db, params.founderId));
  mount(app, contract.removeFounder, async ({ params }, c) => {
    await removeFounder(c.var.db, params.founderId);
    return null;
  });
}
