/** Given names, common in the US, that are hardly ever ordinary words. Lower case without accents. */
export const givenNames: ReadonlySet<string> = new Set(
  `
  aaliyah aarav aaron abbie abbigail abbott abby abdiel abdul abelardo abena abigail abigayle abner abraham abram abundio adaeze adalberto adaline
  adalyn adalynn adam adams adan addie addilyn addison addisyn addyson adela adelaide adele adelina adeline adelyn adelynn aden adilene adina adley
  adolf adolfo adolph adonis adria adrian adriana adriane adrianna adrianne adriel adrien adrienne advait agata aggie agnes agnieszka ahmad ahmed aida
  aidan aiden ailani aileen aimee ainsley aisha aitana aitor aiyana ajay akeem akiko akira alaia alaina alameda alan alana alani alanna alannah alaya
  alayah alayna albert alberta alberto aldo aldonza aleah alec alecia aleena alejandra alejandro alena alesha alesia alessandra alessandro alessia
  alexander alexandra alexandrea alexandria alexandro alexei alexia alexis alexus alexzander alf alfie alfonso alfred alfreda alfredo ali alia aliana
  alice alicia alijah alina aline alisa alisha alison alissa alisson alistair alivia aliya aliyah aliza allan allen allie allison ally allyson allyssa
  alondra alonzo alora alphonso altagracia althea alton alva alvaro alvin alyce alycia alysa alyse alysha alysia alyson alyssa amado amalia amanda
  amani amara amare amari amaris amaya amberly amelia amelie amie amina amira amirah amit amiya amiyah amora amos amy amya anabel anabella anabelle
  anacleto anahi anais analia anastasia anaya anders anderson andi andra andre andrea andreas andres andrew andria andromache angelia angelica
  angelina angeline angelique angelita angelo angie angus anika anil anissa anita aniya aniyah anjali ankit ann anna annabel annabella annabelle
  annalee annalise annamarie anne annelise annemarie annette annie annika annmarie anselma anselmo ansley anson anthony antionette antoine antoinette
  antonella antonia antonio antony antwan antwon anya aoife apolinar apollo ara arabella araceli aracely arash arcelia archie arden areli arely ari
  aria ariadna ariadne ariah arian ariana arianna aric ariella arielle aristeo aristotle ariya ariyah arjun arleen arlen arlene arlette arlo armand
  armando armani armstrong arnold arnulfo arron artemis arthur arturo arya aryan aryana aryanna asha ashanti ashely asher ashlee ashleigh ashley
  ashlie ashly ashlyn ashlynn ashok ashton ashtyn astrid atalanta atanasio atticus aubree aubrey aubrie audelia audra audrey audrina augusta auguste
  augustin augustine augustus aurelia aureliano aurelie aurelio austen austyn ava avah averi averie avery avi aviana avianna axel ayaan ayana ayanna
  aydan ayden aydin ayesha ayla ayleen aylin azaria azariah aziel bab babette babs bailee bailey baltazar barbara barbie barbra bari barnabas barnaby
  barnard barney barny barr barret barry barth bartholomew bartlett bartolo barton basilio bastian baylee baylor beatrice beatriz beaufort beckham
  becky begona behrouz bekah belinda ben benedick benedict benito benjamin benjy bennie benny benoit bentley benton berenice berk berkeley berkley
  bernabe bernadette bernadine bernard bernardo bernice bernie bert bertha bertram beryl bessie beth bethany beto betsy bette bettie betty bettye
  beulah beverley beverly bianca biff bilal billie billy bing bjorn blaine blair blaire blaise blake blakely blanch blanche bob bobbi bobbie bodhi
  bodie bogart bogey bonifacio bonnie booker borg boris bowie brad bradly braeden braelyn braelynn braiden branden brandi brandie brandon brant
  brantley braxton brayan brayden braydon braylee braylen braylon breana breanna breanne bree brenda brendan brenden brendon brenna brennen brent
  brenton brett brewster bria brian briana brianna brianne brice bridger bridget bridgett bridgette briella brielle brier brigid brigida brigido
  brigitte briley brinley briny bristol brit britany britney britt brittani brittany brittney britton brod broderick brodie brody bronislaw bronson
  brooke brooklynn bruce bryan bryana bryanna bryce brycen brylee bryn brynlee brynn bryon bryson bucky bud buffy burk burl burt butch byron cade
  caden caiden caio cairo caitlin caitlyn caleb cali calista calixto callan callen callie callum calvin cambria camden camdyn cameron camila camilla
  camille camren camron camryn candace candi candice candido capri caren carey carina carissa carl carla carlee carleen carleigh carlene carley carli
  carlie carlin carlo carlos carlton carly carmela carmella carmelo carmen carmine carney carole caroline carolyn carolynn carrie carrol carroll
  carsyn carter cary caryl caryn casandra casen casimiro caspar casper cassandra cassidy cassie cassius cataleya catalina catarino catharine catherine
  cathleen cathryn cathy catlin catrina cayden cayla caylee cayson cecelia cecil cecile cecilia cecily cedric cedrick celesta celestine celia celina
  celine celso cesar cesare chad chadwick chaim chana chanda chandra chanel channing chantal chantel chantelle charlee charleen charleigh charlene
  charles charley charli charlie charmaine chasity chauncey chayo chaz chela chelsey chelsie cheri cheryl chester chevalier chevy cheyanne cheyenne
  chiara chidi chloe christa christal christi christiana christin christina christine christopher christy chrysler chrystal chukwuemeka chuy ciara
  cicely ciera cindi cindy cinthia cipriano cissy citlali clair claire clare clarence clarice clarissa clarke claude claudette claudia claudine
  claudio claudius claus clayton clem clement clemente clementine cleo cleopatra cletus cleve clifford clifton clint clive clo clyde cobby coby cody
  colby coleen colet colette colin colleen collette collin colson colten colter colton concha conchita conn connie connor conor conrad conrado
  consuela cooper cora coraline corbin corby cordelia cordell corey corina corine corinna corinne cornelia cornelio cornelius cornell corrie corrine
  cortney cory cosmo coty courtney craig crescencio cristian cristina cristobal cristopher cristy crosby cuauhtemoc cullen cully culver curran curt
  cynthia cyril dag dagoberto daleyza dalia dallis damari damaris damian damien damion damon danae dandre dane danelle danette dangelo dani dania
  danial daniel daniela daniella danielle danika danita danna dannie danny dante daphne daquan darb darby darci darcy daren darian dariel darien darin
  dario darion darius darla darleen darlene darnell daron darrel darrell darren darrick darrin darrius darron darryl darwin darya daryl dashawn dave
  davian david davin davina davion davis davon davy dax daxton dayana dayanara dayna dayton deana deandre deangelo deann deanna deanne debbie debora
  deborah debra declan deena deepa deidra deidre deion deirdre delbert delfina delfino delia delilah della delmar delois delores deloris delphine
  demarcus demario demetria demetrio demetrius demi dena denice denis denise denisse dennis denny denzel deon deonte dereck derek derick derrick derry
  desdemona deshawn desi desirae desiree desmond dessie destinee destiney destini devante deven devin devon devonte devyn dewayne dewey dewitt dexter
  dian diana diane diann dianna dianne dicky dido diedra diego dierdre dieter dillan dimitri dina dinah dinesh dion dionisio dionne dionysus dior dirk
  divya dmitri dolf dollie domenic domini dominic dominica dominick dominik dominique dominque domonique donald donavan donna donnell donnie donny
  donovan donte dora doreen dorene dorian doris dorothea dorothy dorthy dory dottie doug douglas draven drona duane dudley dulcinea duncan dur durant
   dustin dwain dwayne dwight dylan ean earlene earline earnest earnestine easton ebenezer eboni eddy edgar edgardo edison edith edmond edmund
  edna eduardo edward edwardo edwin edwina effie efrain efren eileen eladio elaina elaine elana elbert eldon eleanor eleazar electra elena eleni eli
  elia elian eliana elianna elias eliazar elida eliezer elijah elinor eliot elisa elisabeth elisabetta elise eliseo elisha elissa eliza elizabeth
  ellen ellery elliana ellie elliot ellison elma elmer elnora eloisa eloise elora elouise eloy elroy elsa elsie elton elva elvia elvin elvira elvis
  elwood elyse elyssa emani emanuel emeka emelia emely emerie emerson emersyn emery emigdio emil emilee emilia emiliano emilie emilio emily emma
  emmalee emmaline emmalyn emmanuel emmet emmett emmie emmitt emmy emory encarnacion enrique enzo eoin ephraim erasmo erasmus eric erica erich erick
  ericka erie erik erika erin erma ernest ernestine ernesto ernie errol erwin eryn esme esmeralda essie estanislao esteban estefania estela estella
  estelle estevan esther ethan ethel ethyl etta eufemia eugene eugenia eugenio eula eulalia eunice eusebio eustaquio eva evan evangelina evangeline
  evaristo evelin evelio evelyn evelynn everette everlee everleigh everly evette evie ewan ezekiel ezequiel ezra fabian fabiano fabiola faisal fallon
  fannie farah farid farley farrah farrel fatima faulkner faye federica federico felecia felicia feliciano felicity felipa felipe felix fergus fermin
  fernanda fernando ferris fidencio fielding filippo finnegan finnley fitz flavio fleming fletcher flo florencio florentino flossie flossy floyd
  forrest frances francesca francesco francine francis francisca francisco francois frankie franklin franz fraser frazer fred freda freddie freddy
  frederic frederick fredric fredrick freedman freida freya frieda fritz froylan fulgencio gabby gabino gabriel gabriela gabriella gabrielle gaby
  galen gan gar gardy gareth garret garrett garrick garry garth garvey gary gavin gawain gayla gayle gemma gena genaro geneva genevieve geoff geoffrey
  geordie george georgette georgina gerald geraldine gerard gerardo geri germain germaine geronimo gerry gertrude gia giana giancarlo gianna gianni
  gib gibby gideon gilbert gilberta gilberto gilda giles gillian gilly gina ginny gino giovani giovanna giovanni giovanny gisela giselle gisselle gita
  giulia giuliana giulio giuseppe gladys glenda glenna goddard godiva goldie goldy gonzalo goober gracelyn gracelynn graciano gracie graciela graham
  granger grannie grayson grecia greg gregg gregorio gregory greta gretchen grete greyson griselda guadalupe guillaume guillermina guillermo gunnar
  gunter gunther gurpreet gus gussie gussy gustavo gwen gwendolyn gwyneth hadassah hailee hailey hailie hakeem hal haleigh haley halie halle hallie
  hamid hamilton hamish hamza hana hank hanna hannah hans harlee harley harlow harold harpreet harriet harriett harrison harry haruka haruto harvey
  hassan hastings hattie haylee hayley haylie hayward heather hector heidi heinrich helen helena helene helga heloise henrietta henrik henry herbert
  herby heriberto herman hermelinda herminia herminio hernan herschel hershel hezekiah hilario hilary hilda hillary hiram hiroshi hisham hogan holden
  holli hollie homer homero horace horacio horatius hortensia howard hubert huda hudson hugh hugo humberto huntley hurley hussein hyun iago ian
  ibrahim ida iesha ignacio ignatius igor ike iker ila ilene iliana ilse imani imogen imogene ina indira ines inez ingrid ireland irene irina irma
  irving irwin isaac isabel isabela isabell isabella isabelle isai isaiah isaias ishaan isiah isidro isis ismael issac itzel iva ivan ivana ivanna
  ivette ivonne izabella izaiah jabari jace jacey jacinta jacinto jackeline jackie jacklyn jacky jaclyn jacob jacobo jacoby jacque jacquelin
  jacqueline jacquelyn jacques jacquline jada jaden jadon jadyn jaeden jael jaelyn jaelynn jagger jai jaida jaiden jaidyn jaime jaimie jair jairo
  jakayla jake jakob jalen jalisa jaliyah jalyn jamaal jamal jamari jamarion jamel james jameson jamey jami jamie jamil jamila jamir jammie jan jana
  janae jane janeen janel janell janelle janessa janet janette janice janie janine janis janiya janiyah janna jannie jaquan jaqueline jared jarod
  jaron jarret jarrod jase jasiah jasmin jasmyn jason jasper jaspreet javier javion javon jax jaxon jaxson jaxton jayce jaycee jayceon jayda jayde
  jayden jaydon jayla jaylah jaylee jayleen jaylen jaylene jaylin jaylon jaylyn jaylynn jayme jayne jayson jaziel jazlyn jazlynn jazmin jazmine jazmyn
  jeana jeanette jeanie jeanine jeanna jeanne jeannette jeannie jeannine jed jedidiah jeff jefferson jeffery jeffrey jeffry jemma jemmy jen jena
  jenelle jenifer jenna jennie jennifer jenny jerald jeremiah jeremias jeremy jeri jericho jermaine jerod jerold jerome jerrell jerri jerrod jerrold
  jerry jesica jess jessa jesse jessi jessica jessie jessy jett jewell jill jillian jim jimena jimmie jimmy jin jisoo joan joana joann joanna joanne
  joao joaquin jocelyn jocelynn jocko jodi jodie jody joe joel joelle joesph joey johan johana johanna johannes john johnathan johnathon johnie johnna
  johnnie johnny joi joleen jolene jolie jon jonah jonas jonathan jonathon joni jorden jordi jordin jordon jordy jordyn jorge jose josef josefa
  josefina joselyn josep joseph josephine josette josey josh joshua josiah josie joslyn josue journee jovan jovani jovanni joyce juan juana juanita
  jud judah judas jude judi judith judson judy jules juli julia julian juliana juliann julianna julianne julie julien julieta juliette julissa julius
  jurgen justin justina justine justus jyoti kabir kacey kaci kacie kacy kade kaden kadence kaela kaelyn kai kaia kaiden kaila kailani kailee kailey
  kailyn kairi kairo kaison kaitlin kaitlyn kaitlynn kaiya kala kalani kaleb kaleigh kalen kaley kaliyah kallie kalvin kalyn kamari kamden kameron
  kami kamila kamilah kamron kamryn kandace kandice kane kara kareem karen kari karim karin karina karis karissa karl karla karlee karley karli karlie
  karly karmen karol karon karrie karson karsyn karter karyn kasandra kasen kasey kash kashton kason kassandra kassidy kassie kat katalina katarina
  katarzyna katelin katelyn katelynn katerina kath katha katharine katherine katheryn kathi kathie kathleen kathrine kathryn kathy katia katie katina
  katlyn katrina katy kaveh kavita kay kaya kaycee kayden kaydence kaye kayla kaylah kaylani kaylee kayleen kayleigh kaylen kayley kayli kaylie kaylin
  kaylyn kaylynn kaysen kayson kazuo keagan keanu keaton keeley keely keenan kehlani keiko keila keira keisha keith kellan kellen kelli kellie kelly
  kelsea kelsey kelsi kelsie kelton kelvin ken kendal kendall kendell kendra kenia kenji kenley kenna kennedi kennedy kenneth kennith kenny kensley
  kenton kenyatta kenyon kenzie keon keri kermit kerri kerrie kerry keshawn keven kevin keyla khadijah khaled khalid khalil khari khloe kia kian kiana
  kianna kiara kiera kieran kierra kiersten kike kiley killian kim kimber kimberlee kimberley kimberly kimora kingsley kingston kinley kinsey kinsley
  kira kiran kirby kirk kirsten kirstin kisha klaus koa kobe koby koda kodi kody kofi kohen kolby kole kolton konstantin kora korbin korey kori kory
  kourtney kris krishna krista kristal kristan kristen kristi kristian kristie kristin kristina kristine kristofer kristopher kristy kristyn krysta
  krystal krystle krzysztof kurt kurtis kwame kya kyla kylah kylan kyle kylee kyleigh kyler kylie kyndall kynlee kyra kyree kyrie kyson kyung laci
  lacie lacy ladonna laila lailah lainey laird lakeisha laken lakesha lakisha lakshmi lalo lamar lambert lamberto lamont lancelot landen landon landyn
  laney lani lanny laquita larissa larry lars lashawn lashonda latanya latasha latifa latisha latonya latosha latoya latrice laura laureen lauren
  laurence lauri laurie lauryn lavern laverne lavon lavonne lawanda lawrence layla laylah lazar lazaro leah leandra leandro leann leanna leanne leda
  leeann leia leicester leif leigh leigha leighton leila leilani lek lela leland lemuel lena lennon lennox lenny lenora lenore leola leon leona
  leonard leonardo leone leonel leonid leonor leopold leopoldo leroy lesley leslie lesly lester letha leticia letitia lev levin levy lew lexi lexie
  lexus leyla lia liam liana liane lianna libby librado lidia lila lilah lilia lilian liliana lilianna lilith lillian lilliana lillianna lillie lilly
  lilyana lin lina lind lindsay lindsey lindy linh linn linnea linwood lionel lisa lisandro lisette lisle lissette litzy liv livia liza lizbeth lizeth
  lizette lizzie lloyd logan lola lolita lombard lon londyn lonnie lonny lora loraine lorelai lorelei loren lorena lorene lorenzo loretta lori lorie
  lorin lorna lorraine lorri lorrie lorry lothario lottie lou louella louie louis louisa louise lourdes lowell loy loyd luann luanne luca lucas lucca
  lucha lucia lucian luciana luciano lucien lucille lucinda lucio lucius lucretia lucy ludwig luella luis luisa luka lukas luke lula lulu lupe lupita
  luther lydia lyla lylah lyle lyn lynda lyndon lyndsay lyndsey lynette lynn lynne lynnette lyon lyra lyssa mabel mable macario macey maci macie
  mackenzie macy madalyn madalynn maddison madeleine madeline madelyn madelynn madge madilyn madilynn madisyn madyson mae maegan maeve magdalena
  magdalene maggie mahesh mahmoud maia maira maire maisie maison makai makayla makena makenna makenzie malachi malakai malani malaquias malaysia
  malcolm maleah malia malik malinda malissa maliyah malka mamie mandi mandy manish manny manon manpreet manuel mara maranda marc marcel marcela
  marcelino marcella marcello marcellus marcelo marci marcia marcie marco marcos marcus marcy maren margaret margarita margery margie margo margot
  marguerite mari maria mariah mariam marian mariana mariann marianna marianne maribel maricela marie mariel mariela marietta marigold marilee marilyn
  marilynn mario marion maris marisa marisela marisol marita maritza mariyah marjorie markus marla marlee marlen marlena marlene marley marlo marlon
  marlyn marlys marnie marquis marquita marsha marshal marshall mart marta martha martin martina marty marva marvin mary maryam maryann maryanne
  marybeth maryellen maryjane maryjo marylou marys masha massimo mateo mathew mathias mathieu matias matilda matilde matt matteo matthew matthias
  mattie maud maura maureen maurice mauricio mauro mavis maxim maximilian maximiliano maximino maximus maxine maxwell maya maynard mayra mayte mckayla
  mckinley meagan meaghan meche meera megan meghan mekhi melanie melany melinda melissa melodie melosa melquiades melvin memo menachem mendel mendy
  meredith merl merrill mervin miah micaela micah michael michaela michal micheal michel michele michell michelle mick micky midge midori miguel mika
  mikael mikaela mikayla mike mikel mikhail mila milan milana milani mildred miley millard millicent millie milly milo milt milton milty mimi mina
  mindy minerva minette minh minji minnie mirabelle mireia mireya miriam misael misti mitchel mitchell mitra mitsuko mitzi mitzy miya modesto moe
  mohammad mohammed mohit moira moises mollie molly monica monika monique monroe monserrat montague montgomery montserrat monty moore mordecai
  mordechai morgan morgen moriah morris morse mort morton moses moshe muhammad mukesh muriel murray murry mustafa mya myah myla mylah myles myra myrna
  nabil nacho nadia nadine nakia nalani nance nanci nancy nanette naoko naomi narciso naresh nasir nasrin nat natale natalee natalia natalie nataly
  natalya natasha nathalia nathalie nathaly nathan nathanael nathanial nathaniel natividad naya nayeli nazario neal ned neddy neha nehemiah neil nelda
  nelida nell nellie nelly nelson nerea nestor nettie neva neville ngozi nguyet nia niamh nicanor nicholas nichole nick nickey nicki nickolas nicky
  nico nicola nicolas nicole nicolette nicolle nigel niki nikita nikki niko nikolai nikolas nikole nils nisha nita nixon noa noah noe noelia noelle
  noemi nola noor nora norah norbert noreen noriko norma norman nuria nyla nylah oaklynn oberon octavia octavio odell odessa odin ofelia oksana ole
  olga oliver olivia ollie oluwaseun omar omari ophelia oren orly orville oscar osmond osvaldo oswaldo othello otis otto owen ozzie ozzy pablo paco
  paddy paislee paisley paityn pallavi pamala pamela pancho paola paolo parisa parry pascal patrica patrice patricia patricio patrick patsy patten
  patti pattie patty paul paula paulette paulie paulina pauline pavlov pawel paxton pearlie pedro peggy pembroke penelope pepe percy perkin perry pete
  peter petra petronila peyton phaedra phil philip philippa philippine phillip phoebe phuong phyllis pierce pierre pietro piotr placido polly pooh
  pooja porfirio pramod prentice preston princeton priscilla priya puneet quentin quincy quinten quinton quintus quique rachael racheal rachel
  rachelle rae raegan raelene raelyn raelynn rafael rafaela raff raheem rahul raiden raina rainer rajesh raleigh ralph ramesh ramiro ramon ramona rana
  randal randall randell randi randolph rania raphael raquel rashad rashawn rashid raul ravi rayan rayden raylan raymundo rayna rayne reagan reba
  rebeca rebecca rebekah redd reece rees refugio regan reggie regina reginald reginaldo reilly rekha remi remington remy rena renae renata renato rene
  renee renita reuben reva reyna reynaldo reynard reza rhett rhiannon rhoda rhonda rhys rian ricardo richard richelle richie richmond rick rickey
  ricki rickie ricky rigoberto rihanna rikki riley rita ritu rivka riya robbie robbin robby robert roberta roberto robinson robyn rocco rochelle
  rochester roderick rodger rodney rodolfo rodrick rodrigo rogelio roger rogers rohan rohit roland rolando romina ronald ronan ronda ronin ronnie
  ronny rory rosalba rosalee rosalia rosalie rosalind rosalinda rosalyn rosanna rosanne rosario rosaura roscoe roseann roseanne rosella roselyn
  rosemarie rosendo rosetta rosette rosie roslyn ross rowan rowen roxana roxann roxanna roxanne roxie roxy royce ruben rubin rudd rudy rufino rufus
  rupert russ russel russell ruth ruthann rutherford ruthie ryan ryann ryker rylan ryland rylee ryleigh ryley rylie sabina sabine sabra sabrina
  sachiko sade sadie saeed saige sakura sallie sally salma salomon salvatore sam samantha samara sami samir samira sammie sammy samson samuel sanaa
  sancho sandi sandra sanford sangeeta saniya saniyah sanjay santiago santino saoirse sara sarah sarahi sarai sariah sarina sariyah sasha saturnino
  saul saunders saundra savanah savanna sayer sayers saylor scarlett scot scott scottie scotty seamus sebastian selah selena selene selina selma semaj
  serge sergei sergio seth seung shae shaina shakira shalom shamar shameka shamus shana shanda shane shania shanice shaniqua shaniya shanna shanon
  shante shantel shanti shaquille shari sharla sharlene sharon sharron sharyn shaun shauna shawn shawna shayla shaylee shayna shayne sheena sheffield
  sheila shelby shelia shelley shelli shellie shelly sheree sheri sheridan sherlock sherlyn sherri sherrie sherrill sheryl shiloh shilpa shirin shirl
  shirley shonda shyann shyanne shyla sibyl sibylla sidney siegfried sienna silas silvan silvestre silvia simeon simon simone siobhan sioux skelly
  skippy skyla skylar skyler sloan smith sofia solomon sommer sondra sonia sonja sonya sophia soraya soren spence spencer stacey staci stacia stacie
  stacy stafford stan stanford stanislaw stanley starla starr stefan stefani stefanie stefano steph stephan stephanie stephany stephen stephon stern
  stetson steve steven stevie stew stewart stu stuart subhash sumit sumner sunil sunita suresh susan susana susanna susannah susanne susie suzan
  suzanna suzanne suzette sven svetlana swati sybil sydnee sylas sylvan sylvester sylvia sylvie tabatha tabby taber tabitha tabor tadeo taffy tait taj
  takeshi talbot talia taliyah tam tamar tamara tameka tamela tamera tami tamia tamika tammi tammie tammy tamra tana tania tanisha tanny tanya tara
  tariq taryn tasha tatiana tatyana tawana taya tayler teagan ted tegan tenley teodoro teofilo tera terence teresa teressa teri terrance terrell
  terrence terri terrie terry tess tessa tevin thad thaddeus thalia thanh thatcher thea thelma theo theodora theodore theresa therese theron thiago
  thierry thomas thorny thorpe thuy tiana tianna tiff tiffani tiffanie tiffany tilly tim timmy timoteo timothy tina tisha titus tobe tobias tom tomas
  tomasa tommie tommy tomoko tona toni tonia tonja tono tony tonya tori toribio torrey tosha tracey traci tracie tracy travis travon tremaine trent
  trenton treva trever trevon trevor trey tricia trina trinidad tripp trisha trista tristan tristen tristian tristin trudy trueman truman tudor twila
  twyla tye tyler tylor tyra tyree tyrell tyrese tyron tyrone tyson ulises ulysses urbano uriah uriel ursula usha uta vada valarie valencia valentin
  valentina valeria valerie valery valorie vanesa vanessa veda velma venancio vera verna vernell vernon veronica vianey vic vicenta vicente vicki
  vickie vicky victoriano vienna vihaan vijay vikki vikram vilma vince vincent vincenzo vinny vinod violeta virge virgie virgil vite vivian viviana
  vivienne vladimir vonda wainwright walid walsh walt wanda wang warner warren waylon wayne weber welch welsh wenceslao wendell wendi wendolin wendy
  wes wesley westin westley weston whit whitman whitney wilbert wilbur wilfred wilfredo wilfrido willa willey willi william willie willow willy wilma
  wilmer wilson wilton winifred winnie winona winslow wolfgang woodrow wrenley wright wyatt wynn wynne wynter xander xavier xenia ximena xiomara
  xochitl xzavier yadira yael yahir yale yamilet yamileth yan yank yara yareli yaretzi yaritza yasmeen yasmin yasmine yazmin yehuda yelena yeni
  yesenia yessenia yisroel yoko yolanda yorker yosef yoselin young-hee yousef yuki yuliana yumi yuridia yusuf yvette yvonne zacarias zachariah zachary
  zachery zack zackary zackery zahra zaid zaiden zain zainab zaire zak zander zane zaniyah zara zaria zariah zariyah zavier zayden zayn zayne
  zechariah zed zeferino zeke zelda zenaida zion zoe zoey zoie zoila zulema zuri zyaire`
    .trim()
    .split(/\s+/),
);
