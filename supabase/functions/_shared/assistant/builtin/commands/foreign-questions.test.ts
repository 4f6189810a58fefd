import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Rosalind Tveit",
      company: "Brine & Bark",
      stage: "Lead",
      values: { owner: "Milo", location: "Bergen", email: "ro@brine.example", Berths: "14" },
    },
  ],
  owners: ["Milo", "Hedda"],
  stages: ["Lead", "Trial", "Client"],
  columns: [{ label: "Berths", type: "number" as const }],
  tasks: [{ title: "Book the hall", founderName: "Rosalind Tveit", dueDate: "2030-05-30" }],
};
const play = (message: string) => new PlayedConversation(having).say(message);

test.each([
  ...[
    "Vem äger Rosalind?",
    "Quem é o responsável por Rosalind?",
    "Chi è il responsabile di Rosalind?",
    "Hvem eier Rosalind?",
  ],
  ...[
    "Wie is de eigenaar van Rosalind?",
    "Kto odpowiada za Rosalind?",
    "Siapa pemilik Rosalind?",
    "sino ang may-ari ni Rosalind?",
  ],
])("%j asks for the owner", (asked) => expect(play(asked).text).toContain("Owner: Milo"));
test.each([
  ...[
    "Quali attività sono scadute?",
    "Quais tarefas estão atrasadas?",
    "Welke taken zijn te laat?",
    "Vilka uppgifter är försenade?",
  ],
  ...["Jakie zadania są zaległe?", "tugas apa yang terlambat?", "Hvilke oppgaver er forsinket?"],
])("%j asks what is overdue", (asked) => expect(play(asked).text).toContain("overdue task"));
test.each([
  ...[
    "Dove si trova Rosalind?",
    "Onde fica Rosalind?",
    "Var bor Rosalind?",
    "Waar woont Rosalind?",
    "di mana Rosalind?",
  ],
])("%j asks for the place", (asked) => expect(play(asked).text).toContain("Bergen"));
test.each(["berapa berths Rosalind?", "Berapa berths dari Rosalind?"])("%j asks for the column", (asked) =>
  expect(play(asked).text).toContain("Berths: 14"),
);
test.each([
  ["Pindahkan Rosalind ke tahap Trial", "update_founder", { patch: { stage: "Trial" } }],
  ["ingatkan saya telepon Rosalind hari Kamis", "create_task", { dueDate: "2030-06-06", title: "Telepon Rosalind" }],
  ["tolong tambah nota untuk Rosalind: mahu diskaun", "create_note", { content: "Mahu diskaun" }],
  ["buat tugas untuk Rosalind: kirim kontrak besok", "create_task", { dueDate: "2030-06-04", title: "Kirim kontrak" }],
  ["Zadanie Book the hall jest zrobione", "update_task", { patch: { status: "done" } }],
  ["De taak Book the hall is klaar", "update_task", { patch: { status: "done" } }],
  ["tandai Book the hall selesai", "update_task", { patch: { status: "done" } }],
])("%j is done", (message, tool, input) => expect(play(message).changes).toMatchObject([{ tool, input }]));

test.each([
  "أضف مهمة للاتصال بروزاليند غدا",
  "добавь задачу позвонить завтра",
  "明天提醒我打电话",
  "kal Rosalind ko call karna hai, task bana do",
  "nhắc tôi ngày mai gọi cho Rosalind",
  "yarın Rosalind'i aramayı bana hatırlat, görev ekle",
])("of %j nothing is stored, and the answer says what is understood", (message) => {
  const { text, changes } = play(message);
  expect([changes, text]).toEqual([[], expect.stringContaining("I understand English")]);
});
test.each(["note on Rosalind: 明天提醒我打电话", "note for Rosalind: kal call karna hai task bana do"])(
  "%j is a note in any language",
  (message) => expect(play(message).changes).toMatchObject([{ tool: "create_note" }]),
);
test.each([
  "remind me to call Rosalind tomorrow",
  "task: apa itu",
  "Rosalind is in Lagos tomorrow",
  "add a task for Rosalind: mail the cho menu",
])("%j is no other language", (message) => expect(play(message).text).not.toContain("I understand English"));
