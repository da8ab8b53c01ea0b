import type { DangerPhrases } from '../danger-phrases.ts';

export const german: DangerPhrases = {
  breath: `
    (kann|können|kan|könnte|kriege|krieg|bekomm|bekomme|bekommt|kriegt) … (nicht|nich|kaum|net|nimmer|nicht mehr|kaum noch|schlecht|keine|kein|schwer) … (atmen|atem|luft|athmen|amten|atmn)
    (atmet|atme|atmen|atmung) … (nicht|nich|nicht mehr|kaum|schwer|schlecht|komisch|röchel|aussetz|flach|hört auf|stopp|net)
    (keine|kaum|zu wenig|schwer|schlecht|nicht genug|nicht mehr) (noch )?luft
    luft (weg|bleibt|fehlt|wird knapp|holen geht nicht|knapp)
    (atemnot|luftnot|atem not|athemnot|atemprobleme|atemstillstand|atembeschwerden)
    (schnappt|schnappe|ringt|ringe|japst|japse|ring) (nach |ständig nach )?luft
    (ersticke|erstickt|ersticken|erstick|am ersticken|würgt)
    (hals|kehle|zunge|gesicht|lippen|rachen) … (schwillt|geschwollen|zugeschwollen|schwellen|anschwell|schwell|zu_|blau|zugeschnürt)
    (lippen|baby|gesicht|finger|haut|kind) … (blau|bläulich|lila)_
    (wird|ist|läuft|ganz) (schon )?blau (an|im gesicht|angelaufen)
    (asthmaanfall|asthma anfall|astma anfall|asthma attacke|asthmaattacke)
    (allergische|allergie|allergischer) … (schock|luft|schwer|atmen|zunge|hals)
    anaphyla
    (verschluckt|steckt|stecken) … (hals|luft|atmen|blau|röhre|kehle|kriegt keine)
    (schwierigkeiten|probleme|mühe) … (beim atmen|zu atmen|mit dem atmen|mit der atmung|luft zu)
    pfeift beim atmen|röchelt
    (atmet|atmen|atmung|schnauft|luft) (nur noch |ganz |so |sehr |total |echt |plötzlich )*(komisch|schwer|schlecht|schnell und|flach|unregelmäßig|röchel|pfeif|kaum|nicht|nimmer|seltsam|merkwürdig|rasselnd|knapp|weg|aus|ausgesetzt)
    (hört|hörte|aufgehört|hört auf|hat auf gehört) … (atmen|atmung)|atem(not|pause|stillstand|aussetzer|beschwerden|probleme)|(atmung|atem) (setzt|steht|stockt|fehlt|stillsteht|ist weg)
    (was|etwas|bonbon|traube|knochen|gräte|fleisch|stück|nuss|murmel|essen|spielzeug) … (im|in den|in der|in seinem|in ihrem|in meinem) (hals|kehle|rachen|luftröhre|speiseröhre)
    (steckt|stecken|feststeckt|verschluckt|gerutscht) … (hals|kehle|luftröhre|luft|blau|röchel|würg)
    (gesicht|zunge|lippen|lippe|hals|augen|kehle|rachen|mund) … (schwill|schwell|schwoll|geschwoll|anschwell|dick_|dicke_|zu_|eng_|blau|lila|kribbel)
    (geschwoll|schwellung|angeschwoll|schwill) … (gesicht|zunge|lippen|hals|rachen|kehle|mund)
    allergi\\w* (schock|reaktion|anfall)|anaphyla|allergie … (luft|atmen|geschwoll|hals|zunge|gesicht)|(wespe|biene|hornisse|insekt|nüsse|erdn[uü]ss|garnelen|antibiotikum|penicillin) … (schwell|schwill|geschwoll|luft|atem|atmen|quaddel|ausschlag|hals)
    (ausschlag|quaddeln|nesselsucht) … (hals|kehle|luft|atmen|zunge|lippen|gesicht)
    (spray|inhalator|asthmaspray|salbutamol|pumpe) … (hilft nicht|wirkt nicht|hilft nichts|bringt nichts|reicht nicht|leer und|nimmer|nicht mehr)
    asthma ?(anfall|attacke)|(blau|lila|bläulich|grau) (angelaufen|an_|im gesicht|geworden)|läuft (blau|lila|rot) an|(ist|wird) (ganz |schon |total )?blau_|(lippen|gesicht|finger|haut) … (blau|bläulich|lila|grau_)
    (krieg|bekomm|krig|kriege|kriegt|hol)\\w* (ich |er |sie |fast |kaum |keine |schlecht |zu wenig |nicht genug |nimmer )+luft|(kaum|keine|zu wenig|schlecht) luft|schnapp\\w* nach luft|luftnot|würg\\w* … (blau|luft)|erstick
  `,
  chestPain: `
    (brust|herz|brustkorb|brustbein|herzen) … (schmerz|tut weh|weh|tut mir weh|drückt|druck|enge|eng_|sticht|stechen|brennt|brennen|stiche|zieht|zusammen|rasen)
    (schmerz|schmerzen|druck|stechen|stiche|engegefühl|brennen|enge|weh|last|ziehen) … (brust|herz|brustkorb|brustbein|der brust|am herz|im herz|hinterm brustbein)
    (brustschmerz|brustschmertz|brust schmerz|herzschmerz|brustenge)
    (herzinfarkt|herz infarkt|herzinfakt|herzanfall|herzattacke|infarkt|herzstillstand)
    (schlaganfall|schlag anfall|schlaganfal|hirnschlag|gehirnschlag|hirnblutung) … (hat|habe|glaube|gerade|jetzt|bekomm|kriegt|denke|vermut|verdacht)?
    (gesicht|mund|mundwinkel|gesichtshälfte) … (hängt|schief|gelähmt|runter|verzogen|taub)
    (arm|bein|seite|hälfte|hand) … (gelähmt|taub_|kraftlos|nicht mehr bewegen|nicht bewegen|kribbelt|hängt|nicht heben|keine kraft|lahm|schlaff)
    (kann|können) … (nicht|nich|nicht mehr|plötzlich nicht) … (sprechen|reden|arm heben|arm bewegen|sehen|arm nicht)
    (spricht|redet|sprache|lallt|lallen) … (undeutlich|verwaschen|wirr|komisch|verwirrt|plötzlich|unsinn)
    lallt|verwaschene sprache
    plötzlich … (verwirrt|blind|gelähmt|nichts mehr sehen|sehe nichts|doppelt|taub_|stumm)
    (linker arm|linken arm|linke arm|kiefer) … (schmerz|taub|zieht|weh|kribbel)
    (schlimmste|stärkste|heftigste) kopfschmerz
    (brust|herz|brustkorb|brustbein|herzgegend) … (schmerz|stech|sticht|drück|druck|eng_|brenn|zieh|weh_|krampf|beklemm|schwer|presst|zerreiß)|(schmerz|stech|druck|enge|brennen|ziehen|krampf|beklemmung|gewicht|last|elefant|stein|sitzt) … (brust|herz)
    (fasst|greift|hält|packt) sich … (brust|herz)|hand (auf|an) (der|die|das) (brust|herz)
    herz … (rast|stolper|rase|klopft wie|pocht|flimmer|setzt aus|spinnt|schlägt (wie|so|viel|unregel|nicht)) … (schwarz|schwindel|luft|ohnm|umkipp|angst|schweiß|schlecht|brust|\\d{3})|puls … (1[4-9]\\d|2\\d\\d)
    herz(infarkt|anfall|attacke|stillstand|kammer|schmerz)|brustschmerz|brustenge|angina pectoris|lungenembolie|schlaganfall|hirnblutung|hirnschlag|aneurysma|halbseit
    (gesicht|mund|mundwinkel|lippe|augenlid) … (hängt|hängend|schief|gelähmt|taub|verzogen|runter|lähm|herunter)|schiefe[rsn]? (mund|gesicht)
    (arm|bein|seite|hand|gesichtshälfte|körperhälfte|körper|hälfte) … (gelähmt|taub_|taubes|lahm|kribbelt plötzlich|nicht (mehr )?(bewegen|heben|spüren)|schlaff|keine kraft|eingeschlafen plötzlich)|halb\\w* … (gelähmt|taub)|lähmung
    (spricht|redet|rede|sprache|sagt|spreche|reden) (plötzlich |nur noch |ganz |auf einmal |total )*(komisch|wirr|verwaschen|undeutlich|unverständlich|nicht mehr|seltsam|konfus|lall|unsinn|quatsch)|lallt|wortfindung|findet (die|keine) worte
    (seh|sieht|sehe) … (auf einem auge|nichts mehr|doppelt|plötzlich|schwarz|nix mehr|nur noch)|plötzlich … (blind|nichts mehr|verwirrt|nicht mehr sprechen|gelähmt|taub)
    (kopfschmerz|kopfweh)\\w* … (schlimmst|stärkst|donner|explod|plötzlich|wie noch nie|unerträglich|vernichtend)|(schlimmst|stärkst|heftigst)\\w* (kopf)
  `,
  unconscious: `
    (bewusstlos|bewußtlos|bewustlos|bewusslos|ohnmächtig|ohnmacht|ohnmächtich|nicht bei bewusstsein|ohne bewusstsein|besinnungslos)
    (verliert|verloren|verlor|verliere|verlieren) … bewusstsein
    (wacht|wach|aufwachen|wecken|aufwecken|wachkriegen|wach kriegen|wach bekommen|wach zu) … (nicht|nich|nicht mehr|net|nimmer)|(nicht|nich|nicht mehr|net) … (wach_|aufwachen|wecken|aufwecken|aufwacht|auf zu wecken|aufzuwecken|wachzu|ansprechbar|reagier)
    (reagiert|antwortet|rührt sich|bewegt sich|reagieren) (gar |überhaupt )?(nicht|nich|nicht mehr|auf nichts|net|kaum)
    nicht ansprechbar|regungslos|leblos|reglos
    (krampfanfall|krampf anfall|epileptisch|epilepsie anfall|krampft|krampfen|krämpfe am ganzen|fieberkrampf|zuckt am ganzen|zuckungen|anfall) … (am|hat|mein|meine|er|sie|jetzt|gerade|boden|ganzen)?
    (zusammengebrochen|zusammen gebrochen|kollabiert|umgekippt|umgefallen|zusammengesackt|bricht zusammen|klappt zusammen)
    (kein|keinen) (puls|herzschlag)_
    (herz) … (schlägt nicht|steht still|hat aufgehört|stehen geblieben)
    schaum … mund
    (augen) … (verdreht|verdrehen|nach oben|nach hinten|weiß)
    (baby|kind|säugling) … (schlaff|schlapp und|ganz schlaff|rührt sich nicht|bewegt sich nicht|apathisch|steif)
    (ist|glaube|scheint|liegt|wie) (er |sie |es )?(ist )?tot_
    (koma|diabetisches koma|unterzucker) … (nicht|wach|gefallen|reagier)|ins koma
    (zucker|blutzucker|insulin|diabet|unterzuck|hypo_|hypos) … (wirr|verwirrt|schwitz|zitter|weg_|wach|bewusstlos|ansprechbar|komisch|aggressiv|umgekipp|umgefallen|zu niedrig|ganz niedrig|sehr niedrig|tief|nicht mehr)|(blutzucker|zucker|bz)( ist| liegt| nur| bei| auf| von| noch)* ([1-4]\\d)_|unterzucker|hypoglyk|zuckerschock|zuckerkoma
    (neugebor|säugling|baby|wochen alt|woche alt|tage alt|[1-3] monate?) … (fieber|temperatur|3[89]|4[01])|fieber … (neugebor|säugling|wochen alt|[1-3] monate?|steif|nacken|krampf|flecken|apath|schlapp|nicht ansprechbar|wirr|verwirrt)|(40|41|42)( \\d)?( grad)? fieber|fieber … (40|41|42)_|fieberkrampf|hirnhautentz|steife[rn]? nacken|nackensteif|(flecken|punkte) … fieber
    (baby|kind|säugling|kleine|kleiner|sohn|tochter|enkel) … (schlapp|apathisch|schlaff|trinkt nicht|isst und trinkt nicht|teilnahmslos|lässt sich nicht wecken|wimmert nur|kaum wach|ganz grau|reagiert kaum)
    (kopf|schädel|stirn) … (gestoßen|gestossen|geschlagen|gefallen|angeschlagen|aufgeschlagen|gestürzt|sturz|verletz|geknallt) … (erbrich|bricht|übergibt|kotzt|spuckt|schläfrig|müde|bewusst|verwirrt|benommen|blut|schwindel|komisch)|(gestürzt|gefallen|sturz|runtergefallen|hingefallen|gestoßen|gestossen) … (erbrich|übergibt|kotzt|schläfrig|benommen|bewusst|verwirrt|schläft nur|spürt|nicht (mehr )?(bewegen|aufstehen|laufen)|kopf|genick|blut|rücken|hüfte)
    (leiter|treppe|dach|balkon|fenster|wickeltisch|hochbett|bett|gerüst|baum|pferd|fahrrad) … (gefallen|gestürzt|runter|gekracht)
    spür\\w* … (beine|arme|füße|füsse) nicht|querschnitt|schädel
    (umgekippt|umgefallen|zusammengebroch|kollabiert|zusammengesackt|kippt um|weggetreten|regungslos|leblos|nicht ansprechbar|reagiert nicht|reagiert nimmer|rührt sich nicht|ohnm[aä]cht|bewusstlos|besinnungslos|bewusstsein)
    (wach|aufwach|wecken|aufwecken|wachzukriegen|wach zu) … (nicht|nimmer|kaum|keine)|(nicht|kaum|nimmer) (mehr )?(wach|aufzuwecken|weckbar|aufgewacht|zu wecken|wachzu)|krieg\\w* … nicht wach
    krampf(t|anfall|anfälle)|krämpf … (körper|boden|schaum|bewusst)|epilep … (anfall|jetzt|hört)|(anfall|anfälle) … (hört nicht|boden|schaum|minuten|jetzt|zuckt)|zuck\\w* … (körper|überall|schaum|augen)|schaum … mund|augen … verdreh|verdreh\\w* (die )?augen
    (kein|keinen|ohne) (puls|herzschlag|atem)|herz … (steht|still|aufgehört|schlägt nicht)
  `,
  bleeding: `
    (blutet|blute|bluten|blut|blutung|blutungen|geblutet) … (hört nicht auf|nicht auf|stark|heftig|sehr|viel|überall|nicht stillen|stoppt nicht|nicht zu stoppen|nicht stoppen|wie verrückt|spritzt|extrem|strömt|läuft|schlimm|nicht aufhör|hört nich)
    (viel|so viel|zu viel|überall|jede menge|lauter|voller|sehr viel|starke|stark|heftige|schwere|unstillbare|verliert|verliere|verloren) (viel |so viel |sehr viel )?(blut|blutung|blutend)
    (blut|blutung) … (verliert|verliere|verloren|verlust|verlier)
    (hört|höre|hören|will) … nicht auf … (bluten|blutung)|(nicht|nich) … (auf|aufhören) zu bluten
    (kann|können|krieg|bekomm) … (blutung|blut) … nicht
    (blutverlust|starke blutung|verblutet|verblute|verbluten)
    (erbricht|erbrochen|kotzt|spuckt|hustet|bricht|erbreche|spucke|huste|kotze|gebrochen) … blut
    blut … (erbrochen|gespuckt|gehustet|gekotzt|im stuhl|im erbrochenen|stuhlgang|kopf)
    schwanger … (blut|blutung|blutet)|(blutet|blutung|blute) … (schwanger|kopf|bauch|ohr|scheide)
    (geschnitten|schnitt|schnittwunde|aufgeschnitten) … (tief|blut|ader|arterie|pulsader|sehne|finger ab)
    (stichwunde|messerstich|niedergestochen|abgestochen|angeschossen|schusswunde|schussverletzung|erstochen)
    (messer|wunde|platzwunde) … (blutet|tief|offen|klafft|gestochen|im bauch|kopf)
    (finger|hand|arm|bein|zeh|fuß) … (abgetrennt|abgeschnitten|ab_|abgerissen|abgehackt)
    (unfall|gestürzt|sturz|überfahren) … (blut|schwer verletzt|kopf|verletzt|bewusst)
    (schwer|schlimm|stark) (verletzt|verbrannt|verbrüht)
    (verbrüht|verbrannt|verbrennung) … (schwer|gesicht|kochend|ganzen|heiß|dritten grades)
    schwarzer stuhl … (schwach|blut)|nasenbluten … (nicht|auf|stunde)
    (finger|hand|arm|zeh|bein|ohr) … (ab_|abgeschnitten|abgetrennt|abgesägt|abgehackt|abgerissen|säge|kreissäge|gequetscht|fleischwolf|maschine)|(säge|kreissäge|axt|beil|motorsäge|messer|glas|scherbe) … (geschnitten|tief|finger|hand|bein|gehackt|blut|arm)
    messerstich|stichverletz|abgestochen|niedergestochen|erstochen|(messer|stich)\\w* … (bauch|brust|rücken|hals|gestochen)|schuss(wunde|verletz)|angeschossen|geschossen|kugel … (getroffen|bauch|bein)
    pulsader|schlagader|halsschlagader
    (stuhl|stuhlgang|kacke|kot) … (schwarz|teer|blut)|(blut|blutig) … (stuhl|urin|erbroch|spuck|husten|hust|kotz|mund|ohr|after|po_)|(erbrich|spuck|kotz|hust)\\w* … blut
    nasenbluten … (hört nicht|stunde|marcumar|blutverdünn|seit|stoppt|nicht)|(blutverdünn|marcumar|xarelto|eliquis|pradaxa) … (blut|gefallen|sturz|kopf)|blut\\w* … (nicht auf|nicht zu stoppen|stillen|wie verrückt|stark|überall|schwanger|schwall|spritz|strömt|läuft raus|viel|heftig|nicht mehr auf|pfütze|lache)
    (schwanger|schwangerschaft|geburt|wochenbett) … blut|blut … schwanger|verblut
    (auto|motorrad|fahrrad|roller|bus|lkw|verkehrs|moped|e bike|rad)\\w*unfall|unfall … (verletzt|eingeklemm|blut|schwer|gerade|liegt|hilfe|auto|motorrad|fahrrad)|(angefahren|überfahren|umgefahren|überrollt|eingeklemm|eingequetscht)|(auto|lkw|bus|wagen|motorrad) … (erfasst|angefahren|überschlagen)
    verbrüh|verbrenn|verbrannt|(kochend|heiß|heiss|siedend)\\w* … (wasser|öl|fett|tee|kaffee|suppe) … (über|gesicht|arm|bein|geschüttet|gekippt|haut|kind|hand)|(fritteuse|herd|ofen|feuer|grill|explosion) … (gesicht|haut|verbrann|blasen)|brandblasen … (groß|gesicht|überall)
    offene\\w* (bruch|fraktur)|knochen … (raus|sichtbar|guckt|sieht)|(hund) … (gebissen|biss) … (gesicht|hals|tief|blut)
  `,
  poison: `
    (verschluckt|geschluckt|getrunken|trinkt|gegessen|isst|runtergeschluckt|verschlucken|eingeatmet|abgeleckt|im mund|zu sich genommen|in den mund) … (bleich|putzmittel|reiniger|waschmittel|spülmittel|batterie|knopfzelle|knopfbatterie|gift|benzin|frostschutz|entkalker|abflussreiniger|nagellack|aceton|pilz|pflanze|beeren|magnet|zigarette|nikotin|rattengift|insekten|chlor|säure|lauge|parfüm|desinfektion|tabs|waschmaschinentab|ätherische)
    (bleich|putzmittel|reiniger|waschmittel|spülmittel|batterie|knopfzelle|knopfbatterie|gift|benzin|frostschutz|entkalker|abflussreiniger|nagellack|aceton|pilze|giftpflanze|beeren|magnet|zigarette|nikotin|rattengift|chlor|säure|lauge|parfüm|desinfektionsmittel|waschmaschinentab|spülmaschinentab|lampenöl) … (verschluckt|geschluckt|getrunken|gegessen|runtergeschluckt|eingeatmet|im mund|im auge|in die augen|ins auge|zu sich|gesoffen)
    (tabletten|pillen|tablette|medikamente|medikament|kapseln|schlaftabletten|tropfen|insulin|paracetamol|ibuprofen|saft|blutdrucktabletten|tableten|pille) … (verschluckt|geschluckt|alle genommen|zu viel(e)? (genommen|geschluckt|eingenommen|intus)|zuviel(e)? (genommen|geschluckt|eingenommen)|gefunden und|aufgegessen|gegessen|doppelt|überdos|die ganze|ganze packung|auf einmal|verwechselt|falsch|gespritzt zu)
    (zu viel|zu viele|zuviel|zuviele|zufiel|doppelte|dreifache|doppelt|zweimal|alle|ganze packung|ganze schachtel|die ganze|eine handvoll|hand voll|viele|mehrere|haufen|massenhaft) … (tabletten|pillen|medikament|kapseln|schlaftabletten|tropfen|insulin|dosis|paracetamol|schmerzmittel|tableten|drogen) … (genommen|geschluckt|eingenommen|gegeben|gespritzt|verschluckt|gegessen|intus|eingeworfen)
    (doppelte|zu hohe|falsche|dreifache) (dosis|menge) … (genommen|gegeben|gespritzt|eingenommen|bekommen|erwischt)?
    (falsch|falsche|falschen|falsches|verkehrte) … (medikament|tablette|tabletten|pille|medizin|mittel|arznei|tropfen|insulin) … (genommen|gegeben|geschluckt|eingenommen|bekommen|getrunken|gespritzt|erwischt|verabreicht)
    (medikament|tablette|tabletten|medizin|pille) … (verwechselt|aus versehen|versehentlich|vom hund|meines mannes|meiner frau|der oma|von oma|vom opa)
    (versehentlich|aus versehen|ausversehen) … (genommen|geschluckt|getrunken|gegessen|gespritzt|gegeben)
    (überdosis|überdosiert|überdosierung|ueberdosis|über dosis|overdose)
    (vergiftet|vergiftung|vergifted|giftnotruf|gift notruf|rauchvergiftung)
    (kind|sohn|tochter|baby|kleiner|kleine|enkel|enkelin|junge|mädchen) … (tablette|tabletten|pillen|medikament|batterie|knopfzelle|putzmittel|waschmittel) … (gegessen|geschluckt|verschluckt|genommen|getrunken|im mund|gefunden|erwischt)
    (kind|sohn|tochter|baby|enkel|enkelin|mädchen) … (hat|habe) … (meine|mein|von mir|papas|omas) … (tabletten|pillen|medikament|herztabletten) 
    (schlange|spinne|skorpion|kreuzotter) … (gebissen|gestochen|biss)|(schlangenbiss|spinnenbiss)
    (kohlenmonoxid|gas|rauch|dämpfe|abgase) … (eingeatmet|geatmet|schwindlig|übel|riecht|ausgetreten|kopfschmerz)
    (drogen|heroin|fentanyl|kokain) … (zu viel|genommen|reagiert nicht|nicht wach|zuviel|umgekippt)
    (chlor|essig|reiniger|putzmittel|bleiche|wc reiniger|ammoniak|kalk) … (gemischt|vermischt|zusammengekippt|zusammen|husten|huste|luft|hals|brennt)|(gemischt|vermischt) … (reiniger|putzmittel|chlor|essig|bleiche)
    (zweimal|2 ?mal|2x|doppelt|doppelte|dreimal|dreifach|zu viel|zuviel|zu viele|viel zu viel) (\\w+ ){0,3}(genommen|gegeben|gespritzt|geschluckt|eingenommen|verabreicht|getrunken)|(tablette|medikament|medizin|pille|insulin|saft|tropfen|dosis|spritze)\\w* … (zweimal|2 ?mal|doppelt|zu viel|zuviel|zu hoch|dreimal|verwechselt|vertauscht)
    doppelte\\w* (dosis|menge|portion)|dosis … (doppelt|zu hoch|verdoppelt)|überdos|(\\d+) (einheiten|mg|ml|tropfen) (statt|anstatt)|(zu viel|zuviel|zu viele|viel zu viel) (insulin|tablette|medika|saft|fiebersaft|paracetamol|ibuprofen|tropfen|schlaf|drogen|alkohol und)
    (ganze|gesamte|komplette|halbe|alle|sämtliche|wochen) ?(packung|schachtel|box|dose|flasche|tabletten|medikamente|blister|pillen|wochenbox|schachteln) … (genommen|geschluckt|gegessen|auf einmal|leer|intus|getrunken|eingeworfen|weg)|(\\d\\d+|zwanzig|dreißig|zehn|fünfzig|eine handvoll|handvoll|haufen) (\\w+ )?(tablette|pille|paracetamol|ibuprofen|aspirin|schlaftablette|novalgin|tilidin|diazepam|valium|kapsel)
    (schwarz|gift|wald|eibe|vogel|toll|garten)?\\w*(beere|pilz)\\w* … (gegessen|gegessn|verschluckt|vergift|erbrechen|übergeben|kotz)|gift(pilz|notruf|zentrale|beere|pflanze)|(ratten|mäuse|schnecken|insekten|ameisen|pflanzen|unkraut)(gift|korn|vernichter|mittel|schutzmittel)|vergift|intoxik
    (schlange|kreuzotter|viper|skorpion|spinne|zecke und|qualle|natter) … (biss|gebissen|stich|gestochen)|(biss|gebissen|gestochen) … (schlange|kreuzotter|viper|skorpion|spinne|qualle)|schlangenbiss|spinnenbiss
    kohlenmonoxid|co melder|co vergift|gasgeruch|gas … (riecht|schwindel|kopfschmerz|geruch|austritt|leck)|(rauch|dämpfe|qualm|abgase|chlorgas) … (eingeatmet|einatmen|husten|geatmet)|rauchvergift
    (reiniger|säure|lauge|chlor|bleiche|kleber|chemikal|putzmittel|waschmittel|spülmittel|kalk)\\w* … (auge|augen|haut verätzt)|verätz
    (verschluckt|getrunken|gegessen|geschluckt|trank|gelutscht|in den mund|abgebissen|genascht|ausgetrunken) … (benzin|gift|reiniger|frostschutz|spüli|spülmittel|seife|parfum|parfüm|batterie|magnet|münze|zigarette|shampoo|alkohol)|(frostschutz|benzin|diesel|lampenöl|terpentin|nagellack|spülmittel|spüli|klarspül|waschmittel|pods?|geldstück|münze|magnet|batterie|knopfzelle|öl_|parfüm|parfum|zigarette|nikotin|liquid|seife|entkalker|essigessenz|desinfektion|shampoo|kleber|farbe|dünger|cannabis|haschisch|gummibärchen|keks|hasch|hanf|thc|brennspiritus|spiritus|insektenspray|putzmittel|domestos|klorix|kloreiniger)\\w* … (verschluckt|getrunken|gegessen|geschluckt|genascht|intus|abgeleckt|in den mund|genommen)
    (hunde|katzen|tier|vom hund|vom kater)\\w* ?(medizin|tablette|medikament|mittel)\\w* … (genommen|geschluckt|gegessen)|(alkohol|schnaps|wodka|bier|wein) … (xanax|tabletten|schlafmittel|valium|pillen|drogen|tilidin|benzos|medikament)
    (heroin|fentanyl|kokain|crystal|ecstasy|mdma|ghb|ketamin|drogen|speed) … (genommen|gespritzt|zu viel|wach|atmet|kollab|bewusst|blau|geschluckt|reagiert)
    (falsche|fremde|verkehrte|andere|jemand anderes)\\w* (tablette|medikament|medizin|pille|spritze|mittel|tropfen|rezept|dosis)|verwechsel\\w* … (tablette|medikament|medizin|pille|tropfen)|(tablette|medikament|medizin|pille)\\w* (von|meines|meiner|vom|seiner|ihres) … (genommen|geschluckt|gegessen)
  `,
  suicide: `
    (will|möchte|wollte|wünschte|möcht|wäre|werde|wär|würde gern|würde gerne) … (sterben|tot sein|nicht mehr leben|nicht mehr da sein|tot_|mich umbringen|umbringen|nicht mehr aufwachen|mein leben beenden|leben nehmen|schluss machen mit)
    (umbringen|umbring|bringe mich um|bring mich um|bringt sich um|mich um bringen)
    (selbstmord|suizid|selbst mord|selbstmörd|selbsttötung|suicid|freitod)
    (das leben nehmen|leben zu nehmen|leben beenden|leben ein ende|ein ende setzen|ein ende machen|schluss machen mit dem leben|dem leben)
    (nicht|nich|nicht mehr|keine|kein|keinen) … (leben will|leben möchte|leben wollen|mehr leben|lust mehr zu leben|lust zu leben|sinn mehr|grund zu leben|grund mehr zu leben|lebenswille|bock mehr zu leben|weiterleben|weiter leben)
    (will|möchte|kann|mag) (so |einfach )?(nicht|nich|net|nimmer) (mehr |so )*(leben|weiterleben|weiter leben|existieren)
    (leben) … (keinen sinn|sinnlos|nicht lebenswert|nicht mehr lebenswert|nicht wert|satt_|hat kein)
    (lebensmüde|todessehnsucht|lebens müde)
    (besser|besser dran|leichter) … (ohne mich|wenn ich tot|tot wäre|wenn ich nicht mehr|nicht mehr da)
    (ohne mich) … besser
    (ritze|ritzt|ritzen|geritzt|selbstverletz|selbst verletz|verletze mich selbst|verletzt sich selbst|schneide mich|schneidet sich die|tue mir weh|tut sich selbst weh|mir selbst etwas anzutun|mir etwas antun|sich etwas antun|was antun|etwas anzutun|was anzutun)
    (pulsadern|puls adern) … (auf|schneid|geschnit)
    (erhänge|erhängen|erhängt|aufhängen_|erschießen|erschiess|vor den zug|von der brücke|von einer brücke|springe vom|springen von)
    (gedanken|denke|denk|denkt|nachgedacht) … (an den tod|ans sterben|zu sterben|tod_|suizid|selbstmord|nicht mehr zu leben|mir das leben|sterben)
    (sohn|tochter|freund|freundin|mann|frau|bruder|schwester|er|sie|mutter|vater) … (will sterben|will nicht mehr leben|droht sich|droht mit selbst|redet vom sterben|spricht vom tod|umbringen|suizid|nicht mehr leben will|sterben will|nicht mehr leben möchte)
    (abschiedsbrief|abschied nehmen|lebt wohl|lebwohl|leb wohl|auf nimmerwiedersehen)
    (halte|halt|ertrage|ertrag) … (nicht mehr aus|nicht mehr|es nicht) … (leben|sterben|ende|weiter|alles)
    (einschlafen|schlafen) … (nie wieder|nicht mehr|nie mehr) aufwachen|nie wieder aufwachen|nie mehr aufwachen
    (tabletten|waffe|pistole|messer|strick|seil) … (um zu sterben|umzubringen|leben zu|sterben|schluss zu machen)
    verdiene … (sterben|tod|nicht zu leben)
    (will|möchte|mag|kann|kan|wollte) (ich )?(einfach |echt |auch |wirklich )*(nicht mehr|nimmer|nimma|nich mehr) (leben|da sein|aufwachen|weiterleben|existieren|hier sein|auf dieser)
    (will|möchte|mag|kann|kan|wollte) (ich )?(einfach |echt |so |nur |das alles |alles |auch |wirklich )*(nur noch sterben|weg sein|tot sein|sterben|verschwinden|einschlafen und)( leben| da sein| sein| aufwachen| weiter| weiterleben| existieren| hier sein)?
    ^ich (will|kann|mag) (einfach )?(nicht mehr|nimmer)
    (mach|mache|machen) (heute |bald |jetzt |endlich |damit |ich )*schluss|schluss machen (mit|für)|ein ende (machen|setzen|bereiten)|(beende|beenden) … (leben|alles|es heute)
    (keine|kein|keinen|null) (lust|bock|kraft|sinn|grund|energie|freude) (mehr )?(\\w+ )?(zu leben|auf leben|am leben|auf das leben|auf dieses leben|zum leben|weiter zu)|lebensmüde|lebensunwillig|lebensüberdr|(wozu|warum|wofür) (noch |soll ich |ich noch |überhaupt )*(lebe|weiterleb)
    leben … (kein\\w* sinn|sinnlos|nicht lebenswert|nicht mehr aus|satt|hasse|hölle|wertlos|nicht wert|vorbei|beenden|nehmen|müde)|(satt|müde|hasse|ertrage) … leben|leben nicht mehr (aus|ertragen)
    niemand … (vermiss|merk|auffallen|interessier|traurig wär)|(besser|glücklich|leichter|froh|gut) … (ohne mich|wenn ich (tot|weg|nicht mehr|nicht da)|tot)|ohne mich … (besser|gut)
    (brücke|dach|hochhaus|gleis|schienen|balkon|zug|bahn|klippe|fenster) … (spring|werf|werfe|stürz|schmeiß|legen|stehe und)|(spring|werf|stürz|schmeiß)\\w* … (brücke|zug|dach|fenster|balkon|bahn|hochhaus)
    (strick|seil|rasierklinge|pistole|waffe|gewehr|tabletten|pillen|abschiedsbrief) … (bereit|gekauft|gesammelt|vor mir|liegt|für mich|geschrieben|um zu|hinter|schieß|fertig|besorgt)|^ich hab\\w* (schon )?(einen|n|den|ein) (strick|seil)
    (wie viel|wieviel|wie viele|welche|was|ab wann|wie) … (tödlich|zum sterben|um zu sterben|zu sterben|sterbe|sich umbring|umzubring|bring ich mich|nicht mehr aufwach|schmerzlos|ums leben)|schmerzlos … (sterben|umbring|tod)|tödliche dosis
    abschied\\w*(brief|nachricht|video|sms|worte|post)|(das|dies|heute) … (meine|mein) (letzte|allerletzte)\\w* (nachricht|abend|nacht|tag|brief)|lebewohl|lebt wohl|leb wohl|(verschenkt|verteilt) … (alles|sachen) … verabschied
    (verzeih|vergebt|es tut mir leid) … (leb wohl|lebt wohl|für immer|ich gehe|tschüss|nicht mehr da)
    (last|bürde|belastung|ballast|klotz) für (alle|meine|euch|die|jeden|andere)
    (selbstmord|suizid|freitod|umbring|umzubring|erhäng|aufhäng|erschieß|ritz(e|t|en)_|selbstverletz|selbst verletz|ertränk|selbst töten|selber töten)|mich töten
    (nie|niemals|nicht) (geboren|auf der welt|auf die welt)|hätte es mich nie gegeben|(wäre|wär) (ich )?(doch |lieber |besser |einfach |am liebsten )*(tot|nicht mehr da|gestorben|nie aufgewacht)|lieber tot|(nicht|nie|nimmer) mehr aufwach
    (zu|bei|mit) (mama|papa|mutter|oma|opa|meiner frau|meinem mann|ihr|ihm) … (himmel|tod|grab)|in den himmel
    (gott|herr|herrgott) … (nimm mich|hol mich|zu dir|erlöse mich)|sehe keinen (ausweg|sinn)|kein\\w* ausweg
    (antun|was antun|das leben nehmen|leben zu nehmen)|nicht mehr (leben|da sein|existieren|auf der welt sein)|stirbt lieber|will tot sein|sterben woll
    (schneid|schneidet|schneide|ritzt)\\w* … (arm|arme|unterarm|handgelenk|beine|haut)|(sich|mich|mir) (selbst |selber )(verletz|weh|schneid|töt|wehtu)
  `,
  help: `
    (hilfe|zu hilfe|zur hilfe) (bitte |schnell |sofort |ich brauche |hilfe )*(schnell|sofort|hilfe|notfall|stirbt|sterbe|jemand|er|sie|mein|meine|dringend)
    (brauche|brauchen|benötige|benötigen|braucht) (dringend |sofort |schnell |jetzt )(sofort |schnell )?(hilfe|einen arzt|arzt|notarzt|ärztliche)
    (krankenwagen|rettungswagen|notarzt|rettungsdienst|notruf|ambulanz|feuerwehr)_ … (brauch|ruf|schick|schnell|bitte|sofort|holt|holen|kommen)?
    (ruft|rufen|rufe|ruf|holt|hol|holen|schickt|schicken) (bitte |schnell |sofort )*hilfe
    (ruft|rufen|rufe|ruf|holt|hol|holen|schickt|schicken|brauche|brauchen) … (krankenwagen|rettungswagen|notarzt|911|112|rettung|polizei)
    (notfall|notfal|not fall)_ … (medizin|ist|ein|bitte|schnell|hilfe|mein)?
    (stirbt|sterbe|am sterben|liegt im sterben|im sterben|lebensgefahr|lebensbedrohlich|in gefahr|sterbenden|stirbt gleich)
    (helft|hilf|helfen sie|helfen) (mir|uns|ihm|ihr) (bitte |schnell |doch |jetzt )*(schnell|sofort|stirbt|sterbe|notfall|jetzt|dringend)
    (rettet|rette|retten sie) (mich|ihn|sie|uns|mein)
    (mann|freund|jemand|er|typ|ex) … (schlägt mich|will mich umbringen|will mich töten|bedroht mich|würgt mich|vergewaltigt|greift mich an|geschlagen und)
    (vergewaltigt|überfallen|angegriffen|verprügelt|misshandelt)
    (fruchtblase|wehen|baby kommt|entbindung|geburt hat) … (geplatzt|alle|jetzt|begonnen|gerade|schon|minuten)|baby kommt jetzt
    (ertrinkt|ertrunken|stromschlag|stromschlag|vom blitz|fast ertrunken)
    lebensgefährlich|es geht um leben und tod|leben und tod
    (strom|stromschlag|steckdose|kabel|blitz|starkstrom|hochspannung) … (schlag|gefasst|gefaßt|bekommen|bewusst|gekriegt|finger|getroffen|gewischt|berührt|gegriffen|gesteckt|hängt)|stromschlag
    (pool|teich|see_|fluss|badewanne|wasser|meer|becken|planschbecken|brunnen) … (gefallen|ertrunk|ertrink|untergegang|reingefallen|reglos|leblos|unter wasser)|ertrink|ertrunk|beinahe ertrunken
    wehen … (minute|stark|abstand|ständig|früh|hilfe|alle)|fruchtblase|fruchtwasser|(baby|kind|köpfchen|kopf) (kommt (jetzt|gleich|raus|schon)|ist da|guckt|schaut raus)|(entbindet|gebärt|bekommt das baby|bekomme mein baby|presst|presswehen|geburt (geht|hat|beginnt|im auto|zu hause))
    es brennt|feuer … (küche|wohnung|haus|zimmer|ausgebrochen|keller)|(wohnung|haus|küche|auto|zimmer) … (brennt|in flammen|feuer)|hausbrand|wohnungsbrand
    (112|911|110|notruf|notarzt|rettung|rettungsdienst|krankenwagen|sanitäter|feuerwehr|sanka) … (anruf|ruf|rufen|schick|bitte|schnell|brauch|komm|holt|hol_|sofort|jetzt|her_)|(ruf|ruft|rufen|schick|holt|brauch|brauche|brauchen|bitte|schnell)\\w* … (112_|911_|notruf|notarzt|rettung|krankenwagen|sanitäter|feuerwehr|ambulanz)
    (mann|freund|ex|vater|jemand|er|typ|einbrecher|partner) … (schlägt mich|schlägt uns|würgt mich|bedroht mich|tut mir gewalt|umbringen|verprügelt|tötet mich|mich töten|messer auf)|vergewalt|missbrauch\\w* (mich|worden)|überfallen worden
    (liegt im sterben|stirbt|sterbend|geht es sehr schlecht|geht s ganz schlecht|lebensgefahr|ringt mit dem tod|macht s nicht mehr lang|ist ganz kalt|eiskalt und)|ich sterbe|sterbe gleich|^(hilfe|notfall|ein notfall|hilfe hilfe|notfall notfall)
  `,
  calm: `
    (zu viel|zuviel|zweimal|doppelt|2 mal) … (bezahlt|berechnet|abgebucht|gezahlt|kassiert|gekostet|belastet)|(bezahlt|berechnet|abgebucht|gezahlt|kassiert) … (zu viel|zuviel|zweimal|doppelt)
    (kein|keine|keinen|nie|ohne|nicht) (mehr )?(\\w+ )?(brustschmerz|schmerzen in der brust|herzschmerz|atemnot|fieber|blutung|luftnot|herzinfarkt|schlaganfall|selbstmord|suizid|anfälle|krampf)
    blutet (nicht|nimmer) mehr|blutung (hat )?(aufgehört|gestoppt)
    (gestorben|tot|verstorben|stirbt|starb|eingeschlafen|verendet) … (letzte[snr]? (jahr|monat|woche|sommer|winter|herbst|frühling)|vor (\\w+ )?(jahr|monat|woche)|(19|20)\\d\\d|im sommer|im winter|im herbst|im frühling|damals)
    ((letzte[snr]? (jahr|monat|woche|sommer|winter))|vor (\\w+ )?(jahr|monat|woche)\\w*|(19|20)\\d\\d|im sommer|im winter|als kind|in meiner jugend|früher) … (gestorben|tot_|verstorben|herzinfarkt|schlaganfall|infarkt|anfall|anfälle|krampf|epilep|überdos|unfall|blutung|suizid|selbstmord|herzstillstand|vergift|ohnm)
    (herzinfarkt|schlaganfall|infarkt|anfälle|anfall|epilep|überdos|unfall|suizidversuch|selbstmordversuch) … (vor (\\w+ )?(jahr|monat)|letzte[snr]? jahr|(19|20)\\d\\d|als (ich |sie |er )?(kind|klein|jung)|früher|damals)
    (film|buch|artikel|roman|serie|doku|dokumentation|zeitung|nachrichten|fernsehen|podcast|lied|bericht|vortrag|radio|schulung|kurs) … (selbstmord|suizid|überdos|tod|tot|sterben|stirbt|gestorben|umgebracht|vergift|herzinfarkt|schlaganfall|ertrunk|mord)
    (sterb|sterbe|stirbt|verhunger|umkomm|tot) (fast |noch |gleich )?(vor|an) (hunger|durst|lachen|lange|langeweile|neugier|müdigkeit|hitze|kälte|scham|angst|peinlichkeit)|(lach|lache|lachen|gelacht|arbeite|langweile|ärger) (\\w+ )?(mich|uns|sich)? ?tot|todmüde|totmüde|tot ?gelacht
    (ein bisschen|ein wenig|leicht|etwas|bissl|bisschen) (geschnitten|verbrannt|gestoßen|gestossen|geblutet)|leichte[nrs]? (schnitt|verbrennung|sonnenbrand|beule)|sonnenbrand
    schläf\\w* (gut|schön|ruhig|brav)
    (darf|kann|soll|sollte|muss) (ich|man|er|sie) … (nehmen|einnehmen|geben|kombinieren|absetzen|teilen)_
  `,
};
