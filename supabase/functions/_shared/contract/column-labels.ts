import type { BuiltInColumn } from "./founder-list.ts";

/** What each built-in column is called wherever the table, its filters and its menus name it; in the order of the table. */
export const columnLabels: Record<BuiltInColumn, string> = {
  name: "Name",
  email: "Email",
  company: "Company",
  profileUrl: "Link",
  roleTitle: "Role",
  meetingSummaries: "Meeting Summaries",
  notes: "Notes",
  update: "Update",
  lastPostDate: "Posted",
  stage: "Stage",
  status: "Status",
  owner: "Owner",
  industry: "Industry",
  location: "Location",
  followerCount: "Followers",
  priorityScore: "Priority",
  lastTouchAt: "Last Touch",
  lastRefreshedAt: "Checked",
  createdAt: "Added",
};
