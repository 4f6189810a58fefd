import type { Listed } from "./reading.ts";
import { threadAfter } from "./referring/thread.ts";
import type { Said } from "./said.ts";
import type { Call } from "./script.ts";
import { plain } from "./wording.ts";

/** An answer that lists tasks says which, so that "the second" can be said of them. */
export function withTasks(call: Call, answer: (call: Call) => Said): Said {
  const seen: { id: string; title: string }[] = [];
  const said = answer((name, input, held) => {
    const found = call(name, input, held);
    if (name === "list_tasks") seen.push(...(found.tasks ?? []));
    return found;
  });
  const at = ({ title }: { title: string }) => said.text.indexOf(`- ${plain(title)}`);
  const listed = seen.filter((task) => at(task) >= 0).sort((one, other) => at(one) - at(other));
  if (listed.length === 0 || said.listed) return said;
  const list: Listed[] = listed.map(({ id, title }) => ({ kind: "task", id, name: title }));
  return {
    ...said,
    state: { ...said.state, list, thread: threadAfter(said.state, { text: said.text, list, about: [] }) },
  };
}
