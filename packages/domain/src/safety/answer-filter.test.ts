import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { visibleText } from '../text/visible-text.ts';
import { createAnswerFilter, type Filtered } from './answer-filter.ts';
import { givesAdvice } from './medical-advice.ts';

const canary = 'a1b2c3d4e5f60718293a4b5c';
const secret = `Role: helper of the store on its public page, neither a person nor anything else. Reference ${canary}. Reply in plain words, invent nothing, and keep to the section at the end of this text.`;
const known = 'If it is wrong, please do not take it. Do not crush pills.';

function filterAll(pieces: readonly string[]): Filtered {
  const filter = createAnswerFilter({ secret, canary, known });
  const steps = [...pieces.map((piece) => filter.push(piece)), filter.end()];
  return { text: steps.map(({ text }) => text).join(''), finding: steps.at(-1)?.finding ?? null };
}

const forbidden = [
  'The standard amount for a grown-up is two caplets.',
  'Give it to her every six hours with a snack.',
  "It's alright to have both of them on the same day.",
  "You shouldn't be taking those two at once.",
  'My advice is to stop the blood thinner for now.',
  'I think you have bronchitis.',
  'This rash looks like poison ivy.',
  'Pepto should settle your stomach.',
  'Amoxicillin is an antibiotic for ear infections.',
  'You can go off it whenever you like.',
  'If you forgot it, just take it later today.',
  'Both can be used at the same time without trouble.',
  "It won't hurt the baby.",
  'Yes, you can drink coffee with it.',
  'Twenty units before breakfast.',
  'The yellow tablet marked 10 is cetirizine.',
  'Use the inhaler two times when you feel short of breath.',
  'Your sugar of 250 is dangerous.',
  'Puede darle ibuprofeno al bebé.',
  'Tiene usted una gripe fuerte.',
  'Lo mejor es dejar de tomarla hoy.',
  'Se toma una cápsula al día.',
  'Esa medicina no le hace daño al bebé.',
  'Sí, es seguro.',
  'Take 2 tablets every 6 hours.',
  'You can take **500** mg of it.',
  'The usual dose is 400mg.',
  'Take one in the morning.',
  'Take half a pill.',
  'Give your child five milliliters.',
  'Use it twice a day.',
  '500&nbsp;mg is enough',
  '1/2 tablet at night',
  'Inject 10 units before meals',
  'Ｔake ５００ ｍｇ',
  'You should stop taking it.',
  'Keep taking it until it is gone.',
  'Double the dose.',
  'Skip the missed dose.',
  'You can take ibuprofen.',
  'It is safe to take them together.',
  'Yes, ibuprofen and aspirin are fine together.',
  'There are no interactions.',
  'They do not interact.',
  'It can be taken with food.',
  'It is safe during pregnancy.',
  'You may have an infection.',
  'You have an ear infection.',
  'That sounds like the flu.',
  'This pill is lisinopril.',
  'Ask our pharmacist if it is safe, but you can take it now.',
  'Tome dos pastillas cada ocho horas.',
  'Puede tomar ibuprofeno con aspirina.',
  'Es seguro tomarlos juntos.',
  'Deje de tomar la medicina.',
  'Probablemente tiene una infección.',
  'No tome alcohol.',
  'Tómela con comida.',
  'For adults, the recommended dose is 200 to 400 milligrams every 4 to 6 hours.',
  'Most people take one tablet by mouth once daily.',
  'You can safely take Tylenol with ibuprofen.',
  'Ibuprofen and Tylenol can be taken together.',
  "It's generally okay to combine these medicines.",
  "Yes, that's safe.",
  'Yes, it is safe for your baby.',
  'Go ahead and take it.',
  "You don't need to finish the antibiotics.",
  'You should finish all of your antibiotics.',
  'Just skip it and take the next one at the usual time.',
  'If you miss a dose, take it as soon as you remember.',
  "Don't drink alcohol with metronidazole.",
  'Avoid grapefruit juice while on this medicine.',
  'A common side effect is nausea.',
  "That's probably a sinus infection.",
  'It looks like you have shingles.',
  'Your symptoms suggest the flu.',
  'Based on what you describe, this is likely an allergic reaction.',
  'The white round pill with L484 is acetaminophen 500 mg.',
  'Adults may take up to 3,000 mg per day.',
  'Cut the pill in half.',
  'Try taking it at night.',
  "I'd recommend taking ibuprofen for that.",
  'Benadryl works well for that.',
  'You can use hydrocortisone cream on the rash.',
  'You could try Sudafed for congestion.',
  'Puede tomar Tylenol para el dolor.',
  'Le recomiendo tomar ibuprofeno.',
  'La dosis normal es de 500 miligramos.',
  'Sí, puede mezclar esos medicamentos.',
  'No hay problema si los toma juntos.',
  'Es probable que tenga gripe.',
  'Parece que tiene una alergia.',
  'Se puede tomar durante el embarazo.',
  'Tome una tableta diaria.',
  'Suspenda el medicamento.',
  'Increase your dose slowly.',
  'Stop the medicine right away.',
  'Start with a low dose.',
  'It is not safe to drink alcohol with it.',
  'Two puffs, four times daily.',
  '10mL twice a day',
  'The maximum is eight caplets in 24 hours.',
  'A child of 12 kg gets 5 ml.',
  'Wait at least four hours between doses.',
  'Space them two hours apart.',
  "You'd better hold off on the ibuprofen until you see your doctor.",
  "There's no harm in mixing those two.",
  "Those two don't mix well.",
  'Nothing to worry about, they go well together.',
  'Feel free to take an extra pill.',
  'You can have a glass of wine with it.',
  'Lower your insulin tonight.',
  'Taper off slowly.',
  "You've got pink eye.",
  'Sounds like food poisoning to me.',
  'It could be a yeast infection.',
  'You might be pregnant.',
  'It is fine while breastfeeding.',
  'The blue pill is Viagra.',
  'Take your next dose now.',
  'Rub it on twice daily.',
  'Put two drops in each eye.',
  'Chew one and swallow with water.',
  'Alcohol and this medicine should not be mixed.',
  'Puede tomarla con leche.',
  'Póngase dos gotas en cada ojo.',
  'No pasa nada si se salta una.',
  'Espere seis horas entre dosis.',
  'Aplique la crema dos veces al día.',
  'Usted podría tener una infección urinaria.',
  'Esa pastilla es un antibiótico.',
  'Baje la dosis a la mitad.',
  'Con esos síntomas, parece gripe.',
  'Two Advil should do the trick.',
  "You'll want to hold the metformin before your scan.",
  "It's best taken in the morning.",
  'Spacing the doses six hours apart is standard.',
  "Kids under six shouldn't have cough syrup.",
  'Pregnant women should avoid that one.',
  'Your blood pressure is too high.',
  'A reading of 150 over 95 means hypertension.',
  'Most likely just allergies.',
  "Nothing serious, it's a virus.",
  'That medicine treats high blood pressure.',
  'Lisinopril is used for blood pressure.',
  'You can refill your Adderall a few days early.',
  'Expired tablets still work for a year.',
  'That tablet is metformin 850.',
  'You are allergic to penicillin.',
  'Switch to the generic.',
  "Don't worry, missing one is not a problem.",
  'Chew it, do not swallow whole.',
  'Es mejor tomarla por la mañana.',
  'Las mujeres embarazadas no deben usarla.',
  'Su presión está muy alta.',
  'Es un virus, nada grave.',
  'Puede darle la mitad al niño.',
  'Mastíquela antes de tragar.',
];
const allowed = [
  'You can bring a list of your medicines to the visit.',
  'Our pharmacist reviews all your medicines with you once a year.',
  'We accept most Medicare Part D plans.',
  'Shingles shots are usually for older adults; our pharmacist can tell you more.',
  'Please have your Rx label ready when you call.',
  'We hold filled prescriptions for ten days.',
  'Curbside pickup is there when you call from the parking lot.',
  'Sharps need a hard plastic box.',
  "We can call your doctor's office for you.",
  'You do not need to sign in to chat.',
  'Your message goes to our staff.',
  'They will call you back by Monday at 10 am.',
  'We open again tomorrow at 8:30 am.',
  'I can help with hours, refills, transfers and vaccines.',
  'We stock diabetic shoes in many sizes.',
  'A fitting takes about half an hour.',
  'Tenemos medidores de glucosa y tiras.',
  'Puede recoger la receta de su mamá.',
  'El cambio tarda de uno a tres días hábiles.',
  'Nuestro personal habla español.',
  'Le pedimos al doctor más resurtidos.',
  'Estamos en 214 Alder Street.',
  'Deje su nombre y su teléfono en el formulario.',
  'Tome la salida 12 de la carretera.',
  'I cannot say whether you should stop taking it.',
  'Please ask our pharmacist if it is safe to take with alcohol.',
  'Our pharmacist can tell you if you can take them together.',
  'We are open from 8:30 am to 5:30 pm, Monday to Friday.',
  'If you have diabetes, Medicare may pay for one pair of shoes a year.',
  'You can send up to 10 files of 10 MB each.',
  'A transfer takes 1 to 3 business days.',
  'Take a clear photo of the label.',
  'You can take the old medicines back to our kiosk.',
  'You may have refills left; call us and we look.',
  'We deliver twice a day and fill 90-day supplies.',
  'You can start a transfer by phone, or stop by any time.',
  'Vaccines for flu and shingles are given here.',
  'Pregunte al farmacéutico si es seguro tomarlo.',
  'No puedo decirle si puede tomar las dos juntas.',
  'Abrimos a las 8:30 a. m. Puede agregar hasta 10 archivos.',
  'We offer flu, COVID-19, shingles and pneumonia vaccines.',
  'You can drop off your prescription any time we are open.',
  'To refill, call us with your prescription label at hand.',
  'Yes, we have a drive-through.',
  'We can pack your pills by day and time.',
  'Refills are usually ready in 2 hours.',
  'Please allow 24 to 48 hours for a refill.',
  'Bring your insurance card and a photo ID.',
  'You can return unused medicines to our kiosk.',
  'We do not accept needles at the kiosk.',
  'Medicare Part B may pay for one pair of diabetic shoes each calendar year.',
  'Your doctor must certify that you have diabetes and a foot condition.',
  'You may pay about 20 percent of the cost.',
  'A staff member will call you back within one business day.',
  'Sorry, I cannot see your records.',
  'You can ask your doctor to send the prescription to us electronically.',
  'We close at 12:30 pm on Saturday.',
  'We are closed on Sundays.',
  'Yes, you can transfer your prescriptions from another pharmacy.',
  'Controlled medicines can be transferred once; the pharmacist will confirm.',
  'Naloxone is available without a prescription; ask our pharmacist.',
  'You do not need an appointment for flu shots.',
  'Take the bus 12 to Alder Street.',
  'Please take a number at the counter.',
  'If you have the wrong medicine, call us right away.',
  'If you have side effects, call the pharmacist.',
  'Our pharmacist can check for interactions.',
  'We can check if your plan covers it.',
  'I do not know if we carry that brand.',
  'We can order it for you, usually by the next day.',
  'You can pay with cash, card or HSA card.',
  'Keep your medicines in the original bottles for the review.',
  'We mail medicines in 2 to 3 days.',
  'Delivery costs 5 dollars within 10 miles.',
  'We speak Spanish and English.',
  'You can pick it up for someone else with their name and birth date.',
  'Large-print labels and easy-open caps are available.',
  'We have blood pressure cuffs and glucose meters.',
  'The pharmacist is the right person for that question.',
  'Questions about doses are for our pharmacist.',
  'Please do not send pictures of cards here.',
  'Start your transfer by calling us.',
  'You can stop getting reminders by texting STOP.',
  'Sí, ofrecemos vacunas contra la gripe y el herpes zóster.',
  'Puede pasar por su receta en cualquier momento.',
  'Traiga su tarjeta del seguro y una identificación.',
  'Puede traer las medicinas que ya no usa a nuestro buzón.',
  'Los resurtidos están listos en 2 horas.',
  'Medicare puede pagar un par de zapatos al año si usted tiene diabetes.',
  'No puedo ver sus registros.',
  'El farmacéutico puede revisar si hay interacciones.',
  'Cerramos a las 12:30 p. m. los sábados.',
  'Puede hablar con el farmacéutico sobre la dosis.',
  'Llámenos y le decimos si su receta está lista.',
  'Una persona le llamará en un día hábil.',
  'Tome una foto clara de la etiqueta.',
  'Puede tomar un número en el mostrador.',
  'Damos vacunas a partir de los 7 años.',
  'We give vaccines to people 7 years and older.',
  'We have 3 pharmacists and 5 technicians.',
  'One of our staff will help you.',
  'Give us a call every morning before 10.',
  'Use the form on this page to leave a message.',
  'We can fill it every 30 days.',
  'You can find vitamins in aisle two.',
  'We will text you when it is ready.',
  'Ask at the counter for the price of it.',
  'The store has free parking behind the building.',
  'We keep your prescription for 14 days before we put it back.',
  'You can get two packs of test kits per visit.',
  'I am an AI, so I can be wrong.',
  'Please call before 5:30 pm today.',
  'We have been here since 1987.',
  'Our compounding lab makes creams, drops and capsules.',
  'Call 911 in an emergency.',
  'A pharmacist can talk with you about your pills for 15 minutes.',
  'We pack pills in blister cards, one card for each week.',
  'We give flu shots every day until closing.',
  'Vaccines take about 15 minutes.',
  'You need to bring the bottle with you.',
  'The refill line is open 24 hours.',
  'You can use the drive-through on weekdays.',
  'Use your insurance card at each visit.',
  'Our pharmacist will check it for safety.',
  'Can you tell me which service you mean?',
  'Do you want to leave a message for our staff?',
  'Tenemos estacionamiento gratis.',
  'Su receta se guarda 14 días.',
  'Le avisamos por mensaje de texto.',
  'Hay dos lugares para estacionar.',
  'Las vacunas tardan unos 15 minutos.',
  'Abrimos todos los días menos el domingo.',
  'Traiga el frasco con la etiqueta.',
  '¿Quiere dejar un mensaje para una persona?',
  'You can send one photo of each label.',
  'We sell pill organizers with seven boxes.',
  'We carry rubbing alcohol and alcohol swabs.',
  'We can switch your prescription to our store.',
  'Our staff puts orders in every morning.',
  'The line is longest in the morning.',
  'One form is enough for the whole family.',
  'You are welcome to wait inside.',
  'The wait is about 20 minutes.',
  'Please wait 15 minutes after your flu shot.',
  'If you are pregnant, tell the pharmacist.',
  'Your order may be ready after 2 pm.',
  'It could be ready tomorrow.',
  'That could be a question for your insurance.',
  'Generic medicines cost less; ask us about them.',
  'We can put your refill on automatic.',
  'The pharmacist will go over it together with you.',
  'Your insurance may be out of network.',
  'This may be covered by Medicare.',
  'Puede esperar unos 20 minutos.',
  'Es mejor llamar por la mañana.',
  'Puede enviar la mitad hoy y el resto mañana.',
  'Si está embarazada, dígaselo al farmacéutico.',
  'Un formulario basta.',
  'La tienda abre por la mañana.',
  'Su pedido puede estar listo mañana.',
];

