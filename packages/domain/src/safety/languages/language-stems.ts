import { words } from './language-words.ts';

/** First five letters, without accents, of words about danger and daily errands that no English or Spanish word begins with. */
export const tellingStems: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  fr: words(`
    abeil adieu aiman aime alcoo ami amie ans apres arret aucun autre avc baies baign bave bizar bleue boite bonbo
    bouch bouge bouil boule bouto brule brulu canna chaud cherc cheri chien ciel cogne colta copai copin corde cote
    coup coupe coute creve crise crois derni dessu detre deux deven devra dit doigt dolip dort douch doule dpuis
    droit eaux ecole ecras ecrit effet embal empoi encei engou envoy erreu essou etais ete etouf etran evano faibl
    fais faite fenet fievr finir fois foutr gauch genda gicle gonfl goudr guepe haut heure hier huile idees jaime
    jambe jeter jresp jveux laver lessi lettr levre lieu macho mais malai maman mamie mange matin mauva meill meurt
    mieux moi mois moiti monde monna morce mordu mots moura mous netto nez noire noyad noyee nuque odeur oncle ouver
    panse papy parle pars pendr perds perdu peur pilul piqur plein pomme pompi pont pouls poumo presq pret prise
    quelq reagi recu renou revei rien ronfl s'eto saign samu saute scie secou semai sens serai serpe serre sers ses
    siffl sirop soir somni somno souff sous suce sucre sueur taill tete thora tient tombe tonne tordu tous touss
    tout toute trouv tue tuer vais vaiss vaut veine veut viand vide vinai visag vivre voisi voit voitu vomis yeux
  `),
  pt: words(`
    abelh acuca adeus afogo agora aguen alcoo apert aranh avc baixa baten bateu bati braco caixa cheir chian chumb
    cogum coisa comeu crise demai desac deus direi dobra dobro doent doou dorme duas eletr embor empol enfio engan
    engas engol errad escad escre esfaq estou estup faco falan falou ferid ferve fezes fican ficar ficou fim fogo
    fora fraqu fumac hipog inale intei jogar jorra laje leva levou ligue macon marro melho mexer mistu moeda morre
    nasce nasci nenem nisso ofega oleo olho olhos ontem pegan perna pesco picou pilha pior ponte preta pular puxar
    qboa quase queim quent reage recem revir rosto roxas roxo roxos sabao saida samu suand sufoc sumir tente tento
    teve tontu tudo usou varfa vejo vezes visao vonta
  `),
  it: words(`
    accol acque addio addor adess affan aiuto alcol amica ammaz anafi anneg anni avend avuto avvel bacch bambi bassi
    battu bava bene benzi beven biasc bimba bimbo bisco blu bocca bocco bolle bracc bruci cadut capis catra chiud
    ciano credo debol dita dito dopo doppi effet emorr eroin facci farla fatic fatto febbr feci ferit ferma fiato
    finir finit fredd fungh funzi fuoco gamba gambe giorn gocce gola gonfi ictus ieri impaz impic inala inghi insie
    intos invec ipogl labbr lato lavat letto macch malat manca mangi megli mesco mesi messo meta minac monos morso
    muoio muove naso nato nell neona nere nessu netto nipot nocci occhi odore ogni parla peggi pensi picco polso
    ponte porre prova puntu quasi ragaz raggi rinno rispo riusc roves sareb sbagl scamb scato schiu scors scoss
    scrit scuol sedut sega senza serpe servo sigar smess smett socco soffo sonni sonno sotto spara spari sparo stanc
    stano stase stort stroz stufa svegl sveni svenu tachi tagli togli topi torac trema treno tropp tutte tutti tutto
    uccid uscit ustio varec vedo velen vene vespa vicin vogli zia zio
  `),
  de: words(`
    abflu absch alkoh alle alles anfal angef anges angst anruf anspr antun arme ateml atemn atemp ather atmet aufge
    aufwa auge augen aussc autou bauch beend beere beine bekom benzi besse bewus biss blau blutd blute blutu blutz
    bock boden brauc brenn bruck brust canna denke doch doppe dran droht druck einge einhe einma einsc ende engeg
    erbre erbri erdnu erhan ersch ersti ertri ertru essig falsc fasst fiebe fleck freun fruch fruh fuhlt ganz ganze
    garte gasge gebis gebor gebur gefal gefas gefun gegeb geges gelah gelds gemis gepla gesam gesch gesic gespr
    geste gesto getru geweh gewor gifti giftn glaub gleic hab habs habt halbe hals hangt haut heben heiss helfe
    herzi herzs herzt hilfe hilfl hilft himme hirnb hohes hort huste kalte kaum kehle klein knopf koche kohle kolla
    komis kommt kopf kopfs korpe kramp kreid kreuz kribb krieg lallt lauft leben lebt leite letzt liebs liegt lila
    mach macht medik melde mund mundw nachr nacke nasen nehme neuge nich nicht niedr niema notru nur obwoh ohne
    ohnma oma opas packu parfu pfeif pilze plotz puls rast ratte rauch reagi redet reini rettu ritze ritzt roche
    rufen ruft ruhrt runte sage sagt saure schau schla schle schli schlu schna schne schoc schul schwa schwe schwi
    sehe seit seite selbs setze sieht sinn sitzt spulm statt stech steck steh steif sterb stirb stras strom stuhl
    suizi taub teer todli traub trepp trink ubera uberd umgek umzub unter verab verbr verdr verge vergi verka verle
    verlo versc verwe verwi verze vorm wach ware waren wasch wasse wehen werfe wespe wicke wirkt wirr wirre woche
    wohl wohnu wozu wunsc zeug ziehe zigar zucke zuckt zunge zusam zwei zweim
  `),
  pl: words(`
    alkoh anafi apapu astmy basen bedzi belko benzy bezbo beze bije biore blady boze brac braku bron budzi byla cale
    caleg caly calym chcia chlod chodz chyba ciala ciast ciazy ciele ciemn cieza ciezk cisni cukie cukrz czad czarn
    czuje czysz dalam dawke dobud dosc drabi dretw drgaw dusi dusza dusze duszn dwa dwie dymu dzgne dzial dziec
    dzwon etery fiole gada gardl garsc gaz glowa glowy gniaz gniec gorac gory gotow grozi grzyb hipog isc jagod
    jakby jedno jezyk kacik kapsu karet kark kaszl kawal kluje koleg kona konta kreci kreta krwaw krwia krwot krzyw
    kwas lapie leci lecie ledwo lekam lepie lewa lezy lozka macie maly mamie meza mieli miesa miesi mnie mosci motoc
    mowi mowic mozna mysli naczy nagle nagly najgo napil napis naraz narko nas nasen nawdy nieba niemo niepr niewy
    nikt niski noc nog nosa nowor nozem obcia obudz octem oczac oczam oczy oddec odebr odesz odpow okale oko oku
    olej oleje omdla opadl opako oparz orzec ostat osy padac palce palec pali papie piana piecz piers pilne plamy
    plyn pocia podal podci podlo podni podwo polkn pomag pomoc pomyl popar poraz porod potra poty powie pozeg prad
    prani prawi przec przed przes przyj przyt puchn pulsu ranny razy reagu reka reki robi rodzi rozda rur rusza ryba
    rzecz rzuce samob samoc sercu siebi siedz sily sine sinie skacz skonc skorp skurc slon smola soba spadl spoco
    spuch srodk stoje strac stras swisz syna synek syrop szcze szczu szkol sznur sztyw szybk tne tnie topi truja
    trutk trzeb trzes trzym twarz tygod uciek ucisk udar udaru uderz ugryz ukasi ukasz umarl umier upadl urodz ust
    usta utone uzadl wali wczor weza wezwa wezwi wiado widze wiotk wlozy wody wolal wpadl wrzat wstrz wszys wybac
    wybie wydal wyjsc wykrw wykrz wylal wylew wymie wymio wypad wypil wysla wysok wysyp wziac wzial wziel zabie
    zabij zacis zadzw zakle zakrz zaluj zamia zaslu zasna zastr zatam zatru zauwa zawal zazyl zdech zdret zeby zegna
    zemdl zgwal zimne zjadl zjedl zlapa zly zmecz zmies zmija znikn zosta zwymi zycie zyciu zyly
  `),
  tl: words(`
    agaw ahas alak alakd alkit amoy antok asido aso asuka babae babar bagon bahay baril barya beses bibig bigla
    binig binub bioge bubuy bulol bumab bumag bumub bunti buong daga dahil dalaw dalir damin dapat dila dinob dinud
    dugua dumed dumi dumur epekt gaano gaas gamit ginah gumag gumis hagda hangg hawak hika hinal hinih hinim hinin
    hipon hirap hulin humih ilang imbes inaat inata iniis inino inom inyon isang itim kabut kada kalah kaliw kama
    kamay kanan karam karap kataw kaya kinag kinak kinuk konti kumai kumbu kumik kumuk kunin kuya labi lagna lahat
    lalam lason leeg lito lubid lumal mabab mabig mabuh mabut magbi magpa magsa magsu mahih maiga maini makak makal
    makap makau malak malam mali malub malul mamam mamay maput maram mataa matig matul mawal mawaw mukha naaks naban
    nabar nabil nabuh nabul nag nagba nagbi naghi nagka nagko nagku nagla nagpa nagsu nahih nahim nahul naiis naipi
    naka nakad nakag nakai nakak nakal nakur nalan nalas nalun namag namam naman namim namum nanga nangi nanin nanla
    napai napas naput nasa nasag nasak nasam nasob nasus natal natuk naunt ngumi nilal nilas noong nyo paala paban
    pabig paghi pagka pagod paki panga pangh panli panub papat pataw pinag pinak pinam pinan pumut sabi sabon sakin
    sakit saksa sangg saril saysa shabu sigar sinas sinub sinuk sugat suka sumas sumis sumul sumun sumus tabin tapus
    tatal tatap tawag tibok tubig tulay tulun tumaw tumig tumir ubos ulo umuub usok yata zonro
  `),
  ht: words(`
    akouc aksid alkol amony anba ane anfle anle anmwe anpwa ansen antre anvi anyen apre asid aswe bagay batri blese
    blesi bliye bondy bouch bouje bouke boule boute byen chak chanj cho denye depi deyo dezen dife dlo dokte domi
    dwet dwog dyabe ekri endis ensil eseye eske eskop estwo fanmi figi fimen fini frape frem fwa gason gaz goch goj
    goudw granp grav inedt itil jwenn kadya kanti kase kewoz klowo kones konn konpr koule koupe koura kout kouto
    krab kras kriz lafye lage lajan lang lanmo lopit lwil malad malka manje manye menm mesaj minit myel netwa noye
    okenn orevw ovedo padon pann panse pawol peson piki pisin pista ponp poupo prale pwatr pwazo pwodu pyes ranpl
    rete revey rezon savon selma sik siwo sonje soti souf swete swisi syel tanko tansy tete tibeb todi tonbe toude
    toufe touse tranb trava twonp vann venn vin vire viv vomi voye vyole zaren
  `),
  hi: words(`
    aadha aage aakhr aankh abbu achan akad allah alvid arhi atmah aya baad baant baar baat baate baith bando barda
    barta behki behos behta bete bheja bhejo bichh bina bista biwi bojh bukha chakk chaku chala chehr chhat chot
    chuhe croci dadi daleg dama dank dard daura dhada dhadk dhamk dhuan dikh dikka doob doodh dugni duniy falij
    farak gaadi gala galat gale galti garam garbh gayab ghar ghut gir gire goliy haath hafte halat hone honth hosh
    hota hoti jaan jagan jal jalga jana jau jaung jawab jeebh jeene jhaag jhatk jiyu kaam kaash kaat kaatt kabhi
    karan karne karni kat kata keetn kehte kehti kha khada khake khana khane khans khara khat khata khaye khoon khud
    khuda khudk khule khush kisi kood koodn koshi kutte labou ladkh laga lagi lakwa latak layak lene lete likha liye
    lunga maaf maar madhu mahin mann mara maree marne maru matla maut mehso milay milta mirgi mitti moong muh naak
    nabz navja neela neele neend nigal nikal nuksa paas pada padeg pahun paida paise pakad pani pasee patta phans
    phas phasi phat pheny phool pichl poora poori raat rahen rape rassi ruk saal saanp saans saari saath sab sabse
    sabun sakta sar seedh seena shara shees sikka sirka sooj subah sunn sust tadap taiya takka tang tedha tez tezaa
    tezab thail toffe ubalt ulti ungli uth utha uthu wajah wala zahar zeher zinda zubaa
  `),
};
