/** Capitalized words within a sentence that name no person: days, places, plans, stores, brands. Lower case without accents. */
export const notPeople: ReadonlySet<string> = new Set(
  `
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  cross shield eve christmas easter thanksgiving halloween hanukkah ramadan kwanzaa diwali purim passover yom kippur rosh hashanah eid lent navidad pascua cuaresma juneteenth
  florida georgia virginia carolina washington oregon california nevada arizona texas idaho utah montana wyoming colorado kansas nebraska dakota
  oklahoma missouri iowa minnesota wisconsin illinois indiana ohio michigan kentucky tennessee alabama mississippi louisiana arkansas maryland delaware
  jersey york hampshire vermont maine massachusetts connecticut rhode pennsylvania hawaii alaska portland seattle salem eugene albany tacoma spokane vancouver
  boise reno dallas houston austin phoenix denver lincoln jackson chicago boston philadelphia miami orlando atlanta detroit cleveland memphis nashville
  america american americans usa us mexico mexican mexicano canada canadian china chinese india indian kenya france french paris london england english german germany
  spain spanish italy italian russia russian japan japanese korea korean vietnam vietnamese tagalog filipino philippines cuba cuban puerto rico guatemala honduras
  salvador colombia peru ecuador venezuela nicaragua panama brasil brazil portuguese europe european asian african arabic hebrew latin hispanic latino ingles espanol
  medicare medicaid obamacare medigap tricare aetna cigna humana anthem kaiser caremark optum optumrx express scripts goodrx healthcare unitedhealthcare bcbs
  moda regence ohp silverscript wellcare molina centene ambetter champva obama costco walmart walgreens cvs kroger safeway albertsons target publix amazon
  fred meyer rite aid bartell sams fedex ups usps uber doordash instacart lyft google apple android iphone ipad samsung facebook instagram whatsapp zoom
  paypal venmo zelle visa mastercard discover amex twilio rxweb internet wifi alexa siri chatgpt
  pfizer moderna novavax janssen shingrix prevnar gardasil covid corona paxlovid dexcom freestyle libre omnipod onetouch accu chek contour lilly novo
  depends poise ensure boost pedialyte gatorade glucerna boudreaux desitin vaseline neosporin bengay icyhot dove aveeno cerave cetaphil eucerin colgate listerine
  dr rx otc dme nsaid god jesus dios lord bible santa santo san saint tums rolaids zyrtec pepto miralax dulcolax senokot metamucil benefiber imodium visine clorox lysol
  baton rouge mesa vegas cruces scottsdale tucson omaha wichita anchorage honolulu fargo sioux akron youngstown topeka knoxville chattanooga huntsville tallahassee tampa sarasota gainesville pensacola jacksonville shreveport lubbock amarillo laredo mcallen brownsville harlingen galveston bakersfield sacramento oakland anaheim yakima maumee
  jamaica aloe epsom disney albuquerque mongolia africa asia fresno tulsa wayne cedar destin branson toledo odessa portugal peru michoacan jalisco oaxaca guanajuato puebla sonora sinaloa chihuahua veracruz tijuana bayamon ponce
  guadalajara monterrey habana cancun irish scottish welsh greek polish dutch turkish thai cuban virgen methodist lutheran league buick ford chevy toyota honda tesla
  aspercreme unisom nyquil dayquil zzzquil vicks robitussin delsym sudafed chlorspheniramine coricidin theraflu halls ricola excedrin bayer bufferin ecotrin midol pamprin motrin naprosyn
  salonpas biofreeze voltaren lidocare capzasin icy blistex carmex abreva orajel anbesol sensodyne crest colgate fixodent polident efferdent biotene preparation tucks anusol
  monistat vagisil azo cystex uristat lotrimin lamisil tinactin gold bond cortizone cortaid caladryl calamine benadryl allegra xyzal nasacort nasonex rhinocort afrin flonase zaditor pataday alaway
  systane refresh genteal similasan debrox murine kaopectate lactaid beano gasx gaviscon mylanta maalox nexium prilosec prevacid pepcid zantac tagamet emetrol dramamine bonine citrucel fibercon
  colace phillips enemeez fleet dulcolax linzess amitiza trulance centrum garden nature's nature made kirkland nordic naturals emergen-c airborne zicam oscillococcinum melatonin natrol olly goli
  nicorette nicoderm commit chantix similac enfamil gerber pampers huggies luvs aquaphor eucerin lubriderm sarna aveeno goldbond johnson's band-aid nexcare coban tegaderm hibiclens betadine
  depo-provera nexplanon mirena kyleena skyla paragard nuvaring xulane slynd yaz yasmin seasonique opill ella aftera
  rinvoq skyrizi stelara cosentyx taltz dupixent enbrel otezla tremfya zepbound saxenda contrave qulipta nurtec ubrelvy ajovy emgality botox prolia evenity forteo repatha praluent nexletol leqvio vascepa lovaza
  trelegy breztri anoro stiolto bevespi incruse tudorza qvar pulmicort flovent arnuity breo wixela airsupra combivent atrovent xopenex proair
  biktarvy descovy truvada genvoya symtuza dovato juluca cabenuva apretude epclusa mavyret harvoni sovaldi xeljanz olumiant
  caplyta vraylar rexulti latuda saphris fanapt invega abilify spravato auvelity trintellix viibryd belsomra dayvicv quviviq lunesta rozerem ingrezza austedo nuplazid nuedexta aricept namenda exelon
  myrbetriq gemtesa vesicare toviaz detrol flomax avodart rapaflo jalyn cialis addyi
  toujeo semglee basaglar fiasp lyumjev apidra ozempic rybelsus bydureon byetta soliqua xultophy steglatro glyxambi synjardy xigduo janumet jentadueto tradjenta nesina omnipod tandem medtronic libre eversense
  macleods torrent solco viatris unichem alembic glenmark prasco taro hikma mylan lannett teva sandoz zydus lupin aurobindo cipla amneal apotex reddy's accord camber greenstone
  north south east west northwest southwest northeast southeast main downtown hispanos native indigenous democrat republican catholic christian muslim jewish
  western union moneygram madrid barcelona valencia cali bogota medellin lima quito caracas españa espana argentina chile bolivia paraguay uruguay managua tegucigalpa kia hyundai nissan chevrolet subaru mazda
  grandma grandpa granny mommy daddy mom dad mama papa abuela abuelo abuelita abuelito tia tio mami papi sonic allsup's aldi lidl heb h-e-b rexall cuban
  lovenox heparin humulin novolin humalog novolog levemir lantus tresiba trulicity victoza mounjaro wegovy eliquis xarelto jardiance farxiga invokana januvia entresto brilinta plavix crestor lipitor zocor
  synthroid levoxyl armour singulair symbicort ventolin proventil spiriva tamiflu bactrim keflex augmentin cipro levaquin flagyl diflucan valtrex adderall ritalin concerta vyvanse strattera zoloft prozac lexapro
  celexa paxil wellbutrin effexor cymbalta xanax ativan klonopin valium seroquel zyprexa risperdal lamictal depakote keppra topamax neurontin lyrica norco percocet vicodin oxycontin suboxone narcan humira
  premarin estrace plaquenil fosamax boniva coumadin jantoven lasix norvasc cozaar diovan benicar zestril lopressor toprol coreg tenormin dilantin tegretol mobic celebrex flexeril soma zanaflex robaxin medrol
  zofran phenergan reglan carafate protonix aciphex lomotil xifaxan bentyl levsin pyridium macrobid ditropan proscar propecia viagra levitra clomid prempro nuvigil provigil imitrex maxalt relpax electrolit suerox vaporub
  `
    .trim()
    .split(/\s+/),
);