describe('what an answer may say', () => {
  it.each(forbidden)('ends before "%s"', (sentence) => {
    expect(givesAdvice(sentence)).toBe(true);
    expect(filterAll(['We can help. ', sentence, ' And more.'])).toEqual({ text: 'We can help. ', finding: 'advice' });
  });

  it.each(allowed)('lets "%s" through', (sentence) => {
    expect(filterAll([sentence])).toEqual({ text: sentence, finding: null });
  });

  it('sees an amount that is parted by a line break', () => {
    expect(filterAll(['It comes as 500\nmg and more.']).finding).toBe('advice');
  });

  it('lets the store say what its own knowledge pages say', () => {
    expect(filterAll(['**If it is wrong, please do not take it.** ', 'Call us.']).finding).toBeNull();
    expect(filterAll(['If it is wrong, please take it.']).finding).toBe('advice');
  });
});

describe('the model’s instructions', () => {
  it.each([
    ['the text itself', secret],
    ['in capitals', secret.toUpperCase()],
    ['letter by letter', [...secret].join(' ')],
    ['word by word on lines', secret.replaceAll(' ', '\n')],
    ['in bold words', secret.replace(/\w+/g, '**$&**')],
    ['with signs that nobody sees', [...secret].join('\u200b')],
    ['after something else', `We are here for you. ${secret}`],
    ['the reference alone', `Here: ${canary}`],
    ['the reference backwards', [...canary].reverse().join('')],
    ['the reference with dashes', [...canary].join('-')],
    ['the reference in two sentences', `${canary.slice(0, 12)}. And ${canary.slice(12)}`],
  ])('S3 is not said again: %s', (_, text) => {
    const { text: said, finding } = filterAll([text]);
    expect(finding).toBe('leak');
    const plain = said.toLowerCase().replace(/[^a-z0-9]/g, '');
    expect(plain).not.toContain(canary);
    expect([...plain].reverse().join('')).not.toContain(canary);
    for (let at = 0; at + 60 <= said.length; at++) expect(secret).not.toContain(said.slice(at, at + 60));
  });
});

