/** More given names of the US, Latin America, Africa, Asia and Europe, lower case without accents. */
const given = `
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
