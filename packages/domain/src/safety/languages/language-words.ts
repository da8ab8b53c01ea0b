/** The words of a list. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Common words of the two languages that the assistant answers, without accents. */
export const answeredWords: ReadonlySet<string> = words(`
  a about after again all also am an and any are as ask at away back be because been before being best better but by call can
  cant car card care check child close closed come cost could covered day did didnt do doc doctor does doesnt doing done dont down
  drive drop drug each early else even ever every fax feel fill find for form from get gets getting give go going good got had has
  have having he hello help her here hers hey hi him his hot hours how hurt i id if ill im in insurance into is isnt it its ive
  job just keep kid know last late later leave left let like line list little long look lost lot made mail make man many mark may
  me med mean meds mine mom more most much must my name near need never new next nice no not note now of off ok okay old on once
  one only open or order other our out over own pain part past pay pet pick pill pills place please pm pour price put questions
  really refill said same sale sat say see send she short shot should show sick since sir so some son soon sorry sound stay still
  stop store such sun take talk tell text than thank thanks that the their them then there these they thing think this those
  though time to today told tomorrow too took tried try two under until up us use used very wait walk want wants war was way we
  week well went were what when where which while who why will with work would year yes yet you your yours
  comment dose date mine men son sans sure plus pass note note page port prix pain pub gift rat hat bald fast arm art stark
  al algo algun alguna alli ano antes aqui asi aun aunque ayer bien buen buena buenas bueno buenos cada casa cerca cerrado cerca cita
  como con conmigo contra cosa cual cuales cuando cuanto cuanta cuesta cuidado cuatro dar de debo decir del desde despues dia dias
  dice dijo dinero doctora donde dos el ella ellos en entonces entre era es esa ese eso esta estaba estan estar estas este esto
  estos estoy favor fue fui gente gracias ha haber hablar hace hacen hacer hacia han hasta hay he hermana hermano hija hijo hizo hola
  hora horario hoy ir la las le les lo los luego lunes mal manana mandar mas mayor me medicina medicinas medico mejor menos mes mi
  mis mismo momento mucha mucho muy nada nadie ni nino no nos nosotros nuestra nuestro nueva nuevo nunca o otra otro para parte pero
  persona poco por porque pregunta precio primera puede pueden puedo pues que quien quiere quiero quieren receta recoger sabe saber
  se sea senor senora ser si siempre sin sobre solo son soy su sus tambien tan tanto tarde te tener tengo tiempo tiene tienen tienda
  toda todas todo todos tomar trabajo tu tus un una unas uno unos usted ustedes va vacuna vamos van ver vez voy y ya yo farmacia
  bebe madre padre marido matar vida tomar dolor ambulancia emergencia suicide suicidio poison die dia tarde familia amigo comer sangre mal
  hambre alguien ayuda numero telefono direccion abre abren cierran abierto donde vacunas seguro pagar entrega llevar recogerlo
  da di do e em ou sim com per ma ne il in ti ci si mi
`);