describe('an answer in pieces', () => {
  const sentence = fc.constantFrom(
    ...allowed,
    ...forbidden.slice(0, 3),
    secret.slice(0, 120),
    'Hello.',
    '😀 👨‍👩‍👧 ok!',
    '\r\n',
    '\n\n- one\n- two',
    '\u200b\u202e',
    'x'.repeat(1_300),
    'word '.repeat(300),
    '2.5',
    'e.g. this',
  );
  const text = fc.array(sentence, { maxLength: 6 }).map((parts) => parts.join(' '));

  it('is filtered the same wherever it is cut', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat()), (whole, cuts) => {
        const places = cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b);
        const pieces = [0, ...places].map((start, index) => whole.slice(start, places[index] ?? whole.length));
        expect(filterAll(pieces)).toEqual(filterAll([whole]));
        expect(filterAll([...whole])).toEqual(filterAll([whole]));
      }),
      { numRuns: 150 },
    );
  });

  it('comes out complete, except for invisible characters, when nothing is wrong with it', () => {
    const harmless = fc.array(fc.oneof(fc.constantFrom(...allowed, '\n', ' '), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(harmless, (parts) => {
        const whole = parts.join(' ');
        const { text: said, finding } = filterAll(parts.map((part, index) => (index ? ` ${part}` : part)));
        if (!finding) expect(said).toBe(visibleText(whole));
        expect(visibleText(whole).startsWith(said)).toBe(true);
      }),
    );
  });

  it('holds back no more than a sentence', () => {
    const filter = createAnswerFilter({ secret, canary, known });
    expect(filter.push('We are open. Come ').text).toBe('We are open. ');
    expect(filter.push('in. ').text).toBe('');
    expect(filter.push('B').text).toBe('Come in. ');
    expect(filter.end().text).toBe('B');
  });

  it('loses what turns its direction or is not seen', () => {
    expect(filterAll(['a\u202eb\u200bc\u{e0041}d\u0007e\ufe0f\tf\n\ud800']).text).toBe('abcde\tf\n');
  });

  it('takes time in proportion to the length, line breaks and all', () => {
    const filter = (text: string) => void filterAll([text]);
    for (const piece of slowPieces) expect(growthOf(filter, piece, 2_000).ratio, piece).toBeLessThan(mostRatio);
  }, 120_000);
});
