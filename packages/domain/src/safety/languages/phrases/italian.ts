import type { DangerPhrases } from '../danger-phrases.ts';

export const italian: DangerPhrases = {
  breath: `
    (non|nn|non ci) (riesco|riesce|riusciamo|posso|può|puo|sto|sta|ce la faccio|ce la fa|riesco più|riesce più|riesco piu|riesce piu) ?(più |piu |bene |nemmeno )?(a |ad |neanche a )?(respira|prendere fiato|prendere aria|respirando|fiatare)
    (non|nn) (respira|respiro|ha respiro)_
    (ha smesso di|smesso di|fatica a|faccio fatica a|fa fatica a|difficoltà a|difficolta a|difficoltà nel|problemi a|fatico a|stento a|difficoltà di|difficoltà|problemi di|problemi) (respirare|respiratori|respirazione|respiro)
    (respira|respiro|respirare|respirazione) … (male|a fatica|appena|con difficoltà|affannos|a malapena|più|smesso)_
    (manca|manca il|mancanza|mi manca|gli manca|le manca|senza|fame) (d'|di |l'|il )?(aria|fiato|respiro)
    (soffoc|sofoc|strozz|affog|asfissi)
    (gola|lingua|faccia|viso|labbra|volto) … (gonf|chiude|chiudendo|stringe|chiusa|blu|viola|cianotic)
    (labbra|bambino|bimbo|bimba|viso|faccia|neonato|dita) … (blu|viola|cianotic|bluastr)
    (diventato|diventata|diventando|diventa|sta diventando) (blu|viola|cianotic)
    (attacco|crisi) (d'asma|di asma|asmatic|respiratori)
    (shock|choc|reazione) (anafila|allergica (grave|forte|violenta|in corso))
    anafila
    (qualcosa|boccone|cibo|pezzo|oggetto|andato) … (incastrat|di traverso|bloccat) … (gola|respir)?
    (affanno|fiato corto|fiatone) … (forte|riposo|peggio|tanto|molto|petto)
    annaspa|boccheggia|rantol
    (manca|mancano|senza|poca) (il |la |lo )?(respiro|aria|fiato|ossigeno)|(manca|mancano) … (respiro|aria|fiato)|(fiato|respiro) (corto|affannoso|mozzato|spezzato|pesante|che manca)|fame d aria|affanno|affannat|boccheggia|rantol|ansima
    respir\\w* (molto |proprio |davvero |troppo |tanto )?(male|malissimo|a fatica|poco|appena|strano|affann|piano|forte e|veloce|a scatti|più|con difficoltà)|(smesso|smette|smettere|pause|fermato) … respir|prendere (fiato|aria)|apne[ae]
    (labbra|bocca|viso|faccia|bimb\\w+|bambin\\w+|dita|figli\\w+) … (blu_|viola|cianotic|grigi|nero)|cianotic|(è|diventa\\w*|sta diventando) (tutt\\w )?(blu_|viola|cianotic)
    (gola|lingua|faccia|viso|labbra|occhi|bocca|collo) … (gonfi|chiude|chiudendo|chiusa|stringe|serra|blocca)|gonfi\\w* … (gola|lingua|faccia|viso|labbra|collo)|(si )?(sta )?chiud\\w* … gola
    anafila|allergi\\w* … (grave|gonfi|respir|shock|forte|forti|gola|soffoc)|(vespa|ape|calabrone|noccioline|arachidi|gamberi|antibiotico|medusa) … (gonfi|respir|gola|soffoc|bolle|orticaria)|(orticaria|bolle|macchie) … (gola|respir|lingua|labbra)
    (asma|inalatore|spray|ventolin|puff) … (non (fa|funziona|basta|aiuta|passa)|fischi|senza effetto|inutile|grave)|(crisi|attacco) (d )?(asma|asmatic)
    soffoc|strozza|(andato|andata|va|qualcosa|boccone|caramella|pezzo|osso|spina|cibo) … (di traverso|incastrat|bloccat|in gola|nella gola)
  `,
  chestPain: `
    (dolore|dolori|male|fitta|fitte|pressione|peso|oppressione|stretta|bruciore|morsa|dolor) … (al petto|nel petto|petto|al cuore|al torace|torace|toracic|del petto|sul petto|cuore|allo sterno)
    (petto|cuore|torace|sterno) … (fa male|dolore|stringe|stretto|schiaccia|pesa|brucia|oppress|scoppia|impazzit|a mille)
    (mi|gli|le) fa (molto |tanto )?male (il|al) (petto|cuore|torace)
    (infarto|infarti|attacco (di|al|cardiaco|di cuore)|attacco cardiaco|arresto cardiaco|infarct)
    (ictus|colpo apoplettico|ischemia|emorragia cerebrale|paresi)
    (faccia|viso|bocca|volto|angolo della bocca) … (stort|paralizz|cadent|cade|addorment|pende|deformat|insensibil)
    (braccio|gamba|lato|metà|mano) … (paralizz|intorpid|non si muove|addorment|insensibil|non risponde|debole all'improvviso|formicol|non muove|senza forza|non lo sento)
    (non|nn) (riesco|riesce|posso|può|puo)( più| piu)?( a)? (parlare|muovere|alzare il braccio|vedere|sollevare|camminare|muoversi)
    (parla|parlare|parola|parole) … (strano|confus|biascica|impastat|senza senso|farfugli|male)
    farfuglia|biascica
    (improvvis|all'improvviso|di colpo) … (confus|non vede|non vedo|cieco|paralizz|non parla|stort|intorpid)
    (braccio sinistro|mascella|mandibola) … (dolore|male|formicol|intorpid)|(dolore|male) … braccio sinistro
    (peggior|più forte) mal di testa
    (stringe|stretta|peso|pesa|pressione|oppressione|bruciore|brucia|fitta|fitte|morsa|dolor|male|schiaccia|macigno|elefante|costrizione|senso di peso) … (petto|torace|cuore|sterno|braccio sinistro|mandibola)|(petto|torace|cuore|sterno) … (fa male|stringe|stretto|brucia|schiacc|oppress|dolor|fitte|pesante|scoppia)
    (tiene|toccando|porta|mano|mani) … (petto|cuore)|cuore … (impazz|forte|veloce|mille|salta|aritm|batte (a |strano|irreg|più|troppo)|galoppo|tachicard|fibrill)|tachicardia|palpitazioni … (svenire|svengo|dolor|testa)
    infart|ictus|ischemi|emorragia cerebrale|attacco (di cuore|cardiaco)|arresto cardiaco|aneurisma|embolia|angina
    (bocca|faccia|viso|labbro|sorriso) … (storta|storto|parali|cade|pende|deviat|cadente)|(metà|mezza|lato|parte|braccio|gamba|mano|corpo) … (parali|addorment|intorpid|insensibil|debol|non si muove|non risponde|formicol|morta|cede)
    non (muove|sente|alza|riesce a muovere|riesco a muovere|riesce ad alzare|muovo|sento|alzo|riesce a sollevare) … (braccio|gamba|mano|lato|gambe|piedi|metà|più)
    (parla|parlare|parole|biascic|farfugli|discorsi|dice cose|lingua) … (strano|storto|impastat|confus|senso|capisce|improvvis|biascica|sconness|non trova|mischia|male)|biascica|farfuglia|non riesc\\w+ (più )?a parlare|non parla più|straparla|delira
    (non|più) ved\\w* … (occhio|nulla|niente|più|improvvis)|(improvvis|di colpo|all improvviso|di botto) … (cieco|parla|debol|confus|parali|vista|vede|testa)|vista … (persa|doppia|improvvis)|perso la vista
    mal di testa … (improvvis|peggior|vita|fortissim|atroce|terribil|tuono|scoppia|insopport|esplod)|(peggior|tremendo|lancinante|fortissim) … (mal di testa|testa)
  `,
  unconscious: `
    (inconscient|incosciente|incoscente|privo di sensi|priva di sensi|privo di conoscenza|priva di conoscenza|senza sensi|senza conoscenza|esanime)
    (perso|perde|perdendo|perdere|ha perso|persi|perdita di) (i sensi|conoscenza|coscienza|la conoscenza|i sens|sensi)
    (svenut|svien|sto per svenire|svenire|sveni|svenend)
    (non|nn) (si sveglia|si svegli|si risveglia|risponde|reagisce|si muove|si riprende|da segni|dà segni|rinviene|si alza più|è cosciente|apre gli occhi|mi risponde|risponde più)
    (non|nn) (riesco|riusciamo|posso|si riesce)( più)?( a)? (svegliar|sveglia|farlo riprendere|farla riprendere|rianimar|risvegliar)
    (convuls|crisi epilett|attacco epilett|epiless|crisi convuls|attacco di epiless)
    (crollat|collassat|stramazzat|accasciat|si è accasciat|collasso)
    (cadut|caduta|caduto) … (non risponde|non si muove|sensi|svenut|non si sveglia|coscien)
    (senza|non ha|non c'è|non sento il) (il )?(polso|battito)_
    (cuore) … (fermato|fermo|non batte|smesso)
    (schiuma|bava) … bocca
    (occhi) … (girati|rovesciati|all'indietro|bianchi|rivoltati|ruotati)
    (bambino|bimbo|bimba|neonato|figlio|figlia|marito|moglie|padre|madre|mamma|papà|nonn) … (non si muove|molle|non reagisce|floscio|rigido|inerte|senza forze|non risponde)
    (sembra|credo che sia|penso sia|forse è|è) (morto|morta)_
    (coma) (diabetico|etilico|ipoglicemico)?
    trema (tutto|tutta)|(tremando|trema) … (corpo|terra|bava)
    (sviene|svenut|svengo|svenimento|collassat|stramazz|priv\\w di sensi|sens[oi]|conoscenza|coscienza|incoscient|esanime|inanimat) … |(svenut|svien|sveng|collassat|incoscien|esanime|inanimat)|priv\\w di sensi|pers\\w (i sensi|conoscenza|coscienza)|(senza|perdita di) (sensi|conoscenza|coscienza)
    (non|nn) (si |mi |ci )?(risponde|reagisce|muove|sveglia|alza|riprende|apre gli occhi|riesc\\w+ a svegliar)|(non|nn) … svegliar|(a terra|per terra|disteso|sdraiat) … (non|immobil|muove)
    (diabet|glicemia|zucchero|zuccheri|insulina|ipoglic) … (sud|delir|confus|trema|svegli|svenut|bass|strano|rispond|non |incosc|crollat|\\d\\d)|(glicemia|zucchero|zuccheri)( è| a| di| sotto| scesa| sceso| ora)* [1-4]\\d_|ipoglicemi|coma
    (neonat|lattante|bimb|bambin|mes[ei]|settiman|giorni) … (febbre|3[89]|4[01]|scotta)|febbre … (neonat|lattante|convuls|rigid|macchie|viola|delir|4[012]|non si sveglia|letarg|confus|puntini|nuca|collo)|(macchie|puntini|chiazze) … febbre|(collo|nuca) rigid|meningite|4[012] di febbre
    (bimb|bambin|neonat|figli|piccol) … (molle|flaccid|non mangia|non (si )?attacca|abbacchiat|letargic|assent|non reagisce|sonnolent|non piange|spent)
    (battut|sbattut|colpit|botta|picchiat|urtat|caduta|cadut|trauma) … (testa|cranio|nuca|fronte) … (vomit|sonn|confus|svenut|sangu|dorm|strano|convuls)|(testa|cranica?) … (vomit|sonnolen|svenut|convuls|confus) … (botta|cadut|battut)|(cadut|caduta|precipitat|scivolat|ruzzol) … (scala|scale|letto|tetto|balcone|finestra|fasciatoio|albero|moto|bici|divano|cavallo|gradini|altezza) … (sente|muov|sonn|testa|svenut|vomit|gambe|schiena|sangu|alza|dolor|respir|strano)
    (botta|colpo|caduta|battut) … (vomit|sonnolent|svenut|convuls)|trauma cranico
    (tremando|trema|scosse|scatti|rigid|irrigidit) … (bava|schiuma|corpo|occhi|tutt)|(bava|schiuma) … bocca|occhi … (rovesc|girat|indietro|all indietro|bianchi|sbarrat)|convulsion|epiletti|epilessia … (crisi|attacco|adesso|ora)
    (non|senza|nessun) … (polso|battito|pulsazion)|cuore … (fermat|fermo|non batte|smesso)
  `,
  bleeding: `
    (sanguin|sangue|emorragia|perdita di sangue|sanguinamento) … (non si ferma|non smette|molto|tanto|ovunque|dappertutto|non riesco a fermar|forte|abbondant|copios|senza sosta|tantissimo|a fiotti|troppo|fermare|schizza|non si riesce)
    (tanto|molto|troppo|un sacco di|perdendo|perde|perso|pozza di|pieno di|tantissimo|esce|uscendo|perdo) (molto |tanto )?sangue
    (non|nn) … (fermare|bloccare|tamponare) (il |l'|la )?(sangue|sanguinamento|emorragia)
    non smette di sanguinare|non smetto di sanguinare
    (emorragia|emoragia|emorraggia|dissangu)
    (vomit|sputa|tossi|tosse|sputo) … sangue
    (sangue) … (nelle feci|feci|urine|dalla testa|dall'orecchio|dalla bocca|dalla vagina|nel vomito)
    (incinta|gravidanza|gravida) … (sangue|sanguin|perdite|emorrag)|(sanguin|sangue) … (incinta|gravidanza)
    (tagliat|taglio|tagliarsi|squarci) … (profond|vena|vene|arteria|sangu|polso|dito via|osso)
    (accoltell|coltellat|sparato|pugnal|ferita da arma|colpo di pistola|sparatoria)
    (ferita|ferito) … (profond|apert|sanguin|grave|gravemente|testa)
    (dito|mano|braccio|gamba|piede) … (tranciat|amputat|staccat|mozzat|tagliato di netto)
    (incidente|investit|cadut) … (sangue|sanguin|grave|ferit|testa)
    (ustion|bruciat|scottat) … (grave|gravi|viso|acqua bollente|terzo grado|corpo|olio)
    feci nere|(sanguina) … (testa|collo|naso|orecchio|pancia)
    (tagliat|amputat|staccat|tranciat|mozzat|maciullat|schiacciat) … (dito|mano|braccio|gamba|sega|motosega|profond|vene|polso|arteria|netto|vetro|ascia|macchina|piede|osso)|(sega|motosega|ascia|coltello|vetro|tritacarne) … (tagliat|profond|dito|mano|sangu)
    (sangu|sanguin|emorrag|perdite) … (ferm|smett|tant|molto|ovunque|naso|incinta|parto|vagin|bocca|orecch|testa|schizz|getto|forte|pozza|litri|perde|copios|coagul|anticoag|coumadin|cardioaspirina|ora|feci|urin|vomit|toss|gravidanza)|(perd\\w*|vomit\\w*|sput\\w*|toss\\w*|rigett\\w*|urin\\w*|cacc\\w*) … sangu|emorragi|dissangu|epistassi
    (incinta|gravidanza|gravida) … (sangu|perdite|emorrag|dolori fortissim|caduta)|feci … (ner|catrame|sangu)|(cacca|pupù) … (nera|sangu)
    accoltellat|coltellat|pugnalat|sparat|colpo di (pistola|arma|fucile)|proiettile|(ferita|taglio|squarcio) … (profond|apert|sangu|grave)
    incidente … (ferit|incastr|grave|auto|macchina|moto|bici|motorino|strada|bloccat|ora|sangu|appena|ribalt)|(incastrat|intrappolat|schiacciat) … (auto|macchina|lamier|camion|trattore|sotto)|(investit|travolt|tamponat)\\w*|(investit|travolt)[oaie]|(macchina|auto|moto|camion|bus) … (investit|travolt|ribaltat)
    (ustion|scottat|bruciat|rovesciat|versat) … (bollente|acqua|olio|caffè|tè_|fuoco|fiamm|viso|faccia|braccio|brodo|minestra|ferro|forno|corpo|grave|pelle|gamb|mani)|(acqua|olio|caffè|brodo|latte|minestra) bollente|ustion
    (frattura|osso) (esposta|fuori|che esce|scoperto)|morso … cane … (faccia|profond|sangu)
  `,
  poison: `
    (ingoiato|ingerito|bevuto|mangiato|inghiottito|ingoia|inghiotte|ha bevuto|leccato|inalato|respirato|messo in bocca|bevve) … (candeggina|varechina|amuchina|detersiv|detergent|sapone|pila|pile|batteria|veleno|benzina|acido|acetone|profumo|fung|piant|bacche|calamit|magnet|sigaretta|nicotina|topicida|insetticid|disinfettante|ammoniaca|solvente|antigelo|disgorgante|acquaragia|alcol denaturato|pastiglia della lavastoviglie|capsula|capsule per|colla|vernice|olio essenziale|moneta|soda caustica|gel igienizz)
    (ingoiato|ingerito|bevuto|mangiato|inghiottito|preso|prende|assunto|trovato|aperto|presi|prese|ingoiat) … (le mie|i miei|la mia|il mio|le sue|tutte|tutti|tanti|tante|troppe|troppi|una scatola|un flacone|una manciata|intera|intero|parecchi|molte|molti|del nonno|della nonna|della mamma) … (pillol|pastigl|compress|medicin|farmac|capsul|sonnifer|insulina|gocce|tachipirina|paracetamolo|pasticc|sciroppo|antidepress|scatola|blister)
    (preso|prende|presi|assunto|dato|ingoiato|ingerito|bevuto|iniettato|fatto|somministrato) … (troppe|troppi|troppa|troppo|doppia dose|dose doppia|due volte|il doppio|tre volte|tutta la scatola|tutto il flacone|una scatola intera|dose eccessiva|sovradosaggio)
    (troppe|troppi|tante|un mucchio di|una manciata di) (pillol|pastigl|compress|medicin|farmac|capsul|sonnifer|gocce|pasticche|droghe)
    (doppia dose|dose doppia|dose sbagliata|dose eccessiva)
    (farmaco|medicina|pillola|compressa|pastiglia|medicinale|insulina|dose|sciroppo|medicine|farmaci|pillole) … (sbagliat|per sbaglio|per errore|del cane|di mio marito|di mia moglie|di un altro|non mi[oa])
    (sbagliato|sbagliata|per sbaglio|per errore|sbagliando|confuso|scambiato) … (farmaco|medicina|pillola|pillole|compressa|medicinale|dose|pastiglia|medicine|farmaci)
    (preso|dato|bevuto|ingerito|mangiato|ingoiato) … (per sbaglio|per errore|sbagliat|accidentalmente)
    (overdose|overdos|over dose|sovradosaggio|iperdosaggio|sovradose)
    (avvelen|intossic|velenat)
    (bambino|bimbo|bimba|bambina|figlio|figlia|nipote|nipotino|neonato|piccolo) … (ingoiato|ingerito|bevuto|mangiato|inghiottito|preso) … (pillol|pastigl|compress|medicin|farmac|batteria|pila|detersiv|mie|mio|sapone|candeggina|qualcosa)
    (serpente|vipera|ragno|scorpione|medusa) … (mors|punt|morso|pizzic)|(mors|punt|pizzicat) … (serpente|vipera|ragno|scorpione|medusa)
    (monossido|gas|fumo|vapori|fumi) … (inalat|respirat|fuga|perdita|gira la testa|odore|puzza|nausea)
    (respirato|inalato|inalando|respirando) … (gas|fumo|vapori|monossido|cloro|candeggina|fumi)
    (candeggina|acido|detersivo|prodotto|chimic|sostanza) … (negli occhi|nell'occhio|occhi|occhio|sulla pelle)
    centro antiveleni|antiveleni
    (droga|eroina|fentanyl|cocaina) … (troppa|non si sveglia|non risponde|preso|male)
    (mescola|mischia|mischiat|mescolat|unit) … (candeggina|varechina|detersiv|ammoniaca|acido|anticalcare|prodott|disinfett|aceto|alcol|xanax|farmac)|(candeggina|varechina|ammoniaca|acido|cloro|detersiv|vapori|fumi) … (toss|gola|respir|occhi|occhio|brucia|inalat|bevut|ingoiat|testa)
    (insulina|medicin|pastigli|pillol|compress|farmac|sciropp|gocce|tachipirina|antibiotic|dose|cuore|pressione) … (due volte|2 volte|doppi|tre volte|troppa|troppo|troppe|troppi|in più|di troppo|sbagliat|per sbaglio|per errore)|(due volte|2 volte|doppi\\w+|tripl\\w+|il doppio|troppa|troppo|troppe|troppi) … (insulina|medicin|pastigli|pillol|compress|farmac|sciropp|gocce|tachipirina|dose|cuore|pressione|paracetamolo|sonnifer|antidolorific|droga)
    (\\d+) (unità|gocce|mg|ml|pastiglie|compresse) (invece|al posto|anziché)
    (pres[oaie]|ingoiat|ingerit|mangiat|mandat\\w giù|buttat\\w giù|bevut|assunt|inghiottit) … (\\d\\d+|trenta|venti|dieci|quaranta|una manciata|manciata|scatola|boccetta|flacone|blister|tutt[eoai]|intera|intero|un sacco di|un mucchio|tante) (\\w+ ){0,2}(di )?(pastigli|pillol|compress|sonnifer|gocce|tachipirina|medicin|farmac|xanax|valium|aspirin|tavor|lexotan|scatola|intera|boccetta|blister|antidepress|ibuprofene|capsule|goccine|\\w+e della settimana)
    (pres[oaie]|ingoiat|mangiat|bevut|dat[oaie]|scambiat|confus|sbagliat|assunt) … (pastigli|pillol|medicin|farmac|gocce|compress|terapia|sciroppo) (di|del|della|al|dello|a) … (marito|moglie|nonn|mamma|papà|padre|madre|figli|cane|gatto|altr|qualcun|vicin|fratello|sorella|errore)|(pres[oaie]|ingoiat|mangiat|bevut) (le|i|il|la|lo) (pastigli|pillol|medicin|farmac|gocce|compress) (di|del|della|dei)|(scambiat|confus|sbagliat|mischiat) … (pastigli|pillol|medicin|farmac|boccett|dose|gocce|compress)
    overdose|sovradosaggio|intossica|avvelenat|avvelenament|veleno|velenos|antivelen|monossido|fuga di gas|(odore|puzza|fuga) (di )?gas|(gas|fumo) … (testa|vomit|nausea|svenut|respirat|inalat|gira)|(respirat|inalat) … (fumo|gas|vapor|fumi|monossido|cloro|solvent)
    (mors\\w*|puntur\\w*|punt[oa]|morsic\\w*|pizzicat) … (vipera|serpente|scorpion|ragno|medusa|vedova|tracina|biscia|pipistrello)|(vipera|serpente|scorpione|ragno) … (mors|punt|morde)
    (mangiat|ingerit|bevut|ingoiat|leccat|messo in bocca|succhiat|masticat) … (funghi|fungo|bacche|pianta|oleandro|sigarett|mozzicone|marijuana|cannabis|hashish|fumo|canna|detersiv|sapone|capsula|pastiglia|pila|batteria|calamita|magnete|monet|profumo|acetone|benzina|candeggina|varechina|alcol|olio essenziale|antigelo|disgorgante|colla|vernice|shampoo|gocce della|topicida|lumachicida|insetticida|naftalina|solvente|ammorbidente|igienizzante|mercurio|pesticid|diserbante)
    (occhi|occhio) … (candeggina|acido|detersiv|soda|calce|colla|prodotto|chimic|varechina|spray)|(candeggina|acido|detersiv|soda|calce|colla|prodotto|disgorgante|varechina|spray) … (occhi|occhio)
    (alcol|vino|birra|vodka|bevuto) … (xanax|pillol|pastigli|farmac|sonnifer|tranquill|gocce|droga|valium)|(eroina|fentanyl|cocaina|droga|metadone|ecstasy|mdma|ghb|crack|ketamina) … (respir|svegl|troppa|mal|blu|svenut|rispond|convuls|pres)|(pres|tirat|fumat|bucat|fatt) … (eroina|fentanyl|cocaina|troppa droga|mdma|ecstasy|crack)
  `,
  suicide: `
    (voglio|vuole|vorrei|vorrebbe|voglia di|volevo|desidero|preferisco|preferirei|penso di|pensando di|sto per|ho intenzione di|penso a|medito di|sto pensando di|ho deciso di) (solo )?(morire|morir|uccidermi|uccidersi|ammazzarmi|ammazzarsi|suicid|farla finita|sparire per sempre|scomparire|togliermi la vita|togliersi la vita|impiccar|buttarmi|buttarsi|essere mort|mettere fine|tagliarmi le vene)
    (suicid|suicit|suiccid)
    (uccidermi|ammazzarmi|uccidersi|ammazzarsi|mi uccido|mi ammazzo|si uccide|si ammazza|impiccarmi|impiccarsi|m'ammazzo|mi impicco)
    (non|nn) (voglio|vuole|vorrei|ho voglia|riesco|ce la faccio|ho più voglia|ha voglia|ho piu voglia)( più| piu)?( a| di| ad)? (vivere|continuare a vivere|andare avanti a vivere|esistere|svegliarmi)
    (farla|farlo|finirla) finita|finirla (qui|con la vita|per sempre)
    (togliermi|togliersi|tolgo|toglie|toglierà|mi tolgo|si toglie) (la )?vita
    (porre fine|mettere fine|mettere la parola fine|finire|terminare) (alla|la) (mia|sua)? ?vita
    (nessun|non ho|non c'è|non vedo|senza|perso)( nessun| più| un)? (motivo|ragione|senso|voglia|scopo|speranza) (per|di|nel|nella|a)? ?(vivere|vita|continuare)
    (vita) … (non ha senso|non vale|non ha più senso|inutile|non ha piu senso|insopportabile|schifo e voglio)
    (meglio|bene|felici) … (senza di me|se morissi|se fossi mort|se non ci fossi|se non fossi nat|morto_|morta_)
    senza di me … meglio
    (vorrei|preferirei|volevo) (essere|non essere|non essere mai) (mort|nat)
    (mi taglio|mi sono tagliat|si taglia|tagliarmi|autolesion|farmi del male|farsi del male|mi faccio del male|si fa del male|mi ferisco|tagliarsi)
    (tagliarmi|tagliarsi|tagliare) (le vene|i polsi)
    (pensieri|pensiero|idee|penso|istinti) … (suicid|morte|di morire|al suicidio|alla morte|togliermi)
    (figlio|figlia|amico|amica|marito|moglie|fratello|sorella|fidanzat|ragazz|lui|lei|madre|padre) … (vuole morire|vuole uccidersi|vuole ammazzarsi|minaccia di uccider|minaccia il suicid|minaccia di ammazz|parla di morire|parla di suicid|dice che vuole morire|vuole farla finita|dice di voler morire|tentato di uccid)
    (lettera|biglietto|messaggio) d'addio|addio (a tutti|mondo|per sempre)|dire addio
    (non ce la faccio più|nn ce la faccio piu|non ne posso più|non ce la faccio piu|non sopporto più) … (vivere|vita|morire|finita|basta)
    (addormentarmi|dormire) … (non svegliar|mai più svegliar)
    (merito|dovrei|devo) (di )?morire
    (pillole|farmaci|pistola|coltello|corda|ponte) … (per morire|per uccider|per ammazz|per farla finita)
    (vogl|vorrei|desider|preferi|spero|vuol|vorrebbe|voleva|volevo|meglio|vado|penso di|pensa di|ho voglia di|voglia di|intenzione di) \\w*( ?)(\\w+ ){0,3}(morire|morta|morto|sparire|scomparire|farla finita|finirla|ammazzar|uccider|suicid|impiccar|non svegliar|addormentar\\w+ per sempre|buttar\\w+ (da|sotto|giù)|togliermi|togliersi|smettere di vivere|non esistere|crepare|andarmene per sempre|spararmi|spararsi|tagliarmi le vene)
    (non|nn) (voglio|vuole|vorrei|ho|ha|ho più|ha più|trovo|riesco|merito|merita|c è|ce la) … (vivere|vita|svegliarmi|esistere|esserci|andare avanti|viver)|(stanc|stuf|stanch)\\w (di |della |d )(vivere|vita|esistere|tutto e)|che senso ha|a che serve (vivere|la vita)|perché (devo )?(vivere|vivo)_
    (vita|vivere|esistenza) … (non ha|senza|senso|inutile|schifo|finita|vale|pesa|fine|termine|togli|insopport|inferno)|(fine|termine|basta) (alla|con la|con questa|a questa|alla mia) (vita|sofferenza)|faccio finita|farla finita|finirla|la fin\\w+ (finita|qui|stasera)
    (mi|si) (ammazz|uccid|impicc|spar(o|a|er)|butt(o|a|er)|suicid|lanci(o|a)|taglio|taglia|tagliat|svena|avvelen|getto|getta|faccio fuori|fa fuori|fa del male|faccio del male|faccio male|sfregi|ferisc)|(ammazzars|uccidersi|suicid|impicc|spararsi|svenars|autolesion|uccidermi|ammazzarmi|impiccarmi|spararmi)
    (ponte|tetto|balcone|finestra|treno|binari|cornicione|viadotto|palazzo) … (butt|salt|lanci|getto|giù|seduto|sono sul)|(butto|buttarmi|salto|lancio|gettarmi) … (ponte|treno|balcone|finestra|giù)
    (corda|pistola|lametta|lama|fucile|cappio|pillole|pastiglie|lettera) … (pront|usare su|per morire|per farla|davanti|addio|preparat|vuole|spara|per me)|^ho (già )?(una|la) (corda|pistola)
    (quant|quale|che dose|qual è|come|cosa) … (per morire|morire|uccid|mortale|letale|ammazzar|non svegliarsi|senza soffrire|suicid|farla finita)|dose (mortale|letale)
    (addio|perdonatemi|perdonami|scusatemi|vi voglio bene|salut\\w+ (tutti )?per sempre) … (addio|perdon|sempre|per sempre|non ci sarò|vado via|me ne vado|mondo|tutti)|^addio|addio (a )?(tutti|mondo|perdon|amici|mamma)|(lettera|messaggio|biglietto|video) d? ?addio|lettera … addio|messaggio … addio|(mio|mia|è la) ultim[oa] (messaggio|notte|giorno|sera|lettera)|(stanotte|stasera|oggi) … (ultima|ultimo)_|stanotte … ultima|salutat\\w … per sempre
    (peso|fardello|inutile|di troppo) … (per tutti|per la mia|famiglia|voi|per gli altri)|(tutti|famiglia|mondo|stareste|starebbero|starete|voi) … (meglio|felic|sereni) … senza di me|senza di me … (meglio|felic)|nessuno … (mancanza|accorger|importa se|piangerebbe|noterebbe)|mai (nato|nata|stato nato)|non essere (mai )?nat|meglio (se fossi |che io |essere |se )?(mort|non esist|sparissi|muoio|morissi)
    (raggiungere|rivedere|andare da|andare con|stare con) … (mamma|papà|marito|moglie|nonna|nonno|cielo|paradiso|lei lassù|lui lassù)|(dio|signore|gesù) … (prendi|portami|chiamami|vieni a prender)|via d ?uscita|uscita voglio|(regalato|dato via|distribuito) tutt
    (non|nn) ce la faccio (più )?(a vivere|voglio|vorrei|e voglio|morire|basta|addio)|(aspetto|attendo) (solo )?(la morte|di morire)|pensieri (suicid|di morte|brutti di farla)|pens\\w* (al|di) (suicid|morire|farla finita|uccider|ammazzar)|tentat\\w … (suicid|uccider|ammazz|farla)|provat\\w (a|ad) (uccid|ammazz|suicid|togliersi)|(pillole|pastiglie|gocce|medicine) … per (morire|farla finita|uccid)|(taglia|tagliat)\\w* … (vene|polsi|braccia|apposta|lametta)
  `,
  help: `
    (aiuto|aiutto|aiutoo|soccorso)_ … (aiuto|presto|subito|muore|morendo|prego|emergenza|sta|vi prego|mio|mia|qualcuno|veloce|per favore sta)
    ^aiuto( aiuto)*|aiuto aiuto
    (aiutatemi|aiutami|aiutateci|aiutateli) … (morendo|muore|emergenza|presto|subito|prego|muoio|morire)
    (chiama|chiamate|chiamare|chiami|serve|servono|bisogno di|mandate|ci vuole|mandi) (subito )?(un'|un |una |l'|il |i |d')?(ambulanza|911|118|112|soccorsi|pompieri|pronto soccorso|polizia|soccorso)
    (ambulanza)_ … (subito|presto|serve|bisogno)?
    (emergenza|urgenza|emergensa) (medica|sanitaria|grave|aiuto|aiutatemi|presto)|(è|e|ho|abbiamo|questa è|si tratta di) (un'|una )(emergenza|urgenza)
    (sta morendo|sto morendo|muore|muoio|morendo|in fin di vita|pericolo di vita|sta per morire|sto per morire|tra la vita e la morte|agonizz)
    (in pericolo|in grave pericolo|rischio di morte|rischia di morire)
    (salvatemi|salvate|salvami|salvi|salvatelo|salvatela) (mio|mia|la|il)?
    (marito|uomo|ragazzo|qualcuno|lui|compagno|fidanzato) … (mi picchia|mi ha picchiat|vuole uccidermi|vuole ammazzarmi|mi sta strangol|mi aggredi|mi ha violent|mi minaccia|mi strangol|mi sta picchiando|mi ammazza)
    (stuprat|violentat|aggredit|picchiat)
    (rotte le acque|rotto le acque|acque rotte|sto partorendo|sta partorendo|sta nascendo|in travaglio|partorire)
    (anneg|folgorat|scossa elettrica|preso la scossa|affogat)
    questione di vita o di morte|mi sento morire|mi sento di morire
    ^(aiuto|aiutatemi|emergenza|soccorso|ambulanza)|aiuto (aiuto|vi prego|subito|per favore|presto|mia|mio|urgente)|(è |una |caso di |è un )(emergenza|urgenza)|emergenza … (aiut|presto|prego|subito)|(ambulanza|118|112|911|soccors|pompieri|carabinieri) … (subito|presto|chiam|mand|urgent|veloc|serve)|(chiam|mand|serv|invi)\\w* … (ambulanza|118|112|911|soccors|pompieri|carabinieri|aiuto)
    (sta|stanno|sto) (per morire|morendo|molto male|malissimo|per andarsene|andandosene|lasciando)|(in fin di vita|pericolo di vita|tra la vita e la morte|sto malissimo|mi sento morire|fate presto|fate in fretta)|(è|sta) (tutt\\w )?(fredd\\w e|gelid\\w e)
    (scossa|corrente|fulmine|folgorat|fulminat|elettroc)\\w* … |(preso|presa|ha|dato|prende) (la |una )?(scossa|corrente elettrica|fulmine)|folgorat|fulminat|(dita|dito|forchetta|chiave) … presa
    (piscina|vasca|lago|mare|fiume|acqua|stagno|pozzo) … (cadut|affogat|annegat|respira|svenut|sott)|(cadut|finit|scivolat)\\w* … (piscina|lago|pozzo|fiume|stagno|vasca|acqua)|anneg|affog
    (rott\\w*|perso) … acque|acque rotte|contrazioni|partor|travaglio|(bambino|bimbo|testa) sta (uscendo|nascendo)|(nasce|nascendo|esce la testa)
    (casa|cucina|appartamento|palazzo|macchina) … (fuoco|fiamme|brucia|incendio)|incendio|va a fuoco|prende fuoco
    (marito|compagno|fidanzat|ex|padre|uomo|qualcuno|lui) … (picchia|mena|ammazza|strangol|minaccia|coltello|violent|botte)|mi (picchia|mena|vuole (ammazzare|uccidere)|strangol|ha (picchiat|violentat|stuprat|aggredit|menat))|violentat|stuprat|aggredit
  `,
  calm: `
    (pagat|addebitat|pago|costa|fattura|speso)\\w* … (troppo|due volte|doppi\\w*|tanto)|(troppo|due volte) … (pagat|addebitat)
    (non|nessun|senza|mai) (ho |ha |più |avuto |c è |un |di )*(dolor|dolori|male|febbre|sangue|fitte|affanno|problemi) … (petto|torace|cuore)|non sanguina più|non perde più sangue|non ha più febbre
    (mort[oaie]|mancat[oa]|decedut[oa]|scompars[oa]|deceduto|venut\\w a mancare) … ((anno|mese|estate|inverno|settimana|autunno|primavera) (scors|passat)|(anni|mesi|settimane|anno|mese) fa|nel (19|20)\\d\\d|da tempo)
    (infart|ictus|attacco|overdose|suicid|incidente|convuls|epiless|asma|svenut|intossic|ischemi|emorragia) … ((anni|mesi|settimane|anno|mese) fa|(anno|mese|estate) scors|nel (19|20)\\d\\d|da (piccol|bambin|giovane|ragazz)|quando er[ao] (piccol|bambin|giovane))
    ((anni|mesi|anno) fa|nel (19|20)\\d\\d|l anno scorso|da (piccol|bambin|giovane|ragazz)\\w|quando er[ao] (piccol|bambin|giovane)\\w) … (infart|ictus|attacco|overdose|suicid|incidente|convuls|epiless|asma|mort|ischemi)
    (film|articolo|libro|romanzo|documentario|serie|giornale|telegiornale|tg|notizi|televisione|tv|canzone|podcast|corso|radio) … (suicid|overdose|mort|morire|muore|veleno|avvelen|infart|ictus|annegat|uccis|omicid)
    (muoio|morire|muore|morendo|mort[oaie]|morivo) (quasi |letteralmente )?(di|dal|dalla|d) (fame|sete|risate|ridere|noia|stanchezza|caldo|freddo|sonno|vergogna|curiosità|paura|invidia|voglia)|(stanc|stanch)\\w mort\\w|stanchissim
    (tagliat|bruciat|scottat|graffiat)\\w* (solo )?(un_|un po|un pochino|leggermente|appena)|(piccol\\w|leggera|lieve) (scottatura|taglio|taglietto|bruciatura|ferita)
    (posso|si può|può|potrei|possiamo|devo|dovrei) (ancora )?(prendere|dare|assumere|mischiare|unire|smettere|spezzare)
  `,
};
