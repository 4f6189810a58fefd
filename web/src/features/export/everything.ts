import type { Activity } from "@contract/activities";
import type { AssistantAction } from "@contract/assistant";
import type { CustomField } from "@contract/custom-fields";
import type { Founder } from "@contract/founders";
import { type Cursor, cursorParameter } from "@contract/paging";
import type { Post } from "@contract/posts";
import type { User } from "@contract/profile";
import type { SavedView, TablePreferences } from "@contract/table-preferences";
import type { Task } from "@contract/tasks";
import type { PersonalToken } from "@contract/tokens";
import { listActivities } from "@stores/activities";
import { listActions } from "@stores/assistant-actions";
import { listCustomFields } from "@stores/custom-fields";
import type { Db } from "@stores/db";
import {
  EXPORT_PAGE_SIZE,
  type ExportedAnswer,
  type ExportedConversation,
  type ExportedFeedback,
  type ExportedMessage,
  type ExportedNote,
  listAllAnswers,
  type ExportedBatch,
  type ExportedChange,
  listAllBatches,
  listAllChanges,
  listAllConversations,
  listAllMessages,
  listAllNotes,
  listFeedback,
} from "@stores/export";
import { listFounders } from "@stores/founders";
import { listAllPosts, listPictures, type PostPicture } from "@stores/posts";
import { getUser } from "@stores/profile";
import { getTablePreferences, listSavedViews } from "@stores/table-preferences";
import { listTasks } from "@stores/tasks";
import { listTokens } from "@stores/tokens";
import * as z from "zod/mini";

/**
 * What a user wrote and what Tracker gathered for them. Not in it: secrets (the tokens themselves are not kept anywhere), the reports of
 * imports, and which pairs are no duplicates. What lies in the trash is in the history.
 */
export interface Everything {
  profile: User;
  /** Each without its notes, which are a list of their own. */
  people: Omit<Founder, "notes">[];
  customFields: CustomField[];
  notes: ExportedNote[];
  posts: Post[];
  /** The server's copies of their pictures. */
  pictures: PostPicture[];
  tasks: Task[];
  activities: Activity[];
  /** What was done, and row by row what it changed, whole. */
  history: ExportedBatch[];
  historyChanges: ExportedChange[];
  /** The layout of the people table, and its saved views. */
  tablePreferences: TablePreferences;
  savedViews: SavedView[];
  conversations: ExportedConversation[];
  conversationMessages: ExportedMessage[];
  /** What the assistant did and proposed. */
  assistantActions: AssistantAction[];
  outreachAnswers: ExportedAnswer[];
  feedback: ExportedFeedback[];
  personalTokens: PersonalToken[];
}

/** Reads all of it, page by page; `onRead` hears how many records there are so far. Throws StoreError. */
export async function readEverything(db: Db, userId: string, onRead: (records: number) => void): Promise<Everything> {
  let records = 0;
  const seen = <Item>(items: Item[]): Item[] => {
    records += items.length;
    onRead(records);
    return items;
  };
  const limit = EXPORT_PAGE_SIZE;
  return {
    profile: await getUser(db, userId),
    people: await readByCursor(async (cursor) => {
      const { data, nextCursor } = await listFounders(db, { page: 1, limit, cursor });
      return { data: seen(data.map(({ notes: _, ...person }) => person)), next: decoded(nextCursor) };
    }),
    customFields: seen(await listCustomFields(db)),
    notes: await readByCursor(async (cursor) => {
      const { data, next } = await listAllNotes(db, cursor);
      return { data: seen(data), next };
    }),
    posts: await readByOffset(async (offset) => seen((await listAllPosts(db, { limit, offset })).data)),
    pictures: await readPictures(async (after) => seen(await listPictures(db, after))),
    tasks: await readByCursor(async (cursor) => {
      const { tasks, nextCursor } = await listTasks(db, { limit, cursor });
      return { data: seen(tasks), next: decoded(nextCursor) };
    }),
    activities: await readByOffset(async (offset) => seen((await listActivities(db, { limit, offset })).data)),
    history: await readByCursor(async (cursor) => {
      const { data, next } = await listAllBatches(db, cursor);
      return { data: seen(data), next };
    }),
    historyChanges: await readChanges(async (after) => {
      const page = await listAllChanges(db, after);
      seen(page.data);
      return page;
    }),
    tablePreferences: await getTablePreferences(db),
    savedViews: seen(await listSavedViews(db)),
    conversations: await readByCursor(async (cursor) => {
      const { data, next } = await listAllConversations(db, cursor);
      return { data: seen(data), next };
    }),
    conversationMessages: await readByOffset(async (offset) => seen(await listAllMessages(db, offset))),
    assistantActions: await readByCursor(async (cursor) => {
      const data = seen(await listActions(db, { limit, cursor }));
      const last = data.length === limit ? data.at(-1) : undefined;
      return { data, next: last && { at: last.createdAt, id: last.id } };
    }),
    outreachAnswers: await readByOffset(async (offset) => seen(await listAllAnswers(db, offset))),
    feedback: seen(await listFeedback(db)),
    personalTokens: seen(await listTokens(db)),
  };
}

function decoded(cursor: string | null): Cursor | undefined {
  return cursor === null ? undefined : z.parse(cursorParameter, cursor);
}

/** All items of a list that is read from a place in it. */
export async function readByCursor<Item>(
  read: (cursor: Cursor | undefined) => Promise<{ data: Item[]; next: Cursor | undefined }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: Cursor | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.data);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}

/** All changes, from the oldest on. */
async function readChanges(read: (after: number) => ReturnType<typeof listAllChanges>): Promise<ExportedChange[]> {
  const changes: ExportedChange[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page = await read(after);
    changes.push(...page.data);
    after = page.next;
  }
  return changes;
}

/** All pictures, from one post to the next. */
async function readPictures(read: (after: string | undefined) => Promise<PostPicture[]>): Promise<PostPicture[]> {
  const pictures: PostPicture[] = [];
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1)?.postId))
    pictures.push(...page);
  return pictures;
}

/** All items of a list that is read by offset. What is added meanwhile moves the rest on, so none is taken twice. */
export async function readByOffset<Item extends { id: string | number }>(
  read: (offset: number) => Promise<Item[]>,
): Promise<Item[]> {
  const items = new Map<string | number, Item>();
  for (let offset = 0; ; offset += EXPORT_PAGE_SIZE) {
    const page = await read(offset);
    for (const item of page) items.set(item.id, item);
    if (page.length < EXPORT_PAGE_SIZE) return [...items.values()];
  }
}
