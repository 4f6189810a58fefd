import type { ReactNode } from "react";
import type { ExtensionPictureName } from "./extension-steps";

const line = "fill-border";
const strong = "fill-muted-foreground";
const accent = "fill-primary";
const page = "fill-background stroke-border";
const text = "fill-foreground text-[11px] font-medium";
const onAccent = "fill-primary-foreground text-[11px] font-medium";

/** Tracker's button in a browser's toolbar. */
function ToolbarButton({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.75)`}>
      <rect width="24" height="24" rx="6" className={accent} />
      <path
        d="M6 8.5h12M12 8.5V18"
        className="stroke-primary-foreground"
        strokeWidth="2.25"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="17.25" cy="16.75" r="1.75" className="fill-primary-foreground" />
    </g>
  );
}

/** A profile of the network, as a few bars. */
function ProfilePage() {
  return (
    <>
      <rect x="84" y="76" width="190" height="40" rx="4" className={line} />
      <circle cx="112" cy="118" r="20" className={`${page} fill-secondary`} />
      <circle cx="112" cy="113" r="7" className={strong} />
      <path d="M99 129a13 11 0 0 1 26 0z" className={strong} />
      <rect x="84" y="148" width="96" height="9" rx="4.5" className={strong} />
      <rect x="84" y="165" width="150" height="7" rx="3.5" className={line} />
      <rect x="84" y="178" width="128" height="7" rx="3.5" className={line} />
    </>
  );
}

function Popup({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="272" y="62" width="156" height="120" rx="8" className="fill-popover stroke-border" />
      <ToolbarButton x={284} y={74} />
      <text x="310" y="87" className={text}>
        Tracker
      </text>
      {children}
    </>
  );
}

const contents: Record<ExtensionPictureName, ReactNode> = {
  install: (
    <>
      <text x="72" y="86" className={text}>
        Extensions
      </text>
      <text x="326" y="86" className={text}>
        Developer mode
      </text>
      <rect x="416" y="76" width="24" height="13" rx="6.5" className={accent} />
      <circle cx="433.5" cy="82.5" r="4.5" className="fill-primary-foreground" />
      <rect x="72" y="100" width="96" height="26" rx="6" className={accent} />
      <text x="120" y="117" textAnchor="middle" className={onAccent}>
        Load unpacked
      </text>
      <rect x="72" y="140" width="176" height="54" rx="8" className={page} />
      <ToolbarButton x={86} y={154} />
      <rect x="116" y="154" width="70" height="8" rx="4" className={strong} />
      <rect x="116" y="169" width="110" height="6" rx="3" className={line} />
      <rect x="264" y="140" width="176" height="54" rx="8" className={page} />
      <rect x="278" y="154" width="18" height="18" rx="5" className={line} />
      <rect x="308" y="154" width="54" height="8" rx="4" className={line} />
      <rect x="308" y="169" width="96" height="6" rx="3" className={line} />
    </>
  ),
  network: (
    <>
      <ProfilePage />
      <circle cx="420" cy="41" r="17" className="stroke-ring fill-none" strokeWidth="2" />
    </>
  ),
  token: (
    <>
      <text x="72" y="88" className={text}>
        API Access
      </text>
      <rect x="72" y="100" width="270" height="30" rx="6" className={page} />
      <text x="84" y="119" className="fill-muted-foreground text-[11px]">
        eyJhbGciOi••••••••••••••••••••••
      </text>
      <rect x="352" y="100" width="72" height="30" rx="6" className={accent} />
      <text x="388" y="119" textAnchor="middle" className={onAccent}>
        Copy
      </text>
      <rect x="72" y="146" width="220" height="7" rx="3.5" className={line} />
      <rect x="72" y="161" width="170" height="7" rx="3.5" className={line} />
    </>
  ),
  enter: (
    <>
      <ProfilePage />
      <Popup>
        <rect x="284" y="102" width="132" height="28" rx="6" className={page} />
        <text x="294" y="120" className="fill-muted-foreground text-[11px]">
          ••••••••••••••••••
        </text>
        <rect x="284" y="140" width="132" height="28" rx="6" className={accent} />
        <text x="350" y="158" textAnchor="middle" className={onAccent}>
          Connect
        </text>
      </Popup>
    </>
  ),
  add: (
    <>
      <ProfilePage />
      <Popup>
        <text x="284" y="116" className={text}>
          Ines Marrow
        </text>
        <text x="284" y="131" className="fill-muted-foreground text-[11px]">
          Bramblewick Robotics
        </text>
        <rect x="284" y="142" width="132" height="28" rx="6" className={accent} />
        <text x="350" y="160" textAnchor="middle" className={onAccent}>
          Add to CRM
        </text>
      </Popup>
    </>
  ),
};

const ADDRESSES: Record<ExtensionPictureName, string> = {
  install: "chrome://extensions",
  network: "linkedin.com/in/ines-marrow",
  token: "Tracker · Profile",
  enter: "linkedin.com/in/ines-marrow",
  add: "linkedin.com/in/ines-marrow",
};

/** A drawing of the browser at one step, in the colours of the theme. The step's words say the same. */
export function ExtensionPicture({ name }: { name: ExtensionPictureName }) {
  return (
    <svg viewBox="0 0 512 216" aria-hidden className="bg-secondary rounded-card w-full border">
      <rect x="48" y="20" width="416" height="220" rx="10" className={page} />
      <circle cx="66" cy="41" r="4" className={line} />
      <circle cx="80" cy="41" r="4" className={line} />
      <circle cx="94" cy="41" r="4" className={line} />
      <rect x="110" y="30" width="278" height="22" rx="11" className="fill-secondary" />
      <text x="122" y="45" className="fill-muted-foreground text-[11px]">
        {ADDRESSES[name]}
      </text>
      <ToolbarButton x={411} y={32} />
      <path d="M48 62h416" className="stroke-border" />
      {contents[name]}
    </svg>
  );
}
