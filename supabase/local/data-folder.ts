import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./part.ts";
import { waitUntil } from "./wait-until.ts";

/** Who Postgres runs as when we are root, which it refuses to be; null for an ordinary user, who runs it as themselves. */
export type DatabaseUser = { uid: number; gid: number } | null;

const MARKER = "tracker-data";
const MARKER_TEXT = "The data of Tracker's embedded stack. supabase/local/README.md says what is in here.\n";

function lookUpUser(name: string): DatabaseUser {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** The account for Postgres; creates `postgres` when root starts us on a machine that has none. */
export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return null;
  const known = lookUpUser("postgres");
  if (known) return known;
  try {
    execFileSync(
      "useradd",
      ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"],
      { stdio: "ignore" },
    );
  } catch {
    throw new StartError(
      "Postgres refuses to run as root, and no user `postgres` could be made: start as an ordinary user, or add that user.",
    );
  }
  return lookUpUser("postgres");
}

/** Whether that account may walk down to a folder (its missing end will be ours to make). */
function canReach(folder: string, user: DatabaseUser): boolean {
  if (!user) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path)) {
      const { mode, uid, gid } = statSync(path);
      const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}

/** Where the data goes: what was asked for, else `.data` in the clone, or for root whose home nobody enters, /var/lib/tracker. */
export function chooseDataFolder(root: string, wanted: string | undefined, user: DatabaseUser): string {
  if (wanted) {
    const folder = resolve(root, wanted);
    if (canReach(dirname(folder), user)) return folder;
    throw new StartError(
      `TRACKER_DATA is ${folder}, which the user \`postgres\` cannot reach: choose a folder outside root's home.`,
    );
  }
  const inClone = join(root, ".data");
  if (canReach(dirname(inClone), user)) return inClone;
  return join("/var/lib/tracker", createHash("sha256").update(root).digest("hex").slice(0, 16));
}

/** Makes the folder, or checks that it is one of ours. Root's is open to walk through, as Postgres runs as someone else. */
export function openDataFolder(folder: string): void {
  const marker = join(folder, MARKER);
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(marker)) {
      if (readdirSync(folder).length > 0) {
        throw new StartError(
          `${folder} holds files that are not Tracker's: set TRACKER_DATA to an empty or new folder.`,
        );
      }
      writeFileSync(marker, MARKER_TEXT);
    }
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be used (${reason}): set TRACKER_DATA to a folder that you may write to.`,
    );
  }
}

/** How long a stack that was told to stop may take. */
const PATIENCE_MS = 4_000;

/** Takes the folder for this process; gives back the release. SQLite's file lock ends with its process, however that ends. */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const lock = new DatabaseSync(join(folder, "lock"));
  const isOurs = () => {
    try {
      lock.exec("begin exclusive");
      return true;
    } catch {
      return false;
    }
  };
  if (await waitUntil(isOurs, PATIENCE_MS, 100)) {
    return () => {
      lock.close();
    };
  }
  lock.close();
  throw new StartError(
    `Tracker is already running on ${folder}: stop it first, or set TRACKER_DATA (and other ports) for a second one.`,
  );
}
