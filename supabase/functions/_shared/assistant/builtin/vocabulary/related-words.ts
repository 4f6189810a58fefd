import { remembering } from "../../remembering.ts";
import { plainWords } from "../../words.ts";

/** Endings with which a word becomes another of the same root. */
const ENDINGS =
  "s es ed ing ings er ers or ors al als ance ances ment ments ion ions ation ations ly duce duces duced ducing duction ductions".split(
    " ",
  );
const SHORTEST = 4;

/** A word without the vowel or the doubled consonant at its end: "hire" and "hir" are one, "refer" and "referr"; a complaint is what one complains of. */
const bare = (word: string): string =>
  word.replace(/(?<=\p{L}{3}ain)t$|[eiy]$/u, "").replace(/([bdglmnprt])\1$/u, "$1");

const rootsOf = remembering(
  (word): ReadonlySet<string> =>
    new Set(
      [word, ...ENDINGS.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []))]
        .map(bare)
        .filter((root) => root.length >= SHORTEST || (root.length === 3 && word.length >= SHORTEST && root !== word)),
    ),
);

/** Whether two plain words are of one root: "intro" and "introduced", "renewal" and "renews", "hiring" and "hire". */
export function isOfOneRoot(one: string, other: string): boolean {
  if (one === other) return true;
  const roots = rootsOf(one);
  return [...rootsOf(other)].some((root) => roots.has(root));
}

