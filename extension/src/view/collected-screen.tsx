import { Button } from "./parts.tsx";

/** What is collected, shown before anything is, and again when COLLECTED_VERSION grows. */
export function CollectedScreen({ isAgain, onAgree }: { isAgain: boolean; onAgree: () => void }) {
  return (
    <main className="screen">
      <h1>{isAgain ? "More is saved from now on" : "Before you start"}</h1>
      {isAgain && <p>New: what people write about themselves, and the address of their photo.</p>}
      <p>Tracker only looks at the LinkedIn page in front of you. It opens, clicks and scrolls nothing.</p>
      <dl className="facts">
        <dt>When you open a profile</dt>
        <dd>Its address goes to your Tracker, to see whether you have saved that person.</dd>
        <dt>When you click Add to CRM</dt>
        <dd>
          What their profile says is saved: name, address, role, company, location, number of followers, About text and
          the photo’s address.
        </dd>
        <dt>When you add posts, notes or tasks</dt>
        <dd>They are saved with the person. Posts are those in view.</dd>
        <dt>On this computer</dt>
        <dd>A token for your Tracker, your recent saves, and what waits to be sent.</dd>
      </dl>
      <p className="quiet">
        Everything goes to your own Tracker and nowhere else. LinkedIn’s rules don’t allow add-ons to copy profiles;
        whether you use one is up to you.
      </p>
      <Button look="primary" onClick={onAgree}>
        I understand
      </Button>
    </main>
  );
}
