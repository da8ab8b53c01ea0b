/** Frequent US surnames that are hardly ever ordinary words, lower case without accents. */
export const surnames: ReadonlySet<string> = new Set(
  `
  abascal abdi abdullah abella abellan abernathy abreu acevedo achebe ackerman acosta acuna adadia adame adeyemi adkins aguayo aguilar aguilera aguilo
  aguirre agullo agusti alarcon alberdi alberola albright alcantar alcaraz alcolea aldrich alemany alfaro alford aller almagro almansa almanza almaraz
  almazan almeida almonte alsina altamirano alvarado alvarez amat amato ames amores amoros andersen andrade andreu andrews anglada anguiano anguita
  antunez apodaca aponte applegate aramburu aranda araujo arbogast arce arceneaux archibald archuleta arcos arellano arevalo arias arino ariza
  arizmendi arjona armendariz armengol armenta arnaiz arnal arnau arranz arredondo arregui arreola arriaga arribas arrieta arroyo arteaga artigas
  ashworth atienza atkins atkinson atwood avalos avila ayala ayers ayllon aznar azorin babbitt babcock bachman badia badillo baena baez baeza bahena
  baines baird baker balaguer balderas baldwin ballard ballester ballesteros bancroft banos banuelos barajas barber barcelo barela barker barlow
  barnes barnett baro barraza barrera barreto barrett barrientos barrios barron barros bartolome bas bass bassett bates batlle bauer baumann bautista
  beasley beauchamp beaumont becerra becker beckett behrens beil belda bellamy bellini belmonte beltran benavent benavente benavides benavidez benet
  benitez bennett benson berenguer berg berger bergstrom bermudez bernad bernal bernat bernstein berrios berryman bertran betancourt bianchi bilbao
  billings bingham bishop blackburn blackwell blackwood blanchard blanes blankenship blasco blazquez blevins bloom blum blumenthal boada boggs boix
  bolanos bolton bonet bonilla boone borden borja borras borrell bosch botello boudreaux bowen bowers bowles bowman boyd boyer boyle boynton braden
  bradford bradley bradshaw brady brandt braun breaux brennan bridges bridgewater briggs briones briseno bristow brito broussard brown bru brubaker
  bruno bryant buchanan buckley buckner buendia bui bullock burch burgos burks burleson burnett burnham burns busquets bustamante bustos byers byrd
  caban cabanillas cabrera caceres cadenas cagle cain calatayud calderon caldwell calhoun callahan callaway calvet calvillo camacho camarillo campbell
  campoy canales canas canellas canet canizares cannon canovas cantrell cantu capdevila caraballo carbajal carbajo carballo carbo carbonell cardenas
  cardona carlisle carlson carmichael carmona carpenter carpio carreno carreon carreras carrillo carrington casals casanova casanovas casares casarez
  casey casillas castaneda castejon castell castellano castellanos castello castells castrillo castro catala caudill cavazos cazares cazorla ceballos
  cedillo cerdan cervantes cervantez cervera cespedes chambers chaney chang chapman chastain chavarria chaves chavez chen childers childress chisholm
  cho choi chopra christensen christopherson chung churchill cifuentes cintron cisneros clayborn clements cline clinton cobos cochran cochrane coello
  coffey cohen coker colbert coleman coll collier collins colom coloma colomer colon colunga combs compton conesa conley conner connolly connors
  contreras conway cooke cooley copeland corbett corcoran cordero cordova cormier cornwell corominas coronado corrales corrigan cortes cortez costello
  cotto cottrell coughlin covarrubias covington cowan cox cozar crabtree crandall crane crawford crenshaw crespi cromwell crowder crowe crowley
  crutchfield cuellar cuevas culpepper cummings cunningham currie curry curtis dalmau dalrymple danforth dang daniels daugherty davenport davidson
  davies davila dawson dearborn decker dejesus del-rio delacruz delaney deleon delgadillo denton desai desantis devine devlin diaz dickens dickerson
  dickson dieguez dillard dillon dimitriou dixon dodson domenech dominguez donahue donaldson donnelly dooley doran dorsey doss dougherty downey doyle
  drayton driscoll drummond duarte dubois dubose duckworth duenas dunbar dunlap dunn duong dupree duran durham dutton dyer eastman eaton echevarria
  echeverria eckert edmonds edwards egea eldridge elizalde elizondo elkins ellington elliott ellis ellsworth elorza england enriquez epstein erickson
  eriksson ervin escamilla escobar escobedo escriva esparza espinosa espinoza esposito esquibel esquivel esteve estevez estrada etheridge eubanks
  evans everett ewing fabra fabregas fabregat fairchild falco farias farre farrell feijoo feldman feliu felton fenton ferguson fernandez ferran
  ferrandez ferrandiz ferrando ferrari ferrell ferrera ferreras figueras figueroa figuerola finch fink finley fiol fischer fisher fitzgerald
  fitzpatrick fitzwilliam flanagan flannery florez flynn folch foley foltz fonseca fontaine forbes forrester fortner fortuny fournier franch franco
  frazier french frias friedman frutos frye fuentes fuller fulton fuster gabaldon gaines gaitan galarza galiano galindo gallagher gallardo gallart
  gallegos gallo galloway galvan gamble gamez gannon gant gaona garate garces garcia gardiner gardner gargallo garibay garica garmendia garriga
  garrison garza gastelum gaston gauthier gaytan gelabert gentry gerber gibbons gibbs gibert gibson gilabert gillespie gilmore gimenez gimeno giner
  giordano giralt giron girona gisbert gleason glenn glover godinez goff goicoechea goldberg goldman goldstein gollum gomez gomila gomis goni gonzales
  gonzalez goode goodman goodwin gordon gorman gould grady granados gras grau graves greene greer griffith grijalva grimes gruber guajardo gual
  guardiola guerrero guevara guillen guitart guo gupta gurule gustafson guthrie gutierrez guzman haas haddad hadley haggerty hahn hail haines halloran
  hamlin hammond hampton hancock haney hanley hanlon hansen hanson hardin harding hargrove harlan harmon haro harrell harrington hartley hartman
  haskins hatcher hatfield hathaway hawkins hawthorne hayden haynes healy heaton hebert helms henderson hendricks hendrix henley henriquez hensley
  henson heras heredia hernadez hernandes hernandez hernando herranz herrera herring hershberger hervas hervia hess hester hewitt hickman hicks
  higginbotham higgins hightower higueras hildebrand hines hinkle hinojosa hinton hoang hobbs hodges hoffman hoffmann hogue holbrook holcomb holder
  holguin holland holley holliday hollins hollis holloway honeycutt hooper hoover hopkins hopper horne horner horton houser howe howell hoyos huang
  hubbard hubbell huber huddleston huerta huertas huff huffman hughes huguet humphrey hurd hurst hurtado hutchins hutchinson huynh hyatt ibanez ibarra
  iborra ingersoll ingram iniguez iriarte irizarry irvin isern ivanov ivey iyer izaguirre jacobs jacobson jaimes jamison jansen jaquez jaramillo
  jarrett jarvis jasso jaume jauregui jeffers jeffries jenkins jennings jensen jernigan jessup jimenez jiminez jodar johns johnson johnston joiner
  jones jorda jorgensen joshi jove jover juarez jung kang kaplan kapoor katz kaufman kaur kearney keating keegan keller kelley kellogg kelso kemp
  kendrick kerns kerr kessler khan khoury kidd kilgore kimball kincaid kinney kirkland kirkpatrick kissinger klein kline knapp knight knowles
  kobayashi koch koenig kowalski kraft kramer krause krishnan krueger kuhn kumar laboy lachance lafferty lam lambeth landa landis landry lang langford
  langley langston lara larkin larranaga larrea larsen larson larue latham laureano lawler lawson layton leach leblanc ledbetter ledesma ledezma
  lefebvre leger leiva lemke lemus lentz lerma levine lewis leyva li lightfoot lillo limon linares lindberg lindgren lindqvist linton lipscomb liu
  livingston llabres llado llamas lledo llobet llopis llorens llorente lloret lluch lockhart loera loftus lomax lombardi lomeli longoria loomis lopez
  lovato lowery loya lozada lozano lu lucena luevano lugo lujan lumbreras luque lutz lynch lyons mabry macdonald macdougall macias maciel mackey
  macleod madden maddox madrid maestas magana maguire mahoney malave maldonado mallory malloy malone manjon mann manning manrique manzanares marin
  marlowe marquez marrero marsden marti martinez martorell mascarenas mascaro massey mata matas mateos mateu mathews mathis matos matthews maurer
  maxfield mayer mayfield mayol mayorga mays mcadams mcallister mcarthur mcbride mccabe mccall mccann mccarthy mccartney mccarty mcclain mcclelland
  mcclendon mcclure mcconnell mccord mccormick mccoy mccracken mccray mccullough mcdaniel mcdermott mcdonald mcdowell mcelroy mcfadden mcfarland mcgee
  mcghee mcgill mcginnis mcgowan mcgrath mcgraw mcgregor mcguire mcinnis mcintosh mcintyre mckay mckee mckenna mckenzie mckinney mcknight mclain
  mclaughlin mclean mcmahon mcmanus mcmillan mcnally mcnamara mcneil mcneill mcpherson mcqueen mcrae mcwilliams meade meadows medina medrano mehta
  mejia melendez melton menchaca mendelsohn mendez mendizabal mendoza menendez mensah meraz mercado mercer merrick merritt metcalf metzger meyer
  meyers meza middleton millan milligan mills milner minguez mir miralles miramontes miranda mireles miro mize mobley mohamed mojica molina moliner
  molins monahan mondragon monreal monroy montalban montalvo montanez montano montemayor montenegro montero montes montesinos montez montoya moody
  mooney moraleda morales moran morante morata moreau moreland morell moriarty morrison morrow moseley mosley mosquera moyer mueller mugica mulcahy
  muldoon mulet mullen mulligan mullins munguia muniz munoz murcia murdock murguia murillo murphy musgrove myers najera nakamura napier narvaez nash
  nasser nava navarrete navarro navas nebot negron neira nesbitt neumann nevarez newcomb newell newman ngo nguyen nichols nicholson nicolau nielsen
  nieto nightingale nilsson nogueira nogues nolan noonan noriega norris norton norwood novak novoa nowak nugent nunez oakley obrien ocampo ocana
  ocasio ochoa oconnell oconnor odom odonnell ogden ohara ojeda okafor okeefe okonkwo oleary olivares olivarez olivas oliveras oller olmos olmstead
  olsen olson olvera oneal oneil oneill ontiveros oquendo ordonez oreilly orellana ornelas oropeza orosco orourke orozco orr orta ortega ortiz ortuno
  osborn osborne osei osgood oshaughnessy oshea osorio osterman oswald owens ozuna pabon pacheco packard padilla paez paige palacios palau pallares
  palmieri palomares palomino paniagua pantoja papadopoulos pappas paredes parks parr parrish parsons partida patel paterson patino patterson patton
  payne payton pazos peacock pearson peck pedraza pedroza peiro pelaez pelayo pellicer penalver penas pendleton penn pennington perales peralta perea
  pereira perello perera peres perez perkins peters petersen peterson petit petrov pettit pham phan phelps phillips pichardo pickens pickett pina
  pineda pineiro pinilla pinkerton piquer pittman pitts pizarro pla planas plummer poindexter polanco polk pollard pollock pomares pombo pons pont
  poole pope popov porras porterfield portillo pospisil potter potts pou powell prada prat prater prats pratt preciado prescott presley pritchard
  proctor prosser pruett pruitt puckett pugh puig pujadas pujol purcell quarles quero querol quevedo quezada quigley quinn quinones quinonez quintana
  quintanilla quintero quiroga quiros quiroz radcliffe rael rafferty raman ramey ramirez ramis ramos ramsey rangel rankin rao rasmussen rawlings rawls
  razo reddy redman redmond reeves reid reig reiner rendon renfro renteria requena resendez revilla reynolds reynoso rhoades rhodes ribas ribes ricart
  ricci richards richardson ridley riera riggs rincon riojas ripoll riquelme ritchie ritter rius rivas rivera rivero roach roark robb robbins roberson
  roberts robertson robison robledo robles rocamora rocha rockwell rodarte rodenas rodgers rodrigez rodriguez rodriquez roe roig rojas roldan rollins
  rolon romero romeu rooney rosado rosales rosas rosell rosello rosenberg rosenthal rossello rossi roth roura rourke rovira rowe rowland roy roybal
  rozas rucker rudolph ruelas ruffin ruiz rushing russo rutledge ryder saavedra sabater sadler saenz saez sainz saiz salas salazar salcedo salcido
  saldana saldivar salgado salinas salom salter samaniego samper sampson samuels sanabria sanches sanchez sandberg sander sanderson sandoval sanmartin
  sanmiguel santacruz santamaria santana santillan santoro sanz sarabia sato saucedo sauer saura savage schaefer schafer schmid schmidt schmitt
  schneider schofield schreiber schroeder schultz schulz schumacher schwartz seaman sears sedano segarra segovia segui segura sepulveda serna serra
  serrano serrato seymour shaffer shah shannon shapiro sharma sheehan sheldon shelton shepard sheppard sherman sherwood shields shipley shoemaker
  siegel sikes simmons simms simo simpson sims sinclair singh singleton sisneros skaggs skinner slater slaughter sloane smalls smirnov snell snider
  snyder solano solis soliz solorio solorzano solsona somoza sorensen soria sosa sotelo soto spangler sparks spears spivey stackhouse staley stallings
  stamper stanton staples starks stauffer steele stein steinberg stephens stephenson stevens stevenson stiles stinson stockton stoddard stokes stoll
  stoner stout stovall stratton strickland stroud stubbs sturgill suarez suggs sullivan summers sureda sutton suzuki swain swanson swartz sweeney
  swenson sykes szymanski taboada tafoya talavera talley tamarit tamayo tamez tanaka tapia tarver tatum taylor teague tejada tejeda tellez tello teran
  terrazas teruel thacker thayer thibodeaux thompson thorne thornton thurman tijerina tillery tillman tinoco tinsley tipton tobin todd toledo tolosa
  tomlinson torralba torrens torres torrez torrijos toscano tovar townsend tran trejo trevino trotter truitt trujillo truong tudela tur tuttle ugarte
  ulibarri ulloa underhill underwood upchurch upton urbina urena uria uriarte urias uribe urrutia valadez valbuena valcarcel valderrama valdes valdez
  valenzuela valera valero vall valladares valle vallejo valles valls valverde vanbuskirk vance vanderberg vandermeer vandyke vanegas vang varela
  vargas vasquez vaughan vaughn vaught vazquez velasco velasquez velazquez velez veliz venable vendrell venegas verdu verduzco vergara viana vicens
  vickers vidal viera vila vilalta vilanova vilaplana vilar villa villagomez villalba villalobos villalonga villalpando villanueva villareal
  villarreal villasenor villaverde villegas villena vinas vinson vo vogel voss waddell wadsworth wagner waite wakefield walden waldron wallace waller
  walling walter walters walton wampler watanabe waterman watkins watson watts weathers weaver webb webber weems weinberg weinstein weiss weldon wendt
  wentworth werner westbrook whaley wheatley whitaker whitehead whitfield whitley whitlock whitmore whittaker whitten wiggins wilburn wilcox wilder
  wiley wilkerson wilkins wilkinson willard willett williams williamson willis willoughby wilmoth winfield wingate winkler winston winters winthrop
  wisniewski witt wolfe womack wong woodall woodard woodruff woodson woodward wooten worley worthington wozniak wray wrenn wu xu yamada yamamoto
  yancey yanez yang yarbrough yates ybarra yeager yoder yoon yost yu yuste zabala zabaleta zambrano zamora zamudio zapata zaragoza zarate zavala zayas
  zedillo zelaya zeller zepeda zhang zhao zhou ziegler zimmerman zink zorrilla zuniga`
    .trim()
    .split(/\s+/),
);
