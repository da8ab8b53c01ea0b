import { type Concepts, says } from './concept.ts';
import { medicineNameList } from './medicines.ts';

/** Questions that only a pharmacist may answer: doses, mixing, pregnancy, which pill this is, stopping, symptoms (domain facts B.2). */
export const clinicalConcepts = {
  medicine: says(
    `medicine, medicines, medication, medications, medicaton, meds, med, pill, pills, tablet, tablets, tab, tabs, capsule, capsules, caplet, drug, drugs, prescription, prescriptions, antibiotic, antibiotics, painkiller, painkillers, pain reliever, vitamin, vitamins, supplement, supplements, syrup, drops, inhaler, insulin, cream, ointment, gummies, melatonin, iron, potassium, blood thinner, blood thinners, birth control, water pill, steroid, steroids, antidepressant, antidepressants, sleep aid, sleeping pills, cough medicine, cough syrup, cold medicine, allergy medicine, heart medicine, statin, statins, laxative, antacid, cbd, st johns wort, turmeric, magnesium, zinc,
    ${medicineNameList}`,
    `hierro, medicina, medicinas, medicamento, medicamentos, pastilla, pastillas, pildora, pildoras, tableta, tabletas, capsula, capsulas, jarabe, gotas, antibiotico, antibioticos, receta, remedio, vitamina, vitaminas, insulina, inhalador, anticonceptivo*, aspirina, ibuprofeno, acetaminofen, paracetamol, naproxeno, metformina, amoxicilina, losartan, warfarina, omeprazol, prednisona, pomada, suplemento*, antidepresivo*, somnifero*, calmante*, raticida`,
  ),
  drugName: says(medicineNameList),
  howMuch: says(
    'how much, how many, how often, what dose, which dose, what amount, how long between, how far apart, how soon, when can i take, when should i take, what time should i take, max, maximum',
    'cuanto, cuanta, cuantas, cuantos, cada cuanto, cada cuantas, que tan seguido, que dosis, cual es la dosis, a que hora, maximo, maxima',
  ),
  take: says(
    'take, takes, taking, give, giving, use, using, inject, drink, swallow, have',
    'tomar, tomo, toma, tome, dar, darle, doy, usar, inyectar, inyectarme, tomarme, tomarse, debo',
  ),
  dosage: says(
    'dosage, dosages, dosing, what dose, which dose, right dose, correct dose, safe dose, max dose, maximum dose, maximum daily, lethal dose, dose of, dose for, dose should, dose is, my dose, the dose, double my dose, double up, increase my dose, lower my dose, higher dose, lower dose, how many mg, how many milligrams, how many mls, how many ml, how many units, units of insulin, mg per, mg for',
    'que dosis, cual es la dosis, dosis de, la dosis, mi dosis, dosis para, dosis maxima, cuantos miligramos, cuantos mg, cuantas unidades, cuantos ml, doblar la dosis',
  ),
  missed: says(
    'missed, miss, forgot, forget, forgotten, skipped, late, ran late',
    'olvide, olvido, se me olvido, salte, me salte, se me paso, perdi',
  ),
  missable: says(
    'dose, doses, my pill, my pills, my medicine, my medication, my meds, to take, insulin, birth control, injection, shot',
    'dosis, pastilla, pastillas, medicina, medicamento, tomar, tomarme, insulina, inyeccion',
  ),
  canTake: says(
    'can i take, can i still take, can i use, can i have, can i drink, can i eat, can i mix, can i combine, can i put, can he take, can she take, can we take, can they take, can you take, could i take, may i take, should i take, should i use, should i be taking, do i take, do i need to take, am i able to take, able to take, is it ok to take, is it okay to take, is it safe to take, is it alright to take, is it bad to take, is it fine to take, ok to take, okay to take, safe to take, safe to use, ok to use, ok if i take, okay if i take, what if i take, what happens if i take, happens if you take, will it hurt to take, can my baby have, can my son have, can my daughter have, can my child have, can my kid have, can my toddler have, can he have, can she have, can my son take, can my daughter take, can my child take, can my kid take, can my kids take, can my baby take, can my toddler take, can my mom take, can my mother take, can my dad take, can my father take, can my husband take, can my wife take, can my dog take, can my cat take, can my grandma take, can someone take, can people take, can a diabetic take, can diabetics take, good idea to take, allowed to take',
    'puedo tomar, puedo tomarme, puede tomar, puede tomarse, podemos tomar, puedo usar, puedo mezclar, puedo combinar, puedo beber, puedo comer, puedo ponerme, puedo inyectar*, debo tomar, deberia tomar, debo usar, es seguro tomar, es malo tomar, esta bien tomar, esta bien si tomo, se puede tomar, se pueden tomar, que pasa si tomo, hace dano tomar, podria tomar',
  ),
  withSomething: says(
    'with, while, after, before, and, plus, during, if, together, on an empty, without food, along',
    'con, mientras, junto, juntos, juntas, despues, antes, y, durante, si, sin comer',
  ),
  mixing: says(
    'together, mix, mixing, combine, combining, combination, interact, interacts, interacting, interaction, interactions, contraindicated, contraindication, conflict, same time, at once, clash, react with',
    'mezclar, mezclo, mezcla, juntos, juntas, combinar, combino, interactua*, interaccion*, interactuan, mismo tiempo, a la vez, reacciona con',
  ),
  interaction: says(
    'interact with, interacts with, interaction, interactions, drug interaction, contraindicated, contraindications',
    'interaccion*, interactua*, contraindica*',
  ),
  alcohol: says(
    'alcohol, drink, drinking, beer, wine, liquor, vodka, whiskey, weed, marijuana, grapefruit, grapefruit juice, dairy, milk, caffeine',
    'alcohol, beber, bebo, cerveza, vino, tequila, licor, mariguana, marihuana, toronja, leche',
  ),
  safe: says(
    'safe, unsafe, dangerous, bad for, harmful, hurt my, okay for, ok for, ok with, okay with, raise my, affect my, addictive',
    'seguro, segura, peligroso, peligrosa, malo para, mala para, dano, dana, afecta',
  ),
  condition: says(
    'high blood pressure, blood pressure, diabetes, diabetic, diabetics, kidney, kidneys, liver, heart condition, heart problem, heart problems, asthma, glaucoma, pregnant, pregnancy, breastfeeding, allergy, allergies, allergic, elderly, children, kids, baby, toddler',
    'presion alta, presion, diabetes, diabetico, diabetica, rinon, rinones, higado, corazon, asma, embarazada, embarazo, alergic*, alergia',
  ),
  pregnancy: says(
    'pregnant, pregnancy, breastfeeding, breast feeding, breastfeed, nursing a, nursing my, while nursing, lactating, trying to conceive, trimester, my unborn',
    'embarazada, embarazo, lactancia, lactando, amamantando, amamantar, dando pecho, dar pecho, amamanto, trimestre',
  ),
  pregnancyProduct: says(
    'test, tests, kit, prenatal vitamins, prenatals, prenatal',
    'prueba, pruebas, vitaminas prenatales, prenatales',
  ),
  pill: says(
    'pill, pills, tablet, tablets, capsule, capsules, med, medicine, caplet',
    'pastilla, pastillas, pildora, pildoras, tableta, tabletas, capsula, capsulas',
  ),
  identify: says(
    'identify, identifying, identification, identifier, what is this, what is that, what are these, what are those, what kind of, which pill, which one is, know what, tell me what, imprint, imprinted, marking, markings, stamped, says on it, written on it, number on it, with the number, with the letters, round, oval, oblong, white, blue, yellow, pink, orange, green, what is a',
    'identificar, identifica, que es esta, que es este, que son estas, que pastilla, cual es esta, redonda, redondo, ovalada, para que son, blanca, roja, rojas, azul, amarilla, rosada, rosa, verde, marcada, dice en la',
  ),
  looksDifferent: says(
    'look different, looks different, looked different, different color, different colour, different shape, changed color, changed shape, not look the same, look like my usual',
    'se ven diferentes, se ve diferente, diferente color, otro color, otra forma, se ven distintas, se ve distinta',
  ),
  stopping: says(
    'stop taking, stop using, stop my, stop the, stop this, quit taking, quit my, quit, skip, skipping, come off, coming off, get off, wean, weaning, taper, cold turkey, discontinue, start taking, start on, start, restart, resume, switch, go off, cut back, cut down, finish, keep taking, continue taking, stay on, pause',
    'dejar de tomar, dejar de usar, dejar, suspender, parar de tomar, parar, saltarme, empezar a tomar, empezar, seguir tomando, terminar, cambiar, bajar, reducir, continuar',
  ),
  whether: says(
    'should i, can i, could i, may i, do i need to, do i have to, do i keep, is it ok, is it okay, is it safe, is it bad, what happens if, what if i, how do i, when can i, when do i, must i, ok to, okay to, safe to, want to',
    'debo, puedo, deberia, tengo que, es seguro, esta bien, que pasa si, como puedo, cuando puedo, quiero',
  ),
  service: says(
    'auto refill, autorefill, automatic refill, texts, text messages, messages, delivery, deliveries, transfer, reminders, reminder, mailing, mail order, calls, email, emails, the line, line, another pharmacy, other pharmacy, different pharmacy, new pharmacy, pharmacies, your pharmacy, stop by, stop in, pick up, picked up, picking up, pickup, refill, refills, a prescription sent, order, sync, packaging, packs, pack, boxes, bottle type, bottles, caps, name change, brand of strips, switch from, switch to you, switch my prescriptions, switch my prescription, switch my meds, switch pharmacies, insurance, photo, picture, send, drop off, online, return, take back, dispose, disposal, throw, get rid of, drop box, flush, compounded, compound, blister, travel, airport, plane, label, large print',
    'resurtido automatico, mensajes, entrega, entregas, transferir, transferencia, recordatorios, correo, llamadas, otra farmacia, recoger, resurtir, surtir, pedido, recogerlas, recogerla, recogerlo, seguro, foto, enviar, mandar, devolver, desechar, tirar, basura, etiqueta',
  ),
  sideEffects: says(
    'side effect, side effects, adverse reaction, adverse effect, adverse effects, withdrawal, withdrawals',
    'efecto secundario, efectos secundarios, efecto adverso, efectos adversos, abstinencia',
  ),
  symptom: says(
    'dizzy, dizziness, lightheaded, nausea, nauseous, nauseated, rash, rashes, itching, itchy, hives, vomiting, vomit, throwing up, diarrhea, headache, headaches, migraine, migraines, swelling, swollen, fever, cough, coughing, sore throat, runny nose, congestion, stomach ache, stomachache, stomach pain, stomach hurts, belly hurts, cramps, constipated, constipation, heartburn, bloating, tired, fatigue, drowsy, sleepy, insomnia, back pain, joint pain, knee pain, tooth pain, toothache, ear pain, earache, burning when i pee, blister, blisters, bumps, burn, infection, infected, bleeding, palpitations, ringing in my ears, blurry vision, numbness, tingling, anxiety, anxious, depressed, shaking, sweating, weight gain, hair loss, bug bite, bee sting, sting, lump, discharge, pus, bruise, bruising, pain, hurts, dry mouth, metallic taste',
    'maread*, mareo, mareos, nausea, nauseas, sarpullido, ronchas, comezon, picazon, vomito, vomitos, vomitando, diarrea, dolor, duele, migrana, hinchazon, hinchad*, fiebre, calentura, tos, gripa, gripe, resfriado, congestion, estrenimiento, acidez, agruras, cansancio, sueno, insomnio, infeccion, infectad*, sangrado, palpitaciones, vision borrosa, ansiedad, ardor, quemadura, picadura, moreton*',
  ),
  since: says(
    'since, after, from, because of, caused by, causing, causes, cause, makes me, making me, make me, made me, gave me, giving me, started, on',
    'desde, despues, por culpa, causa, causando, me da, me dio, me hace, me hizo, me cae, me cayo, empece',
  ),
  treat: says(
    'what can i take, what should i take, what do i take, what could i take, what to take, can i take something, can i take anything, what should i use, what can i use, what do i use, what works, what is good for, what is best, what helps, what is the best, best medicine, best thing, strongest, recommend, recommendation, you suggest, what should i do for, what do i do for, how do i treat, how do i get rid of, how to treat, treat, cure, remedy, should i see a doctor, should i go to, should i worry, should i be worried, is it normal, is this normal, is it serious, what causes, why do i, what can i give, what do i give, what should i give, how do i stop',
    'que puedo tomar, que tomo, que debo tomar, que me tomo, que puedo usar, que me recomienda, que recomienda, que es bueno, que sirve, mejor medicina, remedio, como se cura, como quito, como trato, es normal, es grave, debo ir al doctor, que le doy, que puedo darle, que le puedo dar, por que tengo',
  ),
  has: says(
    'i have, i have had, i have got, i got, i get, i am having, i feel, i am feeling, i have been, my baby has, my child has, my son has, my daughter has, my kid has, he has, she has, my mom has, my husband has, my wife has, it hurts, my stomach, my back, my knee, my ear, my ears, my tooth, my head, my throat, my eye, my skin, my foot, my leg',
    'tengo, tiene, me duele, le duele, me siento, siento, me da, estoy con, me salio, le salio, mi bebe tiene, mi hijo tiene, mi hija tiene',
  ),
  diagnosis: says(
    'rash infected, cut infected, wound infected, looks infected, look infected, is this infected, do i have, does he have, does she have, could i have, could it be, could this be, is it a sign, is this a sign, might i have, diagnose, what is wrong with, is it infected, does this look, what is this rash, what is this bump, what disease, is it contagious, am i contagious',
    'sera que tengo, podria ser, podria tener, diagnostic*, que tengo, que sera, es contagioso, esta infectad*',
  ),
  illness: says(
    'strep, flu, the flu, covid, cold, infection, uti, pink eye, pinkeye, shingles, ringworm, eczema, allergy, allergies, diabetes, pneumonia, bronchitis, sinus infection, yeast infection, std, chlamydia, herpes, appendicitis, cancer, concussion, dehydration, ulcer, gout, arthritis, rash, wrong with, contagious, infected, fungus, thyroid, anemia, depression',
    'gripe, gripa, influenza, covid, infeccion, diabetes, conjuntivitis, neumonia, bronquitis, alergia, hongos, cancer, herpes, ulcera, gota, varicela, anemia, depresion, apendicitis, contagios*, infectad*',
  ),
  reading: says(
    'blood sugar, glucose, my sugar, sugar level, a1c, blood pressure, my pressure, bp, temperature, fever, heart rate, pulse, cholesterol, inr, oxygen level',
    'azucar, glucosa, presion, temperatura, fiebre, calentura, pulso, colesterol',
  ),
  level: says(
    'high, low, too high, too low, normal, over, dangerous, dangerously, dropped, spiked, elevated, what should i do, is it ok',
    'alta, alto, baja, bajo, normal, subio, bajo, que hago, que debo hacer',
  ),
  device: says(
    'monitor, monitors, meter, meters, cuff, cuffs, machine, machines, strips, strip, price, prices, cost, kit, sensor, thermometer, thermometers, check my, checked, check, take my blood pressure, screening, test, tests, testing, supplies, sell, carry, low cost, lower cost',
    'monitor, medidor, glucometro, maquina, tiras, precio, costo, venden, tienen, termometro, checar, tomar la presion, prueba, pruebas',
  ),
  canGive: says(
    'can i give, should i give, could i give, ok to give, okay to give, safe to give, is it ok to give, do i give, can you give a',
    'puedo darle, le puedo dar, debo darle, se le puede dar, puedo dar, le doy, es seguro darle, puede tomar mi',
  ),
  young: says(
    'child, children, kid, kids, toddler, baby, infant, newborn, son, daughter, grandson, granddaughter, year old, month old, teen, teenager, dog, cat',
    'nino, nina, ninos, bebe, hijo, hija, nieto, nieta, anos, meses, perro, gato',
  ),
  handling: says(
    'crush, crushing, split, splitting, chew, chewing, break, cut, cut my, open, dissolve, sprinkle, half a, half of',
    'machac*, vaciar, aplastar, triturar, partir, masticar, romper, abrir, disolver, moler, media',
  ),
  tool: says(
    'splitter, cutter, crusher, box, organizer, bottle, bottles, package, cap, caps, lid, price, cost, costs, open on, are you open, you open, break in, lunch break, coupon',
    'cortador, pastillero, frasco, botella, tapa, precio, cuesta, abren, abre, abierto',
  ),
  outdated: says(
    'expired, out of date, old, past the date, past its date, expiration, left out, in the heat, frozen, in the car, not refrigerated, out of the fridge, unrefrigerated',
    'vencid*, caducad*, expirad*, fuera del refrigerador, en el calor',
  ),
  stillGood: says(
    'take, taking, use, using, still good, still ok, still okay, still work, still works, safe, ok to, okay to, go bad, ruined, effective, good',
    'tomar, usar, sirve, sirven, todavia, seguro, buena, bueno',
  ),
  early: says(
    'early, sooner, before it is due, before it is time, ahead of time, too soon',
    'antes de tiempo, temprano, antes de la fecha, por adelantado, mas pronto',
  ),
  refillWord: says(
    'refill, refills, refilled, fill, filled',
    'resurtir, resurtido, surtir, surtan, rellenar, resurtan',
  ),
  openingWord: says('open, opens, hours, close, closes, in the morning', 'abren, abre, cierran, horario'),
  vaccine: says(
    'vaccine, vaccines, vaccination, flu shot, flu shots, covid shot, shingles shot, shingrix, booster, immunization, pneumonia shot, tetanus shot, shot',
    'vacuna, vacunas, vacunar*, vacunarme, refuerzo',
  ),
  mayGet: says(
    'can i get, can i have, should i get, is it safe, is it ok, okay to get, ok to get, safe to get, do i need, can my',
    'me la puedo poner, puedo ponerme, puedo recibir, debo ponerme, es seguro, esta bien, me puedo vacunar, me puedo poner, necesito',
  ),
  caution: says(
    'pregnant, breastfeeding, sick, cold, fever, allergic, allergy, egg, eggs, antibiotics, immune, chemo, cancer, transplant, reaction, had covid, at the same time, together, same day, side effects, if i have, while on, while taking, blood thinner',
    'embarazada, enferm*, fiebre, alergic*, alergia, huevo, antibiotico*, cancer, trasplante, mismo tiempo, mismo dia, si tengo, gripa, resfriado',
  ),
  driving: says('drive, driving, operate machinery, operate heavy machinery, fly', 'manejar, conducir'),
  works: says(
    'how long does, how long until, how long before, how long after, how long will, how long should, does it work, when does, when will, start working, kick in, stay in my system, work for',
    'cuanto tarda en hacer, cuanto dura el efecto, hace efecto, cuando hace efecto',
  ),
  working: says(
    'work, works, working, kick in, effect, in my system, wear off, last in',
    'efecto, funciona, funcionar, sistema, manejar',
  ),
  substitute: says(
    'instead of, substitute, substitution, alternative to, alternatives to, same as, equivalent, generic for, stronger than, better than, difference between, versus, vs',
    'en vez de, en lugar de, sustituto, alternativa, lo mismo que, equivalente, diferencia entre, mejor que',
  ),
  ofMedicine: says(
    'price, cost, cheaper, insurance, pharmacy, delivery, pickup, driver, store',
    'precio, costo, barato, seguro, farmacia, entrega',
  ),
  purpose: says(
    'used for, what is it for, what are they for, used to treat, what is this for, what is it used for',
    'para que sirve, para que es, para que se usa',
  ),
} satisfies Concepts;
