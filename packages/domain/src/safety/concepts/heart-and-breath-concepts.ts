import { type Concepts, says } from './concept.ts';
import { numbersFrom, personEn } from './shared-words.ts';

/** Heart, breathing and throat, in everyday words. */
export const heartAndBreathConcepts = {
  chestSign: says(
    `chest ~ truck/brick/bricks/elephant/vise/vice/anvil/boulder/cinder/concrete/weight/sitting/crush*/squeez*/bust/burst/explode/exploding/caving/stab*/ripping/tearing/grip/grabb*/clutch*,
    chest ~ feels/feeling/is/so ~ tight/heavy/weird/funny, chest ~ not ~ right, chest pain/pains, pain ~ in/across/of/under ~ chest/breastbone/sternum, hurt* ~ in ~ chest, pressure ~ in/on/across ~ chest, substernal,
    clutch*/grab*/hold*/gripping ~ chest/heart, pain ~ jaw ~ arm/sweat*/chest, jaw ~ pain ~ sweat*/chest/arm, arm ~ jaw ~ sweat*,
    nitro/nitroglycerin ~ not ~ work*/help*/touching, took ~ nitro/nitros ~ still, tearing/ripping/stabbing pain ~ back/shoulder/shoulders, having ~ heart attack, heart ~ attack symptoms`,
    `pecho ~ elefante/piedra/losa/peso/aplast*/apret*/aprieta/oprim*/quema*/truena/revienta/parte/pisan/pisando/sentado/encima, aplasta* ~ pecho, aprieta/apreta/oprime/quema ~ pecho, presion/peso/opresion/punzada*/ardor/piquetes/dolor ~ pecho,
    agarra/agarro/agarrando/agarrandose ~ pecho, dolor/duele/corre ~ mandibula/quijada ~ brazo/pecho/sud*, brazo ~ mandibula/quijada, elefante ~ pecho, duele ~ pecho/corazon, corazon ~ duele/explota/sale/revienta/para/raro, esta/estan ~ infartando, sudando/sudor frio ~ pecho/brazo/presion, infartando`,
  ),
  heartSign: says(
    `heart ~ racing/pounding/fluttering/skipping/crazy/stopped/stopping/off/weird, heart rate ~ ${numbersFrom(150, 260)}/${numbersFrom(20, 39)}, pulse/hr ~ ${numbersFrom(150, 260)}/${numbersFrom(20, 39)}, pounding ~ ${numbersFrom(150, 260)},
    defib*/pacemaker/icd ~ went/shocked/fired/going/shocking, no heartbeat`,
    `corazon ~ acelerado/desbocado/rapido/brinca/loco/salta/galopa, pulso ~ ${numbersFrom(150, 260)}/${numbersFrom(20, 39)}, taquicardia, marcapasos/desfibrilador ~ descarga/disparo/dio/choque`,
  ),
  heartSevere: says(
    `dizzy, faint, black out, pass out, blacking out, passing out, going out, fading, not come down, will not come down, not ~ slow down, gray, grey, sweat*, chest, breath*, weak, confused, lightheaded, ${numbersFrom(150, 260)}, ${numbersFrom(20, 39)}, dropped, went down, fell, arm, numb`,
    `maread*, desmay*, pecho, aire, sud*, debil, brazo, confundid*, ${numbersFrom(150, 260)}, blanco, palid*`,
  ),
  cannotGetAir: says(
    `cannot/not/barely/hardly/unable/couldnt/struggling/trouble/difficulty/hard/fighting/without ~ breathe/breath/breathing/breathin/air/inhale, not ~ getting/get ~ air/oxygen, catch ~ breath, gasp*, suffocat*, stopped/stops/quit/stop/paused ~ breathing, pause ~ in ~ breathing, breathing ~ stopped/paused,
    no air, short/shortness of breath, out of breath, cannot talk ~ breath*/wheez*, barely/cannot_talk/speak ~ sentence/sentences, tired ~ from ~ breathing, fish out of water, get no air, huffing and puffing, air hungry`,
    `no/ni/apenas/casi/cuesta/costando/dificultad/trabajo/batalla*/batallo/mal/dificil ~ respira*/respiro/aire/resuello/resollar/jalar, falta* ~ aire/respiracion/oxigeno, le falta el aire, sin aire, jalando/jala/agarrar/agarra/jalar/entra/pasa/meter ~ aire, se/me/esta ~ ahoga/ahogo/ahogando/ahogandose, asfixi*, sofoc*, dejo/deja/paro ~ respirar, respira ~ mal/raro/feo/nada, no resuella,
    acabar/terminar/decir ~ frase ~ aire`,
  ),
  badBreathing: says(
    `breathing/breath/breaths/breathes/breathin ~ slow/slowly/fast/funny/weird/weirdly/shallow/rattl*/grunt*/noisy/strange/strangely/heavy/hard/labored/bad/wrong/irregular/gurgl*/raspy/deep/whistl*, breathing ~ not ~ right/normal/good, not ~ breathing/breathin ~ right/good/well/normal,
    breathing/breaths/breathes ~ times a min/minute, breathes/breathing ~ every ~ sec/secs/second/seconds, ribs ~ suck*/cav*/pull*/show*/retract*, suck* in ~ breath/ribs, belly ~ caving/sucking/pumping, grunting, wheez*, stridor, barking/seal ~ breath*, gurgling, death rattle, snoring ~ weird/blue/funny/loud/wake, gagging ~ blue,
    high pitch* ~ noise/breathing/sound, drooling ~ not ~ swallow/breathe, lips/nails/fingernails/toes/feet/mouth/fingers/skin/face/tongue ~ blue/gray/grey/purple/bluish/blueish/dusky/ashen, blue/gray/grey/purple ~ lips/nails/fingernails/skin/face,
    turn*/going/went/goes/looks/looking/look/is ~ blue/bluish/purple/gray/grey/ashen, and/snoring/limp/cold/sweaty/all/hes/shes ~ blue/gray/grey, white as a sheet/ghost, pale and/clammy ~ clammy/sweat*/cold, skin ~ clammy, gray and clammy,
    oxygen/o2/ox/sats/sat/spo2/saturation ~ ${numbersFrom(40, 89)}, oxygen ~ out/empty/died/dead/dropping ~ blue/breathe/breath/need, respiratory distress, vent alarm`,
    `respira*/respirando/respiracion ~ raro/rara/lento/lenta/despacio/despacito/rapido/rapida/feo/mal/agitad*/poquito/ronc*/pesad*/ruid*/apenas/silb*, silba/silbido/silbando/chifla/chiflido/pito ~ pecho/respira*, costillas ~ hund*/sumen/meten/marcan/pegan, hunde* ~ costillas/pecho/pancita, unden ~ costillas, ronca/roncando ~ raro/feo/fuerte/despierta,
    labios/boca/boquita/unas/dedos/cara/piel/pies/manos/labiecitos ~ morad*/azul*/gris*/negr*/palid*/blanc*, morad*/azul* ~ labios/cara/unas, se/esta/puso/poniendo/pone/anda ~ morad*/azul/azulad*/gris, palid*/blanco ~ sud*/papel/frio, oxigeno/saturacion/oximetro ~ ${numbersFrom(40, 89)}, resuella/resollando ~ feo/raro, quejando ~ respira*`,
  ),
  inhalerFails: says(
    'inhaler/nebulizer/albuterol/puffer/neb ~ not ~ work*/help*/doing/touching, inhaler ~ empty/out/nothing, not helping ~ breath*, asthma attack, asthma ~ cannot/bad/attack/flare/talk, need ~ inhaler ~ now ~ breath*/wheez*/talk',
    'inhalador/nebulizador/albuterol/bombita ~ no/nada/ya_no ~ sirve/hace/funciona/ayuda/quita, inhalador ~ acabo/vacio, ataque/crisis de asma, asma ~ ataque/fuerte/no',
  ),
  obstructed: says(
    `chok*, chocking, stuck ~ in/down ~ throat/windpipe/airway, pill ~ stuck ~ breathe/windpipe/talk, heimlich, grabbing/holding/clutching ~ throat, went down ~ wrong pipe ~ breathe/blue/cannot, food/hotdog/grape/candy/meat/coin/toy/popcorn/nut ~ stuck ~ throat, cannot swallow ~ own/spit/saliva/drool*`,
    `atragant*, atorad*/atoro ~ garganta/pecho/comida/carne/hueso/pastilla/dulce/moneda/uva, se atoro/atora/atoraba, garganta ~ atorad*/atoro/tapad*, no puede toser, se ahogo ~ con, no ~ puede/puedo ~ tragar ~ saliva/baba, heimlich`,
  ),
  throatCloses: says(
    `throat/airway/airways/windpipe/tongue/neck ~ clos*/shut*/swell*/swoll*/tight*/constrict*/thick/bigger/huge/itchy/lump/fat/scratchy/swole/puff*, lips/face/tongue/eyes/lip/mouth/throat ~ swell*/swoll*/swole/puff*/blow*/blew/balloon/huge/double/bigger/fat/ballooning, swell*/swoll*/swole/puff* ~ lips/face/tongue/throat/lip/mouth, swollen shut,
    voice ~ chang*/hoarse/raspy/gone/weird/funny, hives ~ breath*/wheez*/throat/dizzy/everywhere/all_over/face/lips/puk*/throw*/faint/vomit*/passing, wheez*/dizzy/faint/throw*/puk* ~ hives, stung/sting/peanut/peanuts/nuts/shrimp/shellfish/bee/wasp/allerg* ~ hives/throat/breath*/swell*/dizzy/faint/lips/tongue/throw*/passing/wheez*, anaphyl*, anafila*, allergic reaction ~ bad/severe/now/having`,
    `garganta/lengua/glotis/cuello ~ cerr*/cierr*/hinch*/inch*/inflam*/apret*/gord*/grande/gruesa/pic*/tapa*, hinch*/inch*/inflam* ~ garganta/lengua/labios/cara/boca/ojos, cara/labios/lengua/boca/ojos/parpados ~ hinch*/inch*/inflam*/globo/gord*/grande*, se/me/le/esta ~ cerrando/cierra ~ garganta/pecho, voz ~ ronca/cambi*/rara,
    ronchas/urticaria ~ respirar/aire/garganta/cuerpo/mare*/todo/cara/vomit*, pico/picadura/abeja/avispa/cacahuate/mani/camaron/mariscos/nuez/alergic* ~ garganta/hinch*/inch*/respirar/ronchas/lengua/labios/cerr*, choque/shock anafilactico, anafil*, reaccion alergica`,
  ),
  epinephrineUsed: says(
    'used/gave/injected/stuck/stabbed/second/two/2 ~ epipen/epipens/epinephrine/auvi, epipen/epipens ~ still/not ~ swell*/breath*/wheez*/work*/help*/hives, epi ~ pen ~ used/gave ~ still/now/kid/son/daughter',
    'puse/pusimos/puso/use/usamos/inyect*/dimos ~ epipen/epinefrina/adrenalina, epipen ~ no ~ hizo/sirve/funciono',
  ),
  collapse: says(
    `pass* out, black* out, blackout, knock* out, out cold, unconsc*, unrespons*, uncons*, faint, fainted, fainting, faints, collaps*, colaps*, keel* over, slump*, went limp, gone limp, limp and, lifeless, motionless, no pulse, cannot ~ find/feel ~ pulse, cpr, comatose, not arousable, unarousable, face down, eyes ~ rolled/rolling/roll, rolled back, everything ~ dark/black/spinning black,
    ${personEn} ~ fell out/went down/just dropped/hit_the_floor/dropped_dead/is_down/went out/going_out/is_unconscious/crumpled, fell out ~ at/in/on, hit ~ the floor/ground ~ came/not/wake/again, got up ~ hit the floor, ${personEn} ~ is/are/was/laying/lying/passed/found/collapsed/fell ~ on ~ floor/ground/bathroom, huffed/smoked/took/snorted ~ dropped/fell,
    will_not/would_not/does_not/did_not/could_not/cannot/unable/hard/difficult/refuses/barely ~ wake/wake_up, not/cannot/unable/hard/refuses/barely ~ waking/wakes/woke/awake/waken/woken/rouse/rousing/awaken/arouse, not ~ come to, not coming to, cannot/barely/keeps/hard ~ stay/staying/keep ~ awake/conscious, not ~ open/opening ~ eyes, not moving/move, nod* out, nodding off ~ blue/perc/fent*/pill*, in and out of consciousness, in and out, feeling like ~ fading,
    not ~ respond*/answering/answer ~ me/us/name/him/her/all/anything, not ~ responding, not respond ~ to/needle/when, ${personEn} ~ not ~ respond/responding/answer/answering/talking/reacting/react, dead or alive, aed, ${personEn} ~ down ~ help/send/hurry`,
    `desmay*, desbay*, desvanec*, desplom*, inconscien*, inconsien*, colaps*, sin/perdio/perdi/pierde/perdiendo ~ conocimiento/sentido/conciencia/consciencia, sin pulso, no ~ tiene/siento/encuentro/hallo ~ pulso, no/ni/cuesta/tampoco ~ despiert*/reaccion*/responde/responden/contesta/mueve/abre_los_ojos/abre_los_ojitos/vuelve_en_si,
    no ~ puedo/puede/podemos/pueden/logro/logramos/quiere/pude/logra/hay_como ~ desperta*, no ~ abre ~ ojos/ojitos, se/esta/quedo/cayo/encontre/hallo/encontramos ~ tirad* ~ piso/suelo/bano/mueve/cocina/calle, tirado ~ no/sin, esta/quedo ~ en_el_piso/en_el_suelo, cayo ~ redondo/seco/desmay*/al_piso_y_no, ojos ~ blanco/volte*/atras/virad*/virar*, volte* los ojos, se le fueron los ojos, se fue ~ piso, como muert*/muertito, parece muert*, todo negro, me voy a desmayar, se queda dormid* ~ no, no se queda despiert*, como trapo, rcp, se me va ~ nino/nina/bebe/mama, esta ido`,
  ),
} satisfies Concepts;
