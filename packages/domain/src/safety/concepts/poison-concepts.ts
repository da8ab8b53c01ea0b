import { type Concepts, says } from './concept.ts';
import {
  chemicalsEn,
  chemicalsEs,
  drugsEn,
  drugsEs,
  objectsEn,
  objectsEs,
  plantsEn,
  plantsEs,
} from './harmful-things.ts';
import { bodyEn, bodyEs, childEn, childEs, numbersFrom, petEn, petEs } from './shared-words.ts';

const tookEn =
  'took/taken/tooken/takin/swallowed/swalowed/swallow/swallows/ate/eaten/eat/eats/drank/drinked/drunk/ingested/injected/downed/popped/snorted/had/chugged/consumed/inhaled/used/gulped/shot/dosed';
const tookEs =
  'tome/tomo/tomado/tomamos/tomaron/tomaba/tomando/trague/trago/tragado/tragaron/comi/comio/comido/comieron/ingeri/ingirio/inyecte/inyecto/bebi/bebio/bebido/puse/puso/puesto/zampo/zampe/empino/empine/meti/metio/eche/echo/aplique/aplico/use/uso';
const gaveEn = 'gave/given/giving/gived/give/fed/dosed/administered';
const gaveEs = 'di/dio/dado/dimos/dieron/puse/pusieron/puso/pusimos';

