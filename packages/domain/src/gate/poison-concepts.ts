import { type Concepts, says } from './concept.ts';

/** Poisoning, overdose, double doses, children and medicine (domain facts B.2, row "Poisoning"). */
export const poisonConcepts = {
  overdosed: says(
    'overdosed, overdosing, over dosed, over dosing, overdoesed, od d, oded, od on, oding, odd on, took an overdose, taken an overdose, having an overdose, having overdose',
    'tomo una sobredosis, tuvo una sobredosis, esta en sobredosis, tiene una sobredosis, tiene sobredosis, tome una sobredosis, sufrio una sobredosis',
  ),
  overdose: says('overdose, overdoes, over dose', 'sobredosis'),
  opioid: says(
    'heroin, fentanyl, fent, opioid, opioids, opiate, opiates, oxycodone, oxycontin, percocet, percs, hydrocodone, vicodin, norco, morphine, methadone, dilaudid',
    'heroina, fentanilo, opioide*, morfina, metadona, oxicodona',
  ),
  poison: says(
    'poison, poisoned, poisoning, poisonous, poison control, got poisoned, toxic fumes, gas fumes',
    'veneno, envenen*, intoxicad*, intoxico, intoxicacion, control de envenenamiento, centro de toxicologia',
  ),
  selling: says(
    'sell, sells, carry, stock, buy, in stock, do you have, got any, price, cost, aisle, kit, kits, training, label, prevent, prevention, awareness, free',
    'venden, vende, tienen, comprar, precio, cuesta, prevenir, prevencion',
  ),
  took: says(
    'took, taken, swallowed, ate, eaten, drank, ingested, injected, downed, popped, tooken, snorted, just took',
    'tome, tomo, tomado, trague, trago, tragado, comi, comio, ingeri, ingirio, inyecte, inyecto, bebi, bebio',
  ),
  gave: says('gave, given, give, gived', 'di, dio, dado, dimos, le di'),
  excess: says(
    'too many, too much, to many, to much, twice, double dose, double doses, doubled, double, two doses, 2 doses, three doses, extra, whole bottle, entire bottle, full bottle, bottle of, whole pack, whole box, handful, bunch, a lot of, lots of, all of my, all my, all of his, all his, all of her, all her, all the, all of the, more than i should, more than prescribed, more than he should, more than she should, more than i was supposed, instead of one, instead of 1, instead of half, ten times, 10 times, wrong dose',
    'demasiad*, doble dosis, dosis doble, dos dosis, el doble, la doble, dos veces, de mas, todo el frasco, todo el bote, toda la botella, todas mis, todas sus, todas las, todos los, frasco entero, un monton, un punado, mucha, mucho, muchas, muchos, bastantes, me pase de',
  ),
  mistake: says(
    'by mistake, by accident, accidentally, accidently, on accident, mistakenly, wrong pill, wrong pills, wrong medicine, wrong medication, wrong meds, wrong tablet, wrong bottle, someone else, somebody else, not mine, instead of mine, my husbands, my wifes, my moms, my dads, my mothers, my fathers, my sons, my daughters, my brothers, my sisters, my grandmas, my roommates, my friends, his wifes, her husbands, my kids, dogs medicine, dogs pill, dogs meds, cats medicine, cats pill',
    'por error, por accidente, sin querer, accidentalmente, equivocad*, equivocadamente, por equivocacion, de otra persona, no era mi*, no eran mi*',
  ),
  ofThem: says('of them, of these, of those', 'de ellas, de esas, de estas'),
  disposed: says(
    'what do i do with a, what do i do with used, what to do with, drop box, dropbox, disposal, dispose, disposed, kiosk, take back, police station, trash, returned, to the pharmacy, to the store, to the hospital, to my doctor, as long',
    'desechar, deseche, basura, a la farmacia, al doctor, devolver',
  ),
  child: says(
    'child, children, kid, kids, kiddo, toddler, baby, infant, newborn, son, daughter, grandson, granddaughter, grandchild, grandkid, grandbaby, nephew, niece, little boy, little girl, little one, year old, month old, yr old, 1 yo, 2 yo, 3 yo, 4 yo, 5 yo, sons, daughters, babys, toddlers, preschooler, dog, puppy, cat, pup',
    'nino, nina, ninos, ninas, bebe, hijo, hija, hijito, hijita, nieto, nieta, sobrino, sobrina, chiquito, chiquita, ano, anos, anito, meses, perro, perrito, gato',
  ),
  childAte: says(
    'ate, eaten, eat, eating, swallowed, drank, drinking, drunk, ingested, got into, gotten into, got in to, getting into, got a hold of, got hold of, got ahold of, chewed, chewed up, licked, bit into, sucked on, put in his mouth, put in her mouth, in his mouth, in her mouth, took my pill, took my pills, took my medicine, took my medication, took my meds, took some, took one of, took a bunch, took his moms, took grandmas, took grandpas, taken my, opened my, found an empty, may have taken',
    'se comio, comio, se trago, trago, se tomo, se bebio, bebio, ingirio, chupo, mastico, se metio, se tomaron, se comieron, agarro, se metio a la boca, se ha comido, se ha tragado, se ha tomado',
  ),
  mealtime: says(
    'before, after eating, with food, without food, breakfast, dinner, lunch, with milk, with juice, trouble swallowing, hard time, learn, learning, how to, refuses, spits, flavor, flavored, crush, pharmacy, can my, should my',
    'antes, desayuno, comida, cena, sabor, con leche, con jugo, como puede',
  ),
  chemical: says(
    'bleach, clorox, ammonia, drain cleaner, drano, lye, cleaner, cleaning, cleaning product, detergent, tide pod, tide pods, laundry pod, laundry pods, dishwasher pod, pod, pods, windex, lysol, pine sol, antifreeze, gasoline, gas, kerosene, lamp oil, lighter fluid, paint thinner, turpentine, hand sanitizer, sanitizer, rubbing alcohol, isopropyl, hydrogen peroxide, peroxide, nail polish, nail polish remover, acetone, pesticide, insecticide, bug spray, weed killer, roundup, rat poison, rat bait, mothball, mothballs, mouthwash, essential oil, essential oils, perfume, cologne, nicotine, vape juice, e liquid, cigarette, cigarettes, wild mushroom, wild mushrooms, mushroom, berries, mercury, thermometer, super glue, toilet cleaner, oven cleaner, battery acid, fertilizer, silica gel, hair dye, shampoo, sunscreen',
    'cloro, lejia, blanqueador, amoniaco, detergente, limpiador, fabuloso, desinfectante, gasolina, queroseno, anticongelante, gel antibacterial, alcohol de curacion, alcohol para frotar, agua oxigenada, acetona, quitaesmalte, pesticida, insecticida, raticida, veneno para ratas, herbicida, enjuague bucal, aceite esencial, perfume, hongos silvestres, mercurio, termometro, pegamento, jabon, destapacanos, sosa caustica, cigarro, cigarros',
  ),
  object: says(
    'battery, batteries, button battery, magnet, magnets, coin, penny, marble, needle, edible, edibles, weed gummies, gummies, cannabis, thc, medicine patch, patch',
    'pila, pilas, bateria, iman, imanes, moneda, aguja, parche, gomitas',
  ),
  swallowed: says(
    'swallowed, drank, drunk, ate, eaten, ingested, inhaled, breathed in, breathing in, drinking, swallow, drink, sipped, licked, gargled, huffed, sprayed',
    'trague, trago, tragado, tome, tomo, bebi, bebio, comi, comio, ingeri, ingirio, inhale, inhalo, tomado, bebido, respire',
  ),
  inBody: says(
    'in my eye, in my eyes, in his eye, in his eyes, in her eye, in her eyes, eyes, eye, on my skin, on his skin, on her skin, in my mouth',
    'en el ojo, en los ojos, ojo, ojos, en la piel, en la boca',
  ),
  splashed: says(
    'splashed, splash, splashes, spilled, sprayed, squirted, got, burning, burns, burned',
    'salpic*, cayo, derram*, roci*, entro, quema',
  ),
  mixed: says('mixed, mixing, mix, combined', 'mezcle, mezclo, mezclamos, mezclar, mezcla'),
  bitten: says(
    'snake bite, snakebite, bitten by a snake, bit by a snake, snake bit, rattlesnake, black widow, brown recluse, scorpion sting, stung by a scorpion, bitten by a spider, bit by a spider, spider bit',
    'mordedura de serpiente, me mordio una serpiente, mordio una vibora, picadura de alacran, picadura de escorpion, pico un alacran, pico un escorpion, viuda negra, me pico una arana',
  ),
} satisfies Concepts;
