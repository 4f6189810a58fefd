import { Section } from "@/components/section";
import { installation } from "@/lib/installation";
import { PersonalTokens } from "./personal-tokens";
import { SessionToken } from "./session-token";

/** The ways in for the extension and for scripts. */
export function ApiAccessSection() {
  return (
    <Section
      id="api-access"
      title="API Access"
      lead={
        <>
          Use tokens in scripts or the {installation.extensionUrl === null && "upcoming "}browser extension. See the{" "}
          <a
            href="/api-reference.html"
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary-text rounded-control font-medium hover:underline"
          >
            API reference
          </a>
          .
        </>
      }
    >
      <SessionToken />
      <PersonalTokens />
    </Section>
  );
}
