/** Cities that a location may name without their country: ISO 3166 codes with plain words, `+` for a space. */
const CITIES =
  "US new+york san+francisco boston chicago los+angeles seattle austin miami atlanta dallas denver houston philadelphia phoenix portland san+diego detroit minneapolis nashville baltimore pittsburgh savannah new+orleans honolulu salt+lake+city;" +
  "CA toronto montreal vancouver ottawa calgary quebec edmonton winnipeg halifax;AR buenos+aires rosario mendoza;AU sydney melbourne brisbane perth adelaide hobart canberra;" +
  "AT vienna graz salzburg linz innsbruck klagenfurt wien bregenz villach steyr feldkirch dornbirn;BE brussels antwerp ghent bruges liege leuven namur mechelen kortrijk ostend oostende gent antwerpen brugge hasselt;BR sao+paulo rio+de+janeiro brasilia recife curitiba porto+alegre belo+horizonte fortaleza;" +
  "GB england scotland wales london manchester edinburgh bristol birmingham liverpool leeds sheffield glasgow cardiff belfast newcastle nottingham brighton oxford cambridge norwich whitby swansea aberdeen truro bangor elgin oban inverness dundee exeter plymouth falmouth penzance ipswich colchester canterbury margate southampton portsmouth bournemouth salisbury gloucester cheltenham hereford shrewsbury wrexham aberystwyth carmarthen llandudno huddersfield middlesbrough sunderland carlisle kendal blackpool stockport leicester coventry wolverhampton peterborough guildford maidstone londonderry newry omagh enniskillen scarborough harrogate stromness kirkwall lerwick stornoway galashiels;" +
  "CL santiago valparaiso;CN beijing shanghai shenzhen guangzhou chengdu hangzhou wuhan;CO bogota medellin cali cartagena;HR zagreb split rijeka dubrovnik;CZ prague brno ostrava plzen olomouc praha liberec pardubice zlin jihlava;CY nicosia limassol;" +
  "DK copenhagen aarhus odense aalborg esbjerg randers viborg vejle kolding horsens roskilde svendborg kobenhavn;NL amsterdam rotterdam utrecht the+hague eindhoven groningen haarlem leiden delft maastricht nijmegen breda tilburg arnhem deventer zwolle leeuwarden den+haag den+bosch alkmaar middelburg amersfoort apeldoorn enschede venlo;EC quito guayaquil;EE tallinn tartu parnu;EG cairo alexandria;ET addis+ababa;" +
  "FI helsinki tampere turku oulu espoo vaasa rovaniemi jyvaskyla kuopio lahti;FR paris lyon marseille toulouse bordeaux lille nantes nice strasbourg rennes montpellier grenoble vannes brest dijon reims annecy angers limoges avignon nimes perpignan bayonne biarritz la+rochelle royan caen rouen le+havre amiens metz besancon quimper lorient orleans poitiers colmar mulhouse chartres;GE tbilisi batumi;GH accra kumasi;" +
  "DE berlin munich hamburg cologne frankfurt stuttgart leipzig dresden hanover bremen dusseldorf nuremberg dortmund essen bonn mannheim freiburg potsdam rostock kiel munchen koln nurnberg hannover augsburg regensburg wurzburg kassel gottingen braunschweig lubeck erfurt weimar jena magdeburg chemnitz karlsruhe heidelberg trier koblenz mainz wiesbaden aachen bielefeld munster osnabruck oldenburg konstanz tubingen passau bamberg bayreuth gorlitz schwerin stralsund flensburg luneburg wolfsburg ingolstadt wuppertal bochum duisburg krefeld darmstadt saarbrucken rosenheim greifswald cottbus;" +
  "GR athens thessaloniki patras heraklion;HU budapest debrecen szeged pecs;IS reykjavik akureyri;IN mumbai bangalore bengaluru delhi chennai hyderabad pune kolkata ahmedabad jaipur kochi goa;ID jakarta bandung surabaya;" +
  "IE dublin cork galway limerick waterford tramore sligo tralee killarney kilkenny wexford ennis athlone drogheda dundalk letterkenny castlebar westport ballina clonmel fermoy kinsale mullingar tullamore naas youghal bantry skibbereen dungarvan roscommon monaghan donegal bundoran;IL tel+aviv haifa jerusalem;IT rome milan turin florence naples bologna genoa venice verona palermo trieste padua bari catania pisa siena modena parma ferrara ravenna rimini bergamo brescia cremona mantova vicenza treviso udine bolzano trento lecce perugia lucca livorno ancona pescara cagliari sassari messina siracusa firenze roma milano torino napoli venezia genova;" +
  "JP tokyo osaka kyoto yokohama kobe nagoya sapporo fukuoka nara sendai kanazawa hiroshima nagasaki matsumoto;KE nairobi mombasa kisumu nyeri;KR seoul busan incheon daegu;LV riga;LT vilnius kaunas klaipeda;LB beirut;LU luxembourg;MA casablanca marrakesh rabat fez tangier;MT valletta;" +
  "MX guadalajara monterrey mexico+city oaxaca puebla merida tijuana;MY kuala+lumpur penang;NG lagos abuja ibadan enugu kano port+harcourt;NZ auckland wellington christchurch dunedin;" +
  "NO oslo bergen trondheim stavanger tromso bodo alesund molde kristiansand drammen fredrikstad hamar lillehammer narvik haugesund;PE lima cusco arequipa;PH manila cebu;PK karachi lahore islamabad;PL warsaw krakow gdansk wroclaw poznan lodz lublin katowice gdynia sopot torun bydgoszcz szczecin rzeszow bialystok opole warszawa;" +
  "PT lisbon porto setubal braga coimbra faro aveiro evora funchal leiria guimaraes viseu;RO bucharest cluj timisoara iasi brasov;RS belgrade nis;SA riyadh jeddah;SN dakar;SI ljubljana maribor;SK bratislava kosice;" +
  "ES madrid barcelona valencia seville malaga bilbao zaragoza granada cadiz cordoba salamanca alicante sevilla vigo oviedo girona tarragona lleida murcia pamplona san+sebastian santander gijon valladolid toledo cuenca huelva jerez almeria badajoz caceres logrono vitoria teruel huesca;SE stockholm gothenburg malmo uppsala lund umea kiruna orebro lulea vasteras linkoping norrkoping kalmar visby karlstad gavle sundsvall ostersund goteborg;" +
  "CH zurich geneva basel bern lausanne lucerne lugano winterthur st+gallen fribourg neuchatel schaffhausen genf luzern;TH bangkok chiang+mai;TN tunis;TR istanbul ankara izmir antalya bursa;TZ dar+es+salaam arusha;TW taipei;AE dubai abu+dhabi sharjah;UG kampala;" +
  "UA kyiv kiev lviv odesa kharkiv;UY montevideo;VN hanoi da+nang saigon hoi+an hai+phong can+tho;ZA cape+town johannesburg durban pretoria stellenbosch";

const byCountry = new Map(
  CITIES.split(";").map((entry) => {
    const [code = "", ...cities] = entry.split(" ");
    return [code, cities.map((city) => city.replaceAll("+", " "))] as const;
  }),
);
const all = new Set([...byCountry.values()].flat());

/** Cities of a country, by its code of two letters. */
export const citiesOf = (code: string): readonly string[] => byCountry.get(code) ?? [];

/** Whether plain words are the name of a city. */
export const isCity = (words: string): boolean => all.has(words);
