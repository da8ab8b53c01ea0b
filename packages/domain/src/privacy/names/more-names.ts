/** More given names of the US, Latin America, Africa, Asia and Europe, lower case without accents. */
const given = `
  chris
  abdi abdirizak achieng aditi aditya adjoa advik adwoa afia agastya akanksha akari akinyi aleksy alicja amrita anand anastazja andrei anirudh anjum
  anoop anup anusha anwar archana arnav arpita arvind asad ashish ashwin asuka atieno avinash ayaka ayumi aziz bartosz bashir bhavesh bhavin bisi bohdan
  boryslav braian brayam bukola cezary chabela chaitanya chava chavela cheli chelo chema chente chepe chepo chetan chiyo chucho chuyita cuca daibi
  daichi daiki dairon damilola danuta darshan darwyn dayron deibi deivi deivid demarco deshaun devid devika deyvid dhruv dhruvi diem divit dmytro dotun
  dragan edelmiro edyta enid esteven estiven euna facundo fadi faduma fadumo fahad farhiya farouk fatema fatimah faustino fedor feng filemon filomena
  finley firas fito fumiko funke funmi gabi ganesh gaudencio gautam gayatri gbenga genet gertie ghada girish girma govind goyo gregoria grigory guicho
  hadi hadleigh hadley hailu halima hanan hanh hani harjit harsha hawa hayden haytham heidy hermenegildo hettie hiba hibo hideo hieu higinio hildy hina
  hinata hipolito hitesh hitomi hoang hong hyejin hyunjin ichiro idil idris ihab ihor ilona imran irena iryna isamu ishani isidoro izumi izzy jaehyun
  jagoda jakub jaroslav javi jawad jayanti jeidi jeimy jeison jelena jeronimo jessenia jethro jhoana jhon jhonatan jian jide jiho jimin jing jinho
  jinwoo jiro jitendra jiwoo jojo jolanta jonatan juanma judd junko kamal kamau kamil kamlesh kana kaori katsumi kavya kazuko kebede kebin keisuke kemi
  kendrick kenta keshav ketan kieu kiki kiko kinga kirti kiyoshi koji kojo ksenia kunal kunle kwaku ladan lalita lanh lanre larysa laxmi leidi leidy
  lekan lemlem lencho leobardo leocadio leta leti letty lety leydi liang liborio licha licho ling lorenza lubomir lucyna lyubov madhav madhu mague
  mahima maicol maikel maiker maikol maino majid maksym malak manisha manju manu manuelita mariko maru marv masao masaru mati maxie maykol maysa mazie
  mckenna mckenzie megha megumi melchor meron mertie mihir mikio milos minjun minseo mirek miroslav misaki miyuki modupe mostafa mulu munir mwangi nadim
  nanami nando narayan nasser nati natsumi naty naveen navya nawal neli nemesio ngan nghia nhan nicasio nicomedes nidhi nilesh nimo ning njeri nnenna
  noboru nobuko nonso norberto noura oakley oanh obdulio obiageli octaviano odilia ogechi okechukwu oleh oluwatobi onesimo onyeka onyinye osama osamu
  otieno otilio ottie oyin pablito panchito pankaj pantaleon parth parvati pati paty pavlo peng petey petro phat phong pichi pili ponciano prabhu
  pradeep prashant pratik praveen presley prisciliano procopio puja qian qiang qing quan queenie queta quico quino quyen rachna radek radha radoslav
  rafa rafi rahel raimundo raisa rajan rajeev raju ralphie raman ramoncito rani reem reiko reinaldo remigio renu rigo rika riko rishi roddy rogelia
  rollie rolo romulo rong roopa rosi rotimi rupa ruperto ruslan ryota saad sabah sabas sabino sachin sagal sahar salah saleh salim salustio salvadora
  samanta sameer samrawit sangwoo sanjana santi santosh sarika saurabh sayuri seba secundino seema selamawit semyon senaida senait seoyeon serafin
  serhiy setsuko seunghyun severiano seyi shadi shalini shan sharif sharmila sharonda shashi sheetal shel shep sherm shigeru shinji shinobu shivani
  shizuko shoji shola shubham siddharth sigifredo silvino slavko sofronio sonal soojin sooyoung stanislav stiven stivenson sumiko sungmin sunhee suraj
  sushma susi susumu susy suzy svitlana sylwia tacho tadashi taeyang taiwo takahiro takako takeo talal tamer tamiko tanvi tarek tatsuya tavo telesforo
  teodora teodulo teofila tere tereso tessie tetsuo tetyana thach theda thien thinh thoa thuan tiburcio tillie ting tirso titi titilayo tito toan tola
  tomasito tomiko toncho toshiko toshio toyin trini trixie truc tsehay tsutomu tunji tuto ubaldo uche uday ugochi ulpiano umesh urmila uzoma vanya
  vasant veena vencislao vernie vero veronika vidya viki viktoria vineet vinnie vipul vitaly vivek vlad vladislav waclaw wael waleed walter wambui
  wanjiru warsame webb wieslawa wilber wilmar wioletta xiang xochi yadiel yahya yair yana yandel yandy yaneli yang yanira yared yarelis yarely yariel
  yaroslav yasin yasir yasser yasuko yasuo yazmine yeferson yeimi yeimy yeison yeji yejin yemi yenifer yerson yesi yetta ying yinka yoana yoandy yogesh
  yohana yoichi yola yoli yonas yonatan yonathan yong yoon yoshio yosuke yosvani younes younghee youngho youngjae yuan yukiko yukio yulianna yulieth
  yuna yuriko yusniel yutaka zainabu zaki zdenka zeina zeinab zella zelma zenon zewdu zhao zhen zhong zola zoran
  aarti abdirahman abdullahi abebe abundia adaeze adebayo adelaida adelfo adeola adunni agapito agnieszka aishwarya ajit akash akihiro akua alejo
  aleksander aleksandra alemayehu alexei alfonsa almaz altagracia amadou amara americo amina aminata amitabh amparo ananya anastacio anastasia anatoly
  andrzej anh aniceto anil anita anjali anjana ankit aoife apolinar apolonia aquilino araceli arcelia argelia aristeo arkady arnulfo artemio arun
  aruna asha ashok astrid audelia ayodele babatunde balbina bao bartek bartola basilio baudelio beata bekele belinda belkis benito bentlee bhavna binh
  binta bjorn blas bogdan bogumila boguslaw boris braelynn brantley braulio brigida brigitte brynlee calixto callum camerino candelario caoimhe
  carmelita carmelo casimiro catarino celestino celso chandra chau chayo chiamaka chiara chidi chidinma chika chinedu chinonso chioma chung ciaran
  cipriano cirilo ciro crescencio crisanto cuong damaris daquan dariusz darnell dashawn dayana dayanara deepa deepak deepika deisy delfina delfino
  demetrius deshawn devonte deysi dieter dimitrios dinesh dionicia dionisio divya dmitri dmitry dominga dontae dorota dorotea duc duy eamon ebele
  edelmira efrain efua ekaterina ekene eleazar eleni eleuterio eliseo elodia eloisa elpidio elsa elvia elvira elzbieta emeka emersyn emigdio emiko
  enriqueta erlinda ermelinda ernestina esteban estela ethel eufemia eulalia eulogio eustaquio eustolia evaristo evelio everleigh ewa fabricio farhad
  farhana farid farida farzana fatemeh fatou fatoumata fausto feliciano felicitas felipa femi fermin fidencio filiberto fiona florencio florentina
  florentino folake folasade francesca froilan froylan fulgencio funmilayo galina gaurav gennady genoveva gerardo getachew ghulam giang gilberto
  giovanni giulia giuseppe gonzala gopal gracelyn graciela grazyna griselda grzegorz guadalupe guillermina gumersindo gunnar gunther habib hadlee hae
  haider haile halina hamish hamza harish haruki hasan heike heladio hemant henryk heriberto herlinda hermelinda herminia hien hilario hilda hiroko
  hiroshi hirut hodan honorio hortencia huong hussain huy hyun ibrahim ifeanyi ifeoma ifrah igor ikechukwu ildefonso imelda indira ines ingrid ioannis
  iqbal iraida irina irma isaura isidra isidro ismael ismail itzel ivan iwona jacek jacinta jacinto jadwiga jae jaelynn jagdish jairo jamal jamarcus
  jamila janina janusz jaroslaw jaswinder javonte jaxon jaxson jayceon jazmin jejomar jermaine jerson jerzy jihoon jin joaquina joon josefina josue
  jovita jozef juana julissa jung jurgen justino juventino jyoti kamala kareem karthik kashton katya kavita kaylani kaysen kazimierz kazuo kehinde
  keiko keisha kelechi kenji keyshawn khadija khadra khaleesi khalid khanh khoa kiara kierra kinslee kiran kishore kofi konstantin konstantinos
  krishna krystyna krzysztof kumiko kusum kwabena kwame kwesi kyler kyung lachlan laila lakeisha lakelyn lakshmi laquita larisa lashawn latasha latoya
  latrell laureano lawanda lazaro leif leocadia leoncio leonor leszek leticia leyla lidia liliana linh lisandro lourdes luciano lucrecia ludmila luigi
  lukasz lupita luzviminda lyudmila macaria maciej maddox madhavi maelynn magda magdalena mahesh makoto maksim malgorzata mamadou manish manoj
  marcelino marcin marek margarito maribel maricar maricela maricruz marisol maritza mariusz marivic marlene marquis maryam masako mateusz matteo
  mauricio maximiliano maximino meena mehmet mei melecio melquiades micaela michiko mieczyslaw migdalia mikhail ming minh minji miroslaw misael
  mohamad mohamed mohammad mohammed mohan montrell morag moussa muhammad mukesh mustafa myung nadezhda nadia nahum nandini naoko narciso naresh nasir
  nasreen natalya nayeli neeraj neftali neha nereida nevaeh nga ngoc ngozi nhi nhung niamh nicolasa nikhil nikita nikolai nikos nirmala nisha nitin
  nkechi nnamdi nneka noemi nohemi noor noriko nydia oaklynn obdulia obinna odalys oisin oksana olamide oleg olegario olena olga olha olumide
  oluwaseun omar onofre orfelina oscar otilia ousmane oyelaran padma padraig paisleigh panagiotis paola paolo parvin pascuala pavel pawel petra
  petronila phuc phuong piotr plutarco policarpo pooja porfirio prakash pranav prasad pratap preeti presleigh priya priyanka przemyslaw qasim quang
  quashawn quirino quoc quynh radoslaw raelynn rafiq raheem rahim rahul rajesh rajiv rakesh ramesh ramiro ramona ranjit rashad rashida rashmi ravi
  raymond rekha reyna reynalda reynaldo reza rigoberto rodelio rodrigo rogelio rohan rohit romualdo rosalba rosalina rosalinda rosalio rosaura roselia
  rosendo rowena rufino rutilio ryker ryleigh ryszard sachiko saeed sahra saira salma samir samira sandeep sangeeta sanjay sanjeev santiaga saoirse
  saraswati sarita satish satoshi saturnino saul savita saylor sekou selam seojun sergei sergey servando shabnam shahid shanice shanika shaniqua
  shankar shaquille sheniqua shireen shobha shreya shruti shweta sigrid silvestre sinead siobhan sixto slawomir smita sneha soledad solveig sonali
  soraya stanislaw stavros stefania subhash sudha sudhir sujata sunil sunita suresh surinder sushila svetlana swati szymon tadeusz tahir takashi
  takeshi tamara tania tanisha tariq tarun tatiana tatyana tawanda temitope teodoro teofilo teresa teresita tesfaye thanh thao thi thuy tien tigist
  tinsley tkeyah tomasa tomasz tomoko torsten trang tranquilino trayvon tremaine trinh trung tuan tunde tuyen tuyet tyesha tyrell tyrese tyrone
  uchenna ulises ulrike uma urszula usha usman vadim valentina valeriano vandana varun vasiliki vasily venkat vianca vianey vidal vijay vikas vikram
  viktor vilma vimala vinay vinh vinod violeta virgilio vishal viviana vladimir volodymyr vyacheslav waldo wanda wieslaw wilberto wilfredo wilmer
  wilson witold wladyslaw wojciech wolfgang wrenley xavi xiao xiaoming xiomara xochitl xuan yadira yahaira yajaira yamila yamileth yamilka yanelis
  yanely yanet yaneth yash yasmani yasmeen yaw yelena yesica yesika yesmin yessica yetunde yevgeny yirelis yoandri yoel yohannes yoko yordanis yoshiko
  yosvany yousef youssef ysabel yudith yuki yuleidy yuleisy yulia yuliana yulisa yulissa yumiko yuniel yunior yuri yuridia yuriy yusimi yusuf zahra
  zaiden zainab zaira zayden zaylee zbigniew zdzislaw zenaida zinaida zofia zoraida zuleika zulema zuleyka zulma zunilda zygmunt
`;

