/**
 * What people ask a pharmacy in Spanish, with what it means in the plain English that the rules and the pages of knowledge are written
 * for: patterns of plain words (small letters, no accents), applied from top to bottom, so longer phrases stand above shorter ones.
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
  ['viernes santo', 'good friday'],
  ['domingo de (?:pascua|resurreccion)|pascua', 'easter'],
  ['(?:dias? )?(?:festivos?|feriados?)', 'holidays'],

  // Small talk.
  ['hola|buenas(?! (?:tardes|noches))|que tal', 'hello'],
  ['buenos dias|buen dia', 'good morning'],
  ['buenas tardes', 'good afternoon'],
  ['buenas noches', 'good evening'],
  ['(?:muchisimas|muchas|mil) gracias(?! por)', 'thank you very much'],
  ['muchas (?=gracias)', ''],
  ['gracias por (?:su|la|tu|toda su) ayuda', 'thank you for your help'],
  ['gracias', 'thank you'],
  ['adios|hasta luego|nos vemos|que tengan? (?:un )?buen dia', 'bye'],

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
  ['las 24 horas|toda la noche', '24/7'],
  ...weekdayPhrases(),
  ...monthPhrases(),

  // Hours.
  ['(?:a que horas?|cuando) (?:es que )?cierran?', 'what time do you close'],
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
  ['abren|abre|abriran|van a abrir|atienden|atenderan', 'are you open'],
  ['cierran|cierra|cerraran|van a cerrar', 'are you closed'],
  ['abiert[oa]s?', 'open'],
  ['cerrad[oa]s?', 'closed'],
  ['fuera de(?:l)? horario|despues de (?:cerrar|la hora de cierre)|cuando estan? cerrado', 'after hours'],

  // Place and phone.
  ['direccion de (?:correo|email)|correo electronico', 'email address'],
  ['(?:cual es )?(?:la |su )?direccion|ubicacion|domicilio de la farmacia', 'your address'],
  ['donde (?:estan|quedan|se encuentran)(?: ubicad[oa]s)?(?: ustedes)?', 'where are you'],
  [
    'donde (?:esta|queda|es|se encuentra)(?: ubicada)? (?:la|su|esta) (?:farmacia|tienda|local)',
    'where is the pharmacy',
  ],
  ['donde queda', 'where are you'],
  ['como (?:puedo )?(?:llego|llegar)(?: (?:ahi|alli|alla|a la farmacia))?', 'how do i get there'],
  ['(?:numero de )?fax', 'fax number'],
  ['(?:cual es )?(?:el |su )?(?:numero de telefono|numero telefonico|telefono|numero para llamar)', 'phone number'],
  ['como (?:los |les |puedo )?(?:llamo|llamar(?:los|les)?|contacto|contactar(?:los|les)?)', 'how do i call you'],
  [
    '(?:hablar|hablo|platicar|comunicarme) con (?:una persona(?: real)?|alguien|un humano|un(?:a)? (?:empleado|empleada)|(?:el|la|un|una) farmaceutic[oa])',
    'talk to a person',
  ],
  ['(?:esta|hay) (?:el |la |un |una )?farmaceutic[oa]', 'is the pharmacist in'],

  // What the pages of knowledge are about.
  [
    '(?:eres|es usted|es esto|estoy hablando con|hablo con) (?:un |una )?(?:persona|robot|humano|maquina|ia|inteligencia artificial)(?: real)?',
    'are you a real person',
  ],
  ['quien (?:eres|es usted)', 'who are you'],
  [
    '(?:en )?que (?:me )?(?:puedes?|sabes?) (?:hacer|ayudar(?:me)?|contestar)|como funciona este chat',
    'what can you do',
  ],
  [
    'se (?:me )?acab(?:o|aron|aran)|ya no tengo|me quede sin|sin (?:mas )?resurtidos|no (?:me )?quedan? resurtidos',
    'no refills left',
  ],
  ['receta nueva|nueva receta|receta de papel|receta de mi (?:doctor|medico)', 'new prescription'],
  [
    '(?:esta|estan) list[oa]s?(?: (?:ya )?(?:mi|mis) (?:recetas?|medicinas?|medicamentos?))?',
    'is my prescription ready',
  ],
  [
    '(?:resurtir|resurtid[oa]s?|resurto|resurten|resurtan|surtir|surto|surten|surtan|rellenar|rellenos?|relleno|renovar|renuevo|reordenar|volver a pedir)',
    'refill',
  ],
  [
    '(?:transferir|transferencias?|transfiero|transfieren|traspasar|pasar(?:me)?|paso|trasladar|traer|traigo|mover|muevo|cambiar|cambio)(?= (?:\\w+ )?(?:recetas?|medicinas?|medicamentos?|prescripcion(?:es)?))',
    'transfer',
  ],
  ['transferir|transferencias?|transfieren|traspasar|trasladar', 'transfer'],
  ['(?:controlad[oa]s?)', 'controlled'],
  ['recetas?(?: medicas?)?|prescripcion(?:es)?', 'prescription'],
  ['medicinas?|medicamentos?|remedios?', 'medicine'],
  ['pastillas?|pildoras?|tabletas?', 'pills'],
  ['vacun(?:as?|acion|arme|arse|an|ar)', 'vaccine'],
  ['inyeccion(?:es)?', 'shot'],
  ['gripe|gripa|influenza', 'flu'],
  ['culebrilla|herpes zoster', 'shingles'],
  ['zapatos?|calzado', 'shoes'],
  ['diabetic[oa]s?|diabetes', 'diabetic'],
  [
    'entregas? a domicilio|a domicilio|entregan?|entregas?|reparten|envios?|mandan (?:a|por)|lo llevan|llevan',
    'deliver',
  ],
  ['seguros? medicos?|seguros?|aseguranzas?|plan(?:es)? de salud', 'insurance'],
  ['aceptan?|toman', 'accept'],
  ['copagos?', 'copay'],
  ['cuanto (?:me )?(?:cuestan?|vale|sale|cobran)|que precio|precios?|costos?', 'price'],
  ['recog(?:er|e|en|ida)|pasar por', 'pick up'],
  ['otra persona|alguien mas|mi (?:espos[oa]|hij[oa]|mama|papa|vecin[oa])', 'someone else'],
  ['(?:desechar|deshacerme de|tirar|tiro|botar|boto)', 'dispose'],
  ['agujas?|jeringas?', 'needles'],
  ['naloxona', 'naloxone'],
  ['pruebas? (?:de|para) (?:el )?(?:covid|embarazo)', 'tests'],
  ['equivocad[oa]s?|incorrect[oa]s?', 'wrong'],
  ['quejas?|quejarme', 'complaint'],
  ['gerente|encargad[oa]|duen[oa]', 'manager'],
  ['privacidad|privad[oa]s?|confidencial', 'private'],
  ['contratan|contratando|empleos?|trabajos?|vacantes?', 'jobs'],
  ['contrasena', 'password'],
  ['iniciar sesion', 'login'],
  ['estacion(?:ar|amiento|o)|parque(?:o|ar|adero)|parking', 'parking'],
  ['ventanilla|autoservicio', 'drive through'],
  ['fotos?|imagen(?:es)?', 'photos'],
  ['archivos?|documentos?', 'files'],
  ['mandar(?:les)?|enviar(?:les)?|subir|mando|envio', 'send'],
  ['hablan? espanol|en espanol|espanol', 'speak spanish'],
  ['interpretes?|traductor(?:a)?', 'interpreter'],
  ['sillas? de ruedas', 'wheelchairs'],
  ['muletas?', 'crutches'],
  ['andador(?:es)?', 'walkers'],
  [
    '(?:monitor(?:es)?|aparatos?|medidor(?:es)?) (?:de|para) (?:la |tomar la |medir la )?presion',
    'blood pressure monitors',
  ],
  ['letras? grandes?', 'large print'],
  ['pastilleros?|blister(?:s)?|empaques? por dia', 'blister packs'],
  ['retirad[oa]s?(?: del mercado)?|retiro(?: del mercado)?', 'recall'],
  ['alergias?', 'allergy'],
  ['doctor(?:a)?|medic[oa]', 'doctor'],
  ['farmaceutic[oa]s?', 'pharmacist'],

  // What questions are made of.
  ['cuanto (?:se )?(?:tardan?|demoran?|tiempo)(?: toma| tarda| lleva)?', 'how long does it take'],
  ['como', 'how'],
  ['donde', 'where'],
  ['cuando', 'when'],
  ['quien(?:es)?', 'who'],
  ['cual(?:es)?|que', 'what'],
  ['(?:puedo|podria|podemos) (?:ir|venir|pasar|llegar)', 'can i come'],
  ['puedo|puede|pueden|podria|se puede', 'can i'],
  ['necesito|tengo que|hay que', 'i need'],
  ['quiero|quisiera|me gustaria', 'i want'],
  ['tienen?|venden?|hay|manejan', 'do you have'],
  ['ayuda|ayudar|ayudenme', 'help'],
  ['tambien', 'also'],
  ['aqui|aca', 'here'],
  ['mis?', 'my'],
  ['sus?', 'your'],
  ['y', 'and'],
  ['farmacia|tienda', 'pharmacy'],
  [
    'el|la|los|las|un|una|unos|unas|de|del|al|en|por|para|con|contra|les|nos|se|lo|le|ustedes|usted|favor|es|son|estan|esta|este|tengo|tiene',
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

/** `24 de diciembre` as `december 24`, with the year when there is one. */
function monthPhrases(): (readonly [string, string])[] {
  const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
  const english = 'january february march april may june july august september october november december'.split(' ');
  return names.map((name, index) => [
    `(?:el )?(?:dia )?(\\d{1,2}) de ${name}(?: del? (20\\d\\d))?`,
    `${english[index]} $1 $2`,
  ]);
}
