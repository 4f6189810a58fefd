import postgres from "postgres";
import { makeScratchDatabase } from "../../tests/make-scratch-database.ts";
import { firstOf, type Proof } from "../proof.ts";
import { breachesOf, catalogueRules } from "./catalogue-rules.ts";
import { ACCEPTED, DEFECTS, lint } from "./linter.ts";

/** How many kinds of lint the bad database has to show, for the linter's silence to mean something. */
const LEAST_LINTS = 19;

const SERIOUS = (level: string) => level !== "INFO";

async function findings(databaseUrl: string): Promise<{ lints: string[]; breaches: string[] }> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const lints = (await lint(databaseUrl)).filter(({ level, name }) => SERIOUS(level) || !(name in ACCEPTED));
    const breaches = (await breachesOf(sql)).flatMap(({ rule, breaches: broken }) =>
      broken.map((breach) => `${breach}: ${rule}`),
    );
    return { lints: lints.map(({ name, detail }) => `${name}: ${detail}`), breaches };
  } finally {
    await sql.end();
  }
}

/** The kinds of lint that a bad database shows, and our own rules whose planted breach was not seen. */
async function badDatabase(dbUrl: string): Promise<{ lints: string[]; blind: string[] }> {
  const scratch = await makeScratchDatabase(dbUrl, "proof_advisors");
  try {
    const blind: string[] = [];
    const before = await breachesOf(scratch.sql);
    for (const { defect } of catalogueRules) await scratch.sql.unsafe(defect);
    const after = await breachesOf(scratch.sql);
    for (const [index, { rule, breaches }] of after.entries()) {
      if (breaches.length <= (before[index]?.breaches.length ?? 0)) blind.push(rule);
    }
    await scratch.sql.unsafe(DEFECTS);
    const lints = [...new Set((await lint(scratch.url)).map(({ name }) => name))].sort();
    return { lints, blind };
  } finally {
    await scratch.drop();
  }
}

/** Supabase's own linter and our own rules about the catalogue have nothing to say but what we know. */
export const advisors: Proof = {
  name: "advisors",
  claim: "Supabase's linter and our own rules find nothing in the database but what is accepted with a reason",
  needsEmbedded: false,
  async run({ stack }) {
    const { lints, breaches } = await findings(stack.dbUrl);
    const bad = stack.isEmbedded ? await badDatabase(stack.dbUrl) : null;
    return {
      figures: {
        "lints beside those accepted": lints.length,
        "rules of our own": catalogueRules.length,
        "breaches of them": breaches.length,
      },
      ok: lints.length === 0 && breaches.length === 0,
      control: bad
        ? {
            "kinds of lint in a bad database": `${bad.lints.length} (${bad.lints.join(", ")})`,
            "rules whose planted breach was seen": `${catalogueRules.length - bad.blind.length} of ${catalogueRules.length}`,
          }
        : {},
      controlFailed: bad && bad.lints.length >= LEAST_LINTS && bad.blind.length === 0,
      faults: firstOf([...lints, ...breaches, ...(bad?.blind ?? []).map((rule) => `not seen when broken: ${rule}`)]),
    };
  },
};
