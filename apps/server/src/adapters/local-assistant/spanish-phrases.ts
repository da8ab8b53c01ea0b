/**
 * Spanish days, times and hours with their plain English for the hours rules: patterns of plain words (lower case, no accents), applied in
 * order, longer phrases first.
 */
export const spanishPhrases: readonly (readonly [pattern: string, english: string])[] = [
  // Holidays.
  ['dia despues de (?:el dia de )?accion de gracias|viernes negro', 'black friday'],
  ['(?:el )?(?:dia de )?accion de gracias', 'thanksgiving'],
  ['noche ?buena|vispera de (?:la )?navidad', 'christmas eve'],
  ['(?:dia de )?(?:la )?navidad|navidades', 'christmas'],
  ['noche ?vieja|vispera de ano nuevo|fin de ano', 'new years eve'],
  ['(?:dia de )?ano nuevo', 'new years day'],
  ['dia de los caidos', 'memorial day'],
  ['dia de la independencia', 'independence day'],
  ['dia del? (?:trabajo|trabajador)', 'labor day'],
  ['dia de los veteranos', 'veterans day'],
  ['dia de los presidentes', 'presidents day'],
  ['dia de martin luther king', 'mlk day'],
  ['dia de san valentin', 'valentines day'],
  ['dia de san patricio', 'st patricks day'],
  ['dia de las? madres?', 'mothers day'],
  ['dia del padre', 'fathers day'],
  ['dia de la raza|dia de colon', 'columbus day'],
  ['viernes santo|semana santa', 'good friday'],
  ['domingo de (?:pascua|resurreccion)|pascua', 'easter'],
  ['(?:dias? )?(?:festivos?|feriados?)', 'holidays'],

  // Times and days.
  ['primero(?= de )', '1'],
  ['de la manana', 'am'],
  ['de la (?:tarde|noche)', 'pm'],
  ['(?:al? )?medio ?dia', 'noon'],
  ['a las? (?=\\d)', 'at '],
  ['hasta las? (?=\\d)', 'until '],
  ['hasta (?=(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))', ''],
  ['pasado manana', 'day after tomorrow'],
  ['manana (?:por|en) la (?:manana|tarde|noche)', 'tomorrow'],
  ['hoy (?:por|en) la (?:manana|tarde|noche)|esta (?:manana|tarde|noche)', 'today'],
  ['(?:por|en) la manana', 'morning'],
  ['(?:por|en) la tarde', 'afternoon'],
  ['(?:por|en) la noche|de noche', 'evening'],
  ['manana', 'tomorrow'],
  ['hoy', 'today'],
  ['ahorita|ahora(?: mismo)?|en este momento', 'now'],
  ['todavia|aun', 'still'],
  ['(?:este |el |los )?(?:proximo |fin(?:es)? de semana que viene|fin(?:es)? de semana)', 'weekend '],
  ['entre semana', 'weekdays'],
  ['todos los dias', 'every day'],
  ['las 24 horas|toda la noche|24 7', '24/7'],
  ...weekdayPhrases(),
  ...monthPhrases(),

  // Hours.
  ['(?:a que horas?|cuando|hasta que horas?) (?:es que |me )?cierran?', 'what time do you close'],
  ['desde (?:que horas?|cuando) (?:abren?|atienden|estan)(?: abiertos)?', 'what time do you open'],
  ['hasta (?:que horas?|cuando)(?: (?:abren?|atienden|estan))?(?: abiertos)?', 'how late are you open'],
  ['a que horas? (?:abren?|atienden|estan abiertos)', 'when are you open'],
  ['cuando (?:vuelven a abrir|abren?|atienden)', 'when do you open'],
  ['cuando estan abiertos', 'when are you open'],
  ['que dias (?:abren?|atienden|estan abiertos|trabajan)', 'what days are you open'],
  [
    '(?:sus? |el |los |cual es (?:su|el) |que )?(?:horarios?|horas) (?:de (?:atencion|servicio|apertura|trabajo|la farmacia))',
    'your hours',
  ],
  ['(?:sus? |el |los |que )?horarios?(?: tienen| de)?', 'your hours'],
  ['(?:estan|esta|estaran|estara|siguen|sigue|va[n]? a estar) abiert[oa]s?', 'are you open'],
  ['(?:estan|esta|estaran|estara|va[n]? a estar) cerrad[oa]s?', 'are you closed'],
  ['abren|abre|abriran|van a abrir|atienden|atenderan|abrieron|trabajan|van a trabajar', 'are you open'],
  ['comida|comer|almuerzo|lonche', 'lunch'],
  ['cierran|cierra|cerraran|cerraron|van a cerrar', 'are you closed'],
  ['abiert[oa]s?', 'open'],
  ['cerrad[oa]s?', 'closed'],
  ['fuera de(?:l)? horario|despues de (?:cerrar|la hora de cierre)|cuando estan? cerrado', 'after hours'],

  // Question words.
  ['como', 'how'],
  ['donde', 'where'],
  ['cuando', 'when'],
  ['cual(?:es)?|que', 'what'],
  ['(?:puedo|podria|podemos|alcanzo a) (?:ir|venir|pasar|llegar)', 'can i come'],
  ['puedo|puede|pueden|podria|se puede', 'can i'],
  ['y', 'and'],
  [
    'el|la|los|las|un|una|unos|unas|de|del|al|en|por|para|pa|con|les|nos|se|lo|le|ustedes|usted|porfa|favor|es|son|estan|esta|este|ahi|entonces|ok',
    '',
  ],
];

function weekdayPhrases(): (readonly [string, string])[] {
  const names = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
  const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return names.flatMap((name, index) => {
    const day = english[index] ?? '';
    const plural = name.endsWith('s') ? `los ${name}` : `(?:los )?${name}s`;
    return [
      [`(?:el )?(?:proximo ${name}|${name} (?:proximo|que viene))`, `next ${day}`],
      [`(?:todos )?${plural}`, `on ${day}s`],
      [`(?:el |este )?${name}`, `on ${day}`],
    ] as const;
  });
}

/** `24 de diciembre` as `december 24`, with its year, if any. */
function monthPhrases(): (readonly [string, string])[] {
  const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
  const english = 'january february march april may june july august september october november december'.split(' ');
  return names.map((name, index) => [
    `(?:el )?(?:dia )?(\\d{1,2}) de ${name}(?: del? (20\\d\\d))?`,
    `${english[index]} $1 $2`,
  ]);
}
