import * as z from "zod/mini";
import people from "./people.json" with { type: "json" };
import armelle from "./posts/demo-armelle-vauquelin-roy.json" with { type: "json" };
import caetano from "./posts/demo-caetano-mirandouro.json" with { type: "json" };
import hana from "./posts/demo-hana-bjornstrand.json" with { type: "json" };
import harumi from "./posts/demo-harumi-shiratsuki.json" with { type: "json" };
import ines from "./posts/demo-ines-marrow.json" with { type: "json" };
import layla from "./posts/demo-layla-nakheel-sary.json" with { type: "json" };
import lucia from "./posts/demo-lucia-fresnillo-orbe.json" with { type: "json" };
import meenakshi from "./posts/demo-meenakshi-tarapur-dey.json" with { type: "json" };
import noam from "./posts/demo-noam-tzipornik-vale.json" with { type: "json" };
import odalys from "./posts/demo-odalys-brightwater.json" with { type: "json" };
import pim from "./posts/demo-pim-wolkenberg.json" with { type: "json" };
import rosalind from "./posts/demo-rosalind-achter-nwosu.json" with { type: "json" };
import teodor from "./posts/demo-teodor-vlasic-marn.json" with { type: "json" };
import tobias from "./posts/demo-tobias-quendel.json" with { type: "json" };
import ximena from "./posts/demo-ximena-altocielo.json" with { type: "json" };
import zephyr from "./posts/demo-zephyr-okonjo-lund.json" with { type: "json" };

const PROFILE = "https://www.linkedin.com/in/";

const textSchema = z.strictObject({
  kind: z._default(z.enum(["post", "quote", "article", "repost", "comment"]), "post"),
  text: z.string(),
  /** Whose words they are, when the person passed them on. */
  by: z.optional(z.string()),
  /** A path below web/public. */
  image: z.optional(z.string()),
  video: z.optional(z.string()),
  /** What else the post is known as. */
  alias: z.optional(z.enum(["share", "ugcPost"])),
});
/** One thing a person of the demonstration network says, without its time. */
export type SampleText = z.infer<typeof textSchema>;

const calendarSchema = z.strictObject({
  /** Where their calendar starts, counted in their posts, so that people take turns and do not all publish on one day. */
  phase: z.number(),
  /** In the order in which they are published, again and again. */
  texts: z.array(textSchema),
});

/** A person of the demonstration network with all that they say in a cycle of the calendar. */
export interface SampleAuthor extends z.infer<typeof calendarSchema> {
  slug: string;
  name: string;
}

const calendars: Record<string, unknown> = {
  "demo-armelle-vauquelin-roy": armelle,
  "demo-caetano-mirandouro": caetano,
  "demo-hana-bjornstrand": hana,
  "demo-harumi-shiratsuki": harumi,
  "demo-ines-marrow": ines,
  "demo-layla-nakheel-sary": layla,
  "demo-lucia-fresnillo-orbe": lucia,
  "demo-meenakshi-tarapur-dey": meenakshi,
  "demo-noam-tzipornik-vale": noam,
  "demo-odalys-brightwater": odalys,
  "demo-pim-wolkenberg": pim,
  "demo-rosalind-achter-nwosu": rosalind,
  "demo-teodor-vlasic-marn": teodor,
  "demo-tobias-quendel": tobias,
  "demo-ximena-altocielo": ximena,
  "demo-zephyr-okonjo-lund": zephyr,
};

/** The person of the demonstration network behind a canonical profile URL; null when there is none. */
export function findSampleAuthor(profileUrl: string): SampleAuthor | null {
  const person = people.find((one) => one.profileUrl === profileUrl);
  if (person === undefined) return null;
  const slug = profileUrl.slice(PROFILE.length);
  return { slug, name: person.name, ...calendarSchema.parse(calendars[slug]) };
}
