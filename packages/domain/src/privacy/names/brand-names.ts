/** Brands, chains, pills and towns that are names of people, too: sources of patterns, each with its capitals. */

const anyOf = (list: string) =>
  list
    .trim()
    .split(/\s*\n\s*|\s*\|\s*/)
    .join('|');

/** Chains that count when nothing is owned: "is it by Wendy's?". */
const chains =
  "(?:Wendy|Denny|Macy|Dillard|Kohl|Arby|Applebee|Chili|Hardee|Carl|Popeye|Domino|Culver|Zaxby|McDonald|Wegman|Lowe|Cabela|Smith|Brookshire|Dick|Casey|Gabe|Carter|Claire|Penney|Sephora|Luby|Papa John|Raising Cane|Trader Joe|Little Caesar|Bojangle|Church|Fuddrucker|Amy|Annie|Newman|Bob|Kellogg|Hershey|Reese|Campbell|Tom)(?:'s|s')(?= (?:or|and|next|on|across|parking|by|sells?|near|in the|of Maine|Own|frozen|mac|Homegrown|Red Mill|kitchen|soup|dinners?)(?!\\p{L})|[?.,!]|$)";

/** Two words or more that are a brand, a chain, a hospital or a plan. */
export const brands = anyOf(`
  ${chains}
  Elizabeth Arden|Est[eé]e Lauder|Calvin Klein|Carolina Herrera|Vera Bradley|Sally Hansen|Sally Beauty|Max Factor|Bobbi Brown|Laura Mercier|Kate Spade|Michael Kors|Marc Jacobs|Ralph Lauren|Tommy Hilfiger|Tommy John
  Paul Mitchell|John Frieda|Vidal Sassoon|Queen Helene|Mrs\\.? Meyer'?s|Jean Nate|Jason (?:vitamin|Natural|soap|oil)|Russell Stover|Fannie May|Betty Crocker|Aunt Jemima|Uncle Ben'?s|Duncan Hines|Jimmy Dean|Marie Callender'?s|Sister Schubert'?s?|Sara Lee|Little Debbie|Famous Amos|Oscar Mayer|Dave's Killer
  Arnold Palmer|Shirley Temple|Roy Rogers|Jack Daniel'?s?|Jim Beam|Johnnie Walker|Jos[eé] Cuervo|Captain Morgan|Samuel Adams|Sam Adams|Virginia Slims|Benson & Hedges|Fisher[- ]Price|Melissa & Doug|Baby Einstein|Dr\\.? (?:Comfort|Brown'?s|Scholl'?s?|Teal'?s|Ho'?s|Talbot'?s|Tobias|Dan'?s)
  Johns Hopkins|M\\.?D\\.? Anderson|Mount Sinai|Mt\\.? Sinai|Scott & White|Baylor|Brigham|Cook Children'?s|Sloan Kettering|Anne Arundel|Roswell Park|Kaiser Permanente
  Harvard Pilgrim|Cristus|Christus(?: Health| Salud)?|Oscar(?= (?:Health|insurance|plan))|Scott and White|Geisinger|Tufts|Priority Health|Fidelis|Florida Blue|Blue Cross
  Harris Teeter|Fred Meyer|Duane Reade|Stater Bros|King Soopers|Winn[- ]Dixie|Piggly Wiggly|Fred's|Lewis Drug|Kinney Drugs|Thrifty White|Meijer|Dillons|Ingles|Hy-Vee|Mark Cuban|J\\.?C\\.? Penney|Jack in the Box|Little Caesars|Nix(?= or)|Absorbine Jr\\.?|Braun|Lone Star(?= Circle)|Priority Partners|Circle of Care|MedStar(?: Georgetown)?|Walter Reed|Chase(?= (?:Bank|atm|ATM))|Wells Fargo|Edward Jones|Charles Schwab|Jackson Hewitt|H&R Block|Enterprise|Charles & Keith|Jo-Ann|Michaels|Marshalls|Ross
  Lupin|Merck(?:'s)?|Lilly(?:'s)?(?= (?:insulin|lower|make|vaccine|coupon|savings|price|cap|program|Direct|brand))|Abbott(?:'s)?(?= (?:make|Ensure|brand|Labs|Freestyle|test|formula))|Johnson and Johnson|Novo Nordisk|Roman(?= (?:or|and|ads|online)|\\?)|BD Nano|Corpus Christi|Benito Ju[aá]rez|C[eé]sar Ch[aá]vez|Martin Luther King|Rosa Parks|San Judas|San Jacinto|Concha N[aá]car|Rosa Venus|Sal de Uvas|Santa Mar[ií]a
`);

