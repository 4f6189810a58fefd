import type { Order } from "./order-of.ts";

/** What only the user does, on the screens of their account or not at all. */
export type AccountAct =
  | "deletes"
  | "password"
  | "profile"
  | "plan"
  | "members"
  | "signs_out"
  | "theme"
  | "settings"
  | "silences"
  | "person"
  | "others"
  | "lists";

const ACCOUNT =
  "(?:accounts?|profile|login|user|user account|membership|registration|konto|account|benutzerkonto|profil|cuenta|perfil|compte)";
const OWN = "(?:my|our|this|the|mein|meinen|meine|das|unser|mi|la|mon|le|ma)";
const SPACE = "(?:accounts?|workspaces?|organi[sz]ation|tracker|crm|app|team|tool|login|konto|cuenta|compte)";
const PASSWORD =
  "(?:passwords?|pass ?phrase|pass ?code|pin|2fa|mfa|two factor|passwort|kennwort|contrasena|clave|mot de passe)";
const PLAN =
  "(?:subscriptions?|plans?|tier|premium|pro|billing|licen[cs]es?|free trial|trial|payment method|credit card|seats?|abo|abonnement|suscripcion|tarif|tarifa)";
const COLLEAGUE =
  "(?:colleagues?|coworkers?|co workers?|team ?mates?|team|boss|assistant|partner|cofounder|co founder|intern|friends?|wife|husband|kolleg\\w+|companer\\w+|collegues?|users?|members?|admins?|editors?|seats?|logins?|secretary|manager)";

