/** Names that are ordinary words or places, too ("Mark", "Grace", "Houston"), lower case without accents. */
export const doubleNames: ReadonlySet<string> = new Set(
  `
  abad abbey abbot abel abrego abril ace acedo acero ada adan ade aguado agudo aguila agustin aja alamo alba albany albero alcala alcantara alcazar
  alden alegre alegria aliaga alma alonso amador amber ambrose ame ameer ami amir amity amparo ana angel angela angeles angulo anton aparicio april
  aragon aragones archer arco arenas ares arguello ariel aries aroca aron art arty asa asenjo asensio ash asia athena atlanta atlas august aurora
  austin ave aviles avis aya ayuso azalea azcona baca ball banks banky baquero barb barbera barbero barcena bard baron barragan barral barranco
  barreda barrena barriga barroso bart basil bastida batista bauza baxter bayo bayon bayona bean beard beau beck bejarano bel belen bella belle
  bellido bello bender benita benn bermejo berrocal berry bess bill bink birch birdie black blanca blanco blaze bond bonita booth borrego bou branch
  brander brandy bray bren bret brewer briar brisa brock brook brooklyn brooks browning buck bueno bunny burgess burke burr burton bush butler cabanas
  cabello cabrero caesar cal caldera cale calle calleja calvo calypso calzada cam camilo campillo campos camps canals candela candelaria canete cano
  cantero canton caparros caprice cara cari caridad carmel carnero carol carolina carr carranza carrasco carrero carretero carrion carson carvajal
  carver  casal cason cass castilla castillo catalan ceil ceja celeste centeno cepeda cerda cerezo cerro chacon chamorro chan chance chandler
  chapa chaparro charity charla charlotte chase chastity chaya chelsea cher cherie cherish cherry chico china  christen christian christie chuck
  cid cielo cinderella clara clark clary clavero clay cleveland cliff clio cob cobb cobo codina cole collado collazo collie colt comas concepcion
  constance consuelo cook coop coral corbacho cordoba cordy cori cornejo corral correa cort cortina costa coy crespo criado cris cross cruz crystal
  cuadrado cuenca cuervo cueto curiel cyrus daffy dahlia daisy dal dale dallas dalton dan dana danica  dawn daza deacon dean deb debby dee
  del delgado denver derby derk destiny dev devan dex dey diamond dick dickie dill dino dixie dolly dolores dom domingo don dona donaire donoso dotty
  downs drake drew duff duffy duke dulce duque dusty earl ebony eden elle emerald enoch escalante escalona escolano escribano escudero espana
  esperanza espinal espino ester estrella eve exposito faith fajardo falcon fanny farmer fawn fay fell fern ferrer ferrero fidel fields fierro finn
  fletch fleur flint flor flora florence flores florida flowers ford foss foster fowler fox frank frasier freeman frey frida frost fry gael gage gail
  galan gale galilea gallego galvez gamboa garay gard gare garfield garland garner garnet garrido garzon gascon gates gay gaya gene georgia gil gill
  ginger glen gloria godoy golden goran gordillo grace gracia gran granado grange grant gray green gregor grey griego griff griffin
  gross grove grover guardado guerra guijarro guinevere gunner guy gypsy hakim hale hall hammer hardy harmonia harmony harper harris hart hayes hays
  hazel heath herb hercules herrero hidalgo hill hilly hodge holly holmes holt honey hood hope horn horst houston hoz hull hunt hunter hyacinth
  iglesias iman india infante iniesta ira iris israel ivory ivy jack jackson jade jaen jamar jara jarred jasmine jay jean jemima jerez jesus jewel
  jinny jock jordan joy juliet julio june junior juniper kaiser kale kali karma kent kenya king kip kipper kitty knox lacey laguna lamas lamb lance
  lane lasa lastra laurel layne lazarus lea leal lebron lee lefty legacy leonidas lesa levi lexis lily lincoln lira little llano llanos lobato london
  losa losada love lowe luce lucero luna luz mab mac mace machado mack madison madonna madrigal maestre magnolia magnum major mal malaya mancebo manso
  manuela manzano mares margaux marge mariano marina marino mariscal mark marks marlin marmol marques marquise marroquin marsh marten mason maverick
  max may maya mayo mayoral maza mead meg mel melba melero melgar melina melisa melva mena mercader mercedes merci mercy merino merle merlin merry
  merv messiah meta mia mickey milagros milena miles milla miller minny minor missy misty moles moll mona monte moon mora morcillo moreno morera
  morillo moss mota moya mur muro myron myrtle nadal nan napoleon naranjo negrete nevado nevaeh newton nieves noble noel noguera noll nona north nye
  ode ola oliva olive olivera olivo olmedo olmo olympia onyx opal ora orion osuna otero pace page palma palmer paloma palomar palomo pam
  pandora pardo parejo paris park parker parra pascual pastor pat pavon paz pearce pearl pedrero pedrosa peg peinado pena peral perla person petunia
  phoenix pilar pinedo pino pinol pinto pintor pip piper pippy plana pollyanna polo poppy porcel porter portero portia portland posada powers poza
  pozo pozuelo prado precious priego priest prieto prince prudence puga pulido pura quesada quick quill quint quintin rab rain rance rand randy rascon
  raven ray raya rebollo recio redondo ree reed reese reg regalado reguera reina rem remedios remus rex reyes rhea riba ribera rice rich riddle ridge
  rios rivers rob robin rocio rocky roda rog roman romeo romo roosevelt ropero roque ros rosa rose rosemary rosy royalty royo ruano rube rubi rubio
  ruby rueda rusty sacristan sage sal salamanca salem salina salmeron salome salva salvador san sanders sandy sanjuan santa santos sarge sarmiento
  sastre sauceda savannah sawyer saxon scarface scarlet seco sellers sena serena sergeant sevilla sevillano sexton sharp shaw shay shea shem shepherd
  sher sherry short siena sierra sig silva sim sissy skip skipper sky skye slade snow socorro sol solana sole soledad soler solera somerset sonny
  soriano spike star stark stella sterling stillman stirling stone stormy strong sue sully summer sun sunny sweet sydney tad tally talon tanner tansy
  tate teddy tejedor tejera tejero temple tena tenorio terra terron thatch thor thorn tiara tirado toby tod  toddy tootsie tormo toro torrecilla
  torrent torrents tory trillo trinity triston troy tucker turner una ursa vaca vail val valdivia vale valenciano valentine valentino van vaquero vara
  vega vela venus verdejo verdugo victor victoria vigil villar vina viola violet virginia vita vito viva vizcaino wade walker wall wally ward ware
  waring washington wat waters webster weeks wells west wheeler white wise wolf wood woodman woods woody wren yankee york young younger zamorano
  zurita
  will penny candy cookie buddy haven heaven journey genesis serenity royal legend ranger forest river storm winter autumn windy lucky red slim tex asuncion inmaculada purificacion lluvia linda azucena prudencia inocencia constancia felicidad bienvenido bienvenida justo justa severo maximo casto benigno digna feliz fortunata ventura tiny bambi breezy cotton denim ember honor justice liberty promise temperance verity story true bobby bubba buster corky dung emi eri esi fer hao hoa hua ife jeb jie jun lan lei leo lex lucho magos mai nannie nano nene neto newt norm poncho prem raj rie rima ron roy rui ryo sho sid sultan suman sung teo thu tobi valente viet viv wale wen xin xiu xue yaa yen yue yui yun zhi worth salud nena chica tierra glenn`
    .trim()
    .split(/\s+/),
);
