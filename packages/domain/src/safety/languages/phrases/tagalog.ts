import type { DangerPhrases } from '../danger-phrases.ts';

export const tagalog: DangerPhrases = {
  breath: `
    (hindi|di|d|hnd|hindi na|di na|hindi ako|di ako|hindi siya|di sya|hirap|nahihirapan|nahirapan|hirap na hirap|nahihirapang|hindi po|hirap na) (na |po |ako |ako ng |siya |sya |si |ang |nang |makapag |na po |ko |na ako |na siya |na sya |sa )*(makahinga|makahinqa|makahinge|nakakahinga|nakahinga|makakahinga|humihinga|humihinqa|humihingal|huminga|paghinga|mkahinga|hininga)
    (hindi|di|d|hirap|nahihirapan|huminto|tumigil|tigil) … (makahinga|nakakahinga|huminga|humihinga|paghinga|paghinga)
    (kinakapos|kapos|kinapos|naghahabol|hinahabol|habol|nauubusan) (na |sa |ng |ang |po |ako |siya |ko ng |ako ng |ako sa |siya sa |ng )*(hininga|paghinga|hangin)
    (hininga|paghinga) … (kapos|hirap|mabigat|mababaw|huminto|tumigil|hinahabol|putol|bumibilis|mabilis na)
    (hinihingal|hingal na hingal) … (hindi|sobra|dibdib|malala|kahit|makahinga)
    (nasasakal|nabubulunan|nabulunan|nabilaukan|nasamid at|nasasamid|nasakal|nahihirinan|nahirinan|nalulunod|nalunod)
    (namamaga|maga|namaga|namamanas|sumasara|sumasakal|naninikip) … (lalamunan|dila|mukha|labi|dibdib)
    (lalamunan|dila|mukha|labi) … (namamaga|maga|namaga|sumasara|sumisikip)
    (nangingitim|nangangasul|asul|kulay asul|violet|nangitim|bughaw) … (labi|mukha|sanggol|baby|anak|daliri)?
    (labi|mukha|baby|sanggol|anak|daliri) … (nangingitim|asul|bughaw|kulay ube|violet|nangasul)
    (atake|inatake|inaatake|sumpong|sinumpong|sinusumpong) (ng|ako ng|siya ng|sya ng|na ng|po ng|ang) (hika|asthma|hapo)
    (inaatake|sumpong|sinusumpong) … hika
    (bumara|nakabara|may bara|bumabara|nakabikig) … (lalamunan|hininga)
    (allergy|alerhiya|allergic) … (makahinga|malala|namamaga|lalamunan|matindi)
    anaphyla
    (makahing|huming|huminga|hininga|paghinga|humihinga|hinihingal|hingal|makahinga|kinakapos|habol hininga|nangangapos|sinasakal|nasasakal)\\w* … (hirap|di_|hindi|hnd|wala|kapos|maputla|mabilis|ayaw|tigil|tumigil|putol|si_|ako|na_|labi|sya|siya|niya|lola|lolo)|(hindi|di|hnd|d|wala|walang|hirap|tumigil|ayaw|nahihirapan|nahirapan|kapos|kinakapos|hinahabol|naghahabol|habol|putol)\\w* … (makahing|huming|hininga|paghing|humihing|makahnga)|hinihingal|naghahabol ng hininga|kinakapos
    (nabulun|nabilauk|nasamid|nahirin|nasakal|nabara|bumara|nakabara|tinik)\\w*|(lalamun|dila|mukha|labi|leeg|mata|bibig)\\w* … (maga|namaga|namamaga|sikip|sumisikip|sumasara|sarado na|barado|asul|violet|ube|itim|nangingitim)|(maga|namaga|namamaga|sumisikip|sumasara|nangingitim)\\w* … (lalamun|dila|mukha|labi|leeg|bibig)|(nangingitim|nangangasul|nag ?kulay|namumutla|asul|ube|violet|nagkukulay)\\w* … (labi|mukha|baby|bata|anak|kuko|ube|asul|violet)
    (allerg|anaphyla|bubuyog|hipon|mani|putakti|antibiotic)\\w* … (maga|lalamun|lunok|hing|grabe|pantal|severe|sikip|mukha)|makalunok … (di|hindi|lalamun|maga)|di na makalunok|(hika|asthma|inhaler|nebulizer)\\w* … (atake|inaatake|walang epekto|ayaw|di_|wala|ubos na|hing|grabe|sumpong|umepekto)|(inaatake|inatake|sinumpong) … (hika|asthma)|can ?t breathe|cannot breathe|cant breath
  `,
  chestPain: `
    (masakit|sakit|sumasakit|kumikirot|naninikip|paninikip|mabigat|mahapdi|pananakit|pagsakit|sobrang sakit|kirot|mainit|parang dinadaganan|sumikip|sumisikip|nananakit|tumutusok) … (dibdib|puso|dib dib|dbdib)
    (dibdib|puso|dib dib) … (masakit|sakit|sumasakit|naninikip|paninikip|mabigat|kumikirot|sumikip|sumisikip|dinadaganan|pinipiga|tumutusok|sobrang bilis)
    (inaatake|atake|inatake|atakihin|aatakihin) (na |po |ata |yata |ako |siya |sya |ang |si |ng |sa )*(sa )?(puso|heart)
    (inatake|inaatake) … puso|atake sa puso
    (heart attack|heartattack|hart attack|cardiac arrest)
    (istrok|na stroke|nastroke|na istrok|nai stroke|stroke_|inistrok|mild stroke|i stroke|nag stroke)
    (mukha|bibig|labi|ngiti|pisngi) … (tabingi|ngiwi|nakangiwi|bumabagsak|lumaylay|manhid|paralisado|tumabingi|baluktot|lawlaw)
    (tabingi|nakangiwi|ngumiwi|tumabingi) … (mukha|bibig|labi)
    (braso|kamay|paa|binti|kalahati|kaliwa|kanan) … (manhid|namamanhid|hindi maigalaw|di maigalaw|paralisado|hindi maitaas|di maitaas|nanghihina bigla|hindi gumagalaw|hindi na maigalaw|di na maigalaw)
    (hindi|di) (na |ko |ko na |niya |nya |po |niya na |ma |makapag )*(maigalaw|maitaas|makapagsalita|makausap|makapag salita|makakita|maiangat|magalaw|makasalita|makakapagsalita)
    (bulol|utal|nabubulol|putol putol|magulo) … (magsalita|salita|pananalita|biglang|bigla)
    (biglang|bigla) … (nawala ang paningin|hindi makakita|nalito|namanhid|nabulol|hindi makapagsalita|tabingi|paralisa|bumulag)
    (kaliwang braso|kaliwang kamay|panga) … (masakit|manhid|kirot)|(masakit|manhid|sakit) … (kaliwang braso)
    pinakamasakit … ulo|pinakamatinding sakit ng ulo
    (dibdib|puso|heart|chest)\\w* … (sakit|masakit|sikip|naninikip|sumisikip|kirot|kumikirot|bigat|mabigat|dagan|nakadagan|hawak|bilis|pain|tibok|atake|attack|tusok|tumutusok|hapdi|tigil|tumigil|paninikip)|(sakit|masakit|naninikip|sumisikip|paninikip|kirot|kumikirot|mabigat|nakadagan|hawak|nakahawak|bilis|mabilis|atake|inaatake|inatake|tumutusok|parang may nakapatong) … (dibdib|puso)|heart attack|na ?stroke|stroke … (si_|yata|na_|lolo|lola|tatay|nanay|mama|papa|ata)|atake sa puso|brain (attack|hemorrhage)|aneurysm
    (bibig|mukha|ngiti|pisngi) … (tabingi|ngiwi|ngumiwi|nakangiwi|laylay|bagsak|paralis|manhid)|(tabingi|ngumiwi|nakangiwi|laylay) … (bibig|mukha)|(kamay|braso|paa|binti|katawan|gilid|kalahati|bahagi) … (manhid|namanhid|namamanhid|igalaw|paralis|nanghina|maramdaman|maangat|ngalay bigla)|(manhid|namanhid|namamanhid|igalaw|maigalaw|paralis|paralisado|maangat|maiangat)\\w* … (kamay|braso|paa|binti|katawan|gilid|kalahati)
    (bulol|nabubulol|utal|makapagsalita|magsalita|salita) … (bigla|di_|hindi|na_|maintindihan)|(di|hindi|hnd) na?\\w* makapagsalita|(makakita|nakakakita|nabulag|lumabo|paningin) … (bigla|mata|wala|di_|isang)|(di|hindi) (na )?(makakita|nakakakita)|(sakit|masakit) … ulo … (pinaka|grabe|sobra|buong buhay|di ko na kaya|parang puputok|bigla)|(pinakamasakit|grabe|sobrang)\\w* … ulo
  `,
  unconscious: `
    (walang malay|wala ng malay|wala nang malay|walang mlay|nawalan ng malay|nawawalan ng malay|nawalan malay|nawalan na ng malay|nawala ang malay|walang kamalayan|wala siyang malay|wala syang malay|wala pong malay|wala na siyang malay|wala na syang malay|wala na pong malay)
    (hinimatay|hihimatayin|nahimatay|himatay|nahihimatay|nag collapse|nagcollapse|nag colapse|bumagsak at|natumba at|nakahandusay|hinihimatay|unconscious)
    (ayaw|hindi|di|ayaw na|hindi na|di na|hnd) (na |po |siya |sya |ko |ko po |siyang |na siya |na sya |ma |ko siya |ko sya |magawang |namin )*(magising|gumising|nagigising|nagising|magigising|gisingin|sumasagot|sumagot|gumagalaw|gumalaw|kumikilos|tumutugon|nagre respond|nagrerespond|responding|respond|mumulat|dumilat|dumidilat)
    (hindi|di|ayaw) … (magising|gumising|nagigising|nagising)
    (kombulsyon|kumbulsyon|nangingisay|nagkikisay|kumikisay|nangisay|kinokombulsyon|kinombulsyon|kinukumbulsyon|nag seizure|nagseizure|seizure|epilepsy attack|inaatake ng epilepsi|nagsi seizure|nagse seizure|kombulsion|kumbulsiyon|nangingisaw)
    (bumagsak|natumba|bumulagta|nabuwal|nahulog) … (walang malay|hindi|di_|ayaw|magising|biglang|bigla)
    (walang|wala nang|wala ng|wala na siyang|wala syang|wala na pong) (pulso|pulse|tibok)
    (tumigil|huminto|hindi na tumitibok|di na tumitibok) … (puso|tibok)|(puso) … (tumigil|huminto|hindi tumitibok|hindi na tumitibok)
    (bumubula|bula) … bibig|bibig … bumubula
    (tumitirik|tirik|tumirik) … mata|mata … (tumitirik|tumirik|nakatirik)
    (patay na|parang patay|namatay na|mukhang patay)_ … (yata|ata|siya|sya|ang|po)?
    (anak|baby|sanggol|asawa|nanay|tatay|lola|lolo) … (nanlalambot|lantang lanta|lupaypay|hindi gumagalaw|di gumagalaw|naninigas|hindi sumasagot|hindi nagre)
    (na koma|nakoma|na coma|nacoma|koma_)
    (nawalan|nawawalan|walang|wala ng|wala nang) (ng |nang )?(malay|ulirat|pulso|tibok|hininga|buhay)|(himatay|hinimatay|nahimatay|mahihimatay|nawalan|bumagsak|natumba|bumulagta|nakahandusay|nakabulagta|nanlalambot)\\w* … |(himatay|hinimatay|nahimatay|mahihimatay|nakahandusay|bumulagta)|(di|hindi|ayaw|hnd|d)_ (\\w+ )?(magising|gumising|gising|sumasagot|gumagalaw|nagising|tumatayo|kumikilos|nagrerespond|respond|mumulat|makausap|kumikibo)|(magising|gisingin) … (hindi|ayaw|di)
    (kumbul|kombul|kinukumbul|kinokombul|nangisay|nangingisay|epilep|seizure|nanginginig)\\w* … (bula|mata|ngayon|anak|si_|buong katawan|sya|siya|ayaw|lagnat|kuya)|nangingisay|kinukumbul|kinokombul|nag ?(se|si)izure|(bula|bumubula)\\w* … bibig|(tirik|tumirik|nakatirik|puti na)\\w* … mata|mata … tirik
    (diabet|sugar|asukal|insulin|hypo)\\w* … (pawis|lito|nanginginig|baba|mababa|bumaba|bagsak|bumagsak|hima|makausap|gising|nahihilo|wala sa sarili|\\d\\d|putla)|(mababa|bumaba|bagsak) … (sugar|asukal|dugo nya|blood sugar)|(sugar|asukal)( nya| niya| ko| ay| na| lang| level| is| low)* [1-4]\\d
    (baby|sanggol|bagong panganak|newborn|buwan|buwang|month|weeks?) … (lagnat|nilalagnat|3[89]|4[01]|init)|(lagnat|nilalagnat)\\w* … (baby|sanggol|newborn|month|buwan|leeg|kumbul|kombul|pantal|4[012]|nagdedeliryo|nilalamig ng sobra|violet)|leeg … (matigas|naninigas)|matigas … leeg|(baby|bata|anak|sanggol) … (nanlalata|matamlay|lupaypay|ayaw (dumede|kumain|uminom)|lanta|nanlalambot|di umiiyak|tulog nang tulog)
    (untog|nauntog|bagok|nabagok|tumama|tama|pukpok|napukpok|bukol)\\w* … ulo|(nahulog|nalaglag|natapilok|nadulas|nadapa|bumagsak|nalaglag)\\w* … (kama|hagdan|bubong|puno|kabayo|duyan|upuan|bintana|balkonahe|motor|kuna|banyo) … (antok|ulo|paa|suka|gumal|malay|tayo|maramdaman|likod|hilo|dugo|iyak|bali)
  `,
  bleeding: `
    (dumudugo|dugo|nagdurugo|nagdudugo|pagdurugo|dinudugo|dinugo|nagdugo|dumugo) … (hindi tumitigil|di tumitigil|ayaw tumigil|ayaw huminto|hindi humihinto|di humihinto|marami|madami|sobra|malakas|hindi mapigil|di mapigil|grabe|todo|walang tigil|tuloy tuloy|di matigil|hindi matigil|di maampat|hindi maampat|ayaw mag stop|kung saan saan|bumubulwak|sumisirit|malala)
    (marami|madami|maraming|madaming|sobrang|grabe ang|grabeng|malakas ang|malakas na|ang daming|ang dami ng|nawawalan ng|nawalan ng|naliligo sa|punong puno ng|umaagos ang|daming|ubos ang|walang tigil ang|grabe yung) (na |ng |nawawalang |maraming )*(dugo|pagdurugo|pagdudugo|nawalang dugo|lumalabas na dugo|dumudugo|nagdurugo)
    (hindi|di|ayaw) … (tumigil|tumitigil|mapigilan|mapigil|huminto|maampat|matigil) … (dugo|pagdurugo|pagdudugo)
    (nagsusuka|sumuka|sumusuka|nagsuka|suka|umuubo|inuubo|dumudura) … dugo
    (dugo) … (dumi|tae|pagdumi|ihi|tenga|tainga|bibig|ulo)
    (buntis|nagbubuntis) … (dinudugo|dugo|nagdurugo|duguan)|(dinudugo|dugo|nagdurugo) … buntis
    (nasaksak|sinaksak|saksak|nabaril|binaril|tama ng baril|tinaga|nataga|nabaril)
    (nahiwa|hiwa|nasugatan|sugat|naputol|laslas|naputulan|nahiwaan|nakahiwa) … (malalim|dugo|ugat|dumudugo|daliri|kamay|leeg|malaki|buto|pulso)
    (malalim|malaking|bukas) na (sugat|hiwa)
    (daliri|kamay|paa|braso|binti) … (naputol|putol|natanggal|naipit at)
    (aksidente|naaksidente|nabangga|nasagasaan|nahulog) … (dugo|dumudugo|malala|ulo|sugatan|duguan)
    (duguan|naliligo sa sariling dugo|hemorrhage|emorihiya)
    (napaso|nasunog|nabanlian) … (mukha|malala|kumukulo|katawan|mainit na|buong|anak|baby)
    ulo … (dumudugo|duguan|basag)|(tumama|nauntog) … (dumudugo|dugo|walang malay)
    (itim|maitim) … (dumi|tae) … (dugo|nahihilo)
    (dugo|dumudugo|dinudugo|duguan|dumurugo|nagdurugo)\\w* … (tigil|tumigil|ayaw|dami|daming|malakas|buntis|ilong|bibig|ulo|panganak|sobra|walang tigil|lakas|grabe|tumutulo|umaagos|dumi|ihi|tae|tenga|hindi|di_)|(dami|daming|sobrang|ayaw|tigil|tumigil|malakas|sumusuka|suka|umuubo|ubo|dumura|umihi|tumae|puro|lakas|agos|walang tigil)\\w* … (dugo|dumudugo|dinudugo|pagdurugo)|(buntis|nagdadalang tao|preggy|preggo|pregnant) … (dugo|dinudugo|dumudugo|spotting|humihilab|nahulog|bleeding)|(dugo|dinudugo|dumudugo|bleeding)\\w* … (buntis|pregnant)|(dumi|tae|pupu) … (itim|maitim|dugo)|(itim|maitim) … (dumi|tae)|balinguyngoy|hemorrhag
    (naputol|naputulan|natanggal|naipit|nahiwa|nalagari|nalapnos|nadurog|natagpas)\\w* … (daliri|kamay|paa|braso|lagari|makina|malalim|pulso|ugat|itak)|(saksak|nasaksak|sinaksak|tinaga|nataga|nabaril|binaril|tama ng bala|tinamaan ng bala|barilan)\\w*
    (nabangga|nabundol|nasagasaan|naaksidente|aksidente|bumangga|nahagip|bumaligtad|sumemplang|nagulungan|naipit)\\w* … (kami|anak|motor|kotse|si_|ako|sya|naipit|duguan|bus|truck|trike|jeep|mama|papa|kapatid|asawa|bata|grabe|sugat|malubha)|(nasagasaan|nabundol|nagulungan|naipit si)
    (napaso|nabuhusan|nasunog|paso|natapunan|nabanlian|napaltos|lapnos)\\w* … (kumukulo|mainit|mantika|tubig|kape|mukha|katawan|apoy|sabaw|braso|kamay|paa|malala|plantsa|asido|balat)|(kumukulong|mainit na|mainit) (tubig|mantika|sabaw|kape)
  `,
  poison: `
    (nakainom|uminom|nainom|ininom|nakalunok|nalunok|nilunok|nakakain|kinain|kumain|nakain|lumunok|nasubo|isinubo|nalanghap|nakalanghap|dinilaan|nalunuk|nakasinghot) … (bleach|zonrox|clorox|chlorox|muriatic|sabon|detergent|sabong panlaba|baterya|battery|batirya|lason|gas_|gaas|gasolina|kerosene|pampatay|racumin|shampoo|pabango|acetone|kabute|halaman|magnet|sigarilyo|nikotina|insecticide|baygon|thinner|pintura|alkohol|rubbing alcohol|panlinis|downy|kemikal|asido|silver cleaner|lotion|mighty bond|hand sanitizer|barya|tide|pods)
    (nakainom|uminom|nainom|ininom|nakalunok|nalunok|nilunok|nakakain|kinain|nakain|lumunok|napainom|nabigyan|naibigay|naturukan|na inom|nakuha|nakita at) … (maraming|madaming|sobrang|sobra|lahat ng|buong|isang bote|isang banig|dalawang beses|doble|dobleng|gamot ko|gamot ng|gamot ni|gamot namin|tableta ko|pills ko|maling|mali|napakaraming|ang dami|dami|ilang|hindi sa kanya|di sa kanya|hindi niya|ubos) 
    (sobrang|sobra|sumobra|napasobra|nasobrahan|na sobrahan|naparami|sumobra sa|dami ng|maraming|madaming|napakaraming|doble|dobleng|sobra sobra|napadami|na double) (na |ng |ang |po |ako |siya |sya |ako sa |sa |nainom |ininom |ako ng |siya sa |inom |ko |kong |ko ng |siya ng |nya |niya |ang nainom kong |ang nainom na |ang nainom niyang )*(gamot|tableta|pills|pill|tablet|dosis|dose|kapsula|insulin|pampatulog|droga|paracetamol|biogesic)
    (gamot|tableta|pills|tablet|dosis|dose|insulin|kapsula) … (sumobra|napasobra|nasobrahan|na overdose|sobra|maraming|napadami|doble|mali ang|mali yung|maling|sa aso|ng iba|hindi akin|di akin|hindi sa kanya|di sa akin|hindi sa akin|nagkamali|isang bote|lahat) … (nainom|ininom|inom|naibigay|napainom|nalunok|nakuha|uminom)?
    (maling|mali ang|mali yung|mali po ang|mali po yung|mali) (na |nainom na |nainom kong |ang |ininom kong |nabigay na |yung )*(gamot|tableta|dosis|dose|insulin|pills|nainom|naibigay|napainom)
    (nagkamali|nagkakamali|namali|nalito) … (gamot|inom|tableta|dosis|dose|pills)
    (na ?overdose|naoverdose|overdose|over dose|na od_|sobrang dosis|overdos)
    (nalason|lason|nalalason|pagkalason|nilason|food poison|poison)
    (anak|bata|baby|sanggol|pamangkin|apo|bunso) … (nakainom|uminom|nainom|ininom|nakalunok|nalunok|nilunok|nakakain|kinain|nakain|naisubo) … (gamot|tableta|pills|vitamins ng|battery|baterya|bleach|zonrox|sabon|vitamins|barya|tablet|kung ano)
    (nakalunok|nakainom|ininom|nainom|kinain|nalunok|nilunok|nakakain) … (gamot|tableta|pills|pill|tablet|baterya) … (anak|bata|baby|apo|sanggol|pamangkin)
    (nakalunok|nalunok|nilunok) … (gamot|tableta|pills|baterya|battery|bagay|barya)
    (kinagat|nakagat|natuklaw|tinuklaw|tuklaw) … (ahas|gagamba|alakdan|cobra|alupihan)|ahas … (nakagat|kinagat|tuklaw|tinuklaw)
    (nalanghap|nakalanghap|nasinghot|amoy) … (gas|usok|kemikal|carbon monoxide|muriatic|bleach|chlorine|lason|tambutso)
    (natalsikan|tumalsik|napasok|nalagyan|nabuhusan) … (mata|asido|kemikal|bleach|zonrox|balat)
    (droga|shabu|fentanyl|heroin) … (sobra|hindi magising|nasobrahan|walang malay|overdose)
    (nakalunok|nalunok|nakainom|nainom|nakain|nakakain|uminom|ininom|kumain|kinain|kinagat|sinubo|isinubo|dinilaan|nilunok|lumunok|naiinom|napainom|napakain)\\w* … (battery|baterya|zonrox|bleach|sabon|panghugas|gas_|gaas|muriatic|asido|lason|pod_|detergent|barya|magnet|sigarilyo|upos|pabango|pesticide|pamatay|gasolina|thinner|alcohol|alkohol|sanitizer|kabute|halaman|weed|gummy|edibles?|marijuana|shampoo|domex|clorox|downy|pintura|kola_|acetone|perfume|langis|pangkulay|naphthalene|moth ?ball|vape|gamot (ko|ni|ng|nya|sa)|gamot ng (aso|pusa))
    (uminom|ininom|nainom|nakainom|nakalunok|nilunok|lumaklak|nilaklak|tinungga|inubos)\\w* … (\\d\\d+|maraming|madaming|daming|lahat|isang (bote|banig|dakot|box)|buong|sobra|dami|ubos|banig|bote|beinte|sampu|trenta) (\\w+ ){0,3}(gamot|tableta|tablet|capsule|pills?|pampatulog|biogesic|paracetamol|bote|banig|sleeping)|(gamot|tableta|insulin|syrup|paracetamol|dose|pills?|biogesic|turok)\\w* … (dalawang beses|2 beses|2x|doble|dinoble|sobra|nasobrahan|mali|maling|nagkamali|asawa ko|lahat|aso|overdose|double|imbes|hindi (sa|para sa) (akin|kanya)|naparami|napasobra)|(dalawang beses|2 beses|doble|dinoble|na ?doble|sobra|sobrang|nasobrahan|napasobra|naparami|mali|maling|nagkamali|double dose)\\w* … (gamot|tableta|insulin|syrup|paracetamol|dose|napainom|nainom|inom|turok)|\\d+ (units|mg|ml|tableta) (imbes|instead|sa halip)|na ?double dose
    (lason|nalason|nakalason|overdose|na ?od_|poison|nakamandag|makamandag)\\w*|(hinalo|pinaghalo|nahalo|halo|pinagsama|naihalo)\\w* … (bleach|zonrox|suka|panlinis|muriatic|clorox|ammonia|sabon|asido|alak|gamot|xanax)|(zonrox|bleach|muriatic|asido|panlinis|ammonia)\\w* … (mata|ubo|hinga|lalamun|natalsik|nalanghap|balat|ilong)|(amoy|singaw|tagas|leak) … gas|gas … (amoy|hilo|nahihilo|singaw)|(nalanghap|nakalanghap|langhap|nasinghot)\\w* … (usok|gas|bleach|kemikal|fumes|insect|monoxide)|carbon monoxide|(mata|mukha) … (bleach|asido|zonrox|muriatic|chemical)
    (kagat|kinagat|nakagat|tuklaw|natuklaw|tinuklaw|turok ng|sinipit|natibo|nadikya|kinalmot)\\w* … (ahas|cobra|alakdan|gagamba|aso|dikya|alupihan|unggoy|pusa|daga|scorpion|spider|snake)|natuklaw|tinuklaw|(shabu|heroin|fentanyl|cocaine|ecstasy|drugs?|rugby)_ … (hing|gising|sobra|di_|nangingisay|bumagsak|malay|maputla|hindi|tibok)|(alak|beer|lasing|ininom|red horse) … (xanax|pampatulog|gamot|gising|sleeping)
  `,
  suicide: `
    (gusto|gsto|gusto ko|gustong|gusto na|nais|ibig|balak|plano|binabalak|planong|mas gusto|naiisip|iniisip|naisip|nag iisip|gusto kong|sana) (ko |kong |ko na |ko nang |ko ng |na |nang |ng |po |niya |niyang |nya |nyang |niya na |siyang |ko na po |ko po |lang |ko na lang |na lang |nalang |ko nalang |na lamang |ko na talagang |talagang |talaga |ni|n'ya |kong |raw |daw )*(mamatay|mamatey|magpakamatay|mag pakamatay|magpatiwakal|mawala|magbigti|wakasan|tapusin|saktan ang sarili|patayin ang sarili|kitilin|maglaslas|tumalon|mag suicide|magsuicide|mag bigti|maglaho|matapos|patay na)
    (magpakamatay|mag pakamatay|nagpakamatay|magpapakamatay|nagpapakamatay|pagpapakamatay|magpatiwakal|pagpapatiwakal|nagtangkang|magbigti|nagbigti|magbibigti|mag bigti|mag suicide|magsuicide|suicide|suicidal|nag suicide|magpapatiwakal|pakamatay|mgpakamatay|magpakmatay|suicid)
    (ayaw|ayoko|ayaw ko|ayw|aayaw|hindi ko na gustong|di ko na gustong|di ko na kayang|hindi ko na kayang|sawa|pagod|suko|sumusuko|napapagod|hindi na gustong) (na |ko |kong |nang |ko na |ko nang |na po |po |niya |nya |niyang |nyang |nang |akong |na ako |na akong |sa |ng |ako |na siya |na sya |siya |niya na |nya na |ko ng |ni )*(mabuhay|mabuhey|buhay|magising pa|gumising pa)
    (wakasan|tapusin|kitilin|tatapusin|wawakasan|tinapos|ending) … (buhay|lahat ng ito|paghihirap|sarili|lahat)
    (walang|wala nang|wala ng|wala na akong|wala na ring|wala akong|wala na pong) (saysay|kwenta|kuwenta|dahilan|silbi|pag asa|halaga|rason|pag asang) … (buhay|mabuhay)
    (buhay) … (walang kwenta|walang saysay|wala ng saysay|wala nang saysay|ayoko na|ayaw ko na|walang silbi|pagod na)
    (mas mabuti|mas mabuting|mas maganda|mas okay|mas ok|mas mainam|buti pa|mabuti pa|mabuti pang|better) … (patay|wala ako|mamatay|mawala|wala na ako|namatay|hindi na ako|nawala)
    (sana|sana ay|dapat) … (patay na|mamatay na|namatay na|hindi na ako magising|di na ako magising|hindi na magising|hindi na lang ako ipinanganak|di na ako ipinanganak|mamatay na lang)
    (sinasaktan|saktan|sasaktan|nasaktan|hinihiwa|nilalaslas|sinusugatan|hinihiwaan) (ko |niya |nya |ang |na |ko na |ko ang |niya ang |nya ang )*sarili
    (naglalaslas|maglaslas|naglaslas|nilaslas|laslas|self harm|maglalaslas)
    (anak|asawa|kaibigan|kapatid|nanay|tatay|kasintahan|boyfriend|girlfriend|siya|sya|jowa) … (gusto nang mamatay|gusto ng mamatay|gustong mamatay|gusto mamatay|magpapakamatay|gustong magpakamatay|ayaw nang mabuhay|ayaw na mabuhay|ayaw na daw mabuhay|pakamatay|nagbabantang|nagtangka|nagpapaalam)
    (paalam|paalam na) … (lahat|mundo|buhay|inyo|na sa)|huling mensahe
    (hindi ko na kaya|di ko na kaya|hindi na kaya|suko na|pagod na pagod na) … (mamatay|buhay|mabuhay|mawala|tapusin)
    (hindi na|di na) (ako |sana )*(magising|magigising)_ … (bukas|kailanman|sana)?
    (patayin|papatayin) (ko |niya |nya |ang |na |ko ang |niya ang |ko na ang )*sarili
    (lubid|baril|kutsilyo|pills|gamot|tulay) … (mamatay|magpakamatay|tapusin ang buhay|magbigti)
    (gusto|gus2|gsto|ayaw|ayoko|ayuko|pagod|suko|sawa|nais|balak|plano|iniisip|naiisip|sana|mas mabuti|mas ok|mas mabuting|dapat|hiling|hinihiling|pinaplano|sinubukan|nagbabanta|sabi|gustong)\\w* (\\w+ ){0,6}(mabuhay|mamatay|mawala|magising|patay|buhay|magpakamatay|magpatiwakal|tapusin|maglaho|umalis na sa mundo|sumunod (si|kay|sa)|mamahinga|pinanganak|ipinanganak|magsuicide|mag ?suicide|magbigti|tumalon|maglaslas|kitilin|kunin mo na|sumama kay)|^(ayoko|ayaw ko|ayuko|suko|pagod) na( ako| talaga)?|pagod na (akong |ako )?(mabuhay|sa buhay|lumaban|sa lahat)|(para saan|para ano|bakit) (pa|pa ako|ko pa)?( \\w+){0,2} (mabuhay|buhay|nabubuhay)|(wala|walang|wala na|wala ng|wala nang|wla) (\\w+ )?(saysay|kwenta|dahilan|silbi|halaga|rason|makakaalala|pag asa|kabuluhan|patutunguhan|makakapansin|iiyak|makakamiss|nagmamahal)
    (magpapakamatay|magpakamatay|nagpakamatay|nagpapakamatay|magpatiwakal|magbibigti|nagbigti|magbigti|maglalaslas|naglalaslas|nilaslas|laslas|magsusuicide|nag ?suicide|suicid|kill myself|want to die|wanna die|end my life|kitilin|tatapusin ko|tapusin ko na|wakasan)|(tulay|building|bubong|bintana|tren|riles|bangin|rooftop) … (talon|tatalon|tumalon|nakatayo|mahuhulog)|(tatalon|tumalon|talon) … (tulay|building|bubong|bintana|tren|bangin|dito)
    (lubid|baril|blade|kutsilyo|pills?|gamot|tali|posas) … (handa|na ako|sarili|magpapakamatay|para mamatay|para sa akin|tapos|nakahanda)|(babarilin|barilin|sasaksakin|saktan|sinasaktan|sinusugatan|hinihiwa|hiwain|papatayin|patayin|sunugin|lasunin|lulunurin|sinusunog) (\\w+ )?(sarili|braso|pulso|kamay ko|hita)|sarili … (sinasaktan|saktan|papatayin|sinusugatan)
    (ilan|ilang|gaano|paano|anong|magkano karami|pano) … (mamatay|nakamamatay|nakakamatay|patay|magpakamatay|ikamatay|di na magising|walang sakit)|(sulat|letter|mensahe|message|text|chat|note|video) … (paalam|goodbye|huli|pamamaalam|nagpaalam|suicide)|(paalam|goodbye|huling|nagpaalam|pamamaalam)\\w* … (lahat|patawad|mensahe|message|letter|mundo|sulat|gamit|araw ko|gabi ko)|(pinamigay|ipinamigay|binigay) … (lahat|gamit)|(pabigat|perwisyo|abala|walang kwenta|inutil) (lang )?(ako|ko|na lang)|karapat dapat (na )?(mabuhay|mamatay)|(kunin|sunduin|bawiin) (mo|nyo|niyo|na) (na )?ako|mawawala na ako|mawala na (lang )?(ako|sana)|(di|hindi) ko na (talaga )?kaya
    (mabuti|maayos|ok|masaya|mas) … (wala ako|patay na ako|nawala ako|kung wala)|(uminom|ininom) … para mamatay|sumunod … (kay|si|sa langit)
  `,
  help: `
    (saklolo|saklulo|sakloloo)
    (tulong|tulungan|tulungn|tulungan nyo|tulungan niyo) … (mamamatay|namamatay|emergency|bilis|dali|dalian|agad|ngayon din|nanganganib|mamatay|delikado|please|parang awa|hindi humihinga|malala|asawa ko|anak ko po|nanay ko po)
    ^tulong( tulong)*|tulong tulong|tulong po tulong
    (tumawag|tawag|tawagan|tawagin|kailangan|kelangan|magpadala|padalhan|pakitawag|humingi) … (ambulansya|ambulansiya|ambulance|911|paramedic|pulis agad|bumbero|rescue)
    (emergency|emerhensya|emerhensiya|emergensya|imerdyensi) … (po|ito|to_|kailangan|tulong|may|ngayon|na|bilis|ako|namin)
    (may|ito ay|ito po ay|to po|ito ay isang|isang) (emergency|emerhensya|emerhensiya)
    (mamamatay|namamatay|mamamatay na|naghihingalo|nag aagaw buhay|nag-aagaw buhay|malapit nang mamatay|mamatay na ata|mamamatay ako|nag aagaw)
    (nasa|nanganganib) (panganib|peligro|bingit|ang buhay)|nanganganib|buhay at kamatayan
    (iligtas|sagipin|saklolohan|isalba) (nyo|niyo|mo|ang|ninyo|si|ako|po)
    (asawa|lalaki|boyfriend|kinakasama|siya|tatay) … (sinasaktan ako|binubugbog|bugbog|papatayin ako|gusto akong patayin|ginahasa|sinasakal ako|tinututukan|inaatake ako|nananakit)
    (ginahasa|binubugbog|ninakawan at|inatake ako|hinoldap)
    (pumutok ang panubigan|pumutok na|manganganak na|nanganganak|lalabas na ang baby|lumalabas na ang bata|pumutok na ang panubigan|manganganak)
    (nakuryente|nalunod|nalulunod|kinuryente)
    (kailangan|kelangan) … (doktor|tulong|doctor) … (agad|ngayon na|ngayon din|bilis|mabilis|dali)
    (tulong|saklolo|tulungan|sagipin|iligtas|help)\\w* … (mamamatay|naghihingalo|emergency|dali|bilis|nanay|tatay|nyo|niyo|po_|kami|please|plz|pls)|^(tulong|saklolo|emergency|emergency po|tulungan)|saklolo|tulong tulong|(tawag|tumawag|tawagan|paki|magpadala|padala|kailangan|send|call)\\w* … (ambul|911|bumbero|pulis|rescue|doktor agad|emergency)|ambul\\w* … (please|pls|dali|bilis|po_|agad|kailangan)|emergency … (po_|tulong|si_|dito|namin|kailangan|asap|ngayon)
    (mamamatay|namamatay|naghihingalo|agaw buhay|naghihing|nag aagaw|malubha|kritikal|50 50|mamamatay na)\\w* … |(naghihingalo|agaw buhay|mamamatay na|malubha sya|malubha siya|mamatay na (si|sya|ang)|nasa bingit)|(malamig|naninigas) na (si|sya|siya|ang|katawan)
    (nakuryente|kinuryente|nakoryente|kidlat|tinamaan ng kidlat)|(daliri|tinidor|kamay) … (saksakan|outlet|plug)|kuryente … (nahawak|naground|nasaktan)|(nalunod|nalulunod|nahulog|lumubog|nasubsob)\\w* … (pool|tubig|ilog|dagat|balde|drum|balon|timba|bathtub|swimming|lawa)|nalunod|nalulunod
    (panubigan|tubig ko) … (pumutok|pumuputok|na)|pumutok … panubigan|(manganganak|nanganganak|manganak|nagle ?labor|naglalabor|lumalabas na (ang|yung) (bata|baby|ulo)|humihilab|hilab|contractions?)|(bahay|kusina|kwarto|apartment|building|gusali) … (nasusunog|sunog|apoy|umaapoy)|(nasusunog|sunog|may sunog|nagliliyab)\\w* … (bahay|kusina|kami|dito|samin|kwarto)|may sunog
    (binubugbog|bugbog|sinasaktan|sinakal|sinasakal|papatayin|sinuntok|ginahasa|ginagahasa|hinalay|tinutukan|rape|minolestya|ni ?rape|hinoldap)\\w*( na)? … (ako|nya|niya|asawa|ko|kami|tatay|jowa|boyfriend|kami)|(ginahasa|hinalay|binubugbog|ni ?rape)
  `,
  calm: `
    (siningil|sinisingil|binayad|nagbayad|bayad|charge|kaltas) … (beses|sobra|doble|mahal)|(dalawang beses|sobra|doble) (\\w+ ){0,2}(siningil|binayad|bayad|charge|nagbayad|sinisingil)
    (wala|walang|di|hindi|wala namang|hindi naman|wala na) (na |akong |ako |po |na po |siyang |syang |naman |masakit |akong )*(chest pain|lagnat|dumudugo|dinudugo|masakit|sakit sa (dibdib|puso)|masakit ang dibdib|hika|pagdurugo)
    (namatay|patay|pumanaw|yumao|nawala) … (last (year|month|week|summer)|noong|nung|nakaraan|taon na|matagal na|(19|20)\\d\\d)
    (inatake|stroke|atake|seizure|kombul|kumbul|kombulsyon|overdose|suicide|aksidente|naaksidente|hika|operasyon|heart attack)\\w* … (noong|nung|(taon|buwan) na|nakaraan|last (year|month)|(19|20)\\d\\d|bata pa|dati)
    (noong|nung|dati|last year) … (inatake|stroke|atake|seizure|kombul|kumbul|overdose|suicide|aksidente|heart attack|namatay)
    (pelikula|sine|balita|libro|article|artikulo|palabas|kanta|podcast|dokumentaryo|movie|drama|nobela|dyaryo|news) … (suicid|overdose|patay|namatay|magpakamatay|nagpakamatay|nalason|lason|nalunod|stroke|atake)
    (patay|namatay|mamamatay|mamatay|namamatay|pamatay) (na )?(gutom|na ako sa|ako sa|sa) (\\w+ )?(gutom|tawa|kakatawa|antok|init|hiya|uhaw|pagod|kilig|inis|selos)|patay gutom|sa kakatawa|pagod na pagod
    (nahiwa|napaso|nasugat|nauntog)\\w* … (konti|kaunti|unti|bahagya|gasgas)|sunburn
    (pwede|puwede|ok lang|okay lang|pede) (ba |bang |po ba |po bang |ko bang )*(inumin|uminom|biogesic|isabay|ihalo|ibigay|tigil|itigil|kasabay|painumin)
  `,
};
