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
  `,
};
