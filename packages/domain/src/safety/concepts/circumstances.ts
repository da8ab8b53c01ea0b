import { type Concepts, says } from './concept.ts';

/** Circumstances used by several rules: whose medicine it was, what is missing, what the person intends. */
export const circumstances = {
  laugh: says('lol, lmao, haha, hahaha, lolol, jk, just kidding', 'jaja, jajaja, jajajaja, jeje, jejeje, ja ja'),
  personalTake: says(
    'took, taken, swallowed, ate, drank, injected, used, been taking, been eating, taking',
    'tome, tomo, tomado, tomando, trague, trago, inyecte, inyectaron, puse, puso',
  ),
  someoneElses: says(
    'somebody elses, someone elses, anothers, other kids, another kids, another persons, brothers, sisters, roommates, neighbors, moms, dads, grandpas, grandmas, husbands, wifes, dogs, cats, that was not mine, wrong ~ bottle, wrong ~ pills/pill/meds/medicine/shot, meant for',
    'de otra persona, de otro paciente, del vecino, de la vecina, de mi mama, de mi papa, de mi esposo, de mi esposa, de mi abuela, de mi abuelo, de mi suegra, de su hermano, de su hermana, del perro, del gato, que no era mia, que no era mio, que no eran mias',
  ),
  overMax: says(
    'over the max, over the limit, way over, past the limit, more than the max, went over, exceeded, lost count',
    'mas del maximo, pase del limite, mas de la cuenta, perdi la cuenta, me pase, se paso',
  ),
  patch: says('patch, patches, cream, gel, drops, ointment', 'parche, parches, crema, gel, gotas, pomada'),
  touched: says(
    'put, stuck, on ~ arm/leg/belly/skin/back, wearing, like a sticker, ate, chewed, licked, mouth, swallowed, rubbed, hands in, peeled',
    'pego, puso, pegado, boca, comio, chupo, masco, unto, embarro, brazo, pancita, panza, lamio',
  ),
  missingPills: says(
    'missing ~ pills/pill, pills ~ missing/gone, bottle ~ empty/open, lid off, cap off, spilled, all over the floor, cannot find ~ pills/pill, found ~ bottle/pill/pills ~ open/empty/floor/mouth, dont know how many/much',
    'faltan ~ pastillas, faltan como, pastillas ~ faltan/mordidas/regadas, frasco ~ abierto/vacio, sin tapa, regadas, no se cuantas, no se cuanto',
  ),
  hypothetical: says(
    'can i take, should i take, do i take, is it ok to take, what happens if i take, can you take, is 800, is 600',
    'puedo tomar, debo tomar, que pasa si tomo, se puede tomar, esta bien si tomo',
  ),
  takeNow: says('do i take, should i take, can i take, take', 'me tomo, tomo, debo tomar, me la tomo'),
  mayDo: says('is it ok, ok to, okay to, can i, safe to, should i', 'se puede, puedo, esta bien, es malo'),
  withDrink: says(
    'drink on it, drink on, drink with it, drink alcohol, have a drink, have wine, have beer, smoke',
    'tomar alcohol, con leche, con cafe, con alcohol, con cerveza, con vino, fumar',
  ),
  keepsGood: says(
    'save the rest, keep the rest, left out, left it out, out of the fridge, overnight, in the car, hot car, still work, still good, still use, still ok, expired, past the date, go bad, ruined, froze, work if',
    'fuera del refri, toda la noche, en el carro, todavia sirve, ya no sirve, caduco, vencio, vencida, caducada, guardar el resto, guardo el resto',
  ),
  unlabelled: says(
    'no label, unlabeled, what is it, what are they, what they are, found, loose, fell out, in a baggie, glovebox, says, imprint, one side',
    'sin etiqueta, para que son, que es, que son, encontre, sueltas, bolsita, dice, no se que es, marcada',
  ),
  hasCondition: says(
    'i have, im on, i am on, i am, allergic, on humira, chemo, transplant, pregnant, immune, sick, hiv, guillain, fainted, kidney, cancer, ms, lupus, asthma, if im, with my, my son has, my kid has',
    'tengo, estoy tomando, estoy en, alergic*, quimio, quimioterapia, trasplante, embaraz*, vih, asma, cancer, lupus, esclerosis, enferm*, mocoso, gripa, diabetes, uso humira, tomo',
  ),
  vaccineOrIt: says(
    'vaccine, vaccines, vaccinated, shot, shots, booster, flu shot, shingrix, get it',
    'vacuna, vacunas, vacunar, vacunarme, me la puedo poner, la del covid, la del flu, la del shingles, la de la neumonia, la triple, la rsv, ponerme la',
  ),
  lastWords: says(
    'not be around ~ anymore/month/next/summer/christmas/longer, be around much longer, be here ~ by/when ~ runs/summer, in the morning they will find, find me in the morning, they will find me, find my body, last message from me, see you on the other side, bye forever, by the time ~ read/hear ~ this, my turn to leave, leave this life, end on my own terms, on my own terms, planning how to go, picked the day, keep myself safe, not safe with myself, trusted around ~ meds/pills, make it through/thru the night, be saved, one reason not to, something i cannot take back, do something stupid, a way to make ~ stop, join him/her ~ heaven/soon, just as soon join, take us all with, do it right this time, holding ~ knife ~ wrist, knife to my wrist, staring at ~ gun, rope in, stockpil*, ideation, on the edge, six feet under, feet under, buried next to, deadliest, go peacefully, see the point, no future, life has no meaning, nothing matters, want out, end ~ for good, make it end, everything to stop, making it real, not wake up again, cannot do this life, cannot do life, not going to be alive, not be alive, dont plan on being alive, promise ~ be here tomorrow, hear ~ voices ~ kill',
    'no me dejan morir, dejen morir, deje morir, dejarme morir, dejado morir, imaginarme muert*, amanezco muert*, no me importa vivir, sigo viva si, sigo vivo si, tontería, hacer ~ locura/tonteria ~ vida/conmigo/mi, haga una locura, una locura con, colgar ~ mi/se/soga, se va a colgar, me voy a colgar, compre la soga, una soga, puse la soga, soltarme, dejarme caer, pies colgando, quiero borrarme, borrarme, que me entierren, ver mi entierro, en el panteon, reunirme con mis muertos, al otro lado, irnos todos al cielo, morir sin dolor, te mata rapido, tomarmelas todas, tomarselas todas, me las trago todas, quiero tomar todo, me lo quiero tomar todo, abrirme las munecas, ya decidi, ya escribi la carta, por mi mano, perdonenme, los quiero mucho adios, se hace cortes, las cortadas, guindarme, dormirme y no volver, no volver a despertar, no pienso llegar a, tengo la pistola, no me salven, quiero que me salven, y que se acabe, me rindo con la vida, descansar eternamente, llevame, hallo el chiste',
  ),
  crisisPlace: says(
    'bridge, roof, balcony, ledge, tracks, train, overpass, garage, gun, rifle, shotgun, pistol, knife, rope, razor, pills in my hand, bottle of pills, note',
    'puente, azotea, balcon, vias, tren, garaje, pistola, rifle, escopeta, cuchillo, soga, navaja, carta, pastillas en la mano, frasco en la mano, rio, canal',
  ),
  crisisThought: says(
    'die, dying, dead, kill, end it, ending, let go, letting go, jump, jumping, not stop, do it, crying, goodbye, alone, hopeless, give up, want to, thinking about, keep looking, harder not to, suicidal',
    'morir, morirme, muerte, matar, matarme, acabar, soltarme, aventarme, tirarme, brincar, despedida, sola, solo, pensando, pienso, lo hago, cosas, adios, para siempre, me quite',
  ),
  takeAll: says('take, swallow, took, drink', 'tomar, tomarme, tomarmelas, trago, tragar, tomo'),
  allOfThem: says(
    'all of them, them all, every pill, whole bottle, everything, all at once',
    'todas, todo, todas juntas, todo el frasco, botiquin',
  ),
} satisfies Concepts;
