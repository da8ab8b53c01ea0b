import type { Language } from '@rxweb/contracts/shared/language';

/** `means`: the means of a crisis at hand, which makes it immediate; alone it says nothing. */
export type CoreKind = 'emergency' | 'poison' | 'crisis' | 'means';

/**
 * Undisputed phrases of danger, at most 150 a language (docs/decisions/0042): a second, independent reading beside the classifier. Syntax of
 * `indexPhrases`: `a/b` either word, `ab*` a beginning, `~` up to four words between; `=` marks the
 * plainest, which need little else. Plain words: see
 * `plain-words.ts`.
 */
export const corePhrases: Record<Language, Record<CoreKind, readonly string[]>> = {
  en: {
    emergency: list(`
      =cannot breathe, =i cannot ~ breathe, cannot/barely/hardly/cant ~ breathe, not breathing, not breathe, stopped/quit breathing, trouble/difficulty/problems ~ breathing,
      hard/harder ~ to breathe, struggling/struggles/fighting/gasping ~ breath/breathe/air, short/shortness of breath, choking ~ on/cannot/food,
      am/is choking, turning/turned/going/goes/went blue/purple/gray/grey, lips/face/mouth ~ blue/purple/gray/grey,
      =chest pain/pains, =my chest hurts, chest ~ pain/pains/hurts/hurting/tight/tightness/pressure/crushing, pain/pressure/tightness ~ chest, elephant ~ chest,
      heart ~ attack, heart stopped, no pulse, cardiac arrest, having/had/has ~ stroke, face/mouth/smile ~ droop*/crooked/sagging/dropped,
      one/left/right side ~ numb/weak/paralyzed/limp, cannot ~ move/feel/lift ~ arm/leg/legs/side/face, slurr* speech/words, speech ~ slurred/garbled,
      unconscious, passed/blacked/knocked out, unresponsive, he/she/him/her/mom/dad/husband/wife/baby/son/daughter/friend/man/woman/person ~ not respond*, will not wake, cannot ~ wake, not waking/wake, collapsed,
      having/had/has ~ seizure/seizures/convulsion/convulsions, seizing, convulsing, shaking ~ foam*, foaming ~ mouth,
      bleeding ~ not stop*, cannot stop ~ bleeding, not stop bleeding, bleeding/bled heavily/badly/bad/everywhere/heavy, blood ~ everywhere/gushing/spurting/squirting,
      vomiting/throwing/coughing/puking/spitting/threw ~ blood, losing ~ lot ~ blood, lost ~ lot ~ blood,
      throat ~ closing/swelling/swelled/tight, tongue/lips/face ~ swelling/swollen/swelled/swells, anaphyla*, allergic reaction ~ bad/severe/breath*,
      used/gave/need/needs ~ epipen/narcan/naloxone, narcan/naloxone ~ not work*, worst headache, sudden/suddenly ~ cannot see/talk/speak/walk, lost ~ vision/sight, went blind,
      cannot ~ talk/speak ~ straight/clearly, hit by ~ car/truck/bus, been/got/was stabbed/shot/electrocuted, drowned/drowning, pulled ~ from ~ pool/tub/water,
      finger/hand/arm/leg/toe/thumb ~ cut/chopped/sawed/torn off, carbon monoxide, water broke, baby/he/she ~ limp, baby ~ coming ~ now, heat stroke, fell ~ not/cannot ~ move/walk/talk,
      call/called/calling ~ 911/ambulance, need/send/get ~ ambulance/paramedics, i am dying, is dying, he/she ~ cold ~ not/stiff, blood sugar ~ not/cannot ~ wake/talk`),
    poison: list(`
      overdos*, over dos*, od on, took/taken/take/swallowed/gave/ate/drank/popped ~ too many/much, took ~ many ~ pills/tablets/gummies,
      took/taken/swallowed/ate/popped/gave ~ whole/entire/all/full/handful ~ bottle/bottles/pills/pack/packet/them/tylenol/advil,
      took/taken/gave/given/used ~ twice/double/doubled, double/doubled dose/dosed/up, took/taken/swallowed/injected ~ wrong/mistake/accident/someone/somebody, i/we/she/nurse/mom/dad gave ~ wrong/mistake/double/twice, wrong ~ pills/pill/medicine/medication/dose/insulin/vial ~ took/swallowed,
      swallowed/drank/ate/licked/chewed/inhaled/sipped/got ~ bleach/cleaner/detergent/pod/antifreeze/gasoline/kerosene/lysol/windex/ammonia/poison/mushroom/mushrooms/battery/batteries/magnet/magnets/edible/edibles/nicotine/vape/peroxide/sanitizer/acetone/lye/drano/pesticide/weedkiller/thinner/mothball/mothballs/polish/berries,
      =my ~ ate my pills/medicine/meds, =child/kid/baby/toddler/son/daughter ~ ate/swallowed ~ pills/pill/medicine/medication/meds, child/kid/baby/toddler/son/daughter/boy/girl/he/she/old/dog ~ ate/swallowed/drank/chewed/into/got ~ pills/pill/medicine/medication/tablets/meds/vitamins/tylenol/gummies,
      bleach/ammonia/cleaner/chemical/chemicals/acid/lye ~ eye/eyes/face/skin/fumes, mixed ~ bleach/ammonia, poison control, poisoned, bit/bitten/stung ~ snake/rattlesnake/spider/widow/scorpion,
      snake/rattlesnake/spider/scorpion bit/bite, too much ~ insulin/tylenol/medicine/medication/ibuprofen, instead of ~ took/gave/drank, rat poison, pills ~ missing/gone ~ baby/toddler/kid/child/son/daughter`),
    crisis: list(`
      =want/wants/going/gonna ~ to kill myself/himself/herself, =i want to die, =want/wanna die, kill/killing/hang/hanging/shoot/shooting/hurt/hurting/harm/harming/cut/cutting/drown/unalive/end/off ~ myself, kill/killing/hang/hurt/harm/cut/unalive ~ himself/herself/themselves,
      suicid*, want/wants/wanna/wish/going/ready/wanted/rather/plan/planning/decided ~ to die, want/wants/wish/wanted ~ dead, wish/wishes ~ never ~ wake/born, wish/wishes ~ were/was dead, wish ~ not ~ wake,
      not want/wants ~ live/be here/alive/wake/exist, no/any reason/point ~ live/living/life, not worth living, better off ~ without me/him/her, better off dead, end/ending/take/taking/took ~ my/his/her/own life,
      end it all/tonight/now/today, not be here ~ tomorrow/anymore/longer/much, cannot ~ go on, cannot do this anymore, tired of living/life/being alive, done with life/living, goodbye ~ forever/everyone/note/letter/letters,
      cutting again, cut ~ wrists/wrist, jump ~ bridge/roof/off, gun ~ mouth/head/myself, pills ~ die/end/never, die tonight, want it ~ end/over/stop ~ forever, self harm*, selfharm*, kms, ctb, unalive,
      no longer want ~ live/here/alive, life ~ insurance ~ dead/gone, everyone/everybody/they/family ~ better without me, overdose ~ on purpose/myself, leave ~ world/earth`),
    means: list(
      `gun/pistol/rifle/shotgun/knife/razor/blade/rope/noose, loaded, on ~ bridge/ledge/roof/tracks, took/taken/swallowed ~ pills/bottle/them/all, pills ~ hand/front/ready, right now, tonight, already took/taken/cut`,
    ),
  },
  es: {
    emergency: list(`
      =no puedo/puede respirar, no ~ respira/respirar/respirando, no ~ jala ~ aire, falta/faltando ~ aire/respiracion, se/me/esta ~ ahog*, cuesta/batalla/dificil ~ respirar/resuello, dificultad ~ respirar,
      poniendo/puso/pone/esta/estan ~ azul/morado/morada/morados/azules, =me duele el pecho, =dolor de pecho, dolor/duele/presion/opresion/aprieta/apreton ~ pecho/corazon, pecho ~ duele/aprieta/dolor, infarto, ataque ~ corazon/cardiaco, le dio ~ derrame/embolia/infarto/ataque,
      derrame cerebral, cara/boca/rostro ~ chueca/torcida/caida/ladeada, no puede ~ hablar/mover/moverse, habla ~ raro/enredado/trabado, arrastra* ~ palabras, mitad/lado ~ cuerpo ~ dormido/dormida/no/siente,
      inconsciente, desmay*, no ~ despierta/despertar/reacciona, el/ella/mama/papa/esposo/esposa/hijo/hija/bebe/abuelo/abuela/persona/senor/senora ~ no responde, perdio ~ conocimiento/sentido, se desplomo, sin pulso, convulsi*, echa/sale/saca/echando ~ espuma,
      no ~ para/deja ~ sangr*, sangra/sangrando ~ mucho/mucha/chorros/parar/no, sangrado ~ no/mucho/fuerte, mucha sangre, vomit*/tosi*/escup* ~ sangre, garganta ~ cierra/cerrando/hinch*/apret*, lengua/labios/cara ~ hinch*, reaccion alergica ~ fuerte/grave/no, anafila*,
      peor dolor ~ cabeza, de repente ~ no ~ ve/veo/habla, se quedo ~ ciego/ciega, atropell*, le dispararon, balazo, apunal*, electrocut*, se ahogo, rompio ~ fuente, ambulancia, llam* ~ 911,
      mama/papa/esposo/esposa/hijo/hija/bebe/abuelo/abuela/el/ella ~ se esta muriendo, mama/papa/esposo/esposa/hijo/hija/bebe ~ se muere, me estoy muriendo, me muero ~ ayuda/aire, bebe ~ no/aguado/flojito ~ respira/reacciona/llora, golpe ~ calor, monoxido`),
    poison: list(`
      sobredosis, tomo/tome/tomaron/trago/trague/comio/dieron/dio/di/tomado/tomando ~ demasiad*/muchas/muchos/todas/todo ~ pastilla*/pastillas/frasco/medicina*/pildora*/tabletas,
      tomo/tome/trago/comio/tomaron ~ todas/frasco/bote/botella/puno/monton, doble dosis, dos veces ~ medicina/pastilla/dosis/insulina, tomo/tome/dio/di/dieron/puso/puse ~ equivocad*/equivoc*/doble,
      tomo/trago/bebio/comio/chupo/tome/bebi/lamio ~ cloro/lejia/fabuloso/pinol/detergente/gasolina/veneno/raticida/thinner/aguarras/acido/pila/pilas/iman/imanes/hongos/anticongelante/insecticida/limpiador/desinfectante/alcohol,
      =nino/nina/hijo/hija/bebe/nieto/nieta ~ comio/tomo/trago ~ pastilla*, nino/nina/hijo/hija/bebe/nieto/nieta ~ comio/tomo/trago/agarro/chupo ~ pastilla*/medicina*/pildora*/vitaminas/cloro/pila, envenen*, intoxic*, cloro ~ ojo/ojos/ojito, mezcl* ~ cloro/amoniaco,
      picadura/picado/pico/mordio/mordida ~ alacran/vibora/serpiente/viuda/arana/culebra, veneno ~ rata*, demasiad* ~ insulina/tylenol/medicina`),
    crisis: list(`
      quiero/quiere/quisiera/voy/va/pienso/piensa/ganas/intento/trato ~ morir/morirme/morirse/matarme/matarse/suicidar*/colgarme/colgarse, suicid*, me/se quiere/quiero/voy/va ~ matar/morir/colgar/cortar/aventar/tirar ~ puente/vida,
      =me voy a matar, =me quiero morir/matar, =quiero morirme/matarme, no quiero/quiere ~ vivir/existir/despertar/seguir/estar ~ vivo/viva/aqui/mas/viviendo, ya no quiero ~ vivir/seguir/nada/estar, no ~ vale ~ pena vivir, sin razon/motivo ~ vivir, para que ~ vivir/vivo/sigo,
      quit* ~ vida, acabar/terminar ~ mi/su/con vida, acabar ~ con todo, mejor ~ muerto/muerta, mejor ~ sin mi, estorbo ~ todos/familia, hacerme/hacerse/hago ~ dano, cort*/cortando ~ brazos/muneca*/venas/piernas, me corto,
      lastimarme, cansad* de vivir/vida, ojala ~ no ~ despierte/despertar/nacido, despedirme ~ siempre/todos, carta ~ despedida, no puedo mas ~ vida/vivir, pistola ~ cabeza/boca, tirarme/aventarme ~ puente/carro/tren/techo/azotea`),
    means: list(
      `pistola/arma/rifle/cuchillo/navaja/soga/cuerda, en ~ puente/azotea/techo/vias, tome/tomo/trague ~ pastillas/frasco/todas, pastillas ~ mano/enfrente/listas, ahora mismo, ahorita, esta noche, ya ~ tome/tomo/corte/corto`,
    ),
  },
};

/** Phrases separated by commas. */
export function list(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
