import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { type Installation, installation } from "@/lib/installation";
import { Animation } from "./animation";
import { DIGEST, DONE } from "./conversations";
import { askedAndDone, morningDigest } from "./drawing";
import { ProductPicture } from "./product-picture";
import { Thread } from "./thread";

function Scene({
  title,
  text,
  mirrored = false,
  isComing = false,
  children,
}: {
  title: string;
  text: string;
  mirrored?: boolean;
  /** This version does not have it yet. */
  isComing?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={`grid items-center gap-6 border-t py-12 sm:py-16 lg:gap-16 ${mirrored ? "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"}`}
    >
      <div className={`grid gap-3 ${mirrored ? "lg:order-2" : ""}`}>
        <h2 className="text-2xl font-semibold tracking-tight text-balance">{title}</h2>
        {isComing && (
          <Badge tone="info" className="justify-self-start">
            On its way
          </Badge>
        )}
        <p className="text-muted-foreground text-lg text-pretty">{text}</p>
      </div>
      <div className="rounded-dialog bg-muted overflow-hidden border">{children}</div>
    </section>
  );
}

/** An animation with what is said in it, in words. */
function Told({ animation, children }: { animation: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-4 p-4 sm:grid-cols-2 sm:p-8">
      {animation}
      {children}
    </div>
  );
}

/** What Tracker does, in three scenes; what this installation cannot do yet wears a badge. */
export function Scenes({ can = installation }: { can?: Installation }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <Scene
        title="The morning digest"
        isComing={!can.takesTexts}
        text="One message at the start of your day: who posted, who to reach out to and what is due, with a link to all of it. Reply by number."
      >
        <Told animation={<Animation drawing={morningDigest} path="/landing/morning-digest.json" />}>
          <Thread messages={DIGEST} label="A morning digest" raised />
        </Told>
      </Scene>
      <Scene
        mirrored
        title="Profiles that update themselves"
        text={`Add someone once. Tracker follows their posts, sums up the latest one beside your notes and keeps the whole history.${can.fetchesRealPosts ? "" : " Sample people have posts from the start; for real profiles, connect an account at PhantomBuster or Apify, or follow their blogs."}`}
      >
        <ProductPicture
          name="person"
          alt="A person’s page in Tracker: a timeline of their posts, each summed up, and your notes"
          width={820}
          height={560}
        />
      </Scene>
      <Scene
        title="Just ask"
        text={`By ${can.takesTexts ? "chat, voice or text" : "chat or voice"}. Tracker makes the change and shows you what it changed. In ask mode it only answers.`}
      >
        <Told animation={<Animation drawing={askedAndDone} path="/landing/asked-and-done.json" />}>
          <Thread messages={DONE} label="A request and what was done" raised />
        </Told>
      </Scene>
    </div>
  );
}
