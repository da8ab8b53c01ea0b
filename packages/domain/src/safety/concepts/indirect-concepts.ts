import { type Concepts, says } from './concept.ts';
import { numbersFrom, personEn } from './shared-words.ts';

/** Dangers described without a name: what people see, hear and count. */
export const roundaboutConcepts = {
  heartRoundabout: says(
    `heartburn/indigestion/gas ~ arm/jaw/sweat*, squeez* ~ is back/in my/came back, nitro ~ out/gone ~ back/pain/squeez*, shocked ~ him/her/me ~ times/twice/in a row, heart ~ ${numbersFrom(150, 260)}, heart ~ pauses/flip/flipping/bouncing, black spots ~ heart/faint/dizzy, sweating buckets, cold sweat*, ripped in two, elephant, truck on ~ chest/it`,
    `agruras/acidez/gases ~ brazo/mandibula/quijada/sud*, apreton/apretazon/apret*/cinturon/trinca ~ pecho, nitros/nitroglicerina* ~ sigue/dolor/lengua, toques seguidos, corazon ~ ${numbersFrom(150, 260)}, puntos negros, pecho ~ aletea/brincos/truena, sudor frio, frio sudado, sudando frio, se toca ~ corazon/pecho`,
  ),
  breathRoundabout: says(
    `only say ~ words/word ~ time/air, words at a time, breathing/breathes/breaths ~ ${numbersFrom(3, 9)} ~ min/minute, pulling in ~ ribs/belly/chest, ribs ~ breath, lips ~ dark/black/gray/blue, turning/changing colors, rattling/gurgling ~ noise/sound, going red ~ noise/cannot, not make ~ noise/sound, too tired to cry, oxygen ~ dead/empty/out ~ lips/doz*/blue, swelling ~ back ~ throat, swelling shut, throat ~ swelling/closing ~ back, pink stuff ~ cough*, croup ~ squeal/pale/calm, drool* ~ lean*/forward/high fever, no air`,
    `${numbersFrom(2, 4)}/dos/tres palabras ~ resuello/aire/puedo/decir, falta el resuello, labios ~ enormes/gigantes/violeta/prietos/oscuros, color raro, cambiando de color, puso ~ prieto/jincho/violeta, respira ~ brincadito/hondo/cada/rapidito/rapidisimo, chest hundido, pecho ~ hundido/sume, agarrandose la garganta, cerrando ~ esposa/esposo/hija/hijo, chilla ~ respir*/palido, babea ~ inclina*/ruido/respir*, oxigeno ~ acabo/marca`,
  ),
  downRoundabout: says(
    `${personEn} ~ slid down/on the kitchen floor/just fell down, nobody home, eyes open but, out for ~ min/minutes, has been out ~ min/minutes, stiff ~ peed/wet/talk/board/arms, peed/wet ~ herself/himself ~ stiff/not/shaking, like a zombie, staring ~ wall/space/nothing/one side ~ not/and/sweat*/answer, zoning out ~ lips/min, lips smack*, three fits, fits ~ one after/row/another, wont/cannot ~ open ~ eyes, get ~ open ~ eyes, dozing off ~ lips/oxygen/cannot, fading out, fading on me, barely answering, calling ~ by ~ brothers/name ~ wrong/hot/sweat*, not know ~ year/where/name, doesnt know what year, fell out, having a baby ~ now/stop/car, cannot hold ~ head up, ${personEn} ~ went down ~ line/store/now`,
    `se quedo pegao/ido/mirando ~ no/color/pared/vacio/lao, se fue ~ en blanco/del aire, se cayo redond*, bocabajo, boca abajo ~ tina/piscina/agua, tirad* ~ jeringa/afuera/puerta/suelo, ta tirao, esta en el suelo, esta en el piso, se fue en blanco, se le fue la luz, se me va la luz, como trapito, esta laci*, esta ties*, quedo ties*, puso ties*, no sabe en que ano, no da con su nombre, no me aprieta la mano, no se levanta, no vuelve, le dio un yeyo/patatu/paro/telele, chasque* los labios, temblo todo, pariendo, no llora, perdio la luz, cabeceando`,
  ),
  brainRoundabout: says(
    'smile ~ one side, dropped ~ fork/cup/phone ~ times/smile, curtain ~ eye/down, eye ~ went black/just went, hand wont do, arm ~ dead ~ leg, everything went double, floor is tilting ~ walk, cannot find words, cant find words, eyelid ~ hang*/droop*, mouth ~ hang*/droop*, typing ~ other hand, words ~ wrong, face droopng, acting weird ~ insulin/answer/sugar, poured ~ sink ~ answer, arm num*, stiff as a board',
    'sonrisa ~ lado, se me apago un ojo, como cortina, tuerce ~ boca, tuerce la boca, brazo ~ pesa/muerto ~ no/atina, no atina a, no me salen ~ palabras, hablo mal, ablo mal, dejo caer ~ todo/taza, ojo se le cierra, la boca virada, virada de la boca, no dice na, dice la hora al reves, pierna ~ blanca ~ fria, boca/cara ~ chueca',
  ),
  woundRoundabout: says(
    'squirting, gushing, finger ~ hanging/saw/off, saw ~ fingers/hand, hanging by ~ skin, torn open, dog attack ~ face/neck, auger, tourniquet, mouthfuls of blood, bleed* ~ hours/hour, filling a pad, blood running down ~ leg, belly ~ hard as ~ board, hard as a board, coughed up ~ pink/blood, wrecked ~ belly/cold',
    'sangre brinca, chorreando sangre, botando/boto ~ sangre, llene ~ toallas, sangre ~ borboton*/buches/oido, cuelga ~ pellejito/dedo, cuello abierto, perro* ~ mordio/atac* ~ cara/cuello, asiento de cafe, estomago/panza ~ duro/dura, carne viva, despelleja, clavo/clavaron ~ panza/ojo/cuello/pecho, vidrio ~ cuello/ojo, rompieron la cabeza, cortada ~ hueso, hasta el hueso, motor/palo/pared ~ encima, le cayo ~ encima',
  ),
  airAndHeat: says(
    'generator ~ garage/inside, exhaust ~ apt/apartment/house/filled, cherry red, sleepy and throwing up, not sweating ~ hot/calling/confus*, hot as a stove, shaking chills ~ chemo/barely, no dialysis ~ weak/heart',
    'planta/generador ~ marquesina/cuarto/adentro/garaje ~ mare*/cayo/sueno, caliente y seco, dejaron ~ bebe/nino ~ carro, dialisis ~ debil/corazon, raya roja ~ incoher*/sube/fiebre',
  ),
  harmfulMore: says(
    'varsol, pledge, baby oil, perm solution, copper sulfate, moonshine, dust off, airbag dust, calamine, debrox, afrin, visine, goody powders, charcoal cause, castor, oxygen absorber, descaling, stripper, hormone cream, lava lamp, freeze pack, polident, radiator, sunburn lotion, compound w, wart remover, mole remover, numbing spray, anbesol, extinguisher, caterpillar, man o war, tarantula',
    'varsol, aceite de bebe, polvo de cafeina, descalcificar, extinguidor, polident, locion, palitos que brillan, peroxido de los lentes, decolorante, sulfato, colirio, pipeta, frontline, vaselina, radiador, cal viva, quimico, sabila, ruda, epazote, candelilla',
  ),
  wentIn: says(
    'down the hatch, went down, one of those, drank it, drank most, ate it, licked, down my glove, in ~ eye, in the face, in his mouth, in her mouth, got in, popped, mouthful, chewed, had two, had some, huffs, took, ate, drank, drink, swallowed, snorted',
    'se bajo, se comio, se trago, se tomo, bajo una, le di, buche, lamio, masco, mordio, cara, ojo, boca, eche, me dio en la cara, tome, trague, acabo, chupo',
  ),
  weekGone: says(
    'week ~ pill box/pills/organizer ~ empty/gone, pill box/organizer/blister ~ empty/gone ~ only/tuesday/monday/week, whole ~ bottle ~ empty, instead of once a week, daily instead, every day instead',
    'pastillero ~ vacio/semana/nada, ya no hay nada ~ martes/lunes, se acabo ~ pomo/frasco ~ ibuprofeno/jarabe/pastillas, diario ~ semanal/semana, era semanal, una por semana, uno por semana',
  ),
} satisfies Concepts;
