import type { Language } from '@rxweb/contracts/shared/language';
import type { Random } from '@rxweb/platform/random/seeded-random';

interface Person {
  name: string;
  he: string;
  his: string;
  him: string;
}

const he = (names: string): Person[] => split(names).map((name) => ({ name, he: 'he', his: 'his', him: 'him' }));
const she = (names: string): Person[] => split(names).map((name) => ({ name, he: 'she', his: 'her', him: 'her' }));

const people: Record<Language, readonly Person[]> = {
  en: [
    ...he(
      'my husband, my dad, my father, grandpa, my grandfather, my brother, my son, my boy, my uncle, my boyfriend, my roommate, my neighbor, the man next door, a guy in your parking lot, the old man upstairs, my coworker, my boss, my father in law, my nephew, my cousin, my friend, my best friend, my patient, our baby boy, my 3 year old, my 9 year old son, my teenage son, my stepson, the customer in front of me, some guy at the bus stop, the patient',
    ),
    ...she(
      'my wife, my mom, my mother, mama, grandma, my grandmother, my nana, my sister, my daughter, my girl, my aunt, my girlfriend, my neighbor, the lady next door, a woman here, my coworker, my mother in law, my niece, my cousin, my friend, my best friend, my client, our baby girl, my 2 year old, my toddler, my teen daughter, my stepdaughter, the lady behind me, the babysitter, my partner, the resident i care for',
    ),
  ],
  es: [
    ...he(
      'mi esposo, mi papá, mi padre, mi abuelo, mi abuelito, mi hermano, mi hijo, mi niño, mi tío, mi novio, el vecino, un señor aquí, mi compañero de cuarto, mi suegro, mi primo, mi amigo, mi bebé, mi nieto, mi hijo de 4 años, el paciente que cuido, mi marido, un cliente',
    ),
    ...she(
      'mi esposa, mi mamá, mi madre, mi abuela, mi abuelita, mi hermana, mi hija, mi niña, mi tía, mi novia, la vecina, una señora aquí, mi comadre, mi suegra, mi prima, mi amiga, mi nieta, mi hija de 6 años, la paciente que cuido, mi mujer, mi cuñada',
    ),
  ],
};

const medicines = split(
  'metformin, lisinopril, amlodipine, losartan, atorvastatin, simvastatin, levothyroxine, omeprazole, pantoprazole, gabapentin, sertraline, zoloft, prozac, lexapro, citalopram, trazodone, bupropion, wellbutrin, cymbalta, effexor, seroquel, lithium, lamictal, keppra, depakote, topamax, xanax, ativan, klonopin, valium, ambien, melatonin, benadryl, zyrtec, claritin, allegra, tylenol, acetaminophen, ibuprofen, advil, motrin, aleve, naproxen, aspirin, excedrin, nyquil, dayquil, mucinex, sudafed, robitussin, pepto, imodium, tums, miralax, zofran, insulin, lantus, humalog, novolog, ozempic, wegovy, mounjaro, trulicity, jardiance, farxiga, januvia, glipizide, glyburide, warfarin, eliquis, xarelto, plavix, metoprolol, atenolol, carvedilol, propranolol, clonidine, hydrochlorothiazide, furosemide, lasix, spironolactone, digoxin, potassium, prednisone, medrol, amoxicillin, augmentin, azithromycin, z pack, cipro, levaquin, doxycycline, keflex, bactrim, macrobid, fluconazole, valtrex, acyclovir, paxlovid, tamiflu, oxycodone, percocet, hydrocodone, norco, tramadol, morphine, methadone, suboxone, fentanyl patch, adderall, ritalin, vyvanse, strattera, flexeril, baclofen, tizanidine, meloxicam, celebrex, diclofenac, colchicine, allopurinol, methotrexate, humira, viagra, cialis, flomax, finasteride, albuterol, symbicort, advair, spiriva, singulair, flonase, estradiol, birth control, plan b, progesterone, testosterone, iron pills, vitamin d, fish oil, prenatal vitamins, sumatriptan, donepezil, aricept, namenda, sinemet, nitroglycerin, heart pill, blood pressure pill, water pill, sleeping pills, pain meds, thyroid pill, antibiotic, cough syrup',
);
const medicinas = split(
  'metformina, losartán, lisinopril, amlodipino, atorvastatina, levotiroxina, omeprazol, gabapentina, sertralina, fluoxetina, clonazepam, alprazolam, diazepam, tylenol, acetaminofén, paracetamol, ibuprofeno, naproxeno, aspirina, amoxicilina, azitromicina, ciprofloxacino, insulina, glibenclamida, ozempic, warfarina, eliquis, clopidogrel, metoprolol, furosemida, prednisona, tramadol, oxicodona, loratadina, benadryl, jarabe para la tos, pastillas para dormir, pastillas de la presión, la pastilla del azúcar, anticonceptivos, vitamina d, hierro, salbutamol, ketorolaco, diclofenaco, melatonina',
);
const when: Record<Language, readonly string[]> = {
  en: split(
    'since last night, 20 minutes ago, an hour ago, just now, this morning, since this morning, tonight, for two hours, for an hour now, a few minutes ago, since dinner, since yesterday, all day, right now, since around noon, after lunch, half an hour ago',
  ),
  es: split(
    'desde anoche, hace 20 minutos, hace una hora, ahorita, esta mañana, desde la mañana, anoche, desde hace dos horas, hace rato, hace unos minutos, desde ayer, todo el día, ahora mismo, después de comer',
  ),
};
const places: Record<Language, readonly string[]> = {
  en: split(
    'in the kitchen, in the bathroom, on the couch, in bed, at work, in the car, outside, in the garage, on the porch, at the park, in the hallway, in your parking lot, at my desk, in the yard, at church',
  ),
  es: split(
    'en la cocina, en el baño, en el sofá, en la cama, en el trabajo, en el carro, afuera, en el garaje, en el patio, en el parque, en el estacionamiento, en la iglesia',
  ),
};

function split(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}

/** Fills the slots of one message: the same person throughout, medicines and times by chance. */
export function createSlotFiller(language: Language, random: Random): (clause: string) => string {
  const person = random.pick(people[language]);
  const med = () => random.pick(language === 'es' ? medicinas : medicines);
  return (clause) =>
    clause.replace(/\{(\w+)\}/g, (_, slot: string) => {
      switch (slot) {
        case 'person':
        case 'persona':
          return person.name;
        case 'he':
          return person.he;
        case 'his':
          return person.his;
        case 'him':
          return person.him;
        case 'med':
        case 'med2':
          return med();
        case 'when':
        case 'cuando':
          return random.pick(when[language]);
        case 'place':
        case 'lugar':
          return random.pick(places[language]);
        case 'age':
        case 'edad':
          return String(2 + random.below(88));
        default:
          return String(2 + random.below(11));
      }
    });
}
