import type { Language } from "../reading.ts";
import type { AccountAct } from "./account-acts.ts";
import type { OutsideAct } from "./outside-acts.ts";

export type Beyond = OutsideAct | AccountAct | "general";

/** What is said to an order that is not the assistant's: that it can't, and what can be done instead. */
export const SENTENCES: Readonly<Record<Beyond, Readonly<Record<Language, string>>>> = {
  reaches: {
    en: "I can't send messages or call anyone. I can remind you to do it, or draft an email for you to send.",
    de: "Ich kann keine Nachrichten schicken und niemanden anrufen. Ich kann dich daran erinnern oder eine E-Mail entwerfen.",
    es: "No puedo enviar mensajes ni llamar a nadie. Puedo recordártelo o redactar un correo.",
    fr: "Je ne peux ni envoyer de messages ni appeler quelqu’un. Je peux vous le rappeler ou rédiger un e-mail.",
  },
  publishes: {
    en: "I can't do anything on LinkedIn or other sites: no posts, comments, likes or requests. I can remind you to do it.",
    de: "Auf LinkedIn und anderen Seiten kann ich nichts tun: keine Beiträge, Kommentare, Likes oder Anfragen. Ich kann dich daran erinnern.",
    es: "No puedo hacer nada en LinkedIn ni en otros sitios: ni publicar, ni comentar, ni dar me gusta. Puedo recordártelo.",
    fr: "Je ne peux rien faire sur LinkedIn ni ailleurs : ni publier, ni commenter, ni aimer. Je peux vous le rappeler.",
  },
  books: {
    en: "I can't book anything or write in a calendar. I can add a task with a day, so that you don't forget it.",
    de: "Ich kann nichts buchen und in keinen Kalender schreiben. Ich kann eine Aufgabe mit einem Tag anlegen.",
    es: "No puedo reservar nada ni escribir en un calendario. Puedo crear una tarea con una fecha.",
    fr: "Je ne peux rien réserver ni écrire dans un agenda. Je peux créer une tâche avec une date.",
  },
  pays: {
    en: "I can't order or pay for anything. I can remind you to do it.",
    de: "Ich kann nichts bestellen oder bezahlen. Ich kann dich daran erinnern.",
    es: "No puedo comprar ni pagar nada. Puedo recordártelo.",
    fr: "Je ne peux rien commander ni payer. Je peux vous le rappeler.",
  },
  watches: {
    en: "I can't message you or tell you when something happens. I can add a task for a day, once or every week, and it shows under *Tasks* when it is due.",
    de: "Ich kann dir nicht schreiben und nicht melden, wenn etwas geschieht. Ich kann eine Aufgabe für einen Tag anlegen, einmal oder jede Woche.",
    es: "No puedo escribirte ni avisarte cuando pase algo. Puedo crear una tarea para un día, una vez o cada semana.",
    fr: "Je ne peux pas vous écrire ni vous prévenir quand quelque chose se passe. Je peux créer une tâche pour un jour, une fois ou chaque semaine.",
  },
  composes: {
    en: "I can't write or make that. I can draft an email to one of your people, and keep notes.",
    de: "Das kann ich nicht schreiben oder herstellen. Ich kann eine E-Mail an eine deiner Personen entwerfen und Notizen führen.",
    es: "No puedo escribir ni crear eso. Puedo redactar un correo a una de tus personas y guardar notas.",
    fr: "Je ne peux pas écrire ni créer cela. Je peux rédiger un e-mail à l’une de vos personnes et garder des notes.",
  },
  files: {
    en: "I can't open, attach or print files. I can keep what matters as a note; *Import people* on People takes a CSV file.",
    de: "Ich kann keine Dateien öffnen, anhängen oder drucken. Ich kann das Wichtige als Notiz behalten; *Import people* auf People nimmt CSV-Dateien.",
    es: "No puedo abrir, adjuntar ni imprimir archivos. Puedo guardar lo importante en una nota; *Import people*, en People, acepta archivos CSV.",
    fr: "Je ne peux pas ouvrir, joindre ni imprimer de fichiers. Je peux garder l’essentiel dans une note ; *Import people*, sur People, accepte les fichiers CSV.",
  },
  searches: {
    en: "I can't search LinkedIn or the web. I know the people you follow, their posts and your notes; you add someone with the address of their LinkedIn profile.",
    de: "Ich kann LinkedIn und das Internet nicht durchsuchen. Ich kenne die Personen, denen du folgst, ihre Beiträge und deine Notizen.",
    es: "No puedo buscar en LinkedIn ni en internet. Conozco a las personas que sigues, sus publicaciones y tus notas.",
    fr: "Je ne peux pas chercher sur LinkedIn ni sur internet. Je connais les personnes que vous suivez, leurs publications et vos notes.",
  },
  connects: {
    en: "I can't connect to other programs. People can be brought in and out as a file: on People, under *More*.",
    de: "Ich kann mich nicht mit anderen Programmen verbinden. Personen kommen als Datei herein und hinaus: auf People unter *More*.",
    es: "No puedo conectarme con otros programas. Las personas entran y salen como archivo: en People, en *More*.",
    fr: "Je ne peux pas me connecter à d’autres programmes. Les personnes entrent et sortent sous forme de fichier : sur People, sous *More*.",
  },
  imports: {
    en: "I can't import from here. On People, open *More* and choose *Import people*: it takes a CSV file, or pasted profile addresses.",
    de: "Von hier aus kann ich nichts importieren. Öffne auf People *More* und wähle *Import people*: es nimmt CSV-Dateien.",
    es: "Desde aquí no puedo importar. En People, abre *More* y elige *Import people*: acepta archivos CSV.",
    fr: "Je ne peux pas importer d’ici. Sur People, ouvrez *More* et choisissez *Import people* : il accepte les fichiers CSV.",
  },
  exports: {
    en: "I can't export from here. On People, *More* saves the people you see as a file; everything at once is under *Profile*, *Your data*.",
    de: "Von hier aus kann ich nichts exportieren. Auf People speichert *More* die Personen als Datei; alles auf einmal steht unter *Profile*, *Your data*.",
    es: "Desde aquí no puedo exportar. En People, *More* guarda las personas en un archivo; todo a la vez está en *Profile*, *Your data*.",
    fr: "Je ne peux pas exporter d’ici. Sur People, *More* enregistre les personnes dans un fichier ; tout à la fois se trouve sous *Profile*, *Your data*.",
  },
  attends: {
    en: "I can't join, hear or record calls and meetings. Tell me afterwards what was said, and I keep it as a note.",
    de: "Ich kann an keinen Gesprächen teilnehmen und nichts mithören oder aufnehmen. Erzähl mir danach davon, und ich behalte es als Notiz.",
    es: "No puedo unirme a llamadas ni reuniones, ni escucharlas o grabarlas. Cuéntame después qué se dijo y lo guardo como nota.",
    fr: "Je ne peux ni rejoindre, ni écouter, ni enregistrer des appels ou réunions. Racontez-moi ensuite, et je le garde en note.",
  },
  speaks: {
    en: "I can't speak or play sound: I answer in writing only.",
    de: "Ich kann nicht sprechen und keinen Ton abspielen: ich antworte nur schriftlich.",
    es: "No puedo hablar ni reproducir sonido: solo respondo por escrito.",
    fr: "Je ne peux ni parler ni jouer de son : je réponds seulement par écrit.",
  },
  deletes: {
    en: "I can't delete your account. You can, under *Profile*, *Account*, *Delete account*.",
    de: "Ich kann dein Konto nicht löschen. Du kannst es unter *Profile*, *Account*, *Delete account*.",
    es: "No puedo borrar tu cuenta. Puedes hacerlo en *Profile*, *Account*, *Delete account*.",
    fr: "Je ne peux pas supprimer votre compte. Vous le pouvez sous *Profile*, *Account*, *Delete account*.",
  },
  password: {
    en: "I can't see or change your password. You change it under *Profile*, *Account*, *Password*.",
    de: "Ich kann dein Passwort weder sehen noch ändern. Du änderst es unter *Profile*, *Account*, *Password*.",
    es: "No puedo ver ni cambiar tu contraseña. Se cambia en *Profile*, *Account*, *Password*.",
    fr: "Je ne peux ni voir ni changer votre mot de passe. Vous le changez sous *Profile*, *Account*, *Password*.",
  },
  profile: {
    en: "I can't change your own profile. You can, under *Profile*; your email address is there under *Account*.",
    de: "Dein eigenes Profil kann ich nicht ändern. Du kannst es unter *Profile*; die E-Mail-Adresse steht dort unter *Account*.",
    es: "No puedo cambiar tu propio perfil. Puedes hacerlo en *Profile*; tu correo está allí, en *Account*.",
    fr: "Je ne peux pas modifier votre propre profil. Vous le pouvez sous *Profile* ; votre adresse e-mail s’y trouve sous *Account*.",
  },
  plan: {
    en: "I can't see or change plans or payments. I keep people, notes and tasks.",
    de: "Über Tarife und Zahlungen weiß ich nichts und kann sie nicht ändern. Ich führe Personen, Notizen und Aufgaben.",
    es: "No sé nada de planes ni pagos y no puedo cambiarlos. Llevo personas, notas y tareas.",
    fr: "Je ne sais rien des abonnements ni des paiements et ne peux pas les changer. Je tiens personnes, notes et tâches.",
  },
  lists: {
    en: "The list of stages and statuses can't be changed here or on a screen yet. A column of your own with options can hold more: “add a dropdown column Phase: first, second”.",
    de: "Die Liste der Phasen und Statuswerte lässt sich noch nicht ändern. Eine eigene Spalte mit Optionen kann mehr aufnehmen.",
    es: "La lista de etapas y estados todavía no se puede cambiar. Una columna propia con opciones puede guardar más.",
    fr: "La liste des étapes et des statuts ne peut pas encore être modifiée. Une colonne à vous, avec des options, peut en tenir davantage.",
  },
  members: {
    en: "I can't invite anyone or share your Tracker: it is yours alone. An owner can be set for each person, for example “set the owner to Sam”.",
    de: "Ich kann niemanden einladen und deinen Tracker nicht teilen: er gehört nur dir. Für jede Person kann ein Owner eingetragen werden.",
    es: "No puedo invitar a nadie ni compartir tu Tracker: es solo tuyo. Cada persona puede tener un responsable.",
    fr: "Je ne peux inviter personne ni partager votre Tracker : il n’est qu’à vous. Chaque personne peut avoir un responsable.",
  },
  signs_out: {
    en: "I can't sign you out. Use *Sign out* at the top right.",
    de: "Ich kann dich nicht abmelden. Benutze *Sign out* oben rechts.",
    es: "No puedo cerrar tu sesión. Usa *Sign out*, arriba a la derecha.",
    fr: "Je ne peux pas vous déconnecter. Utilisez *Sign out*, en haut à droite.",
  },
  theme: {
    en: "I can't change how Tracker looks. You choose the theme under *Profile*, *Preferences*.",
    de: "Ich kann das Aussehen nicht ändern. Das Thema wählst du unter *Profile*, *Preferences*.",
    es: "No puedo cambiar el aspecto. El tema se elige en *Profile*, *Preferences*.",
    fr: "Je ne peux pas changer l’apparence. Le thème se choisit sous *Profile*, *Preferences*.",
  },
  others: {
    en: "I only see what is in your own account, and nothing of anyone else's: each account has its own people, notes and tasks.",
    de: "Ich sehe nur, was in deinem eigenen Konto ist, und nichts von anderen.",
    es: "Solo veo lo que hay en tu propia cuenta, nada de las demás.",
    fr: "Je ne vois que ce qui est dans votre propre compte, rien des autres.",
  },
  settings: {
    en: "I can't change settings or anything outside of your people, notes and tasks. What can be set is under *Profile*, *Preferences*.",
    de: "Einstellungen kann ich nicht ändern. Was sich einstellen lässt, steht unter *Profile*, *Preferences*.",
    es: "No puedo cambiar los ajustes. Lo que se puede ajustar está en *Profile*, *Preferences*.",
    fr: "Je ne peux pas changer les réglages. Ce qui se règle se trouve sous *Profile*, *Preferences*.",
  },
  silences: {
    en: "I can't turn anything off: I send no messages myself. What can be set is under *Profile*, *Preferences*.",
    de: "Ich kann nichts abschalten: ich selbst schicke keine Nachrichten. Was sich einstellen lässt, steht unter *Profile*, *Preferences*.",
    es: "No puedo desactivar nada: yo no envío mensajes. Lo que se puede ajustar está en *Profile*, *Preferences*.",
    fr: "Je ne peux rien désactiver : je n’envoie pas de messages. Ce qui se règle se trouve sous *Profile*, *Preferences*.",
  },
  person: {
    en: "I can't put you through to anyone. Use *Send feedback* in the command menu (Ctrl+K) to write to the people behind Tracker.",
    de: "Ich kann dich mit niemandem verbinden. Mit *Send feedback* im Befehlsmenü (Strg+K) schreibst du den Leuten hinter Tracker.",
    es: "No puedo ponerte con nadie. Con *Send feedback*, en el menú de comandos (Ctrl+K), escribes a quienes hacen Tracker.",
    fr: "Je ne peux vous passer personne. *Send feedback*, dans le menu de commandes (Ctrl+K), écrit à l’équipe de Tracker.",
  },
  general: {
    en: "I can't help with that. I only know what is in your Tracker: your people, notes, tasks, columns and the posts of those you follow.",
    de: "Dabei kann ich nicht helfen. Ich weiß nur, was in deinem Tracker steht: Personen, Notizen, Aufgaben, Spalten und Beiträge.",
    es: "No puedo ayudarte con eso. Solo sé lo que hay en tu Tracker: personas, notas, tareas, columnas y publicaciones.",
    fr: "Je ne peux pas vous aider pour cela. Je ne connais que ce qui est dans votre Tracker : personnes, notes, tâches, colonnes et publications.",
  },
};

/** Words of screens that the sentences name, with the file that has them: a test looks them up there. */
export const NAMES: readonly (readonly [file: string, words: string])[] = [
  ["routes/people-more.tsx", "Import people"],
  ["features/session/account-section.tsx", "Delete account"],
  ["features/session/account-section.tsx", "Password"],
  ["features/profile/profile-settings.tsx", "Preferences"],
  ["app/use-frame-commands.ts", "Sign out"],
  ["app/use-frame-commands.ts", "Send feedback"],
];
