/** States and provinces: their country, their postal abbreviation, their name, and cities of them that a location may name alone. */
const STATES =
  "US AL alabama birmingham;US AK alaska anchorage;US AZ arizona phoenix tucson scottsdale;US AR arkansas little+rock;US CA california san+francisco los+angeles san+diego oakland sacramento palo+alto san+jose;" +
  "US CO colorado denver boulder;US CT connecticut hartford;US DE delaware wilmington;US FL florida miami orlando tampa jacksonville;US GA georgia atlanta savannah;US HI hawaii honolulu;US ID idaho boise;" +
  "US IL illinois chicago;US IN indiana indianapolis;US IA iowa des+moines;US KS kansas wichita;US KY kentucky louisville lexington;US LA louisiana new+orleans baton+rouge;US ME maine;US MD maryland baltimore;" +
  "US MA massachusetts boston;US MI michigan detroit ann+arbor grand+rapids;US MN minnesota minneapolis;US MS mississippi;US MO missouri st+louis kansas+city;US MT montana billings bozeman;US NE nebraska omaha;" +
  "US NV nevada las+vegas reno;US NH new+hampshire;US NJ new+jersey newark;US NM new+mexico albuquerque santa+fe;US NY new+york brooklyn buffalo;US NC north+carolina charlotte raleigh durham;US ND north+dakota fargo;" +
  "US OH ohio columbus cleveland cincinnati;US OK oklahoma tulsa oklahoma+city;US OR oregon;US PA pennsylvania philadelphia pittsburgh;US RI rhode+island;US SC south+carolina;US SD south+dakota sioux+falls;" +
  "US TN tennessee nashville memphis knoxville;US TX texas austin dallas houston san+antonio el+paso;US UT utah salt+lake+city provo;US VT vermont burlington;US VA virginia richmond norfolk;US WA washington seattle spokane tacoma;" +
  "US WV west+virginia;US WI wisconsin milwaukee madison;US WY wyoming cheyenne;US DC district+of+columbia;" +
  "CA AB alberta calgary edmonton;CA BC british+columbia vancouver victoria;CA MB manitoba winnipeg;CA NB new+brunswick;CA NL newfoundland;CA NS nova+scotia halifax;CA ON ontario toronto ottawa;CA PE prince+edward+island;" +
  "CA QC quebec montreal;CA SK saskatchewan regina saskatoon;AU NSW new+south+wales sydney;AU QLD queensland brisbane;AU SA south+australia adelaide;AU TAS tasmania hobart;AU VIC victoria melbourne;AU WA western+australia perth";

/** Parts of a country that are several states. */
const PARTS: Record<string, string> = {
  "the midwest": "IL IN IA KS MI MN MO NE ND OH SD WI",
  "the west coast": "CA OR WA",
  "the east coast": "CT DE FL GA MA MD ME NC NH NJ NY PA RI SC VA",
  "new england": "CT MA ME NH RI VT",
  "the pacific northwest": "OR WA",
};

/** People of a state. */
const PEOPLE: Record<string, string> = {
  texan: "texas",
  californian: "california",
  "new yorker": "new york",
  floridian: "florida",
  ohioan: "ohio",
  michigander: "michigan",
  quebecois: "quebec",
};

export interface State {
  country: string;
  /** As a location has it behind a comma: "MI" of "Dearborn, MI". */
  code: string;
  name: string;
  cities: string[];
}

const spaced = (word: string) => word.replaceAll("+", " ");

/** The states of the United States, Canada and Australia, in plain words. */
export const states: readonly State[] = STATES.split(";").map((entry) => {
  const [country = "", code = "", name = "", ...cities] = entry.split(" ");
  return { country, code, name: spaced(name), cities: cities.map(spaced) };
});

/** What names one state or several: "michigan", "texan", "the midwest". */
export const statesByName: readonly [name: string, states: readonly State[]][] = [
  ...states.map((state) => [state.name, [state]] as [string, State[]]),
  ...Object.entries(PEOPLE).map(
    ([people, name]) => [people, states.filter((state) => state.name === name)] as [string, State[]],
  ),
  ...Object.entries(PARTS).flatMap(([name, codes]) => {
    const part = states.filter(({ country, code }) => country === "US" && codes.split(" ").includes(code));
    return [name, name.replace("the ", "")].map((one) => [one, part] as [string, State[]]);
  }),
];