/** Words that say the same of a person. Each is in lower case and without accents; those of other languages too. */
const GROUPS: readonly (readonly string[])[] = [
  "intro introduction introduced referral referred refer recommended recommendation vermittelt empfohlen presentado recomendado presente recommande",
  "need needs asks ask want wants require requires request requests seek seeks braucht brauchen benotigt necesita necesitan besoin cherche",
  "birthday birth born bday geburtstag geboren cumpleanos nacido anniversaire ne",
  "phone telephone mobile cell cellphone handy telefon telefono movil portable",
  "language languages speak speaks spricht sprechen habla hablan parle sprache sprachen idioma idiomas langue langues",
  "legal law lawyer lawyers attorney attorneys counsel solicitor anwalt juristisch abogado abogados avocat juridique",
  "pr press publicity media journalist journalists presse prensa",
  "talent recruiting recruitment recruiter recruiters headcount staffing personal hires reclutamiento recrutement",
  "finance financial finances accounting accountant cfo finanzen buchhaltung finanzas contabilidad comptabilite",
  "marketing brand branding werbung publicidad",
  "sales selling vertrieb ventas ventes",
  "intros introductions introduction intro",
  "hiring recruiting recruits hires staffing einstellt stellt contratando recrute",
  "churn leave leaving quit cancels",
  "budget spend spends funds",
  "priority urgent urgency important",
  "newsletter mailing subscriber subscribers subscribed",
  "meeting appointment termin reunion rendez",
  "contract agreement vertrag contrato contrat",
  "event events conference summit meetup",
  "diet food allergy allergies allergic eats",
  "school university studied college alumni",
  "industry sector field branche",
  "timezone zone",
  "deposit downpayment anzahlung acompte anticipo deposito senal arrhes",
  "premiere premieres opening opens opened estreno",
  "invoice bill rechnung factura facture",
  "quote quotation estimate angebot presupuesto devis",
  "wedding marriage marry marries married marrying hochzeit heiratet heiraten boda casan casarse mariage marie marient",
  "delivery deliveries delivers delivered lieferung liefert liefern geliefert entrega entregan entregado livraison livre livrent livrer",
  "permit permits permission permis autorisation autorizacion permiso licence licences license lizenz lizenzen licencia licencias genehmigung bewilligung",
  "insurance insured versicherung seguro assurance",
  "sample samples muster muestra muestras echantillon echantillons",
  "survey surveyed vermessung gutachten",
  "unveiling unveiled enthullung inauguration inauguracion devoilement",
  "colour color farbe couleur",
  "weight weigh weighs weighed weighing gewicht wiegt wiegen schwer peso pesa pesan poids pese pesent",
  "height tall hohe altura hauteur",
  "price preis precio prix",
  "pay pays paid paying payment payments zahlen bezahlen pagar payer gezahlt bezahlt zahlung pagado pago paye paiement",
  "sell sells sold selling verkauft verkaufte verkaufen vendido vendida vendidos vendio vendu vende vendent",
  "dog dogs hund hunde hunden hundes perro perros perra chien chiens chienne",
  "cat cats katze katzen gato gatos gata",
  "horse horses pferd pferde pferden caballo caballos cheval chevaux",
  "cow cows kuh kuhe vaca vacas vache vaches",
  "bird birds vogel pajaro pajaros oiseau oiseaux",
  "boat boats boot boote schiff barco barcos bateau bateaux",
  "car cars auto autos wagen coche coches voiture voitures",
  "bike bikes bicycle bicycles fahrrad fahrrader rad bici bicicleta bicicletas velo velos",
  "wheel wheels rad rader radern rueda ruedas roue roues",
  "machine machines maschine maschinen maquina maquinas",
  "tool tools werkzeug werkzeuge herramienta herramientas outil outils",
  "room rooms zimmer raum raume habitacion sala cuarto chambre salle",
  "bed beds bett betten cama camas",
  "table tables tisch tische mesa mesas",
  "chair chairs seat seats stuhl stuhle sitz sitze sitzplatze silla sillas asiento asientos chaise chaises siege sieges",
  "door doors tur turen puerta puertas porte portes",
  "window windows fenster ventana ventanas fenetre fenetres",
  "gate gates porton portail",
  "entrance entry eingang einfahrt entrada",
  "key keys schlussel llave llaves cle cles clef clefs",
  "roof roofs dach dacher techo tejado toit toits",
  "wall walls wand wande mauer mauern pared paredes mur murs",
  "floor floors boden stockwerk suelo piso planta etage",
  "glass glas vidrio cristal verre",
  "wood timber holz madera bois",
  "stone stein piedra pierre",
  "scaffold scaffolding gerust geruste andamio andamios echafaudage echafaudages",
  "tree trees baum baume arbol arboles arbre arbres",
  "plant plants pflanze pflanzen plantas plante plantes",
  "garden gardens garten jardin jardines jardins",
  "field fields feld felder campo campos champ champs",
  "plot plots grundstuck parcela parcelle parcelles",
  "guest guests gast gaste invitado invitados huesped huespedes invite invites",
  "child children kind kinder nino ninos enfant enfants",
  "student students pupil pupils schuler schulerin alumno alumnos alumna eleve eleves",
  "lesson lessons unterricht leccion clase lecon lecons cours",
  "course courses kurs kurse curso cursos",
  "teacher lehrer lehrerin profesor profesora professeur",
  "instrument instruments instrumento instrumentos",
  "size grosse tamano talla taille",
  "length lange longitud longueur",
  "width breite anchura ancho largeur",
  "depth tiefe profundidad profondeur",
  "age alter edad",
  "number nummer numero",
  "order orders bestellung bestellungen auftrag auftrage pedido pedidos commande commandes",
  "crate crates kiste kisten caja cajas caisse caisses",
  "box boxes schachtel karton cartons boite boites",
  "bottle bottles flasche flaschen botella botellas bouteille bouteilles",
  "barrel barrels fass fasser barril barriles tonneau tonneaux",
  "bag bags sack sacke saco sacos sac sacs",
  "bread breads brot brote",
  "cheese cheeses kase queso quesos fromage fromages",
  "milk milch leche lait",
  "flour mehl harina farine",
  "coffee kaffee cafe",
  "tea tee",
  "wine wines wein weine vino vinos vin vins",
  "beer beers bier biere cerveza cervezas",
  "meat fleisch carne viande",
  "fish fisch fische pescado poisson poissons",
  "feed fodder futter futtert gefuttert futtern pienso nourriture",
  "breed breeds rasse raza race",
  "vaccinated vaccination vaccinations vaccines jab jabs geimpft impfung vacunado vacunada vacunados vacuna vacunas vaccine vaccinee vaccin",
  "insured insurance versichert versicherung asegurado asegurada seguro assure assuree assurance",
  "certified certificate certification zertifiziert zertifikat certificado certificada certifie certifiee certificat",
  "trained training ausbildung schulung formacion formation",
  "visit visits besuch besuche visita visitas visite visites",
  "fitting fittings anprobe prueba essayage",
  "repair repairs reparatur reparaturen reparacion reparaciones reparation reparations",
  "inspection inspections inspected prufung kontrolle abnahme inspeccion revision controle",
  "audit audits prufung auditoria",
  "maintenance servicing wartung mantenimiento entretien",
  "renewal renewals renews verlangerung renovacion renouvellement",
  "warranty guarantee garantie garantia",
  "rent miete alquiler loyer",
  "discount rabatt descuento remise",
  "fee fees gebuhr honorar tarifa honoraires frais",
  "salary wage wages gehalt lohn sueldo salario salaire",
  "plate kennzeichen matricula plaque immatriculation",
  "supplier suppliers lieferant lieferanten proveedor proveedores fournisseur fournisseurs",
  "architect architects architekt architektin arquitecto arquitecta architecte",
  "limit limits grenze limite plafond",
  "credit kredit credito",
  "panel panels paneel paneele tafel panneau panneaux",
  "sail sails segel vela velas voile voiles",
  "engine engines motor motoren motores moteur moteurs",
  "tank tanks tanque cuve cuves",
  "pump pumps pumpe pumpen bomba bombas pompe pompes",
  "oven ovens ofen horno hornos",
  "kitchen kitchens kuche kuchen cocina cocinas cuisine cuisines",
  "bee bees hive hives biene bienen bienenstock bienenstocke colmena colmenas ruche ruches",
  "sheep schaf schafe oveja ovejas mouton moutons",
  "hen hens chicken chickens huhn huhner gallina gallinas poule poules",
  "shirt shirts hemd hemden camisa camisas chemise chemises",
  "shoe shoes schuh schuhe zapato zapatos chaussure chaussures",
  "fabric cloth stoff stoffe tela telas tissu tissus",
  "leather leder cuero cuir",
  "rind rinds rinde corteza croute",
  "sign signs signed signing signature unterschrieben unterschreiben unterzeichnet firmado firmada firmar firme signe signee signer",
  "send sends sent sending geschickt gesendet verschickt enviado enviada envoye envoyee",
  "return returned returns zuruckgegeben devuelto devuelta rendu rendue",
  "confirm confirmed confirms bestatigt confirmado confirmada confirme confirmee",
  "book booked booking bookings gebucht reservado reservada reserve reservee",
  "respond responds responded response responses reply replies replied answer answers answered antwort antwortet antworten responde responder respuesta repond repondre reponse",
  "piano pianos klavier klaviere",
  "hygiene higiene hygienisch sanitary",
  "manager boss supervisor chef vorgesetzter vorgesetzte jefe jefa",
  "berth berths mooring moorings liegeplatz liegeplatze amarre amarres",
  "raise raises raising raised fundraising fundraise",
  "commission commissions provision comision comisiones",
  "capacity kapazitat capacidad capacite",
  "allergy allergies allergien alergia alergias allergie",
  "food essen comida nourriture",
].map((group) => group.split(" "));
const groupsOf = new Map<string, (readonly string[])[]>();
for (const group of GROUPS) for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);