/** More surnames, which count with a capital or beside another name. */
const family = `
  abdi abebe adeyemi afolabi agyeman ahn akande akinola asante bae baek balogun barragan batres begay begaye benally benavides betancourt bitsui
  boateng bondarenko bracamontes bru brzezinski bui burgos cai camarillo cantu cao carbajal carrillo casares cavazos ceballos cha chae chang chau chee
  chen cheng cheung chiu cho choe choi chow chu chua chun chung cienfuegos cintron cuellar dang danso davila diallo dinh diop doan donnelly duong
  echeverria elizondo eriksson escamilla escobedo esposito eze fang farah farias fischer fitzgerald fitzpatrick fonseca fung galarza galindo gallagher
  gao gaona garza guajardo guerrero guo halvorsen haugen hinojosa hoffmann hsu huang huerta huynh hwang ibarra irizarry ivanov izaguirre jama
  jaramillo jeong jiang jimenez johansson jorgensen kaminski kang kaur kavanagh keita kim kovalenko kowalczyk kowalski kwan kwok kwon laboy lai lam
  lau lerma lewandowski lieu lin lindqvist lindstrom liu llamas longoria loredo lugo luong luu lwin maciel maldonado marino matos mcallister mccarthy
  mcgillicuddy mcnamara mehrotra mehta mejia mendez mensah meza mireles mishra monsivais montanez montufar moua muller muniz mwangi narvaez ndiaye
  negron nevarez nez ngo nguyen nieves noh nowak nwosu obi ocasio ochieng ochoa oconnor odhiambo odonnell okafor okeke okonkwo okoro olivarez omalley
  oneill ontiveros onyango oquendo ordonez orozco ortega osei osman osorio osullivan otieno owusu oyelaran pacheco palacios papadopoulos pappas
  paredes pesina petrov pham phan pillai qiu quezada quinones quintero quiroz rangel rao reddy rentas resendez reyna ricci roh rosado rossi rubalcava
  russo ryu saechao saenz sahin salcedo saldana salgado sanabria sandhu sandoval sarabia sauceda schmidt schneider schultz sepulveda serrato sesay
  sethi shen shevchenko shrestha sidhu sifuentes singh smirnova sohn sokolov solis sorensen sotelo sowande stavros tamez tapia tellez terrazas toure
  tovar tran traore trevino trinh truong tsai tseng tso tsosie urbina urias uribe valadez valdez vang varela vargas velazquez velez venegas villanueva
  villarreal villasenor villegas vo volkov vu wang wanjiru warsame weber wei wisniewski wojcik wong woo wu xiong xu yanez yang yazzie yee yeh yi yoo
  yoon yu yuan zambrano zapata zarate zavala zhang zhao zheng zhou zhu zielinski
`;

const listOf = (text: string) => text.trim().split(/\s+/);
export const moreGivenNames: readonly string[] = listOf(given);
export const moreSurnames: readonly string[] = listOf(family);
