import type { Settings, State } from "../messages.ts";
import { Button, Section } from "./parts.tsx";

interface SettingsScreenProps {
  state: State;
  version: string;
  onChange: (settings: Settings) => void;
  onDisconnect: () => void;
}

export function SettingsScreen({ state, version, onChange, onDisconnect }: SettingsScreenProps) {
  const { settings, connection, baseUrl, waiting } = state;
  const set = (key: keyof Settings) => onChange({ ...settings, [key]: !settings[key] });
  return (
    <main className="screen">
      <h1>Settings</h1>
      <Section title="On LinkedIn">
        <Option
          label="Add posts in view without a click"
          hint="Only of people you have saved, from the page in front of you."
          isOn={settings.handInOnView}
          onToggle={() => set("handInOnView")}
        />
        <Option
          label="Show a button on profiles"
          hint="LinkedIn’s rules forbid changing its pages, and it may notice this button."
          isOn={settings.pageButton}
          onToggle={() => set("pageButton")}
        />
      </Section>
      {connection.state !== "not-connected" && (
        <Section title="Account">
          <p>
            {connection.email}
            <br />
            <span className="quiet">{baseUrl}</span>
          </p>
          {waiting.length > 0 && <p className="quiet">What waits to be sent would be lost: {waiting.length}.</p>}
          <Button onClick={onDisconnect}>Disconnect</Button>
          <p className="quiet">The token is forgotten here. To end it everywhere, revoke it in Profile › API Access.</p>
        </Section>
      )}
      <p className="quiet">Version {version}</p>
    </main>
  );
}

interface OptionProps {
  label: string;
  hint: string;
  isOn: boolean;
  onToggle: () => void;
}

function Option({ label, hint, isOn, onToggle }: OptionProps) {
  return (
    <label className="option">
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      <span>
        {label}
        <span className="quiet">{hint}</span>
      </span>
    </label>
  );
}
