import type { Founder } from "@contract/founders";
import { safeUrl } from "@/lib/safe-url";

/** The name, which leads to the profile, and the company. */
export function PersonHeader({ founder }: { founder: Founder }) {
  const profile = safeUrl(founder.profileUrl);
  return (
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
        <bdi>{founder.company ?? "No company"}</bdi>
      </span>
    </h1>
  );
}
