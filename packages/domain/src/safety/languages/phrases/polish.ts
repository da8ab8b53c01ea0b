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
  `,
};