/** Poisoning, overdose, double doses, children and medicine (domain facts B.2, row "Poisoning"). */
export const poisonConcepts = {
  overdosed: says(
    'overdosed, overdosing, over dosed, over dosing, overdoesed, od d, oded, od on, oding, odd on, odd/od ~ on, took/taken/having/had an overdose, having overdose, overdid ~ pills/meds/tylenol/benadryl/dose/it_on/it with, greened out',
    'tomo/tuvo/tiene/tome/tuve/sufrio una sobredosis, esta en sobredosis, tiene sobredosis, me/se sobredosi*',
  ),
  overdose: says('overdose, overdoes, over dose', 'sobredosis'),
  opioid: says(
    'heroin, fentanyl, fent, opioid, opioids, opiate, opiates, oxycodone, oxycontin, percocet, percs, hydrocodone, vicodin, norco, morphine, methadone, dilaudid',
    'heroina, fentanilo, opioide*, morfina, metadona, oxicodona',
  ),
  poison: says(
    'poison, poisoned, poisoning, poisonous, poison control, toxic fumes, gas fumes, roofied, drugged, spiked my/her/his drink',
    'veneno, envenen*, intoxicad*, intoxico, intoxicacion, control de envenenamiento, centro de toxicologia, venenos*, algo en el trago/la bebida',
  ),
  selling: says(
    'sell, sells, carry, stock, buy, in stock, do you have, got any, price, cost, aisle, kit, kits, training, label, prevent, prevention, awareness, free, where is, where are, order, paper, study*, class, nursing, movie, novel, book, news, recall, song, video',
    'venden, vende, tienen, comprar, precio, cuesta, prevenir, prevencion, donde esta, donde estan, tarea, clase, novela, pelicula, noticias, libro, curso, es un veneno',
  ),
  took: says(tookEn.replaceAll('/', ', '), tookEs.replaceAll('/', ', ')),
  gave: says(gaveEn.replaceAll('/', ', '), gaveEs.replaceAll('/', ', ')),
  excess: says(
    `too many, too much, to many, to much, twice, double dose, double doses, double dosed, doubled, double, doubling, triple, tripled, two doses, 2 doses, three doses, 3 doses, both doses, extra, whole bottle/pack/box/thing/row/week/strip/sheet/tube/jar/can/blister/container, entire bottle/pack/box/week/strip/tube, full bottle/dropper/syringe, half ~ bottle, bottle of, handful, fistful, mouthful, bunch, a lot of, lots of, all of my/his/her/the/them/it, all my/his/her, all the, more than i/he/she/prescribed/label, over the max/limit, instead of one/1/half/two/2/a half, ten times, 10 times, times ~ dose, times ~ amount, wrong dose, extra dose, second dose, 2 x, 3 x, 4 x, 10 x, at the same time, again, already ~ took/had/taken, morning and night/evening, am and pm, back to back, too soon, too close, an hour apart, overlapp*, both, way over, once a week, tablespoon ~ teaspoon, misread, measured wrong, wrong line, supposed to ~ half/one/1, decimal`,
    'demasiad*, doble, dobles, doblee, doble dosis, dosis doble, dos dosis, el doble, la doble, dos veces, tres veces, 2 veces, 3 veces, de mas, todo/toda ~ frasco/bote/botella/caja/tira/fila/pote/pastillero/tubo, medio frasco/bote, todas mis/sus/las, todos los/mis, frasco/bote entero/completo, completo, completa, entero, entera, un monton, un punado, punado, mucha, mucho, muchas, muchos, bastantes, me/se pase/paso de, pasado de, de un jalon, otra vez, repeti, repitio, repetido, repetida, volvi a tomar/dar, volvio a tomar/dar, ya se la/lo habia/abia/habian, ya la/lo habia/abia, sobredos*, juntas, juntos, al mismo tiempo, una de mas, dos de mas, tantito de mas, cucharada ~ cucharadita, mas de la cuenta, mas de lo, en menos de, lei mal, me pase, se paso, 2 x, dos juntas',
  ),
  mistake: says(
    `by mistake, by accident, accident, accidentally, accidently, accidental, accidently, on accident, mistakenly, in error, oops, mixed up, mix up, mixup, mixed them up, confused ~ with, confused the, wrong pill/pills/medicine/medication/meds/med/tablet/bottle/one/ones/dose/insulin/pen/eye/drops/day/time/box/cup/slot, wrong ~ pill/pills/meds/insulin/pen/bottle/medicine, someone elses, somebody elses, someone else, somebody else, not mine, instead of mine/his/hers/my/the/visine/eye/lantus/humalog/am/pm/water, insted of, instead of, in place of, thinking/thought/figured/assumed ~ it/was/were/they/candy/mine/water/tic/mints, thought ~ was/were/is, thinking it/they, looked like candy, looks like candy, not knowing, forgot ~ already/took/had/i, didnt realize, not realize, without realizing, didnt know, my husbands/wifes/moms/dads/mothers/fathers/sons/daughters/brothers/sisters/grandmas/grandpas/roommates/friends/kids/bfs, his wifes, her husbands, grandmas/grandpas/moms/dads/hubbys/wifes/husbands/neighbors/roommates ~ pill/pills/meds/medicine/pressure/heart, dogs/cats/pets/puppys/horse ~ pill/medicine/meds/pills/chewables/dewormer/flea/thyroid, my pills instead, expired ~ years`,
    'por error, por accidente, sin querer, accidentalmente, equivocad*, equivoq*, equivoc*, por equivocacion, me/se confundi, se confundio, confundi*, confundiendo, de otra persona, de otro, no era mi*, no eran mi*, pensando/creyendo/pense/crei/penso/creyo ~ que/era/eran/q, crei que era, en vez de, en lugar de, enves de, sin darme cuenta, no me di cuenta, sin saber, se me olvido que ya, no me acordaba que ya, no sabia que, la/las/lo/los de mi/su ~ esposo/esposa/mama/papa/abuelo/abuela/hermano/vecina/suegra, pastilla/pastillas/medicina ~ de/del ~ perro/gato/esposo/esposa/abuela/abuelo/mama/papa/vecina/hermano/suegro/suegra, mal',
  ),
  ofThem: says('of them, of these, of those', 'de ellas, de esas, de estas, de un jalon'),
  disposed: says(
    'what do i do with a, what do i do with used, what to do with, drop box, dropbox, disposal, dispose, disposed, kiosk, take back, police station, trash, returned, to the pharmacy, to the store, to the hospital, to my doctor, as long, havent taken, not taken, not took, not take, before i took, before taking, caught it, noticed before, shorted, short, missing from, charged',
    'desechar, deseche, basura, a la farmacia, al doctor, devolver, no las tome, no la tome, todavia no, antes de tomar*, no me la tome, no me las tome, no la he tomado, no las he tomado, faltan en, me faltaron',
  ),
  child: says(
    `${childEn.split('/').join(', ')}, ${petEn.split('/').join(', ')}, little boy, little girl, little one, year old, month old, mo old, yr old, ${numbersFrom(1, 17)} yo, sons, babys, toddlers, ${numbersFrom(1, 17)} y o, my 2/3/4/5/6/7/8`,
    `${childEs.split('/').join(', ')}, ${petEs.split('/').join(', ')}, ano, anos, anito, anitos, meses, de dos/tres/cuatro/2/3/4/5 anos`,
  ),
  pet: says(petEn.split('/').join(', '), petEs.split('/').join(', ')),
  childAte: says(
    `ate, eaten, eat, eats, eating, swallowed, swallow, drank, drinking, drunk, ingested, got/gotten/gets/getting into, got in to, got in my, got into, got ~ hold of, got ahold of, ahold of, chewed, chewing, chomped, chewed up, licked, licking, lick, lapped, bit into, bit, bites, bite marks, sucked, sucking, sucked on, nibbled, munched, gobbled, took ~ pill/pills/medicine/medication/meds/some/one/bunch/sip/swig/drink/gulp, took some, took one of, taken my, opened my, opened ~ bottle, found an empty, bottle ~ empty, may/might have taken/eaten/swallowed, put ~ mouth, mouth, in ~ cheek, on ~ tongue, on ~ tongue, mouthful, sip, swig, gulp, tasted, some are missing, pills ~ missing/gone, missing ~ pills, ${numbersFrom(1, 30)} ~ gone/missing, cant find, climbed ~ counter/cabinet, stuck ~ on, put ~ on, playing with, found ~ with, rubbed`,
    `comio, comi, comieron, comido, come, trago, tragaron, trague, tragado, tomo, tomaron, tomado, bebio, bebi, bebido, ingirio, chupo, chupando, chupa, chupaba, lamio, lamiendo, masco, mascando, mastico, masticando, mordio, mordida, mordidas, mordisqueo, probo, agarro, agarraron, encontro, metio, se metio a la boca, a la boca, en la boca, boca, zampo, empino, sorbo, sorbito, trago de, traguito, faltan, le faltan, falta una, abrio, abierto, vacio, se acabo, acabo, embarro, unto, pego, pegado, escupio, saco, dientes`,
  ),
  mealtime: says(
    'before, after eating, with food, without food, breakfast, dinner, lunch, with milk, with juice, trouble swallowing, hard time, learn, learning, how to, refuses, spits, flavor, flavored, pharmacy, can my, should my, school, daycare, prescription paper, paper, homework, appointment',
    'antes de, desayuno, comida, cena, sabor, con leche, con jugo, como puede, escuela, la receta',
  ),
  chemical: says(chemicalsEn, chemicalsEs),
  plant: says(plantsEn, plantsEs),
  object: says(objectsEn, objectsEs),
  intoxicant: says(drugsEn, drugsEs),
  swallowed: says(
    'swallowed, swallow, swallows, swalowed, drank, drinked, drunk, ate, eaten, eat, ingested, inhaled, breathed, breathing in, huffed, huffing, sniffed, drinking, drink, sip, sipped, swig, gulp, gulped, chugged, mouthful, licked, lick, lapped, chewed, chewing, chewed up, gargled, tasted, bit, bit into, chomped, sucked, nibbled, in ~ mouth, mouth, down ~ throat, on ~ tongue, ate it, glob of, spoonful, cup of, eating, munched, took',
    'trague, trago, tragado, tragaron, tragarse, tome, tomo, tomado, tomaron, tomamos, bebi, bebio, bebido, comi, comio, comido, comieron, ingeri, ingirio, inhale, inhalo, inhalamos, respire, respiro, respiramos, oli, olio, oler, oliendo, chupo, chupe, lamio, lamia, mordio, masco, mastico, probo, empino, empine, sorbo, sorbito, trago de, traguito, gargaras, boca, zampo, metio a la boca, se metio, garganta, cucharadas, lengua',
  ),
  inBody: says(
    `in/into/on/to ~ eye/eyes/eyelid/face/mouth/skin/hands/nose, eye, eyes, eyelid, my/his/her/their ${bodyEn}, all over, lungs`,
    `ojo, ojos, ojito, ojitos, parpado, piel, boca, nariz, en la/el/los/las ${bodyEs}, ${bodyEs.split('/').join(', ')}`,
  ),
  splashed: says(
    'splashed, splash, splashes, spilled, spilt, sprayed, spray, squirted, got, burning, burn, burns, burned, stings, stinging, dropped, leaked, poured, rubbed, touched, touching, dripped, fell, glued, stuck, peeling, went in, flew, in ~ eyes, in ~ eye, straight into, by accident, instead of, all over, left on, hurts, sticky, rash',
    'salpic*, cayo, calo, derram*, roci*, entro, quema*, ard*, echo, eche, echaron, embarr*, pego, peg*, unt*, brinco, salto, toco, toque, revent*, irrit*, puse, puso, solto, chorreo, tiro, me cae',
  ),
  fumes: says(
    'fumes, fume, vapors, inhaled, breathed, breathing, breathe, smell, smelled, smelling, sniffed, huffed, closed room, closed garage, no ventilation, in the garage, humidifier, gas, cloud, mist, spray, sprayed',
    'vapores, vapor, humo, gases, respire, respiro, respiramos, respirando, inhal*, oler, oli, olio, olor, olia, cuarto cerrado, encerrad*, sin ventilacion, gas, fumig*, nevera, nube, rociaron, rociando',
  ),
  unwell: says(
    'dizzy, headache, headaches, head hurts, nauseous, nausea, nauseated, throwing up, vomiting, puking, puked, sick, coughing, cough, burns, burning, lightheaded, high, woozy, eyes water*, throat hurts, throat, nose, loopy, shaky, shaking, sleepy, drowsy, weird, funny, awful, what do, what now, help, cannot calm, heart racing, stomach hurts, stomach, seeing stuff, confused, drooling, itchy',
    'maread*, mareo, dolor, duele, duelen, nausea, nauseas, vomit*, arde, arden, ardor, tos, tosiendo, mal, atontad*, drogad*, sueno, tembl*, que hago, ayuda, rara, raro, asco, diarrea, colicos, cabeza, viendo cosas, babea, espuma',
  ),
  mixed: says(
    'mixed, mixing, mix, combined, combining, together, plus, and',
    'mezcle, mezclo, mezclamos, mezclar, mezcla, mescle, mesclo, revolvi, revolvio, revolvimos, junte, combine, con',
  ),
  fumeMaker: says(
    'bleach, ammonia, clorox, vinegar, toilet cleaner, drain cleaner, peroxide, pool chemicals, acid, windex, rust remover',
    'cloro, amoniaco, amonia, lejia, vinagre, acido, muriatico, pinol, fabuloso, blanqueador, limpiador, ajax, windex',
  ),
  venomous: says(
    `snake, snakes, rattlesnake, rattler, copperhead, cottonmouth, water moccasin, moccasin, coral snake, viper, cobra, black widow, widow, brown recluse, recluse, spider, spiders, tarantula, scorpion, scorpions, jellyfish, stingray, man o war, man of war, lionfish, stonefish, centipede, bufo, cane toad, toad, gila monster, bee, bees, wasp, wasps, hornet, hornets, yellow jacket, yellow jackets, fire ant, fire ants, caterpillar, bat, raccoon, tick`,
    'serpiente, vibora, vivora, culebra, cascabel, coralillo, nauyaca, cobra, arana, viuda negra, violinista, arana violinista, tarantula, alacran, alacranes, escorpion, medusa, agua mala, aguamala, mantarraya, raya, ciempies, cienpies, sapo, abejas, avispas, avispa, abeja, hormigas, hormigas bravas, hormiga, azotador, gusano, murcielago, erizo',
  ),
  bite: says(
    `bite, bites, bit, bitten, biten, sting, stings, stung, stang, barb, nipped, nip, got me/him/her/my, fang*, struck, licked, mouth, dozens, times, swarm*, tagged, attacked, zapped, stepped on`,
    'mordio, mordida, mordedura, mordieron, pico, picaron, picadura, picaduras, piquete, piquetes, mordi, clavo, clave, rozo, agarro, aguijon, lamio, mordisco, pise, echa espuma, espuma',
  ),
  graveVenom: says(
    'rattlesnake ~ bit/bite/got/me/ankle/struck, rattler ~ bit/got, snake ~ bit/bite/bitten/got/struck, bitten/bit ~ by ~ snake/spider/widow/recluse/scorpion/bat, snakebite, snake bite, stung by ~ scorpion/jellyfish/stingray/wasps/bees/hornets, scorpion ~ sting/stung/got, jellyfish ~ sting/stung/got, spider ~ bit/bite/got, black widow, brown recluse',
    'mordio ~ serpiente/vibora/culebra/cascabel/coralillo/arana/murcielago, mordedura/mordida/picadura ~ serpiente/vibora/culebra/arana/alacran/escorpion/viuda/medusa, pico ~ alacran/escorpion/arana/viuda/medusa/ciempies/mantarraya, viuda negra, arana violinista',
  ),
  spoonSwap: says(
    'tablespoon ~ instead/teaspoon, teaspoon ~ instead/supposed/dropper, ml ~ instead, units ~ instead, mg ~ instead, instead of ~ ml/mg/units/teaspoon/mls, not ~ of the, dropper confusion, was supposed to be ~ ml/mg/one/half/1/drop/drops, wrong ~ measur*, misread ~ label/dose/syringe/bottle/it, decimal, clicks, wrong ~ syringe, bolus* ~ twice/again/too',
    'cucharada ~ en vez/cucharadita/no, cucharadita ~ en vez/era, ml ~ en vez/lugar, unidades ~ en vez/lugar/no, mg ~ en vez/lugar, en vez de ~ ml/mg/unidad/unidades, en lugar de ~ ml/mg/unidad/unidades, lei mal, medi mal, eran gotas, era media, once y yo',
  ),
  redose: says(
    `already ~ gave/given/took/taken/had/dosed, gave ~ again, took ~ again, took it again, again ~ not knowing/bc/because, both ~ gave/dosed/gave him/her, me and ~ both/gave/dosed, husband/wife/nurse/grandma/teacher/dad/mom ~ already/also gave/given, took ~ twice, put ~ twice, twice ~ by/today/this/in, taken twice, doubled up ~ on/my/the, doubled ~ my/his/her/it/dose/pills/up, double/doubled dose*, took double, double ~ today/dose/amount/insulin, both/two/2/three/3 ~ in one day, two days worth, ~ pills ~ AND/plus ~ pills, extra ~ pill/pills/dose/tablet/unit/units/injection/shot/patch, second ~ dose/pill/one/ritalin/adderall/shot, popped ~ whole, 2/3/two/three ~ patches, emptied ~ organizer/box/week/tuesday/wednesday/am, tomorrows ~ pills/meds/dose, todays ~ and ~ tomorrows, both slots, both days, am and pm ~ together/at, night ~ pills/meds/medicine ~ morning/am/instead, morning ~ pills/meds/medicine ~ night/twice/pm/bedtime, 2 ~ instead of 1, two ~ instead of one, instead of ~ ${numbersFrom(1, 15)}/one/half/two`,
    `ya ~ habia/abia/habian ~ dado/tomado/puesto/tomada, ya se la/lo/las ~ habia/dio/di/dieron/tomo, otra vez ~ tomo/tome/dio/di/jarabe/pastilla*/pastillas/dosis/medicina/ritalina/tylenol, tomo/tome/dio/di/puse/puso ~ otra vez, volvi*/volvio ~ a ~ tomar/dar/poner, tomo/tome/puse/puso/di/dio/dieron/pusieron/use ~ dos/2/tres/3 veces, tomo/tome/tomando/toma ~ doble/dobles, doble ~ dosis/metformina/insulina/pastilla/medicina, el doble de, de mas, dosis ~ repetida/dos veces/doble, dos/2/tres/3 parches, me puse/puso/di ~ de mas, las de manana ~ hoy/ya/tome/tomo, ya me/se ~ tome/tomo las de, las de la manana ~ otra vez/noche/doble, las de la noche ~ manana/dia/otra, dos/2 en lugar/vez de una/1, se me olvido que ya, no me acord* ~ ya, unidades de mas, una/dos/unas/pastilla/pastillas de mas`,
  ),
  medicineTaken: says(
    `${tookEn} ~ my/his/her/their/the/our ~ pills/meds/medicine/medication, ${tookEn} ~ whole/entire/rest/all/handful/bunch`,
    `${tookEs} ~ todo/toda/todas/todos/entero/completo`,
  ),
  dangerousWay: says(
    'stuck ~ with ~ needle/syringe/lancet/epipen/pen/insulin, poked ~ with ~ needle/syringe/lancet, needle stick, needlestick, epipen ~ thumb/finger/accident*, epipen ~ went off ~ finger/thumb/hand, ear drops ~ eye/eyes, nail glue ~ eye/eyes/instead, glue ~ eye/eyes/eyelid, swallowed ~ suppositor*, suppositor* ~ swallowed/mouth/ate/by mouth, enema ~ twice/third/three, ate/chewed/sucked/swallowed/licked ~ patch, patch ~ chewed/swallowed/mouth/bite, drank/swallowed ~ nebulizer/inhal*/drops/cream/solution/ear/eye/nose, drank ~ prep ~ again/twice, visine/eyedrops/eye drops ~ drank/swallowed/mouth/drink, breast milk ~ weed/meth, dna ~ zzz',
    'gotas ~ oido/oidos ~ ojo/ojos, gotas ~ nariz ~ ojo/ojos, pegamento/kola/resistol ~ ojo/ojos/parpado, pique/pico/picoteo/clave/clavo ~ aguja/jeringa/lanceta, disparo/disparar ~ epipen ~ dedo, epipen ~ dedo, trague/trago/tomo/tome ~ supositorio*, supositorio* ~ boca/trag*, enema ~ veces, parche ~ chup*/boca/masc*/trag*/comio, tomo/tome ~ nebuliz*/gotas/crema/inhal*',
  ),
} satisfies Concepts;
