/** Frequent US surnames that are hardly ever ordinary words, lower case without accents. */
export const surnames: ReadonlySet<string> = new Set(
  `
  abdi abdullah abernathy acevedo achebe ackerman acosta adeyemi adkins aguilar aguirre albright aldrich alford alvarado alvarez amato ames andersen
  andrade andrews applegate arbogast arce arceneaux archibald arellano arias arizmendi arriaga arroyo ashworth atkins atkinson atwood avila ayala ayers
  babbitt babcock bachman baines baker baldwin ballard bancroft barajas barber barker barlow barnes barnett barrera barrett barrios barron bass bassett
  bates bauer baumann bautista beasley beauchamp beaumont becerra becker beckett behrens beil bellamy bellini beltran benitez bennett benson berg berger
  bergstrom bermudez bernstein berryman bianchi billings bingham bishop blackburn blackwell blackwood blanchard blankenship blevins bloom blum
  blumenthal boggs bolton bonilla boone borden boudreaux bowen bowers bowles bowman boyd boyer boynton braden bradford bradley bradshaw brady brandt
  braun breaux brennan bridges bridgewater briggs bristow broussard brown brubaker bruno bryant buchanan buckner bui bullock burgos burks burleson
  burnett burnham burns bustamante byers byrd cabrera cagle cain calderon caldwell calhoun callahan callaway camacho campbell cannon cantrell cantu
  cardenas cardona carlisle carlson carmichael carpenter carrillo carrington casey castaneda castellano castellanos castro caudill cervantes chambers
  chang chapman chastain chavez chen childers childress chisholm cho choi chopra christensen christopherson churchill cisneros clayborn cline clinton
  cochran cochrane coffey cohen coker colbert coleman collier collins colon combs compton conley conner connolly connors contreras conway copeland
  corbett corcoran cordero cordova cormier cornwell coronado corrigan cortes cortez costello cottrell coughlin covington cowan cox crabtree crandall
  crane crawford crenshaw cromwell crowder crowe crowley crutchfield cuellar cuevas culpepper cummings cunningham currie curry curtis dalrymple danforth
  dang daniels daugherty davenport davidson davies davila dawson dearborn decker dejesus del-rio delacruz delaney deleon denton desai desantis devine
  devlin diaz dickens dickerson dillard dillon dimitriou dixon dominguez donahue donnelly dooley doran dorsey doss dougherty downey doyle drayton
  driscoll drummond dubois dubose duckworth dunbar dunlap dunn duong dupree duran durham dutton dyer eastman eaton echeverria eckert edmonds edwards
  eldridge elizalde elizondo elkins ellington elliott ellis ellsworth england epstein erickson eriksson ervin escobar escobedo esparza espinosa espinoza
  esposito esquivel estrada etheridge eubanks evans everett ewing fairchild farrell feldman felton fenton ferguson fernandez ferrari ferrell figueroa
  finch fink finley fischer fisher fitzgerald fitzpatrick fitzwilliam flanagan flannery flynn foley foltz fonseca fontaine forrester fortner fournier
  franco frazier french frye fuentes fuller fulton gaines galindo gallagher gallardo gallegos gallo galloway galvan gamble gannon gant garcia gardiner
  gardner garrison garza gaston gauthier gentry gerber gibbons gibbs gibson gilmore giordano gleason glenn glover godinez goff goldberg goldman
  goldstein gomez gonzales gonzalez goode goodman goodwin gordon gorman gould grady graves greene greer griffith grimes gruber guerrero guevara guo
  gupta gustafson guthrie gutierrez guzman haddad hadley haggerty hail haines halloran hamlin hammond hampton hancock hanley hanlon hansen hanson
  hargrove harlan harmon harrell harrington hartley hartman haskins hatcher hatfield hathaway hawkins hawthorne hayden haynes healy heaton hebert helms
  henderson hendrix henley hensley henson hernandez herrera herring hershberger hess hewitt hickman hicks higginbotham higgins hightower hildebrand
  hines hinkle hinojosa hinton hoang hobbs hodges hoffman hoffmann hogue holbrook holcomb holder holland holley holliday hollins hollis holloway
  honeycutt hooper hoover hopkins hopper horner horton houser howell huang hubbard hubbell huddleston huerta huff huffman hughes humphrey hurd hurst
  hurtado hutchins hutchinson huynh hyatt ibarra ingersoll ingram irvin ivanov ivey iyer jacobs jacobson jamison jansen jaramillo jarrett jarvis jeffers
  jeffries jenkins jennings jensen jernigan jessup jimenez johns johnson johnston joiner jones jorgensen joshi juarez jung kang kaplan kapoor katz kaur
  kearney keating keegan keller kelley kellogg kelso kemp kendrick kerns kerr kessler khan khoury kilgore kimball kincaid kinney kirkland kirkpatrick
  kissinger klein kline knapp knight knowles kobayashi koch koenig kowalski kraft kramer krause krishnan krueger kuhn kumar lachance lafferty lam
  lambeth landa landis landry lang langford langley langston lara larkin larsen larson larue latham lawler lawson layton leach leblanc ledbetter ledezma
  lefebvre leger lemke lentz levine lewis leyva li lightfoot limon lindberg lindgren lindqvist linton lipscomb liu livingston llamas lockhart loftus
  lomax lombardi loomis lopez lozano lu luevano lujan lynch lyons mabry macdonald macdougall macias maciel mackey macleod madden maddox madrid magana
  maguire mahoney maldonado mallory malloy malone mann manning marin marlowe marquez marsden martinez massey mata mathews mathis matthews maurer
  maxfield mayfield mcadams mcallister mcarthur mcbride mccabe mccall mccann mccarthy mccartney mcclain mcclelland mcclendon mcclure mcconnell mccord
  mccormick mccoy mccracken mccray mccullough mcdaniel mcdermott mcdonald mcdowell mcelroy mcfadden mcfarland mcgee mcghee mcgill mcginnis mcgowan
  mcgrath mcgraw mcgregor mcguire mcinnis mcintyre mckay mckee mckenna mckenzie mckinney mcknight mclain mclaughlin mclean mcmahon mcmanus mcmillan
  mcnally mcnamara mcneil mcneill mcpherson mcqueen mcrae mcwilliams meade meadows medina medrano mehta mejia melendez melton mendelsohn mendez mendoza
  mensah mercado mercer merrick merritt metcalf metzger meyer meyers meza milligan mills milner miranda mize mobley mohamed molina monahan montano
  montero montes montoya moody mooney morales moran moreau moreland moriarty morrison morrow moseley mosley mueller mulcahy muldoon mulligan mullins
  munoz murdock murguia murillo murphy musgrove myers najera nakamura napier nash nasser nava navarro nesbitt neumann newcomb newell newman ngo nguyen
  nichols nicholson nieto nightingale nilsson nolan noonan norris norton norwood novak nowak nugent nunez oakley obrien ocampo ochoa oconnell oconnor
  odom odonnell ogden ohara okafor okeefe okonkwo oleary olivares olmstead olsen olson oneal oneil oneill oreilly orellana oropeza orourke orozco orr
  ortega ortiz osborne osei osgood oshaughnessy oshea osorio osterman oswald owens pacheco packard padilla paige palacios palmieri palomino pantoja
  papadopoulos pappas paredes parks parr parrish parsons partida patel paterson patterson patton payne payton peacock pearson peck pendleton penn
  perales peralta perez perkins peters petersen peterson petit petrov pettit pham phan phelps phillips pickens pickett pina pineda pinkerton pittman
  pitts plummer poindexter polk pollard pollock poole pope popov porterfield portillo pospisil potter powell prater pratt preciado prescott presley
  pritchard proctor prosser pruett pruitt puckett pugh purcell quarles quezada quigley quinn quintana quintero quiroga quiroz radcliffe rafferty raman
  ramey ramirez ramos ramsey rangel rankin rao rawlings rawls reddy redman redmond reeves reid reiner rendon renfro renteria reynolds reynoso rhoades
  rhodes ricci richards richardson ridley riggs rincon ritchie ritter rivas rivera rivero roach roark robb robbins roberson roberts robertson robison
  robledo robles rocha rockwell rodgers rodriguez roe rojas romero rooney rosado rosales rosas rosenberg rosenthal rossi roth rourke rowe roy rucker
  rudolph ruelas ruffin ruiz rushing russo rutledge ryder sadler saenz salas salazar salcedo saldana salgado salinas salter sampson samuels sanchez
  sandberg sander sanderson sandoval santana santoro sato saucedo sauer savage schaefer schafer schmid schmidt schmitt schneider schofield schreiber
  schroeder schultz schulz schumacher schwartz seaman sears segura sepulveda serna serrano seymour shaffer shah shannon shapiro sharma sheehan sheldon
  shelton sheppard sherman sherwood shields shipley shoemaker siegel sikes simmons simms simpson sims sinclair singh singleton skaggs skinner slater
  slaughter sloane smalls smirnov snell snider snyder solano solis sorensen sosa soto spangler sparks spears spivey stackhouse staley stallings stamper
  stanton staples starks stauffer steele stein steinberg stephens stephenson stevens stevenson stiles stinson stockton stoddard stokes stoll stoner
  stout stovall stratton strickland stroud stubbs sturgill suarez suggs sullivan summers sutton suzuki swain swanson swartz sweeney swenson sykes
  szymanski talley tanaka tapia tarver tatum taylor teague tello terrazas thacker thayer thibodeaux thompson thorne thornton thurman tillery tillman
  tinoco tinsley tipton tobin todd toledo tomlinson torres toscano tovar townsend tran trevino trotter truitt trujillo truong tuttle underhill underwood
  upchurch upton urbina urias uribe urrutia valadez valdes valdez valenzuela valle vallejo vanbuskirk vance vanderberg vandermeer vandyke vang varela
  vargas vasquez vaughn vaught velasco velasquez velazquez velez venable vickers vidal villa villagomez villalobos villanueva villarreal villasenor
  villegas vinson vo vogel voss waddell wadsworth wagner waite wakefield walden waldron wallace walling walter walters walton wampler watanabe waterman
  watkins watson watts weathers weaver webb webber weems weinberg weinstein weiss weldon wendt wentworth westbrook whaley wheatley whitaker whitehead
  whitfield whitley whitlock whitmore whittaker whitten wiggins wilburn wilcox wilder wiley wilkerson wilkins wilkinson willard willett williams
  williamson willis willoughby wilmoth winfield wingate winkler winston winters winthrop wisniewski witt wolfe womack wong woodall woodard woodruff
  woodson woodward wooten worley worthington wozniak wray wrenn wu xu yamada yamamoto yancey yanez yang yarbrough yates yeager yoder yoon yost yu zamora
  zapata zaragoza zarate zavala zeller zepeda zhang zhao zhou ziegler zimmerman zink zorrilla zuniga`
    .trim()
    .split(/\s+/),
);
