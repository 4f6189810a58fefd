/** Where people of a nation are: the country, and cities that are written without it. */
const PLACES: Record<string, readonly string[]> = Object.fromEntries(
  `american: usa, united states, new york, san francisco, boston, chicago, los angeles, seattle, austin, miami
argentinian: argentina, buenos aires
australian: australia, sydney, melbourne, brisbane
austrian: austria, vienna, graz, salzburg
belgian: belgium, brussels, antwerp, ghent
brazilian: brazil, sao paulo, rio de janeiro
british: united kingdom, uk, england, scotland, wales, london, manchester, edinburgh, bristol
english: england, united kingdom, london, manchester, bristol
canadian: canada, toronto, montreal, vancouver
chinese: china, beijing, shanghai, shenzhen
croatian: croatia, zagreb, split
czech: czech, czechia, prague, brno
danish: denmark, copenhagen, aarhus
dutch: netherlands, holland, amsterdam, rotterdam, utrecht, the hague, eindhoven
estonian: estonia, tallinn, tartu
finnish: finland, helsinki, tampere
french: france, paris, lyon, marseille, toulouse, bordeaux, lille, nantes, nice
german: germany, berlin, munich, hamburg, cologne, frankfurt, stuttgart, leipzig, dresden
greek: greece, athens
hungarian: hungary, budapest
indian: india, mumbai, bangalore, bengaluru, delhi, chennai, hyderabad, pune
irish: ireland, dublin, cork, galway
israeli: israel, tel aviv, haifa, jerusalem
italian: italy, rome, milan, turin, florence, naples, bologna
japanese: japan, tokyo, osaka, kyoto
kenyan: kenya, nairobi
korean: korea, seoul, busan
mexican: mexico, guadalajara, monterrey
nigerian: nigeria, lagos, abuja
norwegian: norway, oslo, bergen, trondheim
polish: poland, warsaw, krakow, gdansk
portuguese: portugal, lisbon, porto, setubal, braga
romanian: romania, bucharest, cluj
scottish: scotland, edinburgh, glasgow
serbian: serbia, belgrade
singaporean: singapore
slovenian: slovenia, ljubljana
spanish: spain, madrid, barcelona, valencia, seville, malaga, bilbao
swedish: sweden, stockholm, gothenburg, malmo
swiss: switzerland, zurich, geneva, basel, bern, lausanne
turkish: turkey, istanbul, ankara
ukrainian: ukraine, kyiv, kiev, lviv
welsh: wales, cardiff`
    .split("\n")
    .map((line) => {
      const [nation = "", places = ""] = line.split(": ");
      return [nation, places.split(", ")];
    }),
);

export const nations = Object.keys(PLACES);
/** The places of a nation's people, as they are looked for in a location. */
export const placesOf = (nation: string): readonly string[] => PLACES[nation.toLowerCase()] ?? [];
