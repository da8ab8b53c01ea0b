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
  `,
  poison: `
    (avalé|avaler|avale|bu_|boit|boire|mangé|mange|ingéré|ingurgité|léché|croqué|respiré|inhalé|mis dans la bouche) … (javel|pile|piles|batterie|détergent|lessive|déboucheur|décapant|produit|poison|essence|antigel|mort aux rats|alcool à|dissolvant|acétone|parfum|savon|capsule|champignon|plante|baies|aimant|nicotine|cigarette|cannabis|désinfectant|huile essentielle|insecticide|pesticide|engrais|peinture|colle|white spirit|ammoniaque|eau oxygénée|gel hydro|mercure)
    (avalé|avale|mangé|bu_|ingéré|pris|prend|trouvé|ouvert|fini|vidé|croqué) … (mes|mon|ma|ses cachets de|les|des|nos|tous|toute|plein de|plusieurs|beaucoup de|trop de|une poignée de|la boîte de|le flacon) … (pilule|cachet|comprimé|comprime|médicament|medicament|medoc|gélule|somnifère|insuline|doliprane|paracétamol|antidépresseur|tension|sirop|méthadone|morphine|fentanyl|oxy)
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
  `,
};
