import type { DangerPhrases } from '../danger-phrases.ts';

/** Hindi and Urdu in Latin letters. */
export const romanizedHindi: DangerPhrases = {
  breath: `
    (sans|saans|sas|saas|sanse|saanse|dam|dum) … (nahi|nahin|nhi|nai|taklif|takleef|dikkat|mushkil|phool|ful|ruk|ghut|band|problem|pareshani|atak|tut)
    (dam|dum) (ghut|nikal)
    (gala|jeebh|zuban|chehra|hont|honth) … (suj|sooj|neela|neele|band)
    (gale|gala) … (phas|fas|atak)
    (dama|asthma) … (daura|attack|atak)
    (saans|sans|saas|dam|sansein|swas)_ … (nahi|nhi|nai|ruk|phool|ukhad|atak|dikkat|mushkil|band|ghut|taklif|problem|chadh|kam|tez|pareshani|arhi)|dam ghut|(gale|gala|jeebh|zubaan|chehra|muh|honth|hoth|aankh) … (sooj|suj|phas|fas|band|atak|neel|phool|ghut)|(honth|hoth|bachcha|rang|chehra|baby|nakhun) … neel|neela (pad|ho)|allergy … (sooj|saans|gala|reaction|bahut|severe)|(madhumakhi|moongfali|peanut|antibiotic) … (sooj|saans|dane)|(asthma|dama|dame|dumme) … (attack|daura|inhaler|saans)|inhaler … (kaam nahi|asar nahi|farak nahi|kam nahi)|oxygen … (kam|gir)
  `,
  chestPain: `
    (seene|sine|chhati|chati|chaati|dil|seena) … (dard|dabav|jalan|bhari|jakdan|takleef|duk)
    (dil ka daura|heart atak|heart attack|hart attack|dil ka dora)
    (lakwa|laqwa|falij|stroke)
    (chehra|muh|munh) … (tedha|terha|sun)
    (hath|haath|pair|pao) … (sun ho|sunn|nahi uth|hil nahi|nahi hil)
    (bol) … (nahi pa|nhi pa)
    (seene|sine|seena|chhati|chati|chest|dil|heart) … (dard|pain|bojh|bhari|jakdan|dabav|jalan|pakad|tez|attack|daura|band|ghabrahat|chubhan|fail|dhadak)|(heart attack|stroke|lakwa|falij|faalij|paralysis|brain hemorrhage)|(haath|hath|pair|baazu|bazu|side|taraf|sharir|chehra|hissa) … (sunn|utha|hil nahi|latak|tedha|kaam nahi|jhanjhan|bejaan)|(muh|chehra) … (tedh|latak)|(bol|zubaan|zuban|jubaan|baat|awaaz) … (nahi pa|ladkhad|samajh nahi aa|behk|atak|nahi rahe)|achanak … (dikh|nahi|bol|gir|sunn|behosh|sar dard)|(aankh|nazar) … (nahi dikh|dikhna band|dikhai nahi)|(sar|sir) ?(me )?dard … (tez|sabse|phat|bahut)|(sabse|phat|bhayanak) … (sar|sir) (me )?dard
  `,
  unconscious: `
    (behosh|behos|be hosh|bayhosh|behoshi|hosh nahi|hosh me nahi|hosh mein nahi|hosh kho)
    (uth|jaag|jag|jawab|hil|aankh) (bhi |hi )?(nahi|nahin|nhi|nai) (rah|raha|rahi|de|khol)
    (jawab|uthane|jagane) … (nahi|nhi|nai)
    (mirgi|daura pad|dora pad|jhatke|daure)
    (gir) (gaya|gayi|gaye|gyi|gya|pada) … (nahi|behosh|hosh)
    (nabz|dhadkan) … (nahi|band|ruk)
    (mar) (gaya|gayi|gaye|gyi|gya|chuka)
    (behosh|hosh|coma) … (ho|nahi|gaya|gayi|kho|aa)|behosh|(uth|jaag|jag|jawab|jagane|hil|respond|aankh) … (nahi rah|nahi de|nahi kar|nahi khol|nhi rah|nahi)|(daura|daure|jhatke|jhatka|mirgi|fits|seizure) … (pad|lag|aa|aya|band nahi|ka|rahe)|jhaag|aankh\\w* … (palat|ulat|chadh|upar)|(nabz|dhadkan) … (nahi|band|ruk)|(sugar|insulin|diabet) … (kam|low|paseen|behk|hosh|behosh|gir|[1-4]\\d|kaanp|chakkar|lo_)|(mahine|navjat|newborn|hafte|shishu|baby|bachche|bachcha|bacha) … (bukhar|fever|sust|dheela|doodh nahi|ro nahi|thanda pad)|(bukhar|fever) … (gardan|jhatk|behosh|daane|10[3-6]|navjat|daura)|(sar|sir) … (chot|takra|lagi) … (ulti|behosh|so_|khoon|chakkar|neend)|(sar|sir) (pe|par|me|mein) chot|(gir\\w*) … (seedhi|bistar|chhat|pair|mehsoos|sar_|hil nahi|uth nahi|ulti|so raha|khoon)|(seedhi|seedhiyo|chhat|bistar|ped|balcony|palang|khidki) … gir
  `,
  bleeding: `
    (khoon|khun|blood|lahu) … (nahi ruk|nhi ruk|ruk nahi|ruk nhi|band nahi|bahut|zyada|jyada|beh|bah|nikal|rukne)
    (bahut|bohot|zyada|jyada|kafi|bohat) … (khoon|khun)
    (khoon|khun) ki (ulti|ultiyan)
    (chaku|chaqu|goli) (mar|lag|se|mari)
    (kat) (gaya|gayi|gya|liya) … (gehra|khoon|nas|kalai|ungli)
    (khoon|khun|blood|bleeding) … (nahi ruk|beh|bahut|ulti|khans|thook|aa raha|band nahi|nikal|pregnant|zyada|naak|ruk nahi)|(bahut|zyada|ulti|khansi|naak|peshab|pregnant|delivery) … (khoon|khun|blood|bleeding)|(ungli|haath|hath|kalai|pair|gala|nas) … (kat gay|kat gai|kat ke|kaat)|(chaku|chaaku|churi|knife) … (maar|lag|ghonp)|goli (lag|maar di|lagi)|(accident|takkar|durghatna) … (ho|phas|fas|ghayal|khoon|maar)|(gaadi|gadi|truck|bus|bike|car) … (takkar|kuchal|chadh)|(jal|jhulas|jul) (gay|gai|gya|gyi)|(ubalt|garam|khault)\\w* … (pani|tel|chai|doodh) … (gir|jal|pad)|kaal[ai] (mal|tatti|potty)
  `,
  poison: `
    (zehar|zeher|jahar|jeher|zahar|bleach|phenyl|harpic|tezab|battery|petrol|kerosene|sabun|detergent|acid|keetnashak|chuhe mar) … (pi|pee|kha|nigal|piya|khaya|nigla)
    (goli|goliya|goliyan|dawa|dawai|dawaiyan|tablet|medicine|neend ki|insulin) … (bahut sari|zyada|jyada|puri|sari|dugni|double|do bar|kai|galat|galti|kisi aur|meri|overdose|ek sath) … (kha|le_|le li|nigal|de di|pi|lag|khali)
    (bahut sari|zyada|jyada|puri|sari|dugni|do bar|galti se|galat|ek sath|dher sari) … (goli|goliya|dawa|dawai|tablet|medicine|insulin) … (kha|le_|le li|nigal|de di|pi|khali|li)
    galat (dawa|dawai|goli|medicine) … (kha|le|di|pi)
    (bache|bachche|bachhe|bete|beti|baby|bacche) (ne) … (goli|dawa|dawai|battery|sikka|sabun|goliya) … (kha|nigal|pi|muh)
    (saanp|sanp|bichhu|makdi) … (kat|kaat|das|dank)
    (nigal|chaat|pi gay|pi li|pi gya|pee li|pee gay|kha gay|kha li)\\w* … (battery|sabun|bleach|zahar|magnet|sikka)|(battery|sabun|tezaab|tezab|bleach|phenyl|harpic|zeher|zahar|sulfas|chuhe|keetnashak|petrol|mitti ka tel|kerosene|surf|shampoo|perfume|sanitizer|cigarette|sikka|coin|magnet|dettol|thinner|acid|afeem|deodorant|detergent) … (nigal|pi_|pi li|pee|kha|chaat|muh|aankh|mila)|(goli|goliyan|goliyo|goliyon|tablet|tablets|dawa|dawai|insulin|syrup|dose|injection|patta|sheeshi) … (do baar|2 baar|dugni|double|zyada|galat|galti|saari|ek saath|poora|poori|bahut saari|kutte|pati|patni|dadi|teen baar|kisi aur) … (kha|le l|laga|lag|de d|pi_|di_|ho)|(do baar|2 baar|dugni|double|galat|galti se|bahut saari|saari|poori|poora|zyada|\\d\\d+|kutte ki|kisi aur ki|pati ki|over) … (goli|goliyan|goliyon|dawa|dawai|insulin|dose|syrup|sheeshi|patta|tablets?|ghol) … (kha|le l|lag|de d|pi_|nigal|di_|gay)|double dose|dugni dose|(poori|puri) (sheeshi|bottle) pi|\\d+ unit … (ki jagah|bajay)|(overdose|over dose|zeher|zahar|poison)|(saanp|sanp|bichhu|bichu|makdi|kutte|chipkali) … (kaat|kata|dank|das)|(gas|dhuan|dhua) … (smell|badbu|chakkar|andar|leak|saans)|(aankh|aankhon) … (bleach|tezab|tezaab|chemical|acid)|(bleach|tezab|tezaab|sirka|harpic) … (mila|aankh|khans)|(heroin|smack|charas|nasha|nashe|cocaine|drugs) … (saans|zyada|hosh|uth nahi|li_)|(sharab|daru) … (goli|goliyan|uth nahi|hosh|neend ki)|mushroom … (ulti|kha)
  `,
  suicide: `
    (marna|mar jana|marne|khudkushi|khudkhushi|atmahatya|aatmahatya|suicide|apni jaan|jaan dena|khud ko khatam|khud ko khatm|zindagi khatam|jindagi khatam|phansi|fansi|khud ko mar) … (chah|mann|man_|soch|kar|karna|lunga|lungi|dil|iccha|hai|du_|dunga|dungi)
    (main|mai|mein|me|kaash|kash) (ab |bas )?mar (jau|jaun|jana|jaoon|jata)
    (khudkushi|khudkhushi|atmahatya|aatmahatya|khud kushi|atma hatya)
    (jeena|jina|jine|jeene|zinda|jinda|zindagi|jindagi) … (nahi chah|nhi chah|nahi rehna|nahi hai|matlab nahi|khatam|khatm|thak|tang|bekar|mann nahi|man nahi|koi wajah|nahi karta)
    (nahi|nhi|nahin) (jeena|jina|zinda rehna|jee sak|ji sak)
    (khud ko|apne aap ko|apni) … (nuksan|chot|kat|kaat|mar|nas|kalai)
    (nas|kalai) … (kat|kaat)
    (jeena|jina|jeene|zinda rehna|zindagi|jindagi|life) … (nahi chah|mann? nahi|nahi|nhi|tang|thak|matlab nahi|koi matlab|khatam|wajah|layak|bojh|narak|nafrat|end)|(marna|marne|mar ja|maut|maru|marun) … (chah|mann? kar|mann|hu_|hun|behtar|acch|farak|farq|dua|soch|tarika|koshish|hoti|ke liye|ka dil)|(kaash|kash) … (mar|aankh na|paida|na hota|maut|subah na|na uth)|(mar jaunga|mar jaungi|jaan de d|atmahatya|aatmhatya|suicide|khudkushi|khudkhushi|phansi|faansi|fansi)|(khud|apne aap) ?(ko|pe|par)? … (maar|maru|kaat|nuksan|khatam|goli|chot|jala|hurt|marne)|apni (jaan|zindagi|life) … (le|de|khatam|end)|(nas|kalai|haath|hath|bazu) … (kaat li|kaat|kat ti|kaatti|kaatta|blade)|gayab ho jan|(sab|sab kuch) … (khatam kar|baant|alvida)|so (jau|jaun) … (na uth|kabhi na)|(pul|chhat|train|patri|khidki|nadi) … (kood|kud|chhalang|khada|khadi)|(rassi|bandook|pistol|blade) … (taiyar|khud ko|marne|le li)|(kitni|kaise|kaun ?si|kitne) … (maut|mar ja|maru|marne|suicide|mar sakt)|bina dard … mar|(alvida|aakhri|akhri|last) … (khat|message|msg|raat|maaf|kaha|din|chitthi|bhej|letter)|alvida|bojh … (hu_|hun|sab|pariwar)|sab (pe|par) bojh|(mere bina|mere marne|main nahi rah) … (khush|farak|farq|behtar)|paida … (na hot|hi na|kyu hua)|(bhagwan|allah|khuda|rabba?) … (utha le|maut de|bula le|le ja)|(mummy|maa|papa|abbu|ammi|pati) ke paas (jana|chala|chali)|(bardasht|sehan) nahi … (mar|khatam)|(kyu|kyun|kyo) (ji rah|jiyu|jiu|zinda)
  `,
  help: `
    (bachao|bachalo|bacha lo|bachaiye|jaan bacha|bachayo)
    (madad|madat|help) … (jaldi|mar rah|turant|fauran|jaan|khatra|emergency|ambulance)
    (ambulance|embulance) … (bula|bhej|chahiye|jaldi)
    (mar rah|marne wal|mar jay|mar jaye|dam tod)
    (jaan) … (khatr|khatra)
    (pati|shohar|aadmi|koi|admi) … (mar raha|maar raha|mar dalega|peet|jaan se mar|maar dalega)
    (current|bijli) lag
    (bachao|bacha lo|madad|help) … (karo|mar|jaldi|bhagwan|khuda|kijiye|please)|bachao|(ambulance|911|108|1122|police|fire brigade) … (bula|bhej|call|jaldi|chahiye|phone)|(jaldi|turant|fauran) … (ambulance|madad|doctor)|emergency … (hai|jaldi|please|ho gay)|(halat|tabiyat|haalat) … (bahut kharab|kharab|nazuk|bigad|serious)|(mar (raha|rahi|rahe)|marne wal|dam tod|jaan nikal|jaan ja|aakhri saans)|(current|bijli) … (lag|jhatka|gir)|(socket|plug) … (ungli|haath)|doob (gay|gai|gya|rah)|(pool|nahar|talab|nadi|kuye|balti|tub) … (gir|doob)|(pani ki thaili|pani toot|labou?r pain|delivery pain|bachcha hone wala|bacha hone wala|baby hone wala|bachcha bahar)|aag lag|ghar me aag|(pati|baap|bhai|aadmi|koi|sasur|wo) … (maar raha|marta|peet|gala daba|dhamki de)|(maar dalega|maar dega|jaan se maar)|(rape|balatkar|zabardasti ki)
  `,
  calm: `
    (dard|khoon|bukhar|pain|taklif)( ab)? (nahi|nhi) (hai|aa raha|ho raha|aa rha)|seene me dard nahi|ab khoon nahi
    (guzar|dehant|mar gay|mar gya|death|intekal|chal bas)\\w* … (pichl|saal|mahine|dawa|record|hafte|pehle|garmi|sardi)|(pichl\\w|saal pehle|mahine pehle|\\d{4} me|bachpan me) … (guzar|dehant|mar g|daura|lakwa|mirgi|accident|attack|suicide|operation|stroke|intekal)
    (daura|lakwa|mirgi|attack|suicide|accident|asthma|stroke|overdose) … (saal pehle|pehle|bachpan|pichle saal|\\d{4})|(film|movie|news|kitab|serial|article|akhbar|tv) … (suicide|overdose|maut|zeher|murder|mar_|khudkushi)|(suicide|overdose|maut|khudkushi) (pe|par|ke bare) … (film|movie|news|kitab|article|padha)
    (bhook|bhukh|thak|hans|garmi|thand|neend|pyaas|sharm|bore|hasi)( hans)?( se| ke| kar)?( \\w+)? … (mar)_( raha| rahi| gaya| gayi| ja| rha)?|(kutta|billi|tota|dog) … mar|(thodi|halki|mamuli|zara si|thoda) (si )?(\\w+ )?(kat|jal|chot|kaat)( gay\\w| gai)?|dhoop se|khoon ki jaanch|blood test|(le sakt|kha sakt|de sakt)|(zyada|do baar) … (paise|bill|charge)|(dawa|goli|tablet) … bhool|double charge
  `,
};
