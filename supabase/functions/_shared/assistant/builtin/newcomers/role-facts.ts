import type { Change } from "../commands/frames.ts";
import type { Language } from "../reading.ts";
import { firmThenRole } from "./firm-then-role.ts";
import { asName, isDepartment, isHome, isPlace, isRole, roleBefore } from "./person-words.ts";
import { workOf } from "./work-of.ts";
import { ROLE_VON, roleAndFirm } from "./work-said.ts";

interface Said {
  language: Language;
  /** The words that lead to companies in that language. */
  works: string;
}

const TRADE =
  /^(?!(?:ingenier|consejer|tesorer|banquer|enfermer|gérant|manager)\S*$)\p{Ll}+(?:icultor(?:a|es)?|iculteur|icultrice|er[oa]|pescadora?|pastora?|anger|ager|aîcher|vigneronn?e?|cher)$/u;
/** "Apicultor de Soria", "fromager de Gap": of someone with such a trade one word that is no firm is where they live. */
const isHomeOf = (role: string, from: string): boolean =>
  isPlace(from) || (TRADE.test(role) && /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*$/u.test(from));

/** What words that begin with a role say: the role, and whose it is or where from. */
export function roleFacts(value: string, { language, works }: Said): Change[] {
  const behind = firmThenRole(value);
  if (behind) return workOf(behind.role, behind.firm);
  const apart = roleAndFirm(value);
  if (apart) return workOf(apart.role, apart.company);
  const before = roleBefore(value);
  if (before) return workOf(before.role, before.company);
  const joint = new RegExp(
    `^(?<role>.+?)\\s+(?<by>${language === "en" ? "at|@|for|from|with" : works})\\s+(?<company>.+)$`,
    "iu",
  ).exec(value)?.groups;
  // "Professor for dairy science at Kiel": what is in small letters goes with the role, up to a name.
  const later = /^\p{Ll}/u.test(joint?.["company"] ?? "")
    ? /^(?<role>.+?)\s+(?:at|@|with|of|from)\s+(?<company>(?:the\s+)?\p{Lu}.*)$/u.exec(value)?.groups
    : undefined;
  if (later && language === "en") return workOf(later["role"], later["company"]);
  const isOf =
    language === "en" ? /^(?<role>.+?)\s+of\s+(?<company>.+)$/iu.exec(joint?.["role"] ?? value)?.groups : null;
  const isHeading =
    /^(?:head|vp|svp|evp|dean|provost|rector|registrar|chancellor|warden|keeper|master|chief|professor|lecturer|chair)$/iu.test(
      isOf?.["role"] ?? "",
    );
  if (isOf && !isHeading && !isDepartment(isOf["company"] ?? "") && !joint)
    return workOf(isOf["role"], isOf["company"]);
  if (joint && /^(?:de|von|f[uü]r|pour)$/iu.test(joint["by"] ?? "") && isDepartment(joint["company"] ?? ""))
    return workOf(value, undefined);
  if (joint && /^from$/iu.test(joint["by"] ?? "") && isHome(joint["role"] ?? "", joint["company"] ?? ""))
    return [...workOf(joint["role"], undefined), { field: "location", value: asName(joint["company"] ?? "") }];
  if (joint && /^de$/iu.test(joint["by"] ?? "") && isHomeOf(joint["role"] ?? "", joint["company"] ?? ""))
    return [...workOf(joint["role"], undefined), { field: "location", value: asName(joint["company"] ?? "") }];
  if (joint) return workOf(joint["role"], joint["company"]);
  const foreign = ROLE_VON.exec(value)?.groups;
  if (foreign && isRole(foreign["role"] ?? "") && !isDepartment(foreign["company"] ?? ""))
    return workOf(foreign["role"], foreign["company"]);
  const short = /^(?<role>(?:ceo|cto|cfo|coo|cmo|cpo|founder|co-?founder|owner))\s+(?<company>\S.*)$/iu.exec(
    value,
  )?.groups;
  if (short && /^\p{Lu}/u.test(short["company"] ?? "")) return workOf(short["role"], short["company"]);
  return workOf(value, undefined);
}