const USER = "(?:users?|customers?|tenants?|workspaces?|accounts?|organi[sz]ations?|companies|subscribers?|members?)";
const DATA = "(?:contacts?|people|data|records?|notes?|tasks?|lists?|passwords?|emails?|information|everything)";
const ACTS: readonly (readonly [AccountAct, string])[] = [
  [
    "deletes",
    `(?:i (?:want|would like|d like) to |ich will |quiero |je veux )?(?:delete|close|remove|erase|deactivate|terminate|cancel|wipe|losche?|kundige?|schliesse|borra\\w*|elimina\\w*|cierra|cerrar|supprime\\w*|ferme\\w*) (?:bitte )?${OWN} (?:tracker |own |whole |entire |ganzes )*${ACCOUNT}(?: (?:please|and|with|completely|permanently|for good|forever|here|loschen|und)\\b.*)?`,
  ],
  ["deletes", `${OWN} ${ACCOUNT} (?:bitte )?(?:loschen|kundigen|schliessen)`],
  [
    "password",
    `(?:i (?:forgot|lost|ve forgotten|ve lost|have forgotten|don t know|can t remember) |i (?:want|need) to )?(?:(?:change|reset|update|set|recover|remember|send|show|tell|give|what is|make|turn on|enable|andere?|setze?|cambia\\w*|restablece|change|reinitialise)\\b)? ?(?:me )?(?:a |my |our |the |new |log ?in |log in |account |user |tracker |mein |mi |mon )*${PASSWORD}(?: (?:to|for|zuruck|zurucksetzen|andern|help|can you|please|:|and|so|how|what|lah|again|pls)\\b.*)?`,
  ],
  [
    "profile",
    `(?:change|update|set|edit|fix|correct|replace|andere|cambia|modifie) (?:my|our|meine?n?|mi|mon|ma) (?:own |account |login |user |profile )*(?:names?|user ?names?|e ?mails?|e ?mail address|address|photo|picture|avatar|profile(?: picture| photo)?|phone(?: number)?|time ?zone|company|job title|title|bio|goals?|number|adresse|foto|zeitzone|correo|zona horaria|adresse mail|fuseau horaire)(?: .*)?`,
  ],
  [
    "plan",
    `(?:i (?:want|would like|d like) to )?(?:upgrade|downgrade|cancel|renew|change|buy|get|switch|start|extend|end|pause|kundige?|cancela\\w*|annule|resilie) (?:me |us |my |our |the |mein |meinen |mi |mon |to |from |a |an )*(?:\\S+ ){0,2}?${PLAN}(?: (?:plan|version|tier|account|license|subscription|now|for|to|at|and|kundigen)\\b.*)?`,
  ],
  ["plan", `(?:upgrade|downgrade)(?: (?:me|us|my account|our account|the account|my workspace|to .*))?`],
  [
    "plan",
    `(?:(?:send|give|show|email) me (?:my|the|an|our) (?:\\S+ )?(?:bill|invoice)s?|i want (?:a refund|my money back)|refund me|give me (?:a refund|my money back)|(?:stop charging|don t charge|charge) (?:me|my card)\\b.*)`,
  ],
  [
    "members",
    `(?:invite|add|grant|give|let|allow|share|onboard|lade|invita|invite|anade|ajoute)\\b (?!.*\\bU\\b)(?:\\S+ ){1,8}?(?:(?:to|in|into|onto|with|on|zu|zum|ins|a|au|dans|en) (?:this|my|our|the|mein|unser|dieses|mi|mon|ce|nuestra|nuestro|notre) )${SPACE}(?<!\\b(?:to|in|into|on) (?:my|our|the) (?:tracker|crm|tool|team|app))(?: (?:as|so|with|and|too|ein|einladen)\\b.*)?`,
  ],
  [
    "members",
    `(?:invite|lade|invita|invite)\\b (?:\\S+ ){1,8}?(?:to|in|into|onto|zu|zum|ins|a|au|dans|en) (?:(?:this|my|our|the) )?(?:tracker|crm|tool|team|app)(?: .*)?`,
  ],
  [
    "members",
    `(?:add|make|set up|register|onboard|create|invite) (?!.*\\bU\\b)(?:\\S+ ){0,6}?as (?:an? )?(?:\\S+ )?(?:users?|members?|admins?|administrators?|editors?|viewers?|collaborators?|team ?mates?|seats?|co ?owners?)(?: .*)?`,
  ],
  [
    "members",
    `(?:invite|add|lade|invita) (?:my|our|a|an|another|some|new|meine[nr]?|mi|un|mon|ma)(?: new)? ${COLLEAGUE}(?: (?!to (?:P|X|the|my|our) ?(?:column|list|note))(?:P|X|M|to|so|as|from|with|here|too|ein)\\b.*)?`,
  ],
  [
    "members",
    `(?:give|grant|allow|let)\\b (?:\\S+ ){1,5}?(?:access|permission|permissions|rights|log ?in|sign in|edit rights|zugriff|acceso|acces)\\b.*`,
  ],
  [
    "members",
    `share (?:my|our|this|the) (?:\\S+ )?(?:people|contacts|lists?|account|table|workspace|board|tasks|notes|database|pipeline|screen|view|login)(?: with .*)?`,
  ],
  [
    "signs_out",
    `(?:log|sign) (?:me |us )?(?:out|off)(?: of .*| everywhere| on .*)?|logout|(?:melde? mich |mich )?ab ?melden|melde mich ab|cierra (?:mi |la )?sesion|deconnecte moi`,
  ],
  [
    "theme",
    `(?:turn|switch|enable|disable|activate|use|set|change|make|go|put|i want|schalte?|aktiviere|activa|active)\\b(?: \\S+){0,5}? (?:(?:dark|light|night|black) ?(?:mode|theme)|(?:modo|tema|mode|theme) (?:oscuro|sombre)|dunkel\\w*(?: modus)?)(?: .*)?`,
  ],
  [
    "theme",
    `(?:turn|switch|set|change|make) (?:it|everything|tracker|(?:(?:the|my) )?(?:app|screen|page|ui|interface|background|website|colou?rs?)) (?:(?:to|into|in) )?(?:dark|light|black)(?: please| again| now)*`,
  ],
  ["theme", `(?:change|switch|set|make) (?:the |my )?(?:theme|colou?r scheme|appearance|design|look)(?: .*)?`],
  [
    "settings",
    `(?:make|change|increase|decrease|set|enlarge|reduce) (?:the |my )?(?:font|text|letters|zoom|interface|screen|app|buttons?|layout|sidebar|logo|home ?page)(?: size)?(?: .*)?`,
  ],
  [
    "settings",
    `(?:switch|change|set|put|translate|stell\\w*|cambia|mets|passe) (?:(?:the |my |your )?(?:app|language|interface|ui|tracker|website|sprache|idioma|langue|la langue|el idioma|die sprache)\\b)(?: .*)?`,
  ],
  [
    "settings",
    `(?:turn|switch) (?:on|off) .*|(?:enable|disable|activate|deactivate|mute|install|uninstall|update|restart|reboot|close|quit) (?:the |my |all |push |email |your )*(?:notifications?|sounds?|app|tracker|browser|computer|lights?|wifi|bluetooth|emails?|alerts?|extension|auto ?save|ads|adverts|cookies|updates)(?: .*)?`,
  ],
  [
    "silences",
    `(?:stop|quit|cease) (?:sending|emailing|texting|messaging|notifying|spamming|bothering|pinging) (?:me|us)\\b.*|unsubscribe(?: me| us)?(?: .*)?|(?:remove|hide|block|get rid of|turn off) (?:the |all |these |those )?(?:ads|adverts|banners?|pop ?ups?|notifications?)(?: .*)?`,
  ],
  [
    "person",
    `(?:let me |i (?:want|need|would like|d like) to |can i )?(?:talk|speak|chat) (?:to |with )(?:a |an |the |your |some )?(?:real |actual |human |live |customer )*(?:human|person|agent|support|support team|customer service|representative|manager|developers?|someone|somebody)(?: real| at tracker)?`,
  ],
  [
    "person",
    `(?:get|connect|put|give|find) me (?:through )?(?:to |with )?(?:a |an |the |your )?(?:real |actual |human |live |customer )*(?:human|agent|support(?: team)?|customer service|representative)`,
  ],
  [
    "person",
    `(?:report|file|submit|send) (?:a |an |this |the |some )?(?:bugs?|problems?|issues?|complaints?|feedback|feature requests?)(?: .*)?`,
  ],
  [
    "others",
    `(?:(?:show|list|give|tell|get|send|display|export|print|dump|read)\\b (?:me )?)?(?:what are )?(?:all )?(?:the |of )*${DATA} (?:of|from|in|belonging to) (?:all )?(?:the |your )?(?:other|another|all) ${USER} (?:of|on|in) (?:tracker|this (?:app|site|service|system)|the (?:app|site|service|system|database))`,
  ],
  [
    "others",
    `(?:show|list|give|tell|get|send|display|export|print|dump|read|select)\\b (?:me )?(?:all |everything |the |whole |entire |data |rows |records |of |from |in |whole )+(?:database|db|server)(?: (?:of|for|across|from))? (?:all|every|other)(?: the)? ${USER}(?: included)?`,
  ],
];
/** The lists of stages and statuses, which are set up and no one's value. */
const LISTS =
  "(?!.*\\b[PX]\\b)(?:(?:rename|relabel) (?:the |my |our )?(?:pipeline )?(?:stage|status)(?: name)? .+ (?:to|into|as) .+|(?:change|edit|update) (?:the |my |our )?(?:name of (?:the )?)?(?:pipeline )?(?:stage|status)(?: name| s name|(?<=name of .*)) .+ (?:to|into|as) .+|(?:add|create|make|insert|set up|introduce|i need|we need|i want)(?: (?:me|us))? (?:an? |the )?(?:new |another |extra |further |custom )*(?:pipeline )?(?:stage|status)(?: (?!of|to|for|from|note|update|change|report|call|meeting)\\S.*)?|(?:delete|remove|drop|get rid of) (?:the |my |our )?(?:pipeline )?(?:stage|status) (?!of|from|for|on|in)\\S+(?: (?!from|for|of)\\S+){0,2}|(?:add|put) .{1,40} (?:to|in|into|as) (?:the |my |our )?(?:list of |pipeline )?(?:stages|statuses)(?: list)?)";
const patterns = [...ACTS, ["lists", LISTS] as const].map(
  ([act, source]) => [act, new RegExp(`^(?:${source})$`, "u")] as const,
);

/** What an order is to do on the user's account or on the app itself; null where it is none. */
export function accountAct({ words }: Order): AccountAct | null {
  if (/\b(?:columns?|fields?|tasks?|notes?)$/.test(words)) return null;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
