import { FILLED_FROM } from "@contract/filled-fields";
import type { Founder } from "@contract/founders";
import { isSampleProfile, SAMPLE_LABEL, SAMPLE_MEANING } from "@contract/sample-profiles";
import { safeUrl } from "@/lib/safe-url";

/** The name, which leads to the profile, and the company. Someone invented is marked as such, and has no profile to lead to. */
export function PersonHeader({ founder }: { founder: Founder }) {
  const isSample = isSampleProfile(founder.profileUrl);
  const profile = isSample ? null : safeUrl(founder.profileUrl);
  return (
    <div className="min-w-0">
      <h1 className="text-xl font-semibold tracking-tight wrap-break-word">
        <bdi>
          {profile ? (
            <a href={profile} target="_blank" rel="noopener noreferrer" className="rounded-control hover:underline">
              {founder.name}
            </a>
          ) : (
            founder.name
          )}
        </bdi>
        <span className="text-muted-foreground text-lg font-normal">
          {" · "}
          <bdi title={founder.filledFields.includes("company") ? FILLED_FROM : undefined}>
            {founder.company ?? "No company"}
          </bdi>
        </span>
      </h1>
      {isSample && (
        <p className="text-muted-foreground text-sm">
          {SAMPLE_LABEL} · {SAMPLE_MEANING}
        </p>
      )}
    </div>
  );
}
