import type { DangerPhrases } from '../danger-phrases.ts';

export const french: DangerPhrases = {
  breath: `
    (peux|peut|peu|(n|j)?arrive|arrivons|pouvons|parvient|parviens|sais) (pas|plus|même pas|presque plus|plus du tout)( à| a)?( bien)? respire
    (du|de la|beaucoup de|très|tellement) (mal|peine|difficulté|difficultés) (à|a|pour) respire
    (difficulté|difficultés|gêne|détresse|problème|problèmes) (à respirer|respiratoire|de respiration|pour respirer)
    respire (plus|pas|très mal|mal|à peine|difficilement|bizarrement|vite et mal)
    respire (presque )?(plus|pas)
    (m'|s'|j'|t')?(étouffe|etoufe)
    (est|suis|s'est|sest|en train de) (m'|s')?étouff
    suffoque
    (manque d'air|manque d air|plus d'air|pas d'air|à court d'air|cherche (son|mon) (air|souffle))
    (perds|perd|retrouve pas|reprendre pas) (mon|son|le) souffle
    (plus de|n'a plus de|n'ai plus de|à bout de) souffle
    (très|complètement|tout le temps) essouffl
    (gorge|langue|visage|lèvres|levres|bouche) … (enfl|gonfl|se ferme|se resserre|bloqué|bleu)
    (lèvres|visage|doigts|bébé|peau) … (bleu_|bleues|bleue|violet)
    (devient|devenu|est tout|toute) bleu
    (choc|réaction|crise) (anaphyla|allergique (grave|sévère|violente|forte))
    (crise|attaque) d'asthme
    (coincé|bloqué) … (gorge|trachée)
    s'étrangle|avalé de travers … (respire|bleu|étouffe)
    poitrine (serrée|comprimée) … respire
    (reprend|reprendre|prendre|retrouver|perdu|perd|cherche|chercher) (bien )?(ma|sa|mon|son|notre|leur|le|la) (respiration|souffle|air)
    (arrêté|arrête|cessé|cesse|arrêter|pauses?) (de |dans (sa|la) )(respir)
    (crise|attaque) (de |d )?(asthme|asthmatique)
    (ventoline|inhalateur|pompe|spray|bouffées|puff) … (marche pas|marche plus|plus (d )?effet|pas (d )?effet|rien|soulage|suffit|change rien|aide pas|fait plus|agit)
    (air) … (passe (plus|pas)|rentre (plus|pas)|entre (plus|pas))
    (respire|respirait|respir\\w*) (très |trop |super |tout )?(bizarre|bizar|vite et|fort et|drôle|comme|à peine|plus|difficilement|mal|avec peine|en sifflant|en râlant)
    jrespire (plus|pas|mal)|j ?respire plus
    (gorge|visage|langue|lèvres|yeux|bouche) … (serré|serre|gonfl|enfl|bloqu|ferme|gratte et gonfle)
    (piqûre|piqué|guêpe|abeille|frelon|cacahuète|arachide|noix|crevette|fruits de mer|antibiotique|oeuf|lait|vaccin) … (gonfl|enfl|plaques|gorge|respire|étouff|avaler|urticaire partout)
    (plaques|boutons|urticaire) (partout|sur tout le corps) … (respir|gorge|langue|lèvres|souffle|étouff)
    (siffle|sifflement|râle) … (respir|parler|parle plus|asthme|poitrine)
    (avalé de travers|fausse route|s est coincé|arête|coincé dans (la|sa|ma) gorge)
    (violet|bleu|gris|grise|violette|cyanosé) … (respir|lèvres|visage|bouche)|(respir\\w*|étouff\\w*) … (bleu_|bleue|violet|gris_|grise|blanc)
    (apnée|apnées|cyanosé)_
  `,
  chestPain: `
    (mal|douleur|douleurs|douler|serrement|pression|poids|brûlure|oppression|élancement) … (à la|dans la|au|dans le|de|sur la|sur le|du|a la)( la)? (poitrine|poitrin|thorax|coeur|cœur|torse|cage thoracique)
    (douleur|douleurs) (thoracique|cardiaque|poitrine)
    (poitrine|coeur|cœur|thorax) … (fait mal|fait très mal|serre|oppress|brûle|douleur|douloureu|comprim|écrase)
    (crise|attaque) cardiaque|crise (du|de) (coeur|cœur)|infarctus|arrêt cardiaque
    (fait|eu|avoir|avait|a|faire|est) … (un avc_|un a v c|attaque cérébrale|accident vasculaire)
    (avc|un avc) … (en train|maintenant|je crois|urgent)
    (visage|bouche|sourire|face|joue) … (tordu|de travers|paralys|tombe|affaiss|pend|dévié|tiré)
    (bras|jambe|côté|moitié) … (paralys|engourdi|ne bouge plus|ne bouge pas|répond plus|faible d'un coup|tout mou)
    (peux|peut|arrive|sait|sais) (plus|pas)( à)? (parler|bouger le bras|bouger la jambe|bouger son bras|lever le bras|lever son bras)
    (parle|articule) … (bizarrement|de travers|plus bien|plus correctement|n'importe comment)
    (mots|paroles) … (confus|incompréhensible|mélang)
    soudain … (confus|voit plus|vois plus|aveugle|paralys)
    (vois|voit) (plus|plus rien) … (d'un oeil|oeil|œil|soudain|d'un coup)
    douleur … bras gauche|bras gauche … (mal|douleur|engourdi)
    (pire|plus fort) mal de tête de ma vie
    mal à la machoire … (poitrine|bras)
    (serre|serré|écrase|compresse|oppresse|brûle|lance|pèse|poids|pince) … (poitrine|thorax|coeur_|sternum)
    (assis|assise|pose|posé|éléphant|pierre|enclume|étau) … (sur|dans) (ma|la|sa) poitrine
    (tient|tenait|touche|serre|agrippe) (la|sa) (poitrine|coeur)|main sur (le coeur|la poitrine) … (blanc|pâle|sueur|mal)
    coeur … (bat (à|très|trop|super|hyper|vite|n importe)|s emballe|emballe|palpit|bat fort|irrégul|lâche|déconne) … (tête|malaise|évanou|vertige|douleur|poitrine|souffle|respir|\\d{3})
    coeur (bat|à) à? ?(1[3-9]\\d|2\\d\\d)|(pouls|palpitations) … (1[3-9]\\d|2\\d\\d|malaise|évanou)
    mal … (mâchoire|épaule gauche|bras gauche|entre les omoplates)
    (infarctus|avc|angine de poitrine|rupture d anévrisme|anévrisme|embolie pulmonaire|thrombose|hémiplég)
    (bouche|visage|sourire|lèvre|figure|face) (est |toute? |qui |un peu )*(tordu|de travers|tombe|déformé|paralys|asymétr|pend|bizarre)
    (ne |n |plus |pas ){0,2}(sent|sens|bouge|contrôle|lève|arrive à lever|peut lever) (plus |pas ){0,2}(son|mon|sa|ma|le|la|ses|mes) (bras|jambe|main|côté|visage|jambes|pieds|moitié)
    (côté|bras|jambe|main|moitié du (corps|visage)) (gauche|droit|droite|de son visage)? … (engourdi|paralys|fourmi|mort_|morte_|lourd|mou_|faible|insensible|tombe|ne répond)
    (parle|parler|articule|dit|répond) (super |très |tout |trop )?(bizarre|drôle|confus|n importe|incompréhens|charabia|mal d un coup|plus)
    (trouve|trouver|cherche) (plus|pas)?( \\w+)? ?(ses|mes) mots
    (perdu|perd|perds) la (vue|vision|parole)|vision double d un coup|(vois|voit) (plus|double|flou d un coup|noir)
    mal de tête … (horrible|terrible|atroce|insupport|tonnerre|brutal|soudain|explos|jamais eu|d un coup)|(coup de tonnerre|pire) … (tête)
  `,
  unconscious: `
    (est|était|reste|semble|tombé|tombée|trouvé|trouvée|toujours) (inconscient|inconsient|incosncient|sans connaissance|dans le coma|inanimé)
    inconscient|sans connaissance|perdu connaissance|perd connaissance|perte de connaissance
    (répond|repond|réagit|reagit|bouge) (plus|pas)_
    (se réveille|se reveille|réveille|reveille|réveiller|reveiller) (pas|plus)
    ((n|j)?arrive|peux|peut|arrivons|pouvons) (pas|plus)( à)?( le| la| l'| se| me)? ?(réveiller|reveiller)
    (s'est|vient de s'|s'|est|il|elle) ?(évanoui|effondré|écroulé)
    (m'évanoui|va s'évanouir|vais m'évanouir|je m'évanouis|tombé dans les pommes|tombée dans les pommes)
    (s'effondre|s'écroule|s'est écroulé|vient de tomber et)
    (convuls|crise d'épilepsie|crise épileptique|crise convulsive|fait une crise|convultion)
    (tremble|secoue) de (tout|partout) … (corps|répond|conscien)
    (n'a plus|pas|plus|sans) (de )?pouls
    (coeur|cœur) … (arrêté|bat plus|s'arrête)
    (est|il est|elle est|semble|je crois qu'il est|bébé est) (mort|morte)_
    (yeux|regard) … (révulsés|tournés|vers le haut|blancs)
    (bébé|enfant|fils|fille|mari|femme|père|mère) … (ne bouge|tout mou|toute molle|amorphe|raide)
    (bave|mousse|écume) … bouche
    (coma|hypo|diabétique) … (répond|réveille|inconscient)
    (coltard|désorienté|délire|confus|incohér|divague|reconna[iî]t (plus|pas)|sait (plus|pas) où)
    (diabét|glycémie|sucre|insuline|hypo_|hypoglycémie) … (sueur|transpire|confus|tremble|délire|répond|réveill|bizarre|agressif|malaise|somnol|inconscient|trop bas|très bas|basse|dort)
    (glycémie|sucre|dextro)( est| à| a| de| descend\\w*| tombé\\w*| très| trop| bas| basse)* (à )?(0[.,]?\\d|[1-4]\\d)_
    (très|trop|grosse|grave) (hypo_|hypoglycémie)|hypoglycémie (sévère|grave)|(sucre|glycémie) (très|trop|super) bas
    inanimé|inerte|évanoui|syncope|sans vie|dans les vapes|dans le cirage|tourné de l oeil|(fait|faire|eu) un malaise|perdu connaissance
    (plus|pas|sans|trouve pas|aucun) (de |son |le )?pouls
    (respire|bouge|répond|réagit|parle|ouvre) (plus|pas) (et|du tout|quand|les yeux|non)
    (bébé|nourrisson|nouveau né|enfant|petit|petite|fils|fille) … (tout mou|molle|mou_|amorphe|somnol|ne tète|tète (plus|pas)|ne boit plus|refuse (de boire|le biberon)|geint|gris_|grise|difficile à réveiller|ne se réveille)
    (bébé|nourrisson|nouveau né|semaines|jours|[1-3] mois|un mois|deux mois|trois mois) … (fièvre|température|38[ .,]?\\d?|39|40|41)
    (fièvre|température) … (bébé|nourrisson|nouveau né|semaines|[1-3] mois)
    (39|40|41|42)( \\d)? (de |degrés de )?(fièvre|température)|(fièvre|température)( à| de)? (40|41|42)
    (fièvre|température|fievre) … (nuque|cou raide|raideur|convuls|taches|violet|pétéchies|purpura|amorphe|délire|confus|réveille)|(taches|boutons) (violet|rouges? sombre|pourpre)|(nuque raide|cou raide|méningite)
    (cogné|tapé|heurté|frappé|coup|choc|tombé|chute|chuté) … (tête|crâne|front) … (vomi|somnol|confus|dort|évanou|saign|bizarre|réveill|convuls|sang|assommé|sonné|bosse énorme)
    (cogné|tapé|choc|coup|chute|tombé) … (vomi|somnol|assommé|confus|inconscient|ne se relève|se relève pas|endormi)
    (tombé|chute|chuté|glissé|tombée) … (échelle|toit|escalier|balcon|fenêtre|étage|table à langer|lit|hauteur|arbre|cheval|vélo) … (sent (plus|pas)|bouge|jambes|dos|tête|somnol|vomi|hanche|relever|cassé|saign|douleur|mal|évanou)
    (sent|sens|bouge|bouger) (plus|pas)( ses| mes| les)? jambes
  `,
  bleeding: `
    (saigne|saignement|sang|hémorragie|hemoragie|saigner|saigné) … (arrête pas|arrete pas|s'arrête pas|s'arrete pas|beaucoup|partout|énorm|abondam|fort|plus|sans arrêt|trop|ne s'arrête)
    (saigne|saigner|saignement) … (tête|cou|gorge|ventre|vagin|enceinte|bouche|poignet|oreille)
    (arrive|peux|peut) (pas|plus)( à)? (arrêter|stopper) (le |l')(sang|saignement|hémorragie)
    (beaucoup de|plein de|perd du|perds du|perdu beaucoup de|perd beaucoup de|mare de|flaque de) sang
    (hémorragie|hemorragie|hemoragie)
    (vomi|vomit|vomis|vomir|crache|craché|tousse|cracher) … (du |de )?sang
    (sang) … (dans les selles|selles|caca) … (beaucoup|noir|plein)
    (s'est|me suis|est) (coupé|ouvert|tranché) … (profond|veine|artère|doigt|main|bras|saigne|sang)
    (coup de couteau|poignardé|poignarder|balle|coup de feu|tiré dessus|blessure par balle)
    (plaie|coupure|blessure|entaille) … (profonde|ouverte|béante|pisse le sang|saigne)
    (pisse|gicle|jaillit) … sang|sang … (gicle|jaillit|coule partout|coule à flots)
    (doigt|main|bras|jambe|orteil) … (arraché|sectionné|amputé|coupé net)
    (accident) … (sang|saigne|grave|blessé)
    (tombé|chute|cogné) … (saigne|sang|crâne|tête ouverte)
    (brûlé|brûlure) … (grave|visage|troisième degré|tout le corps|bouillant)
    selles noires|sang … (enceinte|grossesse)
    (selles?|caca) … (noir|goudron|sang)|sang (dans|par) (les |l )?(selles|urines?|bas|derrière|anus|bouche)
    (saign|sang_|perd du sang|nez) … (anticoagul|fluidifi|sintrom|coumadin|warfarin|xarelto|eliquis|plavix|depuis (une|deux|\\d+|plusieurs|\\d+ ?h)|heure|minutes|n arrive pas à|compress|inond)
    (coincé|bloqué|incarcéré|prisonnier|éjecté|blessé|écrasé) … (voiture|camion|ferraille|route)|(accident|carambolage|collision|tonneau) … (voiture|route|moto|vélo|scooter|camion|ambulance|coincé|blessé|vient d|grave)
    (accident de|crash de) (voiture|moto|route|vélo|scooter|bus|camion|travail)
    (renversé|percuté|fauché|écrasé|roulé dessus) … (voiture|moto|camion|bus|vélo|scooter|chauffard)|(voiture|camion|moto|bus) … (renversé|percuté|écrasé|fauché)
    (brûl|ébouillant|renversé|cloques) … (eau (chaude|bouillante)|bouillant|huile|thé|café|soupe|feu|flamme|friteuse|visage|main|bras|jambe|dos|corps|fer|four)|(huile|eau|café|thé|soupe) (chaude|bouillant\\w*|brûlant\\w*|chaud) … (sur|bras|jambe|visage|corps)
    (coupé|tranché|sectionné|arraché|ouvert) … (profond|os_|tendon|veine|poignet|artère|gicle|scie|machine|verre|doigt coupé|hache|tronçonneuse|pisse le sang)
    (fracture|os) (ouverte|qui sort|sorti|qui dépasse|visible)
    (morsure|mordu) … (chien|visage|sang|arraché|profond)
    (coup de (couteau|feu|fusil|hache|machette)|poignard|planté un couteau|tiré une balle|s est fait (planter|tirer))
  `,
  poison: `
    (avalé|avaler|avale|bu_|boit|boire|mangé|mange|ingéré|ingurgité|léché|croqué|respiré|inhalé|mis dans la bouche) … (javel|pile|piles|batterie|détergent|lessive|déboucheur|décapant|produit|poison|essence|antigel|mort aux rats|alcool à|dissolvant|acétone|parfum|savon|capsule|champignon|plante|baies|aimant|nicotine|cigarette|cannabis|désinfectant|huile essentielle|insecticide|pesticide|engrais|peinture|colle|white spirit|ammoniaque|eau oxygénée|gel hydro|mercure)
        (avalé|mangé|ingéré|croqué|sucé|gobé) … (mes|mon|ma|ses|les|des|nos|tous|toute|plein de|plusieurs|beaucoup de|trop de|une poignée|la boîte|le flacon) … (pilule|cachet|comprimé|médicament|medoc|gélule|somnifère|insuline|doliprane|paracétamol|antidépresseur|tension|sirop|méthadone|morphine|fentanyl|oxy)
    (pris|prend|avalé|donné|bu|injecté|mis) … (trop de|trop d'|deux fois|double dose|le double|la double|triple|3 fois|trois fois|toute la boîte|toute la boite|boîte entière|plaquette|flacon entier|la bouteille de)
    (trop|tellement|beaucoup|plein) de (pilule|cachet|comprimé|médicament|medicament|medoc|somnifère|gélule|drogue)
    (mauvais|pas le bon|mauvaise|autre) … (médicament|medicament|comprimé|cachet|pilule|pillule|dose|sirop|insuline) … (pris|avalé|donné|bu|par erreur)
    (pris|donné|avalé|bu|injecté|reçu|prise|trompé) … (mauvais|pas le bon|mauvaise|par erreur|à la place|de mon mari|de ma femme|de quelqu'un|du chien|du chat|d'un autre)
    (trompé|erreur) de (médicament|medicament|dose|comprimé|pilule|cachet|flacon)
    (overdose|surdose|surdosage|sur dose|over dose)
    (intoxi|empoisonn|empoisoné|empoisonement)
    (monoxyde|gaz|fumée|vapeur|vapeurs) … (respiré|inhalé|mal à la tête|vertige|fuite|malade)
    (enfant|bébé|fils|fille|petit|petite|bebe|gamin) … (avalé|bu_|mangé|pris|trouvé) … (pilule|cachet|comprimé|médicament|médoc|mes|mon|pile|produit|javel)
    (serpent|araignée|scorpion|vipère|méduse) … (mordu|piqué|morsure)|(mordu|piqué) par … (serpent|araignée|scorpion|vipère|méduse)
    (produit|javel|acide|détergent|éclaboussure|chimique) … (dans l'oeil|dans les yeux|oeil|œil|sur la peau|yeux)
    centre antipoison|anti poison|antipoison
    pris … (toutes mes pilules|tous mes|tout mes|tous ses|tous les) … (cachets|comprimés|pilules|médicaments)?
    (avalé|bu_|boit|mangé|mis|croqué|sucé|léché|gobé|pris|ingéré|bue) … (vaisselle|capsule|dosette|pod_|toilettes|wc|déboucher|nettoy|ménag|détachant|chlore|vernis|diluant|térébenth|pétrole|kérosène|liquide de|lave glace|e liquide|vape|shampo|crème|pommade|patch|bouton pile|pièce|bille|perle|poisson|raticide|anti limace|boule|naphtaline|muguet|laurier|if_|gomme|bonbon au|space|shit|herbe|beuh|haschich)
    (mélang|mixé) … (javel|produit|nettoy|acide|vinaigre|ammoniaque|détartrant|chlore|alcool|xanax|médicament|drogue|tranquill)
    (javel|ammoniaque|chlore|acide|nettoyant|vapeurs|produit) … (tousse|pique|gorge|respir|yeux|brûle|nez|poumon|mélang|tête qui tourne|malaise)
    (pris|prise|prend|donné|avalé|fait|mis|injecté|piqué|reçu|doublé) … (en double|deux fois|2 fois|2x|trois fois|3 fois|double|doublé|trop de|trop d|deux doses|deux comprimés au lieu|encore une fois|à nouveau sans)
    doublé (la|sa|ma|mon|son|le) (dose|traitement|médicament|cachet)
    (trop|beaucoup trop|surdose|excès|erreur) (d |de )?(insuline|doliprane|paracétamol|sirop|ibuprofène|médicament|comprimés|morphine|digoxine|tramadol|codéine)
    \\d+ (unités|mg|ml|gouttes|comprimés|cachets) (au lieu|à la place)
    (avalé|pris|bu_|gobé|prends|mangé) (au moins |plus de |environ |presque |genre |les |ses |mes )*(\\d\\d+|dix|quinze|vingt|trente|quarante|cinquante|cent|une dizaine de|une vingtaine de|une poignée de|un tas de|tout|toute|tous|plein de|la boîte|une boîte|deux boîtes|le flacon|la plaquette|une plaquette) (de )?(\\w+ )?(comprimé|cachet|pilule|doliprane|paracétamol|médicament|médoc|gélule|xanax|valium|somnifère|tylenol|advil|aspirine|ibuprofène|lexomil|tramadol|boîte|plaquette|flacon|tablette|efferalgan|temesta|stilnox)
    (trop|beaucoup) bu (d alcool )?et … (réveill|répond|vomi|respir|médicament|cachet)
    (alcool|bu|boisson|vodka|whisky) (et|avec|plus) … (xanax|valium|cachet|somnifère|médicament|comprimé|tranquill|drogue|lexomil)
    (fentanyl|héroïne|heroine|cocaïne|crack|mdma|ecstasy|ghb|méthadone|kétamine|lsd) … (pris|respire|réveil|lèvres|répond|trop|malaise|bleu|convuls|avalé|sucé|bébé|enfant)|(pris|sniffé|fumé|injecté) … (fentanyl|héroïne|heroine|cocaïne|coke|crack|mdma|ecstasy|ghb|méthadone|lsd|drogue)
    (mordu|mordue|piqué|piquée|morsure|piqûre) … (serpent|vipère|couleuvre|scorpion|araignée|veuve|méduse|chauve souris|vive)|(serpent|vipère|scorpion|araignée|méduse) … (mordu|piqué|mord|morsure)
    (champignon|baies|plante|poisson|conserve|fruits) … (vomi|malade|mal au ventre|toxique|avalé|mangé|vénéneu)
    (odeur|fuite|sent) (de |le )?gaz|monoxyde|intoxication
    (oeil|yeux) … (javel|acide|produit|nettoyant|colle|chaux|soude|déboucheur|chimique)
    (médicament|cachet|comprimé|pilule|traitement) (de|du|à) (mon|ma|mes|un|une|quelqu|autre|chien|chat|voisin|mari|père|mère) … (erreur|trompé|pris|avalé|confondu)|(confondu|interverti|mélangé|trompé) … (médicament|cachet|comprimé|pilule|boîte|flacon|gouttes|boites)
    (dose|quantité) (mortelle|dangereuse|létale) … (pris|avalé|donné)
  `,
  suicide: `
    (veux|veut|voudrais|voudrait|vais|va|envie de|envi de|préfère|préférerais|aimerais|besoin de|souhaite|pense à|penser à) (mourir|mourrir|mourire|me tuer|se tuer|me suicider|se suicider|en finir|crever|disparaître|me pendre|se pendre|me buter|m'ouvrir les veines|me jeter|sauter)
    suicid
    (me|se|m'|s'|te) ?(tuer|pendre|ouvrir les veines|tailler les veines|taillader|scarif|mutil|flinguer)
    (pensées|idées|idees|pensee|envies) (noires|suicidaires|de mort|de mourir)
    (veux|veut|peux|peut|ai|a) (plus|pas)( envie de)? (vivre|continuer à vivre|continuer|être en vie|exister)_
    (plus|pas|aucune) (envie de|raison de|goût à) (vivre|la vie|continuer)
    (mettre|mets|mettra) fin à (mes|ses|ma|sa|la|tes) (jours|vie|souffrance)
    (en finir|finir avec la vie|finir ma vie|terminer ma vie|fini avec la vie|quitter ce monde)
    (mieux|meilleur|mieux si) … (sans moi|mort_|morte_|plus là|n'étais pas né|disparaissais)
    (sans moi) … (mieux|heureux|vivrai)
    (vie) … (ne vaut|vaut plus|vaut pas|n'a plus de sens|plus aucun sens|ne sert à rien|sert à rien|insupportable)
    (je|j') ?(me )?(coupe|taillade|scarifie|automutil|blesse volontairement|fais du mal)
    (automutil|auto mutil|s'automutile|scarifie|se fait du mal|me faire du mal|se faire du mal|se coupe les)
    (fils|fille|ami|amie|copain|copine|mari|femme|frère|soeur|sœur|il|elle|mère|père|quelqu'un) … (veut mourir|veut se tuer|parle de mourir|menace de se|dit qu'il veut mourir|dit qu'elle veut mourir|parle de mort|veut en finir|adieu)
    (dire adieu|dis adieu|lettre d'adieu|adieu à tous|adieu tout le monde)
    (supporte|tiens|peux|en peux|supporter) plus … (vivre|vie|mourir|cette vie)
    (j'en peux plus|en peut plus) … (vie|mourir|finir)
    (dois|mérite de|devrais) (mourir|disparaître|être mort)
    (je voudrais être|je veux être|j'aimerais être|si j'étais) (mort|morte)
    (pilules|médicaments|arme|couteau|pistolet|corde|pont) … (pour mourir|me tuer|en finir|se tuer)
    (dormir|m'endormir) … (ne plus|jamais) … réveill
    (veux|veut|voudrais|voudrait|j?aimerais|aimerait|souhaite|préfère|préférerais) (juste |seulement |ne |n |tout |que |plus |pas ){0,4}(être là|exister|vivre|me réveiller|se réveiller|être ici|être vivant|être en vie|être mort|crever|mourir|disparaître|en finir|m en aller pour|tout arrêter|tout finir|partir pour toujours|tout s arrête|ça s arrête|m endormir pour)
    (plus|pas)( d)? ?(envie|la force|raison|goût|le courage|intérêt|aucune raison) … (vivre|vie|être là|exister|continuer|me lever)
    j?(veux|veut|vais|vai|vé) (me )?(crever|mourir|buter|flinguer|pendre|tuer|suicid|foutre en l air|faire sauter|ouvrir les veines|jeter)
    foutre en (l )?air|me foutre sous|(me|se|m|s) (flinguer|pendre|buter|ouvrir les veines|tirer une balle|jeter (du|sous|par|dans)|noyer|supprimer|immoler|défenestr|faire du mal|balancer (du|sous))
    (sauter|saute|jeter|jette|balance) … (pont|fenêtre|toit|train|métro|balcon|étage|immeuble)|(sur (le|un) pont|bord du toit|sur les rails|sur le rebord)
    vie … (aucun sens|pas de sens|plus de sens|plus rien|finie|foutue|ne mérite|vaut (plus|pas)|insupport|enfer|vide de sens|inutile)
    (mieux|heureu|tranquille|soulagé|libéré|content) … (sans moi|si (je )?(étais|suis|meurs|mourais|disparais|mort)|si j étais pas)|sans moi … (mieux|heureu|tranquille)
    (personne|aucun) … (remarquer|manquer|pleurer|verrait|soucie|s en rendrait|regrett)
    (corde|fusil|pistolet|arme|lame|médicaments|cachets|mot|lettre|testament) … (prêt|préparé|pour partir|pour mourir|pour en finir|pour me|devant moi|et je suis|d adieu)
    (combien|quelle dose|quelle quantité|quel médicament|comment|nombre) … (pour mourir|mourir|me tuer|réveiller|mortel|en finir|tuer|sans souffrir|sans douleur|létal|fatal|pour partir)
    (fatigué|marre|lassé|épuisé|las|assez|ras le bol|dégoûté) (de |de la |d )(vivre|vie|exister|être en vie|tout et)|en ai (marre|assez) … (vivre|vie|mourir)
    (à quoi bon|pourquoi|à quoi ça sert de|aucune raison de) (encore )?(vivre|continuer à vivre|rester en vie|suis (je )?(encore )?en vie)
    (attends|attend) (que|plus que) (la mort|de mourir)|vivement (la mort|que je (meurs|crève))
    (rejoindre|retrouver|revoir) … (ciel|là haut|paradis|de l autre côté|mort_|maman au|papa au)|aller au (ciel|paradis)
    (adieu|pardon|pardonne|au revoir) … (je vous aime|je t aime|pardonn|pour toujours|à jamais|tout le monde|à tous|je pars|désolé)|(est|sera|voici|ceci est) (mon|ma|le) (dernier|dernière|ultime) (message|sms|jour|soir|nuit|lettre)
    (ce soir|demain|cette nuit|aujourd hui) … (je pars|j en finis|tout sera fini|serai plus|c est fini|ce sera fini|serais plus)( pour toujours)?
    (fils|fille|ami|copine|copain|frère|soeur|mari|femme|père|mère|ado|cousin|collègue|voisin|elle|il) … (saut(er|e) (du|par|de)|s ouvre les veines|adieu|se faire du mal|se coupe|se taillade|se scarifi|en finir|foutre en l air|plus vivre|plus envie de vivre|idées noires|se tuer|fusil et dit|donné toutes)
    (lettre|mot|message|sms|texto|vidéo) (d )?(adieu|suicide)|(idées|pensées) (noires|suicid|de mort)
    (poids|fardeau|charge|boulet) pour (tout le monde|ma|mes|les|ma famille|tous|vous)|sers à rien|je suis de trop
    (jamais né|pas dû naître|aurais dû mourir|mérite (pas )?(de )?(vivre|mourir|mort))
    (dieu|seigneur) … (prends moi|reprends moi|rappelle moi|viens me chercher|emmène moi)
    (supporte|tiens|peux|tenir) plus … (vivre|vie|souffr\\w* … mourir|envie de mourir|partir)|bout du rouleau
  `,
  help: `
    (au|aux|o) (secour|secours|sécours)
    (à|a) l'aide_
    (appelez|appelle|appeler|appele|appelons|besoin d'|besoin de|il faut|envoyez|faut) … (ambulance|911|samu|secours|pompiers|urgences|police vite)
    (c'est|ceci est|une|cas d'|situation d') urgence (vitale|médicale|medicale|absolue)
    (c'est|cest) (une |très |vraiment )?urgen(t|ce)_ … (meurt|mourir|vite|mari|fils|fille|bébé|mère|père|aidez|aide)
    (je|il|elle|on|bébé|mère|père|fils|fille|mari|femme) … (meurt|meurs|mourant|est en train de mourir|va mourir|vais mourir|agonise)
    (aidez|aide|aider) (moi|nous)( vite| svp| s'il vous plaît)? … (meurs|meurt|mourir|urgence|urgent|respire|grave|danger|vite)
    (danger de mort|danger de vie|vie en danger|en danger immédiat|entre la vie et la mort)
    (sauvez|sauver|sauve) (moi|le|la|nous|ma vie|mon|sa vie)
    (mari|copain|homme|quelqu'un|on|il) … (me bat|me frappe|essaie de me tuer|veut me tuer|va me tuer|m'étrangle|m'attaque|m'agresse|m'a agressée|m'a violée)
    (agressé|violé|attaquée|frappée)_ … (sang|aide|urgence|couteau)
    (accouche|perdu les eaux|perd les eaux|bébé arrive|accouchement) … (maintenant|vite|maison|voiture|aide|arrive)
    (bébé arrive|perdu les eaux|j'accouche|elle accouche)
    (noyé|noyade|électrocut|foudroyé|se noie)
    (urgence|ugence) (aidez|aide|vite|s'il)
    (pris|reçu|prendre) (le |du |un )?(courant|jus_|coup de jus|décharge|châtaigne)|électrocut|(doigts?|fourchette|objet|main) … prise( électrique| de courant)?_
    (noy|tombé|sous l eau|au fond) … (piscine|bain|baignoire|lac|rivière|mer_|étang|mare|eau)|(piscine|baignoire|rivière|lac|mare) … (noy|tombé|inconsc|respir)
    contractions … (minute|rapproch|forte|fréquent|arrête|prématur)|(tête|crâne|pieds?|cordon) du bébé|(perd|perdu|rompu|rupture) … (les eaux|poche des eaux)|poche des eaux|accouch|bébé (sort|arrive|vient|pousse)|(pousse|travail) … accouch
    (feu|incendie|flammes) … (cuisine|maison|appart|immeuble|chambre|voiture|chez|brûle)|(maison|cuisine|appart|immeuble|voiture) … (brûle|en feu|en flammes|incendie)|au feu_
    (mari|copain|père|ex|homme|quelqu un|il|conjoint|compagnon|voleur|on) … (me tape|me frappe|me bat|me tue|me tuer|m étrangle|étrangle|menace avec|menace de me|m a frappé|m a tapé|violent avec moi|m a viol|couteau)
    (en train de|va) (partir|mourir|s éteindre|crever|y rester|nous quitter)|(fin|vie) … (train de partir)
    (a |à )?l ?aide_ (mon|ma|je|il|elle|vite|svp|on)|^(aide|aidez|aidé) ?(moi|nous)?|aidez (moi|nous)_ … (urgen|grave|peur|vite|svp|mal)|(urgence|urgent) (grave|svp|vite|vital|maman|papa|mon|ma|c est|aidez)
    (appel|app?elé|envoy|téléphon) … (911|samu|15_|pompier|ambulance|secours|police|112)|ambulance (vite|svp|s il|urgent|maintenant|rapid)|il faut une ambulance|(vite|urgent) … ambulance
    (maman|papa|mère|père|mari|femme|bébé|fils|fille|mamie|papi|papy|grand mère|grand père) … (va mourir|meurt|mourant|se meurt|est en train|va très mal|est au plus mal|ne va pas passer|est tout froid|est froide|est glacé)
  `,
  calm: `
    (payé|facturé|débité|coûte|compté|chargé|prélevé) … (trop|deux fois|double|cher)
    (pas|plus|aucune|jamais|sans) (eu )?(de |d )?(douleur|douleurs|mal|problème|saignement|fièvre|gonflement)
    (ne|n) saigne plus|ne respire plus mal
    (mort|morte|décédé|décédée|mourir|meurt) … ((année|mois|an|été|hiver|automne|printemps|semaine|noël) (dernier|dernière|passé|passée)|il y a|en (19|20)\\d\\d|longtemps)
    (infarctus|avc|crise|attaque|overdose|suicid|accident|convuls|épilep|anaphyla|asthme|intoxic|malaise|tentative) … (il y a (\\w+ )?(\\w+ )?(ans?|mois|années?)|en (19|20)\\d\\d|l an dernier|l année dernière|dans le passé|autrefois|quand (j|il|elle|je) (\\w+ )?étai|dans (ma|sa|son) (jeunesse|enfance)|petite?s?_)
    (il y a (\\w+ )?(\\w+ )?(ans?|mois|années?)|en (19|20)\\d\\d|l an dernier|l année dernière|quand (j|il|elle|je) étai\\w* (petit|jeune|enfant|bébé)) … (infarctus|avc|crise|attaque|overdose|suicid|accident|convuls|épilep|asthme|mort|malaise)
    (film|article|livre|roman|documentaire|série|émission|journal|télé|infos|nouvelles|chanson|reportage|podcast|cours|exposé|formation) … (suicid|overdose|mort|mourir|meurt|poison|infarctus|avc|noyade|empoisonn|tue)
    (meurs|meurt|mourir|mourais|mort|morte|morts|crève|crever|mourant|étouffe|étouffé) (littéralement )?de (faim|soif|rire|fatigue|honte|chaud|froid|ennui|curiosité|trouille|peur|sommeil|chaleur|envie de)
    (coupé|brûlé|cogné|écorché) (un (tout )?petit peu|un peu|légèrement|à peine)|(petite|légère) (coupure|brûlure|bosse|écorchure)
    (peut on|puis je|peux je|est ce que je peux|je peux|on peut|je peut|dois je|faut il) (encore )?(prendre|donner|mélanger|associer|continuer|arrêter|couper|écraser)
  `,
};