/** Birth control pills and the like. */
export const namedPills =
  'Camila|Yasmin|Heather|Errin|Nora|Lyza|Jolivette|Nikki|Hailey|Amethyst|Portia|Zarah|Ella|Junel|Larissia|Aubra|Aviane|Vienva|Aurovela|Estarylla|Mili|Loryna|Marlissa|Lillow|Ayuna|Chateal|Falmina|Tarina|Larin|Blisovi|Mibelas|Layolis|Kaitlib|Wera|Philith|Briellyn|Dasetta|Nylia|Cyred|Juleber|Kalliga|Apri|Emoquette|Enskyce|Azurette|Kariva|Viorele|Simliya|Amethia|Ashlyna|Camrese|Daysee|Jaimiess|Jolessa|Iclevia|Deblitane|Sharobel|Incassia|Jencycla|Tulana|Norlyda|Emzahh|Gianvi|Jasmiel|Vestura|Syeda|Ocella|Elinest|Cryselle|Mirena|Kyleena|Liletta|Alyacen|Isibloom|Lessina|Sronyx|Trivora|Levora|Lutera|Luizza|Minastrin|Taytulla|Tyblume|Tydemy|Annovera|Phexxi|Celeste|Yaz|Belara|Diane|Yasmin|Jazmin|Angeliq|Evra|Mesigyna|Patricia';

/** Towns and states that are given names or surnames. */
export const placeNames =
  'Abilene|Ada|Adrian|Albany|Alexandria|Allen|Alma|Alton|Anderson|Arlington|Asheville|Aurora|Austin|Beaumont|Bedford|Benton|Billings|Boston|Bradenton|Branson|Brandon|Bristol|Brooklyn|Bryan|Burlington|Camden|Carlsbad|Carmel|Carolina|Casper|Chandler|Charlotte|Charleston|Chelsea|Chester|Christina|Clayton|Cleveland|Clifton|Clinton|Clovis|Cody|Columbia|Columbus|Concord|Conroe|Conway|Cordova|Corona|Dakota|Dallas|Dalton|Daphne|Dayton|Decatur|Denton|Denver|Dixon|Donna|Dover|Edinburg|Edison|Elgin|Elizabeth|Eugene|Evans|Everett|Fargo|Florence|Franklin|Fremont|Fulton|Garland|Gary|Georgia|Gilbert|Glendale|Grant|Hamilton|Hampton|Harlan|Hartford|Havana|Helena|Henderson|Houston|Hudson|Huntington|Irving|Israel|Jackson|Jasper|Jefferson|Jersey|Jordan|Joplin|Kent|Kenya|Kingston|Lafayette|Lancaster|Lansing|Laredo|Laurel|Lawrence|Lewiston|Lincoln|Logan|London|Lowell|Macon|Madison|Marion|Marshall|Martin|Mason|Medford|Melbourne|Mercedes|Milan|Milton|Mission|Monroe|Montana|Montgomery|Nelson|Newton|Norman|Norton|Odessa|Orlando|Palmer|Paris|Paterson|Peyton|Phoenix|Portland|Quincy|Raleigh|Reno|Richmond|Riverside|Robinson|Rome|Salem|Santiago|Savannah|Sedona|Shelby|Sheridan|Sherman|Sidney|Sonora|Stamford|Stockton|Stratford|Sydney|Taylor|Temple|Trenton|Troy|Tyler|Valencia|Vernon|Victoria|Vienna|Virginia|Warren|Washington|Wayne|Webster|Wilson|Winston|Winchester|Windsor|York';
