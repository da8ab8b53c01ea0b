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
  `,
};
