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
    (pran|jwenn|rale|santi|manke|pedi|gen) (souf|lè_|van|respirasyon)|souf … (kout|koupe|pa (ka|vini|monte)|ap (koupe|fini)|bloke)|(pa|paka|mpa|pap|p ap|pa ka|ka) (ka )?(byen )?(respire|pran souf|rale souf)|respire … (di_|mal_|anpil|vit|difisil|pa byen|ak pwoblem|sifle)|(lè|souf) … (pa (antre|pase|rive)|bloke)
    (bare|bloke|kwense|kole|trangle|toufe|antre) … (goj|gòj|gagann|gòjèt)|(goj|gòj|lang|figi|bouch|je|po bouch|gagann|kò) … (anfle|fem(en)?_|ap femen|fèmen|gwo_|bare|ble|anflame)|anfle … (figi|lang|goj|gòj|bouch|kò)|(bouch|po bouch|figi|tibebe|bebe|timoun|dwèt|pitit) … (ble_|vin ble|nwa_|mov)|opresyon|oprese|alèji … (anfle|respire|souf|gòj|grav)|(ponp|inhalè) … (pa (travay|mache|fè anyen)|fini … (souf|respire))|(myèl|gèp|foumi|pistach|kribich) … (anfle|respire|gratèl|gòj)|toufe
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
    (doulè|fè mal|fèm mal|peze|lou_|sere|brile|pike|wòch|chay) … (lestomak|pwatrin|kè_|bra gòch|bra goch)|(lestomak|pwatrin|kè) … (doulè|fè m mal|fè l mal|ap bat (two|vit|fò)|sere|peze|lou_|fè (mwen|li) mal|rache|chire|bat vit)|kriz (kè|kadyak)|atak kè|estwok|avc_|konjesyon|paralize|paralizi|andikape toudenkou|anboli
    (bouch|figi|vizaj|je) … (tòdi|todi|kwochi|tonbe|desann|vire|paralize|de travè|mouri)|(bra|janm|pye|men|bò|kò) … (mouri|pa (ka|santi|bouje|leve)|angoudi|febli|paralize|pike pike|lou toudenkou)|pa (ka )?(santi|bouje|leve|souke) … (bra|janm|pye|men|bò)
    (pale|pawòl|mo_|lang) … (pa (byen|klè|konprann)|melanje|lou_|mare|dwòl|travè|toudenkou|kole)|pa ka pale|(pa wè|avèg|pèdi vi|wè de) … (je|toudenkou|anyen)|toudenkou … (pa (wè|ka|pale)|tonbe|mouri|febli|pèdi)|tèt … (pi rèd|eklate|fann|fè m mal anpil anpil|pi fò)
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
    (pa|pap|p ap|paka|pa ka) (vle )?(reveye|reponn|bouje|leve|louvri je|reyaji|konn kote|fè anyen)|endispoz|san konesans|pèdi (konesans|tèt)|dekonpoze|malkadi|epilepsi|konvilsyon|kriz (malkadi|nè)|tranble … (kò|kim)|kim … bouch|(je) … (vire|blan|anlè|ranvèse)|(kè) … (pa bat|rete|sispann)|batman kè pa
    (sik|dyabèt|dyabetik|ensilin) … (ba_|desann|tonbe|swe|tranble|reponn|reveye|konn kote|dekontwole|febli|endispoze|\\d\\d)|(sik)( la| li| m| mwen| desann| ba| a)* [1-4]\\d
    (bebe|tibebe|ti bebe|nouvo ne|ti moun|timoun|semèn|mwa) … (lafyèv|fyèv|cho anpil|3[89]|4[01])|lafyèv … (kriz|konvilsyon|tranble|kou (rèd|di)|tach|4[012]|pale anpil|pa reveye|bebe)|(bebe|tibebe|pitit|timoun) … (mou_|lach|pa (vle )?(tete|manje|bwè)|flay|san fòs|pap kriye)|kou (l|m|li)? ?(rèd|di_)
    (frape|kraze|tonbe|pran kou|blese|fann) … (tèt) … (vomi|dòmi|senyen|endispoze|vire|konesans|doulè|reveye)|(tonbe|glise) … (pyebwa|pye bwa|eskalye|do kay|twati|kabann|nechèl|balkon|chwal|bisiklèt|galri|tèt li|tèt) … (mache|vomi|dòmi|pye|rèl|bouje|santi|senyen|doulè|tèt)|(frape|kraze) tèt
    li frèt|frèt (kou|tankou)
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
    (san) … (pa vle|ap koule|ap soti|anpil|soti|rete_|benyen|nan (pipi|poupou|bouch|nen|twalèt)|koule)|(pèdi|vomi|touse|krache|pipi|poupou|wè) (\\w+ ){0,2}san_|senyen|emoraji|(ansent|gwòs) … (san|senyen|doulè rèd|tonbe)|(nen) … (senyen|san)|poupou … (nwa|san)
    (koupe|rache|sote|kraze) … (dwèt|men|venn|bra|janm|manchèt|kouto|zòtèy|fon)|(manchèt|kouto|machin koupe|si_) … (koupe|blese)|kout (kouto|manchèt|zam|bal|wòch)|(tire|bal_) … (sou|pran|nan)|pran (yon )?(bal|kout)|frape ak (kouto|manchèt)
    (aksidan|machin|moto|kamyon|kawo|bis) … (frape|kase|kraze|blese|pase sou|chavire|kwense|grav|jete|mouri)|aksidan|(zo|janm|bra) … (kase|soti) … (deyò|zo)|zo a deyò
    (boule|brile|chode) … (dlo|lwil|dife|figi|kò|cho|bra|asid|gwo|anpil|pye|men)|(dlo|lwil|soup|kafe) (cho|bouyi) … (tonbe|boule|vide|brile|chode|sou)
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
    (vale|bwè|manje|mete|niche|pran|sousè) … (klowòks|klorox|batri|pil_|fab|savon|gaz|kewozin|asid|pwazon|kola|penti|pafen|alkòl|kreyon|lajan|pyès|leman|sigarèt|dezenfektan|detèjan|ajaks|lisòl|krezòl|raticid|rat_|fèy|djondjon|chanpou|krèm|wòch|bonbon wid|marigwana|diliyan|gazolin)|melanje … (klowòks|amonyak|savon|pwodui|asid|vinèg|grenn|tafya)|(klowòks|amonyak|asid|pwodui|savon) … (touse|je_|respire|gòj|antre|tonbe|brile|anfle)
    (pran|vale|bay|bwè|fè|mete|pike|bann|bam) … (de fwa|2 fwa|twa fwa|3 fwa|de dòz|doub|twòp|twop|pa erè|pa ere|lòt moun|ki pa pou|move|anpil grenn|yon boutèy|tout grenn|de piki|2 piki|yon bwat|yon ponyen|erè)|(grenn|medikaman|renmèd|siwo|ensilin|piki|dòz) … (de fwa|2 fwa|doub|twòp|twop|erè|mari m|madanm m|pa pou|lòt moun|move|anpil twòp|chen|yon sèl kou)|twonpe … (grenn|medikaman|renmèd|boutèy|dòz)|\\d\\d+ (grenn|konprime|inite)|\\d+ inite olye|move (medikaman|grenn|renmèd|dòz|piki)
    (ovèdoz|ovedoz|overdose|anpwazon|pwazon|anpwezon|entoksik)|(zarenyen|krab|eskòpyon|koulèv|anolis|foumi|bèt|mil pye|santipye) … (mode|mòde|pike)|(mode|mòde|pike) … (zarenyen|eskòpyon|koulèv|bèt)|(dwòg|kokayin|ewoyin|fentanil|kràk|mari) … (respire|twòp|reveye|reponn|mouri|malad|endispoze)|gaz … (tèt|vire|vomi|santi|odè)|lafimen … (respire|toufe|vale|touse)|(alkòl|tafya|wonm|klèren|byè) … (grenn|medikaman|reveye)
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
    (vle|ta renmen|anvi|swete|pito|prefere|pral|prale|ap|panse|deside|di li|bezwen) (\\w+ ){0,3}(mouri|touye tèt|touye kò|pann tèt|tire tèt|fini ak (lavi|tout|sa|tèt)|disparèt|lage kò|jete (tèt|kò)|ale jwenn|jwenn manman|dòmi pou (m|mwen) pa|pa janm leve|pa leve|kite (lavi|mond|tè))|pa (vle|anvi|gen anvi|kapab|ka|wè poukisa|gen (okenn )?rezon|gen sans|gen fòs|merite) (\\w+ ){0,3}(viv|lavi|leve demen|egziste|reveye|la ankò)|(bouke|fatige|las|rayi|degoute) … (viv|lavi|egzistans)|lavi … (pa gen|pa vo|san sans|fini|twò di|lou|lanfè|pa anyen)|lanmò … (pi bon|miyò|se sèl|tout tan|chache)|poukisa … (m ap viv|mwen vivan|m vivan|viv toujou)
    (touye|pann|tire|blese|koupe|fè|lage|jete|noye|boule) (tèt|kò|bra|venn|pwayè|ponyèt) ?(mwen|m|li|l|yo)?_|tèt (mwen|m|li) mal|swisid|(koupe|blese) … (bra|venn|ponyèt|tèt)|(kòd|zam|pistolè|revolvè|lanm|jilèt) … (fini|touye|mouri|pou m|pann|tèt)|(pon|twati|do kay|balkon|fenèt|tren) … (lage|jete|sote)|(lage|jete|sote) … (pon|twati|do kay|balkon|fenèt|tren)
    (konbyen|ki kantite|ki dòz|kijan|ki jan|kouman|kisa) … (pou (m|mwen|yon moun|moun) mouri|touye (yon )?moun|touye tèt|mouri san|mouri vit)|(grenn|medikaman|pwazon) … pou (l|li|m|mwen|yo) mouri|(lèt|mesaj|nòt|videyo) … (orevwa|adye|dènye)|(orevwa|adye|babay) … (tout|padon|mesaj|prale|pou tout tan|lavi|lèt|mwen ale)|dènye (mesaj|fwa|jou|nwit|lèt)|(aswè a|jodi a|demen) … (prale|pou tout tan|fini)|pou tout tan
    (san mwen|si m pa la|si m mouri|si mwen mouri|lè m mouri)|(pi byen|miyò|alèz) … (san mwen|si m pa la|si m mouri)|pèsonn … (sonje m|kriye pou|renmen m|bezwen m|pran ka)|(pa (itil|vo|sèvi)|chay|fado|anbarasman) … (anyen|pèsonn|fanmi|tout moun)|(pa t|pat) (janm |dwe )?(fèt|vin)|(bondye|senyè|jezi|papa bondye) … (pran m|vin pran|rele m|vin chache)|jwenn … (nan syèl|syèl la|anba tè)|al jwenn|eseye (touye|mouri|swisid)|(di|pale|menase) … (touye tèt|pa vle viv|lanmò|mouri)|pito m (mouri|te|ale)|bay tout (bagay|zafè)
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
    (anmwe|anmwè|anmwey|anmway)|sekou|ede (m|mwen|nou|li|l)_|^ede|(rele|voye|bezwen|mande|chache) … (anbilans|911|ponpye|lapolis|doktè vit|sekou)|anbilans … (vit|tanpri|souple|kounye)|ijans|(prale|pral mouri|ap mouri|ap (ale|kite nou)|nan lanmò|ap trepase|ap fini)_|(manman|papa|mari|madanm|pitit|grann) … (prale|pral mouri|ap mouri|mouri_)
    (kouran|fil|elektrik|priz) … (pran|frape|manyen|touche|sekwe|tonbe|choke)|loraj|(pisin|basen|rivyè|lanmè|kivèt|pi_|dlo) … (tonbe|noye|neye|anba dlo|pa respire)|(tonbe|noye|neye) … (pisin|basen|rivyè|lanmè|dlo|kivèt)|anba dlo|noye|neye
    dlo (a|li|m) (kase|pete|ap koule|koule)|akouche|tranche|kontraksyon|(bebe|pitit|tèt) … (ap (vini|soti|parèt)|ap sòti)|(kay|kizin|chanm|machin) … (dife|boule|flanm)|dife … (kay|kizin|pran)
    (mari|nonm|mesye|papa|moun|menaj|ansyen) … (bat (m|mwen)|touye (m|mwen)|trangle|vyole|menase|atake)|vyole|kadejak|vle touye (m|mwen)
  `,
  calm: `
    (peye|chaje|koute|touche) … (twòp|twop|de fwa|chè)
    (pa|pat|pa t) (gen|genyen|janm gen|te gen) (okenn )?(doulè|lafyèv|kriz|mal|pwoblèm) … (lestomak|pwatrin|kè|respire)|pa (gen|genyen) (doulè|lafyèv)|pa senyen ankò|san an (rete|sispann)
    (mouri|pati|ale) … ((ane|lane|mwa|semèn|ete|sezon) (pase|ki pase)|(an|ane|mwa|semèn) de sa|an (19|20)\\d\\d|lontan)
    (kriz|estwok|avc|aksidan|ovèdoz|malkadi|swisid|opresyon) … ((ane|an|mwa|lane) de sa|an (19|20)\\d\\d|(ane|lane) pase|lè (li|m|mwen) (te )?(piti|timoun|jèn))
    (fim|atik|nouvèl|radyo|jounal|televizyon|liv|emisyon|chante|videyo sou|seri) … (swisid|ovèdoz|mouri|lanmò|touye|pwazon|kriz|noye)
    (mouri|mouri a|ap mouri) (ak |de |anba |pou )?(grangou|swaf|ri_|dòmi|fatig|cho|chalè|frèt|wont|anvi wè)|(koupe|boule|blese) … (yon ti kras|ti kras|yon ti|tikras)|(bliye|bliye m) (pran|bwè)|boule solèy|tès san
    (èske|eske) … ka (pran|bay|melanje|bwè)
  `,
};