/** Words that tell a Latin-script language from English, Spanish and most others, without accents. */
export const tellingWords = {
  fr: words(`
    bu eau javel drogue vaccin coute grippe livrez livraison domicile pharmacie prend garer pres fermez acceptez puis avaler saignement la le un de me que on en sur pour pas a si no son se plus sans comment est date mes l d j n c s m
    je tu vous nous ils elle elles suis sommes etes sont avez avons veux voudrais voulez peux peut pouvez puis dois faut fait faire
    avoir etre mon ma mes votre vos notre leur cest jai nai quand combien pourquoi quoi quel quelle quels est et ou les des du une aux
    dans avec chez aussi tres bonjour bonsoir merci svp oui pas ne qui quil quelle jamais toujours ici mari femme mere pere fils fille
    enfant soeur frere quelquun ordonnance medicament medicaments pharmacie heures ouvert ferme aujourdhui demain besoin aidez
    secours mourir mort respirer respire sang saigne mal coeur poitrine vie ca cette cet ces deja depuis prendre pris avale urgence
    parlez francais lheure etait trop beaucoup sil plait plus dun dune lui sur pour vite bebe
  `),
  pt: words(`
    vacina gripe fazem entrega aceitam seguro fica voces voce fala falam xarope tosse infantil renovar minha escola loja bebeu dupla dei quanto custa a o e de que por para favor da do no se me as os com sobre como casa um em la era son se ser
    nao voce voces eu ele ela eles elas meu minha meus minhas seu sua nos uma umas um uns com sem em na nas ao aos dos das pela pelo
    esta estou estao tenho tem temos preciso precisa quero quer queria posso pode onde quanto quando quais qual porque por isso isto
    muito muita mais tambem bom boa dia tarde noite ola oi obrigado obrigada sim hoje amanha filho filha mae pai marido esposa mulher
    crianca bebe remedio remedios receita farmacia horario horas aberta fechada abrem fecham vacina consigo consegue respirar morrer
    sangue peito dor coracao ajuda ajudem socorro tomou tomei tomar comprimidos engoliu acorda acordar vida viver matar parou caiu
    gostaria voces fazer foi ser ta to pra pro aqui gravida irmao irma avo agora ate ja depois vou vai falar portugues mim ninguem
    sao estava chame ambulancia nao acho esse essa dele dela alguem
  `),
  it: words(`
    fate consegne domicilio accettate assicurazione mille aiuto reclamo avete misuratori pressione riesco chiamarvi sciroppo tosse bambini trasferire ricette trova commessa scortese bevuto candeggina ambulanza chiamate telefono dalle la per con da di che mi si un una no in se a come le lo ma il ne ti ci son
    non sono sei siamo siete hanno abbiamo avete ho hai io lui lei noi voi loro mio mia miei mie suo sua vostro vostra nostro il gli
    uno una della delle dello degli dei nella nel nelle alla alle allo agli dal dalla sul sulla con per che chi cosa come dove quando
    quanto quanti perche anche molto piu gia ancora sempre oggi domani buongiorno buonasera ciao grazie prego per favore si vorrei
    voglio vuole posso puo devo serve bisogno avere essere fare ricetta farmaco farmacia medicina medicine aperti chiusi aperta orari
    apre chiude vaccino figlio figlia marito moglie madre padre mamma bambino bambina nonno nonna fratello sorella amico respirare
    respira riesco riesce aiuto aiutatemi ambulanza morire uccidermi sangue petto cuore dolore male morto sveglia ingoiato preso vita
    vivere troppe pillole questo questa quello quella stato stata sta sto sua ha e italiano parlate qualcuno
  `),
  de: words(`
    kostet grippeimpfung liefern hause nehmen versicherung parken formular sonntag hustensaft kinder schliessen sprechen die was in so an am hat man will war bald rat
    ich du er sie wir ihr mich mir dich ihm ihn uns euch mein meine meinen meinem meiner sein seine ihre ihren unser ist sind bin bist
    war habe hast hatte haben hat wird werden kann kannst konnen muss mochte will wollen soll nicht kein keine keinen und oder aber
    auch noch schon sehr mehr viel viele zu zum zur bei mit von vom fur auf aus nach uber unter vor wie was wer wann warum wieso
    das der die dem den des ein eine einen einem einer es gibt geht heute morgen jetzt bitte danke hallo guten tag ja nein hilfe
    brauche brauchen rezept apotheke geoffnet offnungszeiten impfung kind sohn tochter mann frau mutter vater bruder schwester
    atmen luft sterben leben blut blutet schmerzen brust herz tabletten genommen geschluckt notfall krankenwagen tot umbringen wacht
    weiss konnte wurde dass wenn weil hier dort deutsch sprechen sich man etwas jemand meines
  `),
  pl: words(`
    dostarczacie domu przyjmujecie ubezpieczenie gdzie szczepionka formularz zaplacilem mowicie kosztuje to do i on no ten
    nie tak jest sa jestem mam ma masz mamy maja moj moja moje moich mojego moim mojej jego jej ich ten ta to te tym tej tego co kto
    gdzie kiedy jak jaki jaka ile dlaczego czy ze sie si na do od dla przez przy pod nad bez po za oraz ale lub tylko juz jeszcze
    bardzo duzo wiecej dzis dzisiaj jutro teraz prosze dziekuje dzien dobry czesc tez moge moze chce chcial potrzebuje musze recepta
    recepte apteka apteki lek leki lekarstwo godziny otwarte czynne szczepienie szczepionka dziecko syn corka maz zona matka ojciec
    mama tata brat siostra babcia dziadek oddychac oddycha umrzec umiera zyc zycia zabic krew krwi serce bol boli klatce polknal
    tabletek tabletki pomocy ratunku karetke pogotowie nieprzytomny wzial wziela za i w z ktos ktora ktory mi mu sobie polsku
  `),
  tl: words(`
    pwedeng mag nagdedeliver tinatanggap panukat magpa trangkaso eskwela linggo at sa may no
    ang ng mga sa ko mo niya nya namin natin ninyo nila ako ikaw siya sya kami tayo kayo sila aking iyong kanyang ito iyan iyon yan yun
    yung nang na pa po opo ba din rin lang lamang daw raw naman kasi pero dahil para kung kapag pag hindi di wala walang may mayroon
    meron gusto kailangan kelangan pwede puwede paano saan kailan ano sino bakit magkano ilan bukas sarado ngayon kanina kahapon
    salamat kumusta magandang umaga hapon gabi gamot reseta botika bakuna anak asawa nanay tatay kapatid lola lolo kaibigan bata tao
    makahinga huminga mamatay magpakamatay dugo dumudugo dibdib masakit nainom nalunok tulong saklolo sobrang ayaw ayoko buhay
    patay nawalan malay magising siyang akong kong niyang ay at o namatay kayong ninyong nakainom uminom talaga sana
  `),
  vi: words(`
    chich ngua tiem phong giao hang bao hiem toa do me can no co la con ho so the
    toi khong ko cua va la co duoc muon thuoc nguoi bi dau con anh chi em nay uong giup cho voi nhung cac mot hai ba nam gio ngay hom
    nha thuoc tay benh vien bac si mo cua dong may bao nhieu gia tien o dau khi nao tai sao the nao xin chao cam on vui long can cap
    cuu chong vo me bo ong tho kho nguc mau chay chet tu tu song tinh xiu ngat nuot nham qua lieu doc thai be minh cau roi dang da se
    rat nhieu hon nua cung sau truoc trong ngoai tren duoi noi biet thay lam phai di ve den goi xe
  `),
  ht: words(`
    konbyen vaksen grip koute lekol livre asirans louvri fenmen fèmen a an la pa se li di son men an gen no
    mwen li nou yo ou mwenm ap pap te ta pral pou nan sou ak avek epi men paske poukisa kisa ki kile kote koman konbyen anpil tout
    pa pou gen genyen vle bezwen kapab ka kab fe fè ale vini bay pran wè di konnen renmen la a an lan yon youn sa sila jodi demen kounye
    bonjou bonswa mesi tanpri souple wi non famasi medikaman renmed preskripsyon pitit timoun bebe manman papa mari madanm fre se
    zanmi granmoun respire mouri touye tet lavi san senyen ke lestomak mal grenn bwè bwe vale twop anmwe ede ede rele anbilans doule
    ijans swisid kreyol ayisyen pale moun deja toujou janm ankò anko ditou mwens plis paka kòm kom lè le pwoblem dokte
  `),
  hi: words(`
    dukan bimari goli bulao ambulance tika main to do me a the hi
    hai hain hoon hun ho hu tha thi nahi nahin nhi mujhe muje mera meri mere main mai hum tum aap aapka apka apni apne kya kyu kyun kaise kab
    kahan kaha kitna kitne kitni ka ki ke ko se mein par aur ya lekin bhi to hi abhi aaj kal kar karo karna karta karti raha rahi rahe
    gaya gayi gaye gya gyi diya liya le lo de do chahiye chahta chahti dawa dawai dukan khula band bachcha bachche bache beta beti pati patni maa
    baap behen bhai dost saans sans seene dil dard khoon khun zehar jahar goli goliyan marna mar jeena behosh bachao madad jaldi ne
    usne usko uska isko unko koi kuch bahut bohot zyada jyada wo woh ye yeh jo namaste shukriya dhanyavad hua hui khudkushi
  `),
  // Arabic, Persian and Russian as people type them in Latin letters.
  ar: words(`
    mish mesh mosh moosh msh mush 2ader 2adra ader adra qader 2adr ader2 atnafas atnaffas betmoot bymoot bimoot bmoot amoot amut mout moot ana enta
    enti omi ommy ommi ummi abi abouya baba mama walla wallah yalla yallah shu shou lesh leish 3ayez 3ayza 3awez ayez ayza biddi baddi bdi
    ba2a 3ala 3andi 3ndi 3andy 7aga 7abet 7aboub 7oboob habbet hobob dawa dwa sayarat is3af es3af isaaf el7a2ooni el7a2oni elha2ooni
    sa3douni sa3doni sa3edni sa3edoni habibi inshallah 2albi galbi albi sadri sidri nafasi nafsi a3eesh a3ish 3ish hayati 7ayati zehe2t ta3ban ta3bana
    ibni bnti binti ebni gozi jozi jawzi zawji marati akhi 5ali ma2dar ma2dr ma3 ma fi mafi 2atel a2tel ktir kteer keteer awi awy gedan jiddan
    intihar antaher bantaher yentaher sharib shereb akal bala3 wa2a3 damm dam naz33 naz3ef enzif ynzf otlobo otlob itasel etasel
  `),
  fa: words(`
    nemitunam nemitoonam nemitonam nemikham nemikhaam mikham mikhaam nafas bekesham bekeshm bemiram mimiram mimire bokosham khodamo khodam
    khodkoshi khodkoshy zendegi zende basham bashe komak komakam konid kon dare daram babam mamanam madaram pedaram shoharam zanam pesaram
    dokhtaram bacham bache ghors ghorsa khorde khordam khordan dard mikone mikonad ghalbam sine sinam dastam khoon khun miad nemiad nist hast
    ambulans orzhans biad tamoom konam dige digeh kheyli kheili lotfan salam merci shoma chera chetor hame
  `),
  ru: words(`
    ne mogu moguu dyshat dishat dyshit dishit hochu khochu xochu zhit jit umeret umirat umiraet umirayu umru pomogite pomogi spasite skoruyu
    skoruju skoraya vyzovite vizovite srochno pozhaluysta pozhalusta pozaluysta moya moy moi mama papa muzh zhena rebenok rebyonok syn doch dochka
    tabletki tabletok tabletku vypil vypila vipil vipila proglotil proglotila krov krovi idet ostanavlivaetsya serdce grud grudi bolit bolno ploho
    upal upala soznaniya soznanie bez dyhaniya zadyhayus zadihayus ubyu ubit sebya soboy pokonchit samoubiystvo suitsid nado bolshe
    chto eto kak uzhe ochen net da ya ty on ona menya mne ego ee nas vas ili esli tozhe otravilsya otravilas mnogo peredoz peredozirovka
    sudorogi prihodit sebia zdravstvuyte spasibo
  `),
} as const;
