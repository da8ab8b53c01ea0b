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
  `,
};
