const FIRMS =
  "praxis|kanzlei|werkstatt|b[aä]ckerei|metzgerei|g[aä]rtnerei|schreinerei|tischlerei|spedition|transporte?|apotheke|klinik|cabinet|clinique|boulangerie|garage|atelier|cl[ií]nica|taller|oficina|panader[ií]a|bodegas?|despacho|clinic|practice|surgery|bakery|brewery|workshop|works|farms?|dairy|nurser(?:y|ies)|logistics|freight|couriers?|cycles|dental|tandv[aå]rd|verksted|fietsenmakerij|hotel|restaurant|caf[eé]|school|college|hospital|pharmacy|stores?|shop|joinery|roofing|plumbing|electrics|services|consulting|architects|solicitors|law|legal";

/** Words for what a company is, in names of companies: "Praxis Weibel". */
export const FIRM_WORD = new RegExp(String.raw`(?:^|\s)(?:${FIRMS})(?=\s|$)`, "iu");

/** What people call the company that someone has: "her bakery", "his outfit", "their place". */
export const FIRM_NOUN = String.raw`(?:(?:\p{L}+\s)?(?:${FIRMS}|company|firm|business|outfit|agency|office|studio|salon|gallery|start-?up|label|brand|foundation|charity|organi[sz]ation|employer|place|bar|pub|yard|boatyard|winery|vineyard|garden cent(?:re|er)|lab|laboratory|firma|unternehmen|betrieb|laden|empresa|tienda|negocio|entreprise|soci[eé]t[eé]|boutique|magasin))`;
