import { expect, it } from 'vitest';
import { readFitFindings } from './fit-findings.ts';

it.each([
  '10 mm toe space, no heel slip standing',
  'Toe room 1/2 inch, heel snug, no gapping',
  'Thumb’s width at the toe',
  'No slippage of the heel while walking 20 feet; no pressure points',
  'Inserts lie flat and in full contact with the arch.',
  'Patient says they fit well, 10 mm toe space, no heel slip',
  'Fits well with 10 mm toe room',
  'Gait observed: steady. No redness after 5 minutes.',
  'No rubbing at the bunion',
  'Width and length checked standing. Laces close evenly.',
  'Espacio de 1 cm delante del dedo más largo',
  'Un dedo de espacio en la puntera, el talón no se desliza',
  'Talón firme, sin roces en el juanete',
  'La plantilla hace contacto con todo el arco',
  'Caminó 10 metros sin deslizamiento del talón',
  'No hay enrojecimiento ni marcas de presión tras 5 minutos',
  'Le quedan bien; ancho correcto en los metatarsianos, de pie',
  'sin presion en el dedo gordo',
  'holgura de medio dedo adelante, talon sujeto',
  '3/8" clearance at great toe both sides',
  'Ball of foot sits at widest part of shoe, counter grips heel',
  'Skin intact after 10 min wear, no erythema',
  'Medial bunion clears the upper',
  'El dedo gordo no toca el cuero',
  'Piel intacta tras 10 minutos',
])('takes as a finding: %s', (note) => {
  expect(readFitFindings(note)).toBe('objective');
});

it.each([
  'Fits well',
  'Fit good.',
  'Shoes fit great!',
  'Fits like a glove',
  'true to size, fits as expected',
  'Excellent fit on both feet',
  'Well-fitting shoes',
  'Fit is appropriate',
  'Fit verified and acceptable',
  'Size is right',
  'Fitting WNL',
  'Proper fit confirmed at delivery',
  'Adequate fit bilaterally',
  'The fit is good and the patient is happy',
  'Beneficiary states shoes are comfortable',
  'Patient says the toe room is good',
  'No issues, pt satisfied',
  'No discomfort reported',
  'Feels great, works well',
  'Looks good. No pain.',
  'Patient loves them',
  'Shoes fit nicely & comfortably',
  'ok',
  'Heel slip not checked',
  'Toe room to be checked next time',
  '',
  'Le quedan bien',
  'Le quedaron perfectos',
  'le queda muy bien el zapato',
  'Ajuste perfecto',
  'Buen ajuste en ambos pies',
  'El calce es adecuado',
  'Los siente cómodos y está contento',
  'El paciente dice que tiene espacio en los dedos',
  'La paciente refiere que no le aprietan',
  'Según la paciente, le gustan',
  'Calzan perfectamente, sin molestias',
  'Talla correcta, sin quejas',
  'muy comodos',
  'No se revisó el talón',
  'Todo bien',
  'Patient walked out of the store wearing them',
  'Patient denies pressure or pain',
  'Nice fit, no pressure complaints',
  'Appropriate size and width',
  'Fits great in width and length',
  'Camina bien con ellos',
  'El paciente niega molestias',
  'Buena talla, ancho adecuado',
])('takes as no assessment: “%s”', (note) => {
  expect(readFitFindings(note)).toBe('opinion');
});

it('leaves a long note that it does not understand to a person', () => {
  expect(readFitFindings('Forefoot and rearfoot are held as the last of the shoe intends them to be held')).toBe(
    'unclear',
  );
  expect(readFitFindings('El antepié y el retropié están sostenidos según la horma prevista por el fabricante')).toBe(
    'unclear',
  );
});
