import { phrasePattern } from "../../standing-phrases.ts";

/** A matter that people write about, with the words of a question that ask for it and those by which a text is near it. */
interface Topic {
  /** Words and phrases in lower case and without accents, of all languages; with a star, every word that begins so. */
  asks: readonly string[];
  finds: readonly string[];
}

const list = (text: string) =>
  text
    .split(",")
    .map((one) => one.replace(/\s+/gu, " ").trim())
    .filter(Boolean);

/** Each: what asks for it, and what it is told with besides. */
const TOPICS: readonly (readonly [asks: string, finds: string])[] = [
  [
    `raising money,raise money,raised money,raises money,raising capital,raise capital,raised capital,raising funds,raise funds,raised funds,raising a round,raise a round,raised a round,raising,raised,
    fundrais*,funding,funding round*,funded,got funding,financing,financed,investment,investments,investor,investors,got money,looking for money,new money,seed round,seed,series a,series b,series c,term sheet*,
    venture capital,kapital,finanzierung,finanzierungsrunde,geld eingesammelt,investoren,inversion,ronda,ronda de inversion,financiacion,inversores,levantar capital,levee de fonds,lever des fonds,financement,investisseurs`,
    `raised a,raised an,have raised,has raised,had raised,we raised,raising,fundrais*,funding,seed round,pre seed,seed,series a,series b,series c,series d,round closed,closed our round,closing our round,our round,the round,a round,
    term sheet*,investor*,venture capital,led by,angel,angels,oversubscribed,valuation,bridge round,cap table,finanzierung*,finanzierungsrunde,kapital,eingesammelt,investoren,ronda,inversion*,inversores,financiacion,
    levee de fonds,leve,levons,tour de table,financement,investisseurs`,
  ],
  [
    `hiring,hire,hires,hired,recruit*,open roles,open role,open position*,job opening*,vacanc*,new hires,new hire,looking for engineers,growing the team,staffing,einstellen,stellen,stellenangebote,sucht mitarbeiter,contratando,
    contratar,vacantes,recrute,recrutement,embauche*`,
    `hiring,hire,hires,hired,recruit*,join us,join our team,joining us,we are looking for,we re looking for,looking for a,looking for an,open role*,open position*,apply,vacanc*,job opening*,apprentice*,team grows,growing the team,
    growing our team,first employee,new colleague*,wir suchen,stellen,stelle frei,verstarkung,buscamos,contratamos,contratando,vacante*,unete,nous recrutons,on recrute,recrute*,recrutement,embauch*,rejoignez`,
  ],
  [
    `launch,launches,launched,launching,release,releases,released,releasing,shipped,ships,new product*,new version*,new feature*,product news,product launch*,came out,went live,going live,produktstart,neue version,veroffentlicht,
    lanzamiento*,lanzado,lanzaron,lancement*,lance,sorti`,
    `launch*,releas*,shipped,shipping,is live,went live,goes live,live in,now live,is out,out today,out now,available today,available now,available for,is available,now available,available in,available on,on the shelves,in stores,from today,beta,early access,waitlist,rolled out,rolling out,introducing,
    version,opening our,we re opening,new feature*,new product*,neue version,ab heute,verfugbar,lanza*,lanzamiento*,disponible*,ya esta,estrena*,lance*,lancement*,sortie,des aujourd hui`,
  ],
  [
    `moving,moved,move,relocat*,new office*,office move,moved office*,moving office*,moving house,umzug,umgezogen,neues buro,mudanza,mudado,nueva oficina,demenag*,nouveaux bureaux`,
    `moved to,moving to,moved the,moves to,new office*,new workshop,relocat*,opened an office,second office,second workshop,new home,headquarters,umzug,umgezogen,ziehen um,neues buro,mudanza,mudamos,nueva oficina,demenag*,nouveaux bureaux`,
  ],
  [
    `press,press coverage,in the press,in the media,media coverage,news coverage,newspaper*,interviewed,interview*,podcast*,on tv,featured,journalist*,presse,medien,zeitung,prensa,medios,entrevista*,journal*`,
    `press,journalist*,newspaper*,magazine*,interview*,podcast*,featured in,wrote about us,article about,on tv,television,radio,le monde,times,presse,zeitung,artikel uber,prensa,periodico,entrevista*,journal,reportage*`,
  ],
  [
    `award*,prize*,won something,won anything,won a,winner*,nominat*,shortlist*,honour*,honor*,preis,preise,ausgezeichnet,auszeichnung*,premio*,galardon*,prix,recompense*`,
    `award*,prize*,won,winner*,nominat*,finalist*,shortlist*,honoured,honored,medal,preis,preise,gewonnen,ausgezeichnet,auszeichnung*,premio*,ganamos,galardon*,prix,gagne,recompense*,laureat*`,
  ],
  [
    `layoff*,laid off,lay offs,let people go,letting people go,redundanc*,job cuts,cutting jobs,shut down,shutting down,closing down,bankrupt*,insolven*,pivot*,in trouble,entlass*,pleite,insolvenz,despidos,cierre,cerrado,licenci*,faillite`,
    `layoff*,laid off,let go,had to let,redundanc*,downsiz*,shut down,shutting down,closing down,almost closed,wind down,bankrupt*,insolven*,runway,out of money,pivot*,cut costs,entlass*,insolvenz*,pleite,despid*,cerramos,cierre,quiebra,licenci*,faillite,fermons,fermeture`,
  ],
  [
    `partner,partners,partnership*,partnered,teaming up,teamed up,collaborat*,cooperat*,joint venture*,alliance*,partnerschaft*,zusammenarbeit,kooperation*,alianza*,colaboracion*,partenariat*`,
    `partner with,partnered,partnership*,teaming up,teamed up,together with,joining forces,collaborat*,cooperation*,cooperate,cooperating,alliance*,have signed,integration with,partnerschaft*,gemeinsam mit,kooperation*,zusammenarbeit,alianza*,colabor*,junto con,partenariat*,ensemble avec`,
  ],
  [
    `acqui*,bought,takeover*,taken over,merger*,merged,exit,exits,exited,sold the company,sold their company,sold his company,sold her company,ipo,ubernahme*,ubernommen,verkauft,adquisicion*,adquirid*,fusion*,rachat*,rachete`,
    `acqui*,was bought,been bought,bought by,takeover*,merger*,merged,exit,exited,sold the company,sold our company,ipo,ubernahme*,ubernommen,adquisicion*,adquir*,fusion*,rachat*,rachet*`,
  ],
  [
    `conference*,event,events,trade fair*,fairs,fair,trade show*,summit*,speaking at,talks at,gave a talk,giving a talk,panel,panels,keynote*,meetup*,messe,konferenz*,veranstaltung*,vortrag*,feria*,evento*,congreso*,charla*,salon*,evenement*,conference`,
    `conference*,trade fair*,fair in,the fair,summit*,on stage,keynote*,panel,panels,speaking at,my talk,gave a talk,booth,stand at,meetup*,workshop in,messe,konferenz*,vortrag*,buhne,feria*,congreso*,ponencia*,charla*,salon*,evenement*,scene`,
  ],
  [
    `new job*,new role*,new company,new employer*,joined a new,changed jobs,changed job,job change*,left their job,left the company,leaving the company,stepped down,stepping down,joined another,promoted,promotion*,new ceo*,new cto*,new cfo*,neuer job,neue stelle,befordert,nuevo trabajo,ascenso*,ascendid*,nouveau poste,nouvel emploi,promu*`,
    `new role,new job,new position,joined as,joining as,i m joining,i am joining,left the,leaving,last day at,last week at,stepping down,stepped down,promoted,promotion,excited to start,new chapter,new ceo,new cto,new cfo,steps in as,takes over as,neue stelle,neue rolle,befordert,nuevo puesto,nueva etapa,ascend*,nouveau poste,promu*,nouveau chapitre`,
  ],
  [
    `new customer*,new client*,won a customer,won a deal,big deal*,closed a deal,signed a contract,new contract*,contract win*,first customer*,enterprise deal*,neuer kunde,neue kunden,nuevo* cliente*,nouveau* client*`,
    `new customer*,first customer*,new client*,signed a,signed our,signed with,first enterprise deal,enterprise deal,contract with,won the contract,closed a deal,pilot with,neuer kunde,neue kunden,neukund*,unterschrieben,nuevo cliente,nuevos clientes,firmamos,nouveau client,nouveaux clients,avons signe`,
  ],
  [
    `revenue,growth,growing,grew,profit*,turnover,arr,mrr,milestone*,record month,doing well,traction,umsatz,wachstum,gewachsen,gewinn,ingresos,crecimiento,crecido,beneficio*,chiffre d affaires,croissance`,
    `revenue,grew,growth,doubled,tripled,profitab*,turnover,arr,mrr,milestone*,record month,record year,subscribers,paying customers,users now,umsatz*,wachstum,verdoppelt,profitabel,ingresos,crecimiento,crecimos,duplic*,chiffre d affaires,croissance,double,rentable*`,
  ],
  [
    `baby,babies,pregnan*,parental leave,maternity,paternity,wedding*,married,getting married,engaged,newborn,kids,children,daughter,son,kinder,tochter,sohn,hochzeit,heirat*,bebe,hijo*,hija*,boda*,casad*,enfant*,fille,fils,mariage*`,
    `baby,newborn,pregnan*,parental leave,maternity,paternity,daughter,daughters,son,sons,kids,twins,wedding*,married,engaged,kinder,tochter,sohn,geburt,hochzeit*,geheiratet,elternzeit,bebe,hijo*,hija*,boda,enfant*,fille,fils,mariage,naissance`,
  ],
  [
    `sick,ill,illness,hospital,injur*,surgery,burnout,burned out,on leave,sabbatical,holiday,holidays,vacation*,away,krank,urlaub,verletzt,enferm*,vacaciones,malade*,vacances,conge*`,
    `sick,ill,illness,in hospital,injur*,surgery,broke his,broke her,burnout,burned out,on leave,sabbatical,on holiday,on vacation,vacation,away until,away till,back in,out of office,krank*,urlaub,verletzt,enferm*,vacaciones,malade*,vacances,conge*`,
  ],
  [
    `price,prices,pricing,discount*,too expensive,expensive,cost,costs,budget problem*,preis,preise,rabatt*,teuer,precio*,descuento*,caro,prix,remise*,cher`,
    `price*,pricing,discount*,expensive,too much money,cheaper,cost of,costs,budget,quote,preis*,rabatt*,teuer,kosten,precio*,descuento*,caro,prix,remise*,trop cher,tarif*`,
  ],
  [
    `complain*,unhappy,upset,angry,annoyed,dissatisfied,frustrated,criticis*,criticiz*,problem,problems,issue,issues,trouble,worried,worries,worry,concern*,unzufrieden,beschwer*,arger,sorgen,probleme,quej*,descontent*,preocupad*,problemas,plaint*,mecontent*,inquiet*,problemes`,
    `complain*,unhappy,upset,angry,annoyed,disappoint*,frustrat*,criticis*,criticiz*,problem*,issue*,trouble,worried,worries,worry,concern*,slips,still slip,broken,bug,bugs,delay*,slow,unzufrieden,beschwer*,argert,sorgen,sorge,problem*,quej*,descontent*,preocup*,plaint*,mecontent*,inquiet*`,
  ],
  [
    `reopen*,open again,opens again,opening again,back open,opening hours,opening times,opening days,closed until,closed till,closed for,closed over,shut for,shut until,close for,closes for,wieder auf,offnungszeiten,reabre*,horario*,rouvr*,horaires`,
    `reopen*,open again,opens again,opens,opening hours,only open,open from,open until,open on,open again,closed from,closed until,closed till,closed for,closed in,closed on,closed over,closes,closing from,shut,geschlossen,wieder auf,offnungszeiten,cerrad*,reabre*,ferme*,rouvr*`,
  ],
];