/** Whether two plain words are of one root, or say the same. */
export const isRelated = (one: string, other: string): boolean =>
  isOfOneRoot(one, other) || (groupsOf.get(one) ?? []).some((group) => group.includes(other));

/** Words of a label that say nothing by themselves. */
const NO_PARTS = new Set(
  "date day time last next first new old main other type kind name list total number of in at by the and per status stage owner contact meeting note notes task post people person since until from size level to for with is has our my am pm no yes on".split(
    " ",
  ),
);

/** The only one of some labelled things of which a part is related to a plain word; null where none or several are. */
export function onlyRelated<Thing>(
  word: string,
  things: readonly Thing[],
  labelOf: (thing: Thing) => string,
): Thing | null {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  // "Price per crate" counts no crates, where another label does.
  const bare = onlyPart(word, things, (thing) => labelOf(thing).replace(/\s(?:per|pro|por|par|each)\s.*$/iu, ""));
  return bare ?? onlyPart(word, things, labelOf);
}

/** "Interested" is no part of "Not interested". */
const NEGATED = /(?<!\p{L})(?:not|no|never|non|nicht|kein\p{L}*|pas)(?!\p{L})/iu;
function onlyPart<Thing>(word: string, all: readonly Thing[], labelOf: (thing: Thing) => string): Thing | null {
  const things = all.filter((thing) => !NEGATED.test(labelOf(thing)));
  const parts = (thing: Thing) => plainWords(labelOf(thing)).filter((part) => part.length > 1 && !NO_PARTS.has(part));
  const [only, another] = things.filter((thing) => parts(thing).some((part) => isOfOneRoot(part, word)));
  if (only) return another ? null : only;
  const [near, more] = things.filter((thing) => parts(thing).some((part) => isRelated(part, word)));
  return near && !more ? near : null;
}
