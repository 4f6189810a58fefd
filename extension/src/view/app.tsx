import { useState } from "react";
import type { Connection, State } from "../messages.ts";
import { CollectedScreen } from "./collected-screen.tsx";
import { ConnectScreen } from "./connect-screen.tsx";
import type { Outside } from "./outside.ts";
import { PageSection } from "./page-section.tsx";
import { Button, Mark, Notice } from "./parts.tsx";
import { SavedPeople, WaitingList } from "./saved-people.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import { useTracker, type View } from "./use-tracker.ts";

const REACH: Partial<Record<Connection["state"], string>> = {
  offline: "You’re offline. What you add is kept and sent later.",
  unreachable: "Tracker can’t be reached. What you add is kept and sent later.",
  older: "This Tracker is older than the extension. Ask the person who runs it to update it.",
};

/** Popup and side panel. */
export function App({ outside }: { outside: Outside }) {
  const { view, setState, setPage, reload } = useTracker(outside);
  const [isInSettings, setInSettings] = useState(false);
  if (view === null)
    return (
      <p role="status" className="screen quiet">
        Loading…
      </p>
    );
  const { state } = view;
  const isConnected = state.connection.state !== "not-connected" && state.connection.state !== "revoked";
  const change = (reply: Promise<State>) => void reply.then(setState, () => undefined);

  return (
    <>
      <header className="bar">
        <Mark />
        <strong>Tracker</strong>
        <span className="push" />
        {!outside.isPanel && state.hasAgreed && (
          <Button
            look="ghost"
            onClick={() =>
              void outside.openPanel().then(
                () => window.close(),
                () => undefined,
              )
            }
          >
            Side panel
          </Button>
        )}
        {state.hasAgreed && (
          <Button look="ghost" aria-pressed={isInSettings} onClick={() => setInSettings(!isInSettings)}>
            {isInSettings ? "Back" : "Settings"}
          </Button>
        )}
      </header>
      {!state.hasAgreed ? (
        <CollectedScreen isAgain={state.hasAgreedToLess} onAgree={() => change(outside.send({ kind: "agree" }))} />
      ) : isInSettings ? (
        <SettingsScreen
          state={state}
          version={outside.version}
          onChange={(settings) => change(outside.send({ kind: "settings", ...settings }))}
          onDisconnect={() => {
            change(outside.send({ kind: "disconnect" }));
            setInSettings(false);
          }}
        />
      ) : !isConnected ? (
        <ConnectScreen
          outside={outside}
          baseUrl={state.baseUrl}
          isRevoked={state.connection.state === "revoked"}
          onConnected={() => void reload()}
        />
      ) : (
        <Connected outside={outside} view={view} setState={setState} setPage={setPage} reload={reload} />
      )}
    </>
  );
}

interface ConnectedProps extends Omit<ReturnType<typeof useTracker>, "view"> {
  outside: Outside;
  view: View;
}

function Connected({ outside, view: { state, page, tabId }, setState, setPage, reload }: ConnectedProps) {
  const change = (reply: Promise<State>) => void reply.then(setState, () => undefined);
  const sentence = REACH[state.connection.state];
  return (
    <main className="screen">
      {sentence !== undefined && <Notice tone="warn">{sentence}</Notice>}
      <PageSection
        outside={outside}
        baseUrl={state.baseUrl}
        tabId={tabId}
        page={page}
        onPerson={(person) => {
          setPage((shown) => (shown && "person" in shown ? { ...shown, person, isKnown: true } : shown));
          change(outside.send({ kind: "state" }));
        }}
        onWaiting={() => void reload()}
      />
      <WaitingList
        waiting={state.waiting}
        onRetry={() => change(outside.send({ kind: "retry" }))}
        onDismiss={(id) => change(outside.send({ kind: "dismiss", id }))}
      />
      <SavedPeople outside={outside} state={state} />
      {state.connection.state !== "not-connected" && (
        <footer className="quiet">Connected as {state.connection.email}</footer>
      )}
    </main>
  );
}