const topics: readonly Topic[] = TOPICS.map(([asks, finds]) => ({ asks: list(asks), finds: list(finds) }));

const asked = topics.map(({ asks }) => phrasePattern(asks));
/** What a question asks for: the words that do, and which topics they are. Plain words with single spaces; none where no word asks for a topic. */
export function topicsIn(plain: string): { topic: number; words: string }[] {
  return asked.flatMap((pattern, topic) =>
    Array.from(plain.matchAll(pattern))
      .slice(0, 2)
      .map(([words]) => ({ topic, words })),
  );
}

/** The phrases to look for in texts that may be near a topic. */
export const phrasesOfTopic = (topic: number): readonly string[] => topics[topic]?.finds ?? [];

/** Words to search for, at most so many at once: of each phrase the longest one. */
export function searchesFor(topic: number, most: number): string[] {
  const words = [
    ...new Set(
      phrasesOfTopic(topic).map(
        (phrase) =>
          phrase
            .replaceAll("*", "")
            .split(" ")
            .sort((one, other) => other.length - one.length)[0] ?? "",
      ),
    ),
  ].filter((word) => word.length > 1);
  return Array.from({ length: Math.ceil(words.length / most) }, (_, no) =>
    words.slice(no * most, (no + 1) * most).join(" "),
  );
}
