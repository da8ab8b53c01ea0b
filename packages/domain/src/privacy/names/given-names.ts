/** Given names, common in the US, that are hardly ever ordinary words. Lower case without accents. */
export const givenNames: ReadonlySet<string> = new Set(
  `
  aaliyah aarav aaron abbott abby abdul abelardo abena abigail abner abraham abundio adaeze adaline adam adams addison adolf adolfo adolph adrian
  adriana adrianna advait agata aggie agnes agnieszka ahmad ahmed aidan aiden aisha ajay akiko alameda alan albert alberta alberto alec alejandra
  alejandro alessandro alexander alexandra alexandria alexei alexia alexis alf alfie alfonso alfred ali alia alice alicia aline alison alistair allan
  allen allison ally altagracia althea alvaro alyssa amado amalia amanda amara amelia amie amina amit amos amy anacleto anders anderson andre andres
  andrew andromache angelica angelina angeline angelique angie angus anil anita anjali ankit ann anna anne annette annie annmarie anselma anselmo
  anthony antoinette antonella antonia antonio antony aoife apolinar ara araceli arash archie aria ariadne ariana arianna aristeo aristotle arjun arlene
  armando armstrong arnold arnulfo artemis arthur arturo asha asher ashley ashok ashton astrid atalanta atanasio aubrey audelia augusta auguste augustin
  augustine aurelia aureliano aurelie aurelio ava avery axel bab babette babs bailey baltazar barbara barbie bari barnabas barnaby barnard barney barny
  barr barret barry barth bartholomew bartlett bartolo barton basilio bastian beatrice beatriz beaufort becky behrouz bekah ben benedick benedict benito
  benjamin benjy benny benoit berenice berk berkeley bernabe bernadette bernard bernardo bernice bertha bertram beryl bessie beth bethany beto betty
  beulah beverly biff bilal billie billy bing bjorn blair blake blanch blanche bob bobbi bobbie bogart bogey bonifacio bonnie borg boris bowie brad
  brandi brandon brant brayden bree brenda brendan brent brett brewster brian brianna brier brigida brigido brigitte briny brit britt brittany brod
  brodie bronislaw brooke bruce bryan bryn bucky bud buffy burk burl burt butch byron caio caitlin caleb calixto callum calvin cameron camila camilla
  candi candido carey carina carl carlie carlin carlo carlos carlton carmela carmelo carmen carmine carney carole caroline carolyn carrie carroll carter
  caryl casimiro caspar casper cassandra cassidy cassie cassius catalina catarino catharine catherine cathy catlin cecil cecilia cedric celesta
  celestine celine celso cesar cesare chad charlene charles charley charlie chayo chela cheri chester chevalier chevy chiara chidi chloe christina
  christine christopher christy chrysler chukwuemeka chuy cicely cindy cipriano cissy clair claire clare clarence clarke claudette claudia claudine
  claudius claus clayton clem clement clemente clementine cleopatra cletus cleve clifford clifton clint clive clo clyde cobby cody colet colin colleen
  colton concha conn connie connor conrado consuela cooper cora corby corinne cornelius cornell corrie corrine cosmo courtney craig crescencio cristina
  cristobal crosby cuauhtemoc cully culver curran curt cynthia cyril dag dagoberto dalia dallis damon dane daniel daniela danielle danny dante daphne
  darb darby darcy darius darleen darlene darnell darrell darryl darwin darya daryl dave david davis davy deandre deanna debbie deborah debra declan
  deepa deidre delbert delfina delfino delilah della delores delphine demetrio denise dennis derek derrick derry desdemona deshawn desi desmond dessie
  devon devonte dewitt dexter dian diana diane dianne dicky dido diedra diego dierdre dieter dinesh dionisio dionysus dirk divya dmitri dolf dollie
  domini dominic dominica dominick dominique donna donnie donny donovan dora doreen dorian doris dorothy dory dottie doug douglas drona duane dudley
  dulcinea duncan dur durant durante dustin dwight dylan earlene earline earnest easton ebenezer eddy edgar edgardo edith edna eduardo edward effie
  efrain eileen eladio elaine eleanor eleazar electra elena eli elias eliazar elijah elisa elisabetta eliseo elisha elizabeth ellen ellie elmer eloise
  elroy elsie elton elvira elvis emeka emerson emery emigdio emilia emiliano emilio emily emma emmaline emmet emmy emory encarnacion enrique eoin
  ephraim erasmo erasmus eric erica erie erika erin ernest ernestine ernesto esmeralda estanislao esteban estefania estela estelle esther ethan ethel
  ethyl eufemia eugene eugenia eugenio eula eulalia eunice eusebio eustaquio eva evangelina evaristo evelyn ewan ezekiel ezequiel ezra fabian fabiano
  fabiola faisal farah farid farley farrel fatima faulkner federica federico felicia feliciano felicity felipa felipe felix fergus fermin fernando
  ferris fidencio fielding filippo fitz fleming fletcher flo florencio florentino flossie flossy floyd francesca francine francis francisca francisco
  francois franklin franz fraser frazer fred freddie frederick freedman freya fritz froylan fulgencio gabby gabriel gabriela gaby galen gan gar gardy
  gareth garret garrett garrick garth garvey gary gavin gawain gena genaro geneva genevieve geoff geordie george georgette gerald gerardo germain
  gertrude gianna gib gibby gideon gilbert gilberta gilberto giles gillian gilly gina ginny giovanni gisela gita giulia giulio giuseppe gladys goddard
  godiva goldie goldy gonzalo goober graciano graciela graham granger grannie greg gregorio gregory greta grete griselda guadalupe guillaume guillermo
  gunter gunther gurpreet gus gussie gussy gustavo gwen gwendolyn gwyneth hailey hakeem hal haley hamid hamilton hamish hank hanna hannah harold
  harpreet harriet harrison harry haruka haruto harvey hassan hastings hattie hayward heather hector heinrich helen helena helga heloise henrik henry
  herbert herby heriberto herman hermelinda herminia herminio hernan herschel hershel hilario hilary hilda hiroshi hisham hogan holden homer horace
  horacio horatius hortensia howard hubert huda hudson hugh hugo humberto huntley hurley hussein hyun iago ibrahim ignacio ignatius igor ike imani
  imogen indira ingrid irene irina irma irving irwin isaac isabel isabella isabelle isaiah isaias ishaan isidro isis itzel ivan izabella jacinta jacinto
  jackie jacky jacob jacqueline jacques jada jaime jake jamal james jameson jamila jane janet janice janine jarret jasmin jason jasper jaspreet javier
  jaxon jayden jayla jeanette jeanne jeannette jed jeff jefferson jemmy jen jenifer jenna jennie jennifer jenny jeremiah jeremias jeremy jermaine jerome
  jerry jesica jess jesse jessica jessie jill jim jimena jimmy jin jisoo joan joanne joao joaquin jocelyn jocko joe joel joey johannes john johnnie
  johnny jolene jonah jonathan jorge jose josefa josefina joseph josephine josey josh joshua josiah josie joyce juan juana juanita jud judah judas jude
  judith judy julia julian juliana julie julieta julius jurgen justin justine jyoti kabir kai kaitlyn kala kane kareem karen kari karim karina karla kat
  katarzyna katelyn kath katha katharine katherine kathleen kathy katrina kaveh kavita kay kaye kayla kaylee kazuo keiko keisha keith kelly kelsey
  kelsie kelvin ken kendal kendra kenji kennedy kenny kenzie kerri kerrie kerry kevin khaled khalid kike kiley kim kimberly kingston kiran kirby kirk
  kirsten klaus kofi konstantin kori kris krishna krista kristen kristin kristina kristy krzysztof kurt kwame kyle kylie kyung lacy laird lakeisha
  lakisha lakshmi lalo lamar lambert lamberto lancelot landon laney larissa larry lars latasha latifa latonya latoya latrice laura lauren laurence
  lawrence layla lazar lazaro leah leandro leanne leda leicester leighton leila lek lela leland lena lenny leola leon leonard leonardo leone leonel
  leonid leopold leopoldo leroy lester leticia lev levin levy lew liam liana liane librado lidia lila lilia lilith lillian lilly lin lina lind lindsay
  lindsey lindy linh linn lionel lisa lisandro lisette lisle liza lizzie lloyd logan lombard lonnie lora lorelei loren lorena lorenzo loretta lori
  lorraine lorry lothario lottie lou louie louis louise lourdes loy luanne luca lucas lucha lucia lucian lucille lucio lucy ludwig luis luisa luke lula
  lulu lupe lupita luther lyle lyn lynette lynn lyon lyssa mabel macario mackenzie madeleine madeline madelyn madge mae magdalena magdalene maggie
  mahesh mahmoud maire maisie maison makayla malachi malaquias malik mamie mandi manish manny manon manpreet manuel mara marc marcel marcela marcelino
  marcella marcello marco marcus margaret margarita marguerite maria mariah marian mariana marianna marianne maribel maricela marie marigold marilyn
  mario maris marisol marita maritza marjorie marlene marquis marshal marshall mart marta martha martin martina marvin mary maryam maryann marybeth
  marys masha massimo mateo mathieu matias matilda matilde matt matteo matthew maud maura maureen mauricio mauro mavis maxim maximilian maximiliano
  maximino maxine maxwell mayra meche meera megan melissa melosa melquiades melvin memo mendel mendy merl micah michael michelle mick micky midge midori
  miguel mikayla mike mikhail mildred millard millie milly milo milt milton milty mina minerva minette minh minji minnie mirabelle mireya miriam
  mitchell mitra mitsuko modesto moe mohammed mohit moira moises mollie molly monica monique monroe montague montgomery monty moore mordecai morgan
  morgen morris morse mort morton muhammad mukesh murray murry mustafa myrna nabil nacho nadia nadine nance nancy nanette naoko naomi narciso naresh
  nasrin nat natale natalie natasha nathan nathaniel natividad nayeli nazario neal ned neddy neha nehemiah nelida nellie nelly nelson nestor nettie
  neville ngozi nguyet niamh nicanor nicholas nick nickey nicky nicolas nicole nigel nikki nikolai nils nisha noah noe noemi noor nora norbert noreen
  noriko norma norman oberon octavio odell odessa ofelia oksana ole olga oliver olivia ollie oluwaseun omar ophelia orly orville oscar osmond osvaldo
  othello otis otto owen ozzie ozzy pablo paco paddy paisley pallavi pancho paola paolo parisa parry pascal patrice patricia patricio patrick patsy
  patten patti pattie patty paul paulette paulie paulina pauline pavlov pawel pedro peggy pembroke penelope pepe percy perkin perry pete peter petra
  petronila peyton phaedra phil philip philippa philippine phoebe phuong phyllis pierce pierre pietro piotr placido polly pooh pooja porfirio pramod
  prentice preston priscilla priya puneet quentin quincy quinton quintus quique rachel raelene rafael rafaela raff rahul rainer rajesh ralph ramesh
  ramiro ramon ramona rana randall randi rania raphael rashid raul ravi raymundo reagan rebeca rebecca rebekah redd rees refugio reggie regina reginald
  reginaldo rekha renata renato renee reuben reynaldo reynard reza rhonda rhys ricardo richard richmond rick rickey ricky rigoberto riley rita ritu
  robbie robert roberto robinson rochelle rochester roderick rodney rodolfo rodrigo rogelio roger rogers rohan rohit roland rolando ronald ronda ronnie
  rory rosalba rosalia rosalind rosalyn rosario rosaura roscoe rosella rosendo rosette rosie ross rowan roxanne roxy ruben rubin rudd rudy rufus rupert
  russ russell ruth rutherford ryan sabina sabine sabra sabrina sachiko saeed sakura sally salma salomon sam samantha samira sammy samson samuel sancho
  sandi sandra sangeeta sanjay santiago saoirse sara sarah saturnino saul saunders savanna sayer sayers scot scott scottie seamus sebastian serge sergei
  sergio seth seung shalom shamus shanice shaniqua shanti shaquille shari sharon shawn sheffield sheila shelby shelley shelly sheri sherlock sherri
  shilpa shirin shirl shirley sibyl sibylla sidney siegfried silvan silvestre silvia simeon simon siobhan sioux skelly skippy skylar sloan smith sofia
  solomon sophia spence spencer stacey stacy stafford stan stanford stanislaw stanley starr stefano steph stephanie stephen stern steve steven stew
  stewart stu stuart subhash sumit sumner sunil sunita suresh susan susana susanna susie suzanne suzette sven svetlana swati sylvan sylvester sylvia
  sylvie tabby taber tabitha tabor tadeo taffy tait takeshi talbot tam tamara tami tamika tammie tammy tania tanisha tanny tanya tara tariq tatiana ted
  teodoro teofilo teresa terrance terrell terrence terri terry thaddeus thalia thanh thatcher thelma theodore theresa therese thiago thierry thomas
  thorny thorpe thuy tiff tiffany tilly tim timoteo timothy tobe tobias tom tomas tomasa tommy tomoko tona tono tony tonya tori toribio tracey tracy
  travis tremaine trent trenton trevon trevor trey trina trinidad trisha tristan trudy trueman truman tudor tye tyler tyrone ulises ulysses urbano uriel
  usha uta valencia valentin valentina valeria vanessa veda velma venancio vera vernon veronica vianey vic vicente vicki victoriano vihaan vijay vikram
  vilma vincent vinny vinod violeta virge virgie virgil vite vivian viviana vladimir wainwright walid walsh walt wanda wang warner warren wayne weber
  welch welsh wenceslao wendi wendy wesley weston whit whitman whitney wilbert wilbur wilfred wilfrido willey willi william willie willow willy wilma
  wilson wilton winifred winslow wolfgang woodrow wright wyatt wynn wynne xavier xenia ximena xiomara xochitl yadira yahir yale yamilet yan yank yelena
  yesenia yoko yolanda yorker young-hee yuki yuliana yumi yuridia yusuf yvette yvonne zacarias zachariah zachary zack zahra zainab zak zara zechariah
  zed zenaida zoe zoey zoila zulema`
    .trim()
    .split(/\s+/),
);
