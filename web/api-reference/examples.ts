/**
 * A body for each call that takes one, by method and path. Ids are shell variables, named as in the path: the page prints
 * them as they are, and its test runs them as printed.
 */
export const exampleBodies: Record<string, object> = {
  "POST /auth/login": { email: "ada@example.com", password: "correct horse" },
  "POST /auth/register": { email: "ada@example.com", password: "correct horse", name: "Ada" },
  "POST /auth/complete-onboarding": {
    company: "Northwind",
    jobTitle: "Partner",
    industry: "Finance",
    primaryUseCase: "Investment & Due Diligence",
    goals: "Meet ten founders a month",
  },
  "PUT /auth/update-profile": { name: "Ada", timeZone: "Europe/Berlin" },
  "POST /auth/tokens": { name: "Laptop", scope: "read" },
  "POST /founders": { name: "Ines Marrow", profileUrl: "https://www.linkedin.com/in/demo-ines-marrow" },
  "PUT /founders/:founderId": { company: "Northwind", stage: "Contacted" },
  "POST /founders/:founderId/notes": { content: "Met at the spring fair." },
  "POST /founders/:founderId/posts": { posts: [{ text: "We ship the new doors today.", postedAt: "2026-11-20" }] },
  "POST /feeds/find": { address: "blog.invalid" },
  "POST /data-sources/check": { source: "apify", key: "your-token", agentId: "", actorId: "" },
  "POST /tasks": { title: "Call Ines", dueDate: "2026-12-24" },
  "PATCH /tasks/:taskId": { status: "in_progress" },
  "POST /tasks/move": { taskIds: ["$TASK_ID"], status: "done" },
  "POST /custom-fields": { label: "Next round", type: "select", options: ["Seed", "Series A"] },
  "PUT /custom-fields/:fieldId": { label: "Funding round", options: ["Seed", "Series A", "Series B"] },
  "POST /custom-fields/:fieldId/values": { founderId: "$FOUNDER_ID", value: "Seed" },
  "PUT /custom-fields/:fieldId/values/:founderId": { value: "Series A" },
  "POST /ai/analyze/post": { postId: "$POST_ID" },
  "POST /ai/analyze/founder": { founderId: "$FOUNDER_ID" },
  "POST /ai/generate-email": { founderId: "$FOUNDER_ID", template: "intro" },
  "POST /conversation": { message: "What is overdue?", mode: "ask" },
  "POST /conversation/end": { sessionId: "$SESSION_ID" },
  "POST /feedback": { type: "feature", description: "A map of my network." },
};

/** A file for each call that takes one, by the form's field. */
export const exampleFiles: Record<string, { field: string; file: string; type: string }> = {
  "POST /whisper/transcribe": { field: "audio", file: "recording.webm", type: "audio/webm" },
};

/** The query of each call that needs one. */
export const exampleQueries: Record<string, Record<string, string>> = {
  "GET /founders/lookup": { profileUrl: "linkedin.com/in/demo-ines-marrow" },
};
