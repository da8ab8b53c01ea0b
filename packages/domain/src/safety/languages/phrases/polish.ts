import type { DangerPhrases } from '../danger-phrases.ts';

export const polish: DangerPhrases = {
  breath: `
    (nie|ni|ledwo|ledwie|prawie nie|słabo|z trudem|trudno|ciężko|cięzko) (mogę|moge|może|moze|możemy|jest w stanie|jestem w stanie|umiem|daję rady|mi się|mu się|jej się|mi|mu|jej|się|jest mi|daje rady)?( już| wcale)? ?(oddycha|oddych|złapać oddech|złapać tchu|łapać powietrza|złapać powietrza|oddech)
    (oddycha|oddycham|oddychać|oddech) … (nie_|nie może|nie mogę|z trudem|ledwo|coraz gorzej|przestał|przestaje|zanika|trudno|ciężko|płytk|świszcz)
    (przestał|przestała|przestaje|przestało) oddycha
    (trudności|problem|problemy|kłopoty|kłopot|trudnosci) (z|w) (oddych|oddech|złapaniem)
    (brak|brakuje|brakuje mi|nie mam) (powietrza|tchu|oddechu)
    (duszę|dusze|dusi|duszę się|dusi się|dusząc|udusi|udławi|dławi|dławię|zadławi|zakrztusi|krztusi|podduszam|duszno mi|duszność|duszności)
    (gardło|język|twarz|usta|wargi|krtań) … (puchn|spuchn|opuch|zaciska|zamyka|sini|obrzęk)
    (usta|twarz|dziecko|palce|wargi) … (sine|sina|siny|sinieje|niebiesk)
    (sinieje|zsiniał|posiniał|jest siny|jest sina|zrobił się siny)
    (atak|napad) astmy
    (wstrząs|szok) anafilak|anafila
    (alergi|uczuleni) … (puchn|spuch|oddych|dusi|silna|wstrząs|gardło)
    (utknę|stanęł|ugrzęz) … (gardle|tchawicy|przełyku)
    (łapie|łapać|łapię) (powietrze|oddech)
    (brak|brakuje|bez|mało|nie ma|nie mogę złapać|łapie|łapać|łapię|zabrakło|nie łapie) (mi |mu |jej |tchu |jej |ledwo )?(powietrz|tchu|oddech|oddechu)|(powietrz|tchu|oddech)\\w* … (nie|brak|łap|krótk|płytk|utrat)|(ledwo|ledwie|ciężko|trudno|źle|słabo|dziwnie|szybko|płytko|prawie nie|z trudem|nie mg|nie moge|nie może|nie mogę|nie daje rady) … (oddych|oddych\\w*|dych)|(przestał|przestaje|przestała|przestało) … oddych|bezdech|dusz(ę|e|i|ą|no|ności|nosci|ący)|udusi|udus|rzęzi|charczy|charcze|świszcz|swiszcz
    (gardło|gardlo|język|jezyk|twarz|usta|wargi|buzia|powieki|krtań) … (puch|spuch|opuch|zacisk|zaciśni|ścisk|sinie|sine|nabrzm|obrzęk|drętw)|(puch|spuch|opuch|zacisk|ścisk|obrzęk)\\w* … (gardł|gardl|język|jezyk|twarz|usta|wargi|buzi|krtań|krtani)
    (wstrząs|szok|reakcja) … (anafil|alerg|uczul)|anafila|(osa|osy|pszczoł|szerszeń|użądl|orzech|krewet|antybiotyk) … (puch|spuch|duszn|oddych|gardł|wysypk|twarz|opuch)|(wysypk|pokrzywk|bąble) … (gardł|oddych|dusz|język|twarz)
    (inhalator|wziew|ventolin|aerozol|pompka|spray) … (nie|słab|pusty i|świszcz)|(atak|napad|zaostrzenie) (ciężki )?(astmy|dusznoś|alergii)
    (sin(y|a|e|ie|ieje|ieją|iejący)|siny|zsinia|fioletow\\w*|nieb\\w*) (na |cały |cała )?(usta|twarz|wargi|dziecko|palc)|(usta|wargi|twarz|dziecko|synek|córka|buzia|palce) … (sinie|sine_|sina_|siny_|zsinia|niebies|fiolet)
    (zakrztus|zachłys|zadław|dławi|krztusi|utknęł|stanęł|ugrzęz|ość|kość|kawałek) … (gardl|przełyk|sinie|dusz|oddych|cukierk|jedzeni|mięs)|zakrztus|zadław|zachłysn
  `,
  chestPain: `
    (ból|bol|bóle|boli|bolą|ucisk|kłucie|kłuje|kuje|ściska|gniecie|pali|piecze|ciężar|pieczenie|uciska|dusi) … (w klatce|klatka|klatce|klatkę|klatki|w piersi|pierś|piersiach|serce|sercu|serca|za mostkiem|mostkiem)
    (klatka|klatce|klatkę|serce|piersi|piersiach|mostek) … (boli|bol|ból|kłuje|ściska|uciska|gniecie|piecze|pali|nawala dziwnie)
    (zawał|zawal|atak serca|zatrzymanie (akcji )?serca|zatrzymanie krążenia)
    (udar|wylew|udaru|wylewu)_
    (twarz|usta|kącik ust|buzia|uśmiech) … (krzyw|wykrzyw|opad|opadł|sparaliż|zdrętw|porażon)
    (ręka|ręki|ręką|noga|nogi|nogą|strona|połowa|bok|ramię|reka|reke|rękę) … (sparaliż|zdrętwia|drętwieje|nie rusza|bezwładn|nie mogę ruszyć|nie może ruszyć|nie mogę podnieść|nie może podnieść|słab|nie czuj|bez czucia)
    (nie) (mogę|moge|może|moze) … (mówić|mowic|ruszyć|poruszyć|podnieść ręk|podniesc rek|wypowiedzieć|ruszac)
    (mówi|mowi|mówię|mowa|bełkocze) … (niewyraźn|bełko|bez sensu|dziwnie|od rzeczy|nagle)
    bełkocze
    nagle … (nie widz|stracił wzrok|oślep|sparaliż|zdezorient|nie mówi|nie może mówić|splątan)
    (stracił|straciłem|straciłam|straciła) (wzrok|mowę|czucie|władzę)
    (lewa ręka|lewej ręce|lewą rękę|lewe ramię|lewym ramieniu|szczęk) … (boli|ból|drętw|promieniuj)|(ból|boli) … (lewa ręka|lewej ręki|lewą rękę|lewym ramieniu|lewa reka)
    (najgorszy|najsilniejszy|straszny nagły) ból głowy
    (ból|bol|boli|kłuje|klu|kłucie|gniecie|ucisk|uciska|ścisk|pieczenie|pieczeni|pali|piecze|ciężar|rozpiera|słoń|słon|kamień|przygniata) … (klat|piers|serc|mostk|lew\\w+ (ręk|ramię|bark))|(klat|serc|mostek|pierś|piersi) … (boli|kłuje|gniecie|ścisk|pali|piecze|rozpier|słoń|ciężk)
    (trzyma|łapie|chwyci|złapał|chwyta) … (za serce|za klat|za pierś|za mostek)|serc\\w* … (wali|kołata|łomoc|trzepoc|bije (jak|tak|bardzo|szybko|nierówno|\\d)|szaleje|skacze|wysiada|stanęł|zatrzym)|(tętno|puls) … (1[4-9]\\d|2\\d\\d)
    zawał|zawal|udar|wylew|tętniak|zator|zatrzymanie (akcji|krążeni)|paraliż|paraliz|sparaliż|niedowład
    (kącik|kacik|twarz|usta|buzia|uśmiech) … (opad|wykrzyw|krzyw|zwis|asymetr|opuszcz)|wykrzyw\\w* … (twarz|usta|buzi)|krzyw[aey] (twarz|usta|buzia)
    (ręk|rek|nog|stron|połow|bok|ramie|ramię|dłoń|ciał)\\w* … (drętw|dretw|zdrętw|zdretw|niewład|bezwład|nie (może|moge|mogę|czuj|rusza|podn)|sparaliż|opad|słab\\w* nagle|mrowi)|(drętw|zdrętw|dretw)\\w* … (ręk|rek|nog|stron|twarz|połow|ramie)|nie (może|moge|mogę|czuje|czuję|rusza|podniesie) … (ręk|nóg|nog|ramien|dłon|lew|praw)
    (mówi|mowi|mowa|mówić|gada|bełkoc|plącze|słowa) … (niewyraź|dziwn|bez sensu|od rzeczy|bełkot|nie moż|nie da|niezrozum|nagle|bzdur|seplen)|bełkoc|bredzi|majaczy|nagle … (nie może|nie widz|oślep|zdrętw|niewyraź|upad|ból głow|mówi)
    nie wid\\w* … (oko|oczy|nic_|nagle|jedno)|(stracił|straciła) (wzrok|mowę)|podwójnie … (widz|nagle)
    (ból|bol|boli) … głow\\w* … (najgors|piorun|nagł|życi|straszn|potworn|eksplo|rozsadz)|(najgors|nagły|potworny|piorunujący|straszny) … ból głow
  `,
  unconscious: `
    (nieprzytomn|nie przytomn|nieprzytomny|bez przytomności|bezprzytomn)
    (stracił|straciła|straciłem|traci|tracę|utrata|straciłam|stracil) (przytomno|świadomo|przytomnosc)
    (zemdla|zemdlał|mdleje|omdla|zasłab|zaslab|zemdlec)
    (nie) (reaguje|odpowiada|budzi się|budzi|obudził|obudziła|rusza się|daje znaku|daje oznak|daje się obudzić|oddycha|wstaje|kontaktuje|ma kontaktu|ma z nim|ma z nią)
    (nie) (mogę|moge|możemy|da się|potrafię|mozemy) … (obudzić|dobudzić|obudzic|dobudzic|ocucić|wybudzić)
    (obudzić|dobudzić|ocucić) … (nie mogę|nie możemy|się nie da)
    (drgawk|drgawek|napad padacz|atak padacz|padaczk|konwulsj|epilepsj|napad epilep)
    (upadł|upadła|przewrócił|osunął|runął|upadl) … (nie|bez|przytom|ziemi|nieprzyt)
    (nie ma|brak|bez|nie wyczuwam|nie czuć) (pulsu|tętna|oznak życia|akcji serca)
    (serce) … (nie bije|stanęło|przestało bić|zatrzyma)
    piana … ust|(pieni się) … ust
    (oczy|oczami|gałki) … (wywróc|przewraca|w górę|do góry|białka|uciekaj)
    (niemowlę|dziecko|dzieciątko|syn|córka|mąż|żona|ojciec|matka|mama|tata) … (wiotk|bezwładn|nie rusza|nie reaguj|nie odpowiada|sztywn|leje się|przelewa się)
    (chyba |wygląda |jest )(nie żyje|martwy|martwa)|nie żyje_
    (śpiączk|spiaczk)
    trzęsie się … (cał|podłod|nieprzyt|piana)
    (nieprzytom|zemdla|omdla|straci\\w* przytom|utrat\\w* przytom|bez przytomności|bez czucia|bez życia|nie odzysk|odpłyn|zasłab|osunął|osunęła|padł\\w* na|upadł\\w* i|padł\\w* i|runął|zapaść)
    nie (odpowiada|reaguje|kontaktuje|rusza się|daje znaku|budzi się|wybudza)|(nie|trudno|ciężko) … (obudzi|dobudzi|docuci|ocuci|wybudzi)
    (cukrzy|cukier|cukru|insulin|hipoglik|glikemi|niedocukrz) … (spoc|pot_|poci|trzęs|majacz|bredz|od rzeczy|kontakt|przytom|dobudz|nisk|spad|zemdl|dziwn|agres|\\d\\d)|cukier( ma| jest| spadł| tylko| na| do| poniżej| około)* [1-4]\\d_|hipoglik|niedocukrz|śpiączk
    (noworod|niemowl|miesięczn|tygodniow|tygodni|dwumiesięczn|[1-3] miesi|dziecko) … (gorączk|goraczk|temperatur|3[89]|4[01])|(gorączk|goraczk|temperatur)\\w* … (noworod|niemowl|drgaw|kark|plam|wybrocz|4[012]|majacz|nie budzi|wiotk|lejąc|letar)|(plam|wybrocz|kropk)\\w* … (gorączk|goraczk|temperatur)|sztywn\\w* (kark|szyj)|drgawki|zapaleni\\w* opon|4[012] (stopni )?(gorączk|temperatur)
    (dziecko|niemowl|noworod|synek|córeczk|maluch|mały|mała|bobas) … (wiotk|lejąc|nie je_|nie pije|apatycz|ospał|senn|nie płacze|przelewa|nie reag|bezwład)
    (uderz|stłuk|walną|rozbi|upad|spad|przewróc|zleci|wypad)\\w* … (głow|głów|czaszk|czoł) … (wymiot|rzyg|senn|śpi|przytom|krew|krwaw|zawrot|mdli|bełkocz|dziwn|drgaw)|(upad|spad|przewróc|zleci|wypad)\\w* … (drabin|schod|łóżk|lozk|dach|balkon|okn|drzew|koni|przewij|wysok|rusztow|rower) … (nie czuj|głow|senn|śpi|krew|wymiot|nie rusz|nie wsta|nogi|plec|kręgos|boli|biodr|przytom|nie może)|uraz głowy|wstrząs (mózgu|śnieni)|nie czuj\\w* nóg
    (drgaw|konwuls|padaczk|epilep|trzęsie|trzesie|rzuca)\\w* … (atak|napad|piana|ciał|cał|teraz|przytom|nie ustaj|minut|oczy|ziemi)|(atak|napad) (padacz|epilep|drgawek)|pian\\w* … ust|oczy … (uciek|wywró|do góry|przewróc|białka)|sztywnieje|zesztywnia
    (nie ma|brak|bez|nie wyczuwam|nie czuję) … (puls|tętn|akcji serca)|serce … (stanęł|zatrzym|nie bij|przestał)|nie żyje_ …
  `,
  bleeding: `
    (krwaw|krew|krwi|krwotok|krwawi|krwią|leci krew) … (nie mogę zatrzym|nie ustaje|nie przestaje|mocno|bardzo|dużo|obfic|silnie|wszędzie|nie chce się|bez przerwy|leje|tryska|strasznie|nie da się|zatamować|sika|ciągle|chlusta|się zatrzymać)
    (dużo|mnóstwo|pełno|strasznie dużo|kałuża|bardzo dużo|utrata|stracił dużo|traci dużo|traci|leje się|leci|tryska|sika|bardzo|mocno|silnie|obficie|silne|obfite|zatamować|zatrzymać) (krwi|krew|krwaw)
    (nie) (mogę|moge|możemy|umiem|da się) … (zatamować|zatrzymać|zatamowac|zatrzymac) (krw|tego krw|tej krw)?
    (krwotok|krwotoku|wykrwawi)
    (wymiot|rzyga|pluje|kaszle|odkrztusz|wypluwa|zwymiot) … krwi
    (krew|krwią) … (w stolcu|stolec|w wymiocinach|z ust|z ucha|z głowy|z pochwy|z nosa nie|z odbytu)
    (ciąży|ciąża|ciężarna|ciazy) … (krwaw|krew|plami)|krwaw … (ciąży|ciazy)
    (skaleczył|rozciął|przeciął|rozcięt|pocią|przecięt|ciął|poderżn|skaleczy) … (głębok|krw|żył|tętnic|nadgarst|palec|nog|ręk|szyj|sobie)
    (pchnięt|dźgnię|dźgną|ugodz|postrzel|rana kłuta|rana postrzałowa|nożem)
    (rana|rany|ranę) … (głębok|krwaw|otwart|szarpan|kłut|głowie)
    (palec|palce|ręk|dłoń|nog|stop) … (obcię|uciął|odcię|urwa|ucięt|obcią|amput)
    (wypadek|potrąc|spadł|upadł|upadła) … (krwaw|krew|ranny|ranna|głow|ciężk)
    (poparz|oparz) … (wrzątk|ciężk|twarz|całe|trzeciego|mocno|silnie|dziecko|olej)
    smolisty stolec|czarny stolec
    (krew|krwi|krwaw|krwotok|krwią|krwia)\\w* … (leci|leje|ciek|tryska|sik|nie (przest|ustaj|mog|da)|zatam|dużo|duzo|mocno|straszn|strumien|kału|ciąż|poród|porod|nos|ust|uch|głow|siurk|chlust|wszędz|silnie|ogromn|wymiot|kasz|stolec|stolc|warfar|godzin)|(wymiot|rzyga|pluj|kaszl|sika|kasl)\\w* (krw|z krwią|na czarno)|(straszn|mocno|bardzo|obficie|silnie|ciągle|dużo|leci|leje|tryska|traci|stracił\\w*) … (krwaw|krew|krwi)|krwotok|krwawienie|wykrwaw|(ciąż|ciężarn)\\w* … (krew|krwaw|krwi|plami)|(krwaw|krew|krwi|plami)\\w* … ciąż
    (obci|uci|odci|odrą|przeci|rozci|ura|zmiażdż|oderw|urwa)\\w* … (palec|palc|ręk|rek|noż|piłą|piła|nog|dłoń|żył|tętnic|siekier|głębok|ucho|kosiark|szkł)|(nożem|noża|nóż|siekier|maczet) … (dźgn|dzgn|pchn|rani|ugodz|zaatak)|(dźgn|dzgn|pchni|ugodz)\\w*|(postrzel|strzeli|strzał|kula|rana postrz|rana kłut)
    (stolec|kupa|kał) … (czarn|smoł|krw)|czarn\\w* … (stolec|kupa|kał)|pogryz\\w* … pies
    (wypad|zderz|dachow)\\w* … (zaklesz|rann|ofiar|uwięz|samoch|motocykl|motor|auto|rower|poważn|krew|pomoc|autobus|hulaj|skuter)|(wypadek|zderzenie) (samochodow|motocykl|drogow)|(potrąci|przejecha|rozjecha|najecha)\\w*|zaklesz|przygniot|przywal
    (oparz|poparz|popar|wyla|polał|obla|spal|sparz)\\w* … (wrząt|wrzat|gorąc|olej|herbat|zup|ogni|płomi|twarz|ciał|ręk|kaw|piec|kwas|ług|stopni|pęcherz)|wrzątk|wrzatk|(gorąc|wrzą)\\w* (olej|wod|herbat|zup|tłuszcz|kaw)|(złaman\\w* otwart|kość wystaj|kość wyszł)
  `,
  poison: `
    (połkną|połknę|polkn|wypił|wypiła|wypiłem|wypiłam|zjadł|zjadła|zjadłem|zjadłam|napił|napiła|wypil|zjadl|łykną|lizał|polizał|wdycha|nawdycha|włożył do buzi) … (wybiel|domestos|domestosa|płyn|plyn|detergent|proszek|kapsułk|bateri|trucizn|trutk|benzyn|kret|środek|srodek|chemi|rozpuszczalnik|aceton|perfum|grzyb|rośli|magnes|papieros|nikotyn|alkohol|żrąc|kwas|klej|farb|insekt|odkamieniacz|spirytus|monet|denaturat|chlor|jagod|olejek|zmywacz|mydł|amoniak)
    (połkną|połknę|polkn|wypił|zjadł|zjadla|zażył|zażyła|zażyłem|zażyłam|wziął|wzięła|wziąłem|wzięłam|wzial|wziela|łykną|nałyka|dorwał|zjadla|polkna|bierze) … (moje|mojego|moich|mamy|babci|dziadka|taty|wszystkie|wszystko|całe|całą|cały|kilka|kilkanaście|dużo|mnóstwo|garść|opakowanie|za dużo|zbyt|pół opakow|nie te|nie swoje|czyjeś|listek) … (tablet|pigułk|lek_|leki|leków|lekarst|kapsuł|prosz|nasenn|paracetamol|insulin|syrop|tabsy|psychotrop)
    (zażył|zażyła|zażyłem|zażyłam|wziął|wzięła|wziąłem|wzięłam|wzial|wziela|wzielam|wzialem|podał|podałem|podałam|dałem|dałam|dał|łykn|połkn|polkn|wstrzykn|przyją|przyję|wypił|nałyka) … (za dużo|zbyt dużo|za duzo|zbyt wiele|za wiele|podwójn|podwojn|dwa razy|dwukrotn|trzy razy|całe opakowanie|cale opakowanie|wszystkie tabletki|potrójn|garść|całą butelkę|za dużą)
    (za dużo|zbyt dużo|za duzo|zbyt wiele|za wiele|garść|pełno|podwójn|zbyt duż|za duż) … (tablet|lek_|leków|lekarst|pigułek|dawk|insulin|nasenn|kapsuł|dragów|narkotyk)
    (przedawk|przedozow|overdose)
    (pomyli|pomył|nie ten|nie te|niewłaściw|nieodpowiedn|zły|złe|złą|cudz|omyłkowo|przez pomyłkę) … (lek_|leki|leków|lekarst|tablet|pigułk|dawk|insulin|syrop) … (wziął|wzięł|zażył|podał|połkn|dał|wypił|wzial|wziel|pomyl)?
    (lek_|leki|lekarst|tablet|dawkę|dawki|insulin) … (pomył|pomyli|niewłaściw|nie te|psa|kota|męża|żony)
    (zatru|otru|zatrucie|otrucie|truci)
    (dziecko|syn|synek|córka|córeczka|wnuk|wnuczka|maluch|niemowlę|brat|chłopiec) … (połkn|polkn|zjadł|wypił|wziął|wzięł|wzial|dorwał|zjadl|wypil|łykn|nałyka) … (tablet|lek|lekarst|pigułk|bateri|moje|płyn|kapsuł|proszek)
    (żmij|wąż|węża|pająk|skorpion|waz) … (ukąsi|ugryz|ukąsz|pokąsa)|(ukąsi|ugryz|ukąsz|pokąsa) … (żmij|wąż|węża|pająk|skorpion)
    (czad|tlenek węgla|tlenkiem węgla|gaz|gazu|dym|opary|oparów|spalin) … (wdycha|nawdycha|zatru|ulatnia|zawroty|mdłości|czuję|pachnie|wdych)
    (wdycha|nawdycha) … (czad|gaz|dym|opar|chlor|spalin)
    (chemi|żrąc|kwas|wybielacz|płyn|domestos|kret) … (do oka|w oku|w oczy|do oczu|oczach|na skór|skórę)
    (narkotyk|heroin|fentanyl|dopalacz|dragi) … (za dużo|nie reaguje|nie oddycha|zażył|wziął|przedaw)
    (miesz|miesza|wymiesz|zmiesz|połącz)\\w* … (wybiel|ocet|octem|domest|czyszcz|chlor|amoniak|środk|kwas|leki|alkohol|xanax)|(wybiel|chlor|domest|amoniak|kwas|opar|środk\\w* czyszcz|kret)\\w* … (kaszl|gardł|oczy|oczach|oku|oka|piecz|dusz|wypi|oddych|wdych|napi|połkn|poły)
    (\\d\\d+|dwadzieścia|trzydzieści|garść|garsc|dziesięć|kilkanaście|wszystkie|cał\\w+|za dużo|za duzo|pełno|mnóstwo|opakowani\\w*|blister\\w*|listek|fiolk\\w*|butelk\\w*) (\\w+ ){0,2}(tablet|lek|pigul|prosz|apap|ibupro|nasenn|paracetam|xanax|opakowan|tygod|insulin|syrop|blister|kropl|kapsuł|leków|fiolk|środk)|(leki|lekarstwa|tabletki) … (naraz|z całego|na raz|cały tydzień|wszystkie)|(połkn|wzi|zaży|łykn|zjad|naszpryc|nałyka)\\w* … (garść|wszystk|całe opak|całą|pudełk|butelk|za dużo|\\d\\d)
    (jednostek|mg|ml|kropli|tabletek) zamiast|(dwa razy|2 razy|podwójn|podwojn|dwukrotn|trzy razy|zbyt duż|za wysok)\\w* … (lek|tablet|dawk|insulin|syrop|zastrzyk|krople|serce)|(lek|tablet|dawk|insulin|syrop|krople|zastrzyk)\\w* … (dwa razy|2 razy|podwójn|podwojn|dwukrot|pomył|pomyl|nie tę|nie te|nie ten|zły|inn)|(pomyl|pomył|zamieni|przez pomyłk|omyłk)\\w* … (lek|tablet|dawk|syrop|krople|wzię|poda)|(zły|złe|zła|zle|niewłaśc|nie swoj|cudz|czyjeś|obce|nie tę|nie ten|nie te) (\\w+ )?(lek|tablet|dawk|zastrzyk|syrop|krople)
    przedawk|przedawkow|zatru|otru|truci|trutk|trując|jadowit|muchomor|sromot|czad|(tlenk|tlenek)\\w* węgla|(zapach|czuć|czuję|śmierdzi|czuc|czuje|ulatnia) … gaz|gaz\\w* … (głow|kręci|ulatnia|śmierdz|mdli)|(nawdych|wdych|nałyka|zaczadz)\\w* … (dym|gaz|spalin|opar|czad)|zaczadz
    (grzyb|jagod|rośl|konwal|cis_|jagód)\\w* … (wymiot|zjad|trując|mdli|boli|źle|biegunk|zjedl)|(zjad|zjed|wypi|napi|połkn|polkn|liza|ugryz|gryz|pogryz|włożył|nałyk|wciąg|possał)\\w* … (grzyb|jagod|kapsułk|prania|zmywa|wybiel|bater|magnes|monet|papieros|niedopał|marihua|konop|ciastk\\w* z|żelk\\w* z|perfum|benzyn|rozpuszcz|płyn|olejek|alkohol|spirytus|denatur|szampon|mydł|proszek|farb|klej|trut|kosmet|środek|środk|kwas|ług|kret|lak|acetn|zmywacz|nawóz|psa|kota|leki|lek_|tabletk|pigułk)
    (ugryz|ukąs|ukas|ukąsi|użądl|uzadl|ukłu)\\w* … (żmij|wąż|węża|wąz|skorpion|pająk|meduz|zaskron|szerszeń w|nietop)|(żmij|węża|skorpion|pająk)\\w* … (ugryz|ukąs|ukąsz)|ukąszeni
    (alkohol|wódk|piwo|wino|pił_|pijan)\\w* … (xanax|leki|tablet|nasenn|narkot|dopalacz|relanium|przytom|dobudz|nie reag)|(heroin|fentanyl|kokain|amfetamin|narkotyk|dopalacz|mefedron|metadon|ecstasy|mdma|ghb)\\w* … (oddych|wzi|przytom|sinie|za dużo|reag|obudz|przedaw|źle|drgaw)|(wzi|ćpa|naćpa|brał|wciągn)\\w* … (heroin|fentanyl|kokain|amfetamin|narkotyk|dopalacz|mefedron)
    (oko|oku|oka|oczy|oczach|oczu) … (płyn|kwas|wybiel|ług|wapno|klej|chemi|środek|domest|proszek|żrąc)|(płyn|kwas|wybiel|ług|wapn|klej|chemi|środek|domest|proszek|żrąc)\\w* … (oko|oku|oka|oczy|oczach|oczu)
    (wzi|zjad|połkn)\\w* (leki?|tabletk\\w*|krople) (psa|kota|męża|meza|żony|babci|mamy|taty|dziadka|kogoś)
  `,
  suicide: `
    (chcę|chce|chciałbym|chciałabym|chcialbym|chcialabym|chciał|chciała|zamierzam|mam ochotę|mam zamiar|wolę|wolałbym|wolałabym|planuję|planuje|pragnę|myślę żeby|mysle zeby|wolalbym|wolalabym) … (umrze|umrzec|się zabić|sie zabic|zabić się|zabic sie|odebrać sobie|skończyć ze sobą|skonczyc ze soba|skończyć z tym życiem|skończyć z życiem|popełnić|powiesić się|zniknąć na zawsze|zniknąć|nie żyć|nie zyc|nie istnieć|zdechnąć|skoczyć|ze sobą skończyć|zakończyć życie)
    (zabić|zabic|zabije|zabiję|zabija|zabiję) (się|sie)_|(się|sie) (zabij|zabić|zabic|powiesz|powiesić|potnę|potnie|okalecz|tnę|tnie)_
    (samobój|samoboj|suicyd)
    (odebrać|odebrac|odbiorę|odbierze|odebrał) (sobie )?(życie|zycie)
    (nie) (chcę|chce|chce mi się|chce mi sie|mam po co|mam siły|mam sily|mogę|mam dla kogo|widzę sensu|ma sensu|warto|chce się|dam rady) (już |juz |dalej |dłużej |w |mi się )*(żyć|zyc|żyje|życiu|zycia|życia|istnieć)
    (nie|brak|żadnego|bez) (ma |widzę |mam )*(sensu|powodu|chęci|woli) (do |żeby |w |by )?(życia|żyć|zycia|zyc|życiu)
    (życie|zycie|życia) … (nie ma sensu|bez sensu|nie warto|skończyć|zakończyć|dość|nie jest warte|straciło sens|mam dosyć|nie ma już)
    (mam dość|mam dosc|dosyć|mam dosyć) (życia|zycia|tego życia|wszystkiego i chc)
    (lepiej|lepiej by|łatwiej) … (beze mnie|gdybym nie żył|gdybym umar|gdyby mnie nie było|jak umrę|gdybym nie istniał|bym umar)
    (beze mnie) … lepiej
    (chciałbym|chciałabym|wolałbym|wolałabym|lepiej) … (nie żyć|być martw|umrzeć|się nie obudzić|nigdy się nie urodzi)
    (tnę|tne|tnie|pocięł|pociął|pociąć|okalecz|samookalecz|podcią|podcięł) (się|sie|sobie)?
    (podci|przeci|tnie) … (sobie )?(żyły|zyly|nadgarst)
    (myśli|mysli|myślę|mysle|mówi|mowi|pisze|grozi|groził|powiedział|napisał|powiedziała) … (samobój|samoboj|o śmierci|o smierci|żeby umrzeć|że się zabije|ze sie zabije|że chce umrzeć|ze chce umrzec|że nie chce żyć|ze nie chce zyc|zabić się|odebrać sobie|się zabić)
    (zrobić|zrobie|zrobię|zrobi|zrobił) … (sobie )(coś|cos|krzywd|coś złego)
    (list|liście) pożegnaln|(żegnaj|zegnaj|żegnam|zegnam) … (świecie|swiecie|się ze wszystkimi|wszystkich|na zawsze|was)
    (zasnąć|zasnac) … (nie obudz|nigdy)
    (tabletki|leki|nóż|noz|sznur|most|broń|pistolet) … (żeby umrzeć|zeby umrzec|zabić się|skończyć ze sobą|powiesić|żeby się zabić)
    (nie wytrzymam|nie wytrzymuję|nie daję rady|nie dam rady) … (życi|żyć|umrz|skończ|koniec)
    (nie|po co|nie ma sensu|mam dość|mam dosc|zmęczon\\w*|nie mam siły|nie mam sily|nie mam po co|bez sensu|dość|szkoda|odechciało|nie warto|niewart) … (żyć|zyc|życi|zyci|żyje|żyję|istnie)|(życie|zycie|życia|zycia)\\w* … (nie ma sensu|bez sensu|koniec|skończ|odebra|nie warte|straci|piekło|dość|zmęcz|nie do znies|zakończ|męcz)|(odebra|zakończ|skończy|targn|pozbaw)\\w* … (życi|zyci)
    (chc|chciał|wol|pragn|marz|zamierz|myśl|mysl|idę|ide|pójd|grozi|mówi|mowi|lepiej)\\w* (\\w+ ){0,4}(umrze|umiera|zdech|znikn|zginą|zgin|nie żyć|nie zyc|nie obudz|zasnąć i|zasnac i|skończyć (ze|z|to)|skonczyc|zabić się|zabic sie|się zabić|sie zabic|powiesi|zastrzel|skoczyć|odejść|umrzec|nie istnie|nie być|nie wstać|śmierć|samobój|usnąć)
    (skończę|skoncze|kończę|koncze|skończyć|konczyc|skończy) (z tym|ze sobą|ze soba|to dziś|to dzis|to wszystko|z życ|z zyc|to raz)|(zabij|zabić|zabic|zabije|powiesz|wieszam|powies|zastrzel|utopi|rzuc|otruj|skocz|skacz)\\w* (się|sie|sobie|z mostu|z dachu|pod)|(się|sie) (zabij|zabi|powies|powiesz|zastrzel|utop|rzuc|tn(ę|ie|e)_|potn|okalecz|kalecz|otru|zabić|targn)|(tn(ę|ie|e|ąc)|okalecz|kalecz|krzywdz|samookalecz|rani)\\w* (się|sie|siebie|sobie|ręce|rece)|(podci|podcię|pocię|tn(ę|ie)|tne)\\w* (sobie )?(żył|ręc|rece|ręk|przedram|nadgarst)
    (most|dach|okn|balkon|pociąg|tor|metro|wieżow)\\w* … (skacz|skocz|rzuc|stoję i|stoje i)|(skacz|skocz|rzuc)\\w* … (most|dach|okn|balkon|pociąg|tor|metro)|(sznur|lina|żyletk|broń|pistolet|lin)\\w* … (gotow|mam|zastrzel|powies|przygotow|zabi|kupi)|^mam (już )?(sznur|linę|żyletk|broń|pistolet)
    (ile|jaka|jaką|jak|czym|co wziąć|po ilu) … (umrz|umier|umrzeć|umrzec|śmierteln|nie obudz|zabić się|bezboleśn|się zabić|bez bólu|zejść)|bezbolesn\\w* śmierć|śmierteln\\w* dawk
    (pożegn|pozegn|samobój)\\w* (\\w+ )?(list|wiadom|sms|film|słow)|(list|wiadomość|sms|notatk)\\w* (\\w+ )?(pożegn|pozegn|samobój)|(pożegna|pozegna|żegna|zegna)\\w* … (na zawsze|rozda|wybacz|wszyst|kocham|świec)|(rozda|oddał)\\w* … (pożegn|wszyst|swoje rzeczy)|^(żegna|zegna)\\w*|(moja|mój|moj|dzisiaj|dziś|dzis) (\\w+ )?ostatni\\w* (noc|dzień|dzien|wieczór|wiadom|list)
    (ciężar|balast|kula u nogi|problem)\\w* (tylko )?(dla|wszystk)|(lepiej|lżej|spokój|szczęśliw) … beze mnie|beze mnie … (lepiej|lżej|szczęśl)|nikt … (nie zauważ|zatęskn|nie przejm|tęskni|płak|brak)|(nie zasług|zasługuję|niewart|bezwart)\\w* … (żyć|życi|śmier|umrze)|(żałuj|lepiej|szkoda|gdybym|obym|po co)\\w* … (urodzi|nie narodz|na świat)|nie wid\\w* (żadn\\w* )?(wyjści|sens)
    (do|z|za|dołączy\\w* do) (mamy|taty|babci|męża|żony|niej|niego) … (nieb|grob|tamten świat|śmierć)|do nieba|(boże|panie|bóg) … (zabierz|weź|wez|daj umrzeć|pozwól umrzeć)|(samobój|samoboj|suicyd)\\w*|(prób|prob|targn)\\w* (się na|samobój|zabi|odebr)|próbował\\w* … (zabi|odebrać|popełni|powies)|myśl\\w* … (śmierci|samob|żeby umrzeć|zabi)|(tablet|lek|prosz)\\w* … (żeby|by|aby|zeby) (umrze|się zabi|umrzeć|nie obudz|skończ)
  `,
  help: `
    (ratunku|ratujcie|ratuj|na pomoc|ratunek)_
    ^pomocy( pomocy)*|pomocy pomocy
    (pomocy|pomóżcie|pomozcie|pomóż|pomoz|pomocy) … (umier|pilne|szybko|natychmiast|nagł|błagam|ginie)
    (wezwij|wezwijcie|wezwać|zadzwoń|dzwoń|dzwońcie|potrzebuję|potrzebna|potrzebny|potrzebuje|przyślijcie|wyślijcie|potrzebujemy) … (karetk|pogotow|ambulans|911|112|999|lekarza natychmiast|ratownik|straż)
    (karetk|pogotowi)
    (nagły|nagla|nagły wypadek|stan zagrożenia|zagrożenie życia|zagrożeni życia|sytuacja awaryjna|pilna pomoc|to nagły wypadek|nagłym)
    (umiera|umieram|umierająca|umierający|kona|kona_|umrze_|umrę)
    (walczy|życie) … (o życie|w niebezpieczeństw|zagrożon)|niebezpieczeństw
    (mąż|maz|chłopak|facet|ktoś|ktos|on|partner|mężczyzna) … (mnie bije|bije mnie|chce mnie zabić|chce mnie zabic|grozi mi|dusi mnie|mnie dusi|zgwałcił|atakuje|napadł|pobił|zabije mnie)
    (zgwałc|napadnięt|pobit|zaatakowa)
    (odeszły wody|wody odeszły|rodzę|rodzi_|poród|porod|dziecko się rodzi|zaczęła rodzić|skurcze co)
    (tonie|utonął|topi się|porażon|prąd kopnął|porażenie prądem)
    (sprawa|kwestia) życia i śmierci
    (potrzebuję|potrzebuje|potrzebujemy|trzeba) (natychmiast|natychmiastowej|pilnej|pilnie|szybkiej) (pomoc|lekarz)
    ^(pomocy|ratunku|ratujcie|karetk|pomóżcie|pomocy pomocy)|pomocy (pomocy|proszę|szybko|mama|tata|mąż|błagam|syn|dziecko)|ratuj|(karetk|pogotowi|112|999|911|straż|ambulans|erka)\\w* … (szybk|natychm|wezw|przyśl|prosz|pilnie|dzwo|zadzw|już|wyśl)|(wezw|dzwo|zadzw|przyśl|wyśl|potrzeb|wołaj|przyślijcie)\\w* … (karetk|pogotowi|112|999|911|straż|ambulans|ratown|pomoc)|nagł\\w* (wypadek|przypad)|to (jest )?(nagłe|pilne|sytuacja)|stan (krytyczn|zagrożeni)|zagrożenie życia
    (umiera|umieram|kona|konam|dogorywa|odchodzi z|jest umierając|umrze zaraz|zaraz umrze)|(między życiem|walczy o życie|bardzo źle z|bardzo jej źle|jest zimn\\w* i)
    (poraz|poraż|kopn|trafi)\\w* … (prąd|prad|piorun)|(prąd|prad|piorun)\\w* … (poraz|poraż|kopn|trafi)|(palc|palec|widel|drut|nożyczk)\\w* … (gniazdk|kontakt)|(basen|jezior|rzek|wann|staw|studni|wod)\\w* … (wpad|utop|topi|utonę|nieprzyt|pod wodą|nie oddych)|(wpad|utoną|utonę|topi|podtop)\\w* … (basen|jezior|rzek|wann|staw|studni|wod)|topi się|tonie_|uton[ęąe]
    (odesz|odpłyn|puści|pękł)\\w* … (wod|pęcherz)|wody (odesz|płod)|skurcz\\w* … (minut|częst|silne|siln|mocne|regular)|rodzi (się|w|dziec|teraz|już)|rodzę|poród (się|zacz|w)|(żona|córka|siostra) rodzi|główk\\w* (widać|wychodzi)|dziecko (wychodzi|się rodzi|już idzie)
    pożar|pozar|pali się|płonie|w płomieni|podpali|(mąż|maz|chłopak|ojciec|ktoś|facet|partner|on|były) … (bije|dusi mnie|zabić mnie|mnie zabić|pobił|grozi mi|nożem|katuje|gwałc|zgwałc|skatow)|chce mnie zabić|zgwałc|gwałt|napad\\w* (na mnie|mnie)|pobit\\w*
  `,
  calm: `
    (zapłac|zaplac|polic|kosztuj|skasow|naliczy)\\w* … (za dużo|za duzo|dwa razy|podwójn)|(pomoc\\w*) (z|w|przy)
    (nie mam|nie ma|bez|brak|nie miał\\w*|nigdy nie miał\\w*) (już )?(bólu|bolu|gorączki|krwawienia|duszności|zawału|udaru) ?(w klatce|w piersi|serca)?|(już|juz) nie (krwawi|leci krew|boli|wymiotuje|gorączkuje)|nie krwawi
    (umarł\\w*|zmarł\\w*|nie żyje|odszedł|odeszła|zdechł\\w*|umar\\w*|zgin\\w*) … ((zeszł|ubiegł|minion|tamt)\\w* (rok|miesi|tyg|lat|zim|jesi|wios)\\w*|(rok|lat|lata|miesięcy|miesiące|tygodni) temu|(19|20)\\d\\d|latem|zimą|dawno)|(zeszł|ubiegł)\\w* (roku|lata|zimy|miesiącu) … (umarł|zmarł|odszed|zdech)\\w*
    (zawał|udar|padaczk|epilep|atak|przedawk|samobój|wypadek|drgawki|wylew|astm)\\w* … ((rok|lat|lata|miesięcy|miesiące) temu|w (19|20)\\d\\d|jak (był|była|miał)\\w*|w (dzieciństwie|młodości)|(zeszł|ubiegł)\\w* (rok|lat))|((rok|lat|lata|miesięcy|miesiące) temu|w (19|20)\\d\\d|w (dzieciństwie|młodości)|jako dziecko) … (zawał|udar|padaczk|epilep|atak|przedawk|samobój|wypadek|drgawki|wylew|umar|zmar)\\w*
    (film|serial|książk|artykuł|reportaż|gazet|gazec|wiadomości|wiadomościach|telewizj|internecie|dokument|podcast|piosenk|szkoleni)\\w* … (samob|przedawk|śmier|umier|umar|zatru|zawał|udar|zabój|utoni|truci)\\w*
    (umieram|umieramy|umrę|umarł\\w*|umrzeć|zdycham|padam|konam|umieramy) (chyba )?(z|ze) (głodu|glodu|pragnienia|śmiechu|smiechu|nudów|nudy|zmęczenia|gorąca|zimna|ciekawości|wstydu|tęsknoty|bólu głowy po|strachu)
    (skalecz|zaci|oparz|stłuk|zadrap)\\w* (się |sie )?(troch|lekko|delikat|wczoraj troch)|lekk\\w* (oparzen|skalecz|stłuczen)|oparzeni\\w* słonecz
    (czy|mogę|moge|można|mozna|wolno|mam) (mogę |można |wolno )?(brać|wziąć|podać|łączyć|mieszać|dawać|zażywać|zażyć)
  `,
};
