import type { DangerPhrases } from '../danger-phrases.ts';

export const haitian: DangerPhrases = {
  breath: `
    (pa|p|paka|pap|pa p) (ka|kab|kapab|sa|rive|fouti|gen dwa)? ?(ka )?(respire|rapire|repire|pran souf|pran souff)
    (pa|p ap|pap|pa ap|sispann|sispan|pa menm) (byen )?(respire|rapire)( ankò| ankor| menm| byen)?
    (mal|difisil|difikilte|difikile|pwoblèm|pwoblem|gen pwoblèm|pèn|traka) (pou|nan|ak)? ?(m |li |l )?(respire|respirasyon|pran souf)
    (souf|souff|souflèt|souf mwen|souf li|souf mwen an) (mwen |m |li |l )?(kout|koupe|kanpe|ap koupe|pa monte|fini)
    (manke|pa gen|pèdi|san|pran) (souf|lè|zè)_ … (non|ankò|ditou|ase)?
    (souf) … (koupe|kout|manke|fini|pa ka)
    (toufe|toufé|ap toufe|trangle|etoufe|ap trangle)
    (gòj|goj|lang|figi|bouch|lèv|kou) … (anfle|ap anfle|fèmen|fèmin|bouche|ble_|sere|gonfle)
    (po|lèv|dwèt|bebe|figi|pitit) … (vin ble|tounen ble|ble_|mov_)
    (opresyon|opression|kriz opresyon|kriz las|kriz asma|atak opresyon|kriz asm)
    (alèji|reyaksyon|alejik) … (grav|fò|anfle|respire|gòj)
    (bagay|manje|yon bagay|zo) … (kole|bloke|pase) … (gòj|goj)
    (bebe|pitit|manman|papa|mari|madanm) … (pa respire|pap respire|p ap respire|toufe|pa ka respire)
    nwaye|neye_
    lestomak … (sere|fèmen) … respire
  `,
  chestPain: `
    (doulè|doule|mal|fè m mal|fe m mal|pwa|presyon|pike|piki|sere|brile) … (nan|lestomak|nan lestomak|pwatrin|kè m|kè mwen|kè li|lòtomak) … (lestomak|pwatrin|kè_|ke_|kè m|kè mwen|pwatrinn)
    (lestomak|pwatrin|lestomak mwen|kè|kè m|kè mwen|kè li|pwatrin mwen) (mwen |m |li )?(ap |te )?(fè|fe) (m |mwen |li )?mal
    (lestomak|pwatrin|pwatrinn) … (sere|ap sere|boule|pèse|peze|fè mal|doulè)
    (kriz kadyak|kriz kadiak|kriz kè|kriz ke|atak kadyak|atak kè|kriz kado|enfaktis)
    (kè|ke) (m|mwen|li) … (ap kanpe|kanpe|ap bat twò|pap bat|pa bat|sere)
    (konjesyon|estwòk|estrok|stroke|avc|konjesyon serebral|kongesyon) … (fè|genyen|ap|gen|kwè|li)?
    (bouch|figi|vizaj) … (kwochi|tòde|kwochi|tonbe|paralize|vire|desann)
    (bra|janm|men|pye|bò|kote) … (paralize|mouri_|pa ka leve|pa ka bouje|pa bouje|angoudi|lou|mò_|san fòs|anpil feblès)
    (pa|paka) (ka |kab |kapab )?(pale|wè|leve bra|bouje bra|mache) (ankò|ankor|toudenkou|menm|ditou)
    (pale|pawòl) … (mal|dwòl|lou|melanje|pa klè|pa konprann) … (toudenkou|sibitman|bouch|figi)
    toudenkou … (pa ka pale|pa wè|avèg|paralize|konfonn|pèdi)
    (bra gòch|bra goch) … (mal|doulè|angoudi|lou)|doulè … bra gòch
    (tèt fè mal|maltèt|mal tèt) … (pi fò|sibitman|toudenkou|lavi)
    (kè|ke) … (ap fè m mal|fè mal|fe mwen mal|ap rache)
  `,
  unconscious: `
    (san konesans|san konsyans|pèdi konesans|pedi konesans|pèdi konsyans|enkonsyan|inkonsyan|pèdi ko|pa gen konesans)
    (endispoze|andispoze|dekonpoze|endispose|fè endispozisyon)
    (pa|p ap|pap|paka|pa ka|p) (vle |ka |kab )?(reveye|leve|reponn|reyaji|reyagi|bouje)_ … (ankò|ditou|menm|li)?
    (reveye|reponn|bouje) … (pa|pap|p ap) (reveye|leve|reponn|bouje|ka)
    (kriz|konvilsyon|malkadi|kriz malkadi|epilepsi|konvulsyon|kriz tonbe)_ … (ap|fè|gen|li|fè|gen yon)
    (konvilsyon|malkadi|kriz epilepsi|konvulsyon)
    (tonbe|tombe) … (pa bouje|pa leve|pa reponn|atè|endispoze|san konesans|pa ka leve|rèd)
    (bouch) … (kim|kimen|fè kim|bave)|kim … bouch
    (je li|zye|je l|je) … (vire|monte|blan|anlè|rete louvri)
    (tranble|tranbleman|ap tranble|sekwe) … (tout kò|kò|bouch|atè)
    (kè li|kè l|kè) … (pa bat|sispann bat|rete|kanpe)
    (pa gen pou|pa gen batman|san lavi|kò li frèt|kò l frèt|kò li rèd)
    (kwè|sanble|panse) … (li mouri|mouri deja|li fin mouri|pran mouri)
    (bebe|pitit|timoun|manman|papa|mari|madanm|frè|sè) … (mou|san fòs|pa bouje|rèd|pa reponn|pa vle leve|endispoze|pèdi konesans)
    koma_
  `,
  bleeding: `
    (senyen|senye|sanyen|seyen|san) … (anpil|pa rete|pa vle rete|pa kanpe|pa sispann|san rete|toupatou|pa ka rete|twòp|twop|tout kote|pap rete|p ap rete)
    (san) (ap |ap vini|ap koule|ap sòti|ap soti|ap desann|koule|ap pise|ap vide|gaye)
    (ap|li|mwen|m ap) (pèdi|pedi|vide|bay) … san_
    (pa ka|paka) (rete|kanpe|sispann|bouche) … (san|senyen|senye)
    (emoraji|imoraji|hemoraji|emorajik)
    (vomi|vonmi|vomisman|touse|krache|tous) … san_
    (poupou|watè|twalèt|pipi) … (san|nwa) … (anpil|nwa|an san)?
    (ansent|gwòs|gwos|ansyent) … (senyen|san|pèdi san|doulè anpil)
    (koupe|blese|blesi|chire) … (fon|anpil san|senyen|venn|dwèt|men|gwo|grav|sou men)
    (kout kouto|kouto pran|kout zam|kout bal|bal pran|tire sou|tire m|tire li|pike ak kouto|pran bal)
    (blese|blesi|maleng|plè) … (louvri|grav|senyen|fon|ap bay san)
    (dwèt|men|janm|pye|bra) … (rache|koupe nèt|koupe|kraze|detache)
    (aksidan|machin frape|tonbe) … (san|senyen|blese|grav|tèt)
    (boule|brile) … (dlo cho|dife|grav|figi|tout kò|lwil cho)
    (nen|tèt|bouch|zòrèy) … senyen
    senyen … (nen|tèt|bouch|zòrèy|bouda|ansent)
  `,
  poison: `
    (vale|bwè|bwe|manje|pran|bwe|mete nan bouch|niche|rale|respire) … (klowòks|kloroks|klowoks|clorox|jave|javel|kloròks|pwodui|pwodwi|deterjan|savon|batri|pil|pwazon|gaz|gazolin|kewozin|asid|medsin rat|pwazon rat|alkòl|asetòn|pafen|dyondyon|fèy|plant|sigarèt|marigwana|penti|lakòl|ensektisid|baygon|amonyak|fab|dezenfektan|soud|ajaks)
    (vale|bwè|bwe|pran|manje|jwenn|ouvri) … (grenn|medikaman|medsin|renmèd|remèd|konprime|kapsil|siwo|ensilin|tansyon) … (mwen|m nan|manman|papa|granmoun|anpil|twòp|twop|tout|lòt moun|pa l|pa li|plizyè|mal|doub|move|pa t)
    (vale|bwè|bwe|pran|manje|bay|piki) … (twòp|twop|anpil|tout|plizyè|yon bann|yon pil|de fwa|doub|2 fwa|twa fwa|tout boutèy|tout bwat) … (grenn|medikaman|medsin|renmèd|remèd|konprime|kapsil|siwo|ensilin|dòz|doz|dwòg)
    (twòp|twop|anpil|yon pil|yon bann|tout) (grenn|medikaman|medsin|renmèd|remèd|konprime|dwòg|doz|dòz) … (bwè|bwe|pran|vale|li|mwen)?
    (doub|doubl|de) (dòz|doz|dose) … (pran|bwè|bwe|bay|mwen|li)?|(pran|bwè|bwe|bay) … doub (dòz|doz)
    (move|mal|pa bon|pa t bon|lòt|erè) (medikaman|grenn|medsin|renmèd|remèd|dòz|doz|konprime)
    (tronpe|twonpe|erè|pa erè|fè erè|konfonn) … (medikaman|grenn|medsin|renmèd|dòz|doz|remèd)
    (medikaman|grenn|medsin|renmèd|remèd|dòz|doz) … (mwen tronpe|pa erè|pa bon an|pa t pou|pa pou li|lòt moun|chen an|chat la|pa aksidan)
    (ovèdoz|ovedoz|overdose|overdoz|sidòz|sidoz|ovèdòz|ovèdose)
    (anpwazon|anpwazonn|anpwazone|pwazonnen|anpwaz|pwazon|entoksik|toksik)
    (timoun|pitit|bebe|ti bebe|ti gason|ti fi|pitit mwen|pitit gason|pitit fi) … (vale|bwè|bwe|manje|pran) … (grenn|medikaman|medsin|renmèd|remèd|pil|batri|pwodui|klowòks|bagay|pyès|leman|savon)
    (koulèv|koulev|arenyen|krab arenyen|eskòpyon|eskopyon|sèpan) … (mode|pike|mòde)|(mode|pike|mòde) … (koulèv|arenyen|krab arenyen|eskòpyon|sèpan)
    (gaz|lafimen|vapè|monoksid|odè) … (respire|rale|vètij|tèt vire|malad|koule|santi m mal)|(respire|rale) … (gaz|lafimen|vapè|monoksid)
    (pwodui|asid|klowòks|javel|chimik) … (nan je|nan zye|sou po|je m|je li)
  `,
  suicide: `
    (vle|anvi|pral|ta vle|ta renmen|bezwen|swete|pito|panse|ap panse|anvi pou m) (pou m |pou mwen |pou l |m |pou)?( ?)(mouri|touye tèt|touye tet|touye têt|tiye tèt|tiye tet|tchwe tèt|fini ak lavi|disparèt|touye kò|pann tèt|pann tet|pann kò|detwi tèt)
    (touye|tiye|tye|touwe|tchouye|pann|detwi) (tèt|tet|têt|tèt mwen|kò) ?(m|mwen|mwenm|li|l|yo)?
    (swisid|suisid|suicid|suwisid|switid)
    (pa|p ap|pap|paka) (vle|anvi|ka|santi m vle|gen anvi) (viv|vivre|siviv|kontinye viv|rete vivan|kontinye)_
    (pa gen|pèdi|pa wè) … (rezon|espwa|anvi|sans|gou) … (viv|lavi|kontinye)
    (fini|kaba|mete fen|met fen|fin) (ak|nan|sou) (lavi|vi|tout bagay|sa)
    (lavi|vi) (m|mwen|a|sa|sa a)? ?… (pa vo|pa gen sans|fini|pa gen valè|pa bon ankò|pa sèvi|mwen bouke)
    (bouke|fatige|bon|ase) … (viv|lavi|lavi sa)
    (pi bon|pi byen|miyò|miyo) … (san mwen|san m|mouri|si m mouri|si m te mouri|pa t la|si m pa la)
    (mwen|m|mwen ta) (ta )?(pito|ta pito) … mouri
    (blese|koupe|fè|fe) (tèt|tet|kò|ponyèt|bra) (m|mwen|li|l) (mal|ekspre|espre)?
    (fè tèt|fe tet|fè tèt mwen|fè tèt li) … mal
    (koupe|ap koupe) (venn|ponyèt|ven|kò) (mwen|m|li|l)?
    (panse|panse sou|lide|ide|panse a|panse pou) … (mouri|lanmò|touye tèt|swisid|touye)
    (pitit|zanmi|mari|madanm|frè|sè|manman|papa|menaj|li) … (vle mouri|vle touye tèt|di li pral touye|di l ap touye|pale de lanmò|menase touye|eseye touye tèt|pral touye tèt)
    (di|ekri|lèt) … (orevwa|adye|babay) … (tout moun|nou|lavi|pou tout tan|mond)
    (adye|orevwa) (tout moun|lemond|mond lan|lavi)
    (dòmi|domi) … (pa reveye|pa leve|pou tout tan|pa janm leve)
    (zam|kouto|kòd|pon|grenn|medikaman) … (pou m mouri|touye tèt|pou mwen mouri|fini ak)
    (sote|lage kò|jete tèt|voye kò|jete kò) … (pon|anba|fenèt|dlo|machin)
    (merite|dwe) mouri_|(mwen pa ta dwe|pa t dwe) … (fèt|vivan)
  `,
  help: `
    (anmwe|amwe|anmwey|an mwe|anmwè|amwey)
    (rele|voye|bezwen|chache|jwenn|mande) … (anbilans|anbulans|ambulans|ambilans|911|lapolis vit|sekou|ponpye|ijans)
    (sekou|sekouri|o sekou|osekou)_|vin sekou
    (ijans|urgence|ijan|ijens)_ … (medikal|grav|tanpri|vit|ede|mouri|sa a)?
    (ede|ede m|ede mwen|ede nou|edem) … (m ap mouri|ap mouri|mouri|ijans|grav|vit|danje|tanpri vit|anmwe)
    (ap mouri|pral mouri|prèt pou mouri|pre mouri|sou wout mouri|prè pou mouri|ap trepase)
    (sove|sove m|sove lavi|sove mwen|sovem)_
    (lavi) … (an danje|nan danje)|(nan|an) danje
    (mari|nèg|menaj|moun|li|gason) … (ap bat mwen|ap bat m|vle touye m|ap touye m|pral touye m|trangle m|vyole m|dappiyanp|atake m|eseye touye m)
    (vyole|kadejak|atake)_ … (m|mwen|li)?
    (dlo ap koule|dlo kase|dlo pete|tranche|ap akouche|bebe ap vini|bebe a ap vini|pral akouche|dlo a kase)
    (kouran|elektrik) … (pran m|pran li|frape|sezi)
    (tanpri|souple|silvouplè) … (ap mouri|vit vit|prese prese) 
    (malad|li|mwen|m) … (grav anpil|prèt mouri|mal anpil) … (vit|anbilans|ede)
  `,
};
