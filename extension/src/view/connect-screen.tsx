import { type SubmitEvent, useState } from "react";
import { Button, Notice } from "./parts.tsx";
import type { Outside } from "./outside.ts";

interface ConnectScreenProps {
  outside: Outside;
  baseUrl: string;
  /** The server refused the token of before. */
  isRevoked: boolean;
  onConnected: () => void;
}

const NO_PERMISSION = "Tracker can't be reached without that permission.";

/** Where Tracker is, and the two ways to connect: by the app, or by a token. */
export function ConnectScreen({ outside, baseUrl, isRevoked, onConnected }: ConnectScreenProps) {
  const [address, setAddress] = useState(baseUrl);
  const [token, setToken] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  const connect = (given: { token: string } | null) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = completed(address);
    if (url === null) {
      setReason("Enter the address of your Tracker, such as https://tracker.example.com.");
      return;
    }
    // Before anything else is waited for: the browser asks for a permission straight from a click only.
    const isAllowed = outside.mayReach(url);
    setBusy(true);
    setReason(null);
    const failed = () => ({ reason: "Something went wrong. Please try again." });
    const answer = !(await isAllowed)
      ? { reason: NO_PERMISSION }
      : await (
          given === null
            ? outside.send({ kind: "connect", baseUrl: url })
            : outside.send({ kind: "paste", baseUrl: url, token: given.token })
        ).catch(failed);
    setBusy(false);
    setReason(answer.reason);
    if (answer.reason === null) onConnected();
  };

  return (
    <main className="screen">
      <h1>Connect to Tracker</h1>
      {isRevoked && (
        <Notice tone="warn">This browser was disconnected. Connect again to go on; what waits is kept.</Notice>
      )}
      <form className="stack" onSubmit={(event) => void connect(null)(event)}>
        <label className="field">
          Address of your Tracker
          <input
            type="text"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://tracker.example.com"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <Button look="primary" type="submit" disabled={isBusy}>
          {isBusy ? "Connecting…" : "Connect"}
        </Button>
      </form>
      {reason !== null && <Notice tone="bad">{reason}</Notice>}
      <details>
        <summary>Paste a session token instead</summary>
        <form className="stack" onSubmit={(event) => void connect({ token })(event)}>
          <label className="field">
            Token from Profile › API Access
            <input type="password" autoComplete="off" value={token} onChange={({ target }) => setToken(target.value)} />
          </label>
          <p className="quiet">It’s exchanged at once for a token that only this extension has, and not kept.</p>
          <Button type="submit" disabled={isBusy || token.trim() === ""}>
            Use this token
          </Button>
        </form>
      </details>
    </main>
  );
}

/** An address with its scheme; null where it is none. The background looks at it again. */
function completed(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  return url && url.hostname !== "" && /^https?:$/.test(url.protocol) ? url.origin : null;
}
