import type { Tongue } from "./tongues.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(" ").map((word, no) => [word, `on ${DAYS[no] ?? ""}`]));

/** The everyday orders of Indonesian and Malay, often beside English words. */
export const INDONESIAN: Tongue = {
  remind: "(?:ingat|peringat)(?:kan|in)(?: (?:saya|aku|gue))?",
  to: "untuk|buat|supaya|agar",
  whoIsIn:
    "siapa(?: saja| aja)?(?: yang)?(?: (?:ada|berada|sedang|masih))?(?: di| dalam| pada)(?: (?:tahap|peringkat|status))?",
  move: "pindah(?:kan|in)?|alih(?:kan)?|ubah|tukar|ganti",
  into: "ke (?:tahap|peringkat|status)|ke|jadi|menjadi|kepada",
  article: "si|bapak|ibu|pak|bu|encik|puan",
  note: "(?:(?:tambah|buat|tulis|simpan)(?:kan|in|lah)? )?(?:catatan|nota|note) (?:untuk|tentang|buat|pada|mengenai|bagi)|catat(?:kan)? (?:untuk|tentang|pada)",
  task: "(?:buat|tambah|cipta)(?:kan|in|lah)?(?: sebuah| satu)? (?:tugas|tugasan|task|pengingat|peringatan)(?: baru| baharu)?|(?:tugas|tugasan|task) baru",
  forWhom: "untuk|bagi|buat",
  on: "pada hari|pada|hari|untuk hari|di hari",
  isAlso: { minggu: "hari|pada hari|di hari", sabtu: "hari|pada|pada hari|pada" },
  days: {
    ...{ besok: "tomorrow", esok: "tomorrow", lusa: "the day after tomorrow" },
    ...{ "hari ini": "today", "minggu depan": "next week", "minggu hadapan": "next week" },
    ...week("senin selasa rabu kamis jumat sabtu minggu"),
    ...week("isnin selasa rabu khamis jumaat sabtu ahad"),
  },
  months:
    "januari februari mac|maret april mei jun|juni julai|juli agustus|ogos september oktober november desember|disember",
  whatIsDue:
    "apa(?: saja)? (?:tugas|tugasan)(?: saya)?|apa yang (?:harus|perlu|mesti)(?: saya)?(?: (?:kerjakan|lakukan|buat))?",
  mark: "tanda(?:i|kan)",
  asDone: "(?:sebagai |sudah |dah )?(?:selesai|beres|siap)",
  whatIs: "apa(?:kah)?|berapa(?:kah)?|siapa(?:kah)?",
  of: "dari|milik|daripada|untuk|bagi",
  set: "ubah|ganti|atur|tukar|tetapkan",
};
