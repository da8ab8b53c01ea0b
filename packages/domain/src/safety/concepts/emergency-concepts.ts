import { type Concepts, says } from './concept.ts';

/** Signs of danger to life, as frightened people write them (domain facts B.2, row "Emergency"). */
export const emergencyConcepts = {
  chest: says('chest, breastbone, sternum, ribcage', 'pecho, torax'),
  pain: says(
    'pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, pressure, tight, tightness, tightening, squeezing, crushing, burning, heavy, heaviness, discomfort, stabbing, elephant, killing me, grabbed, grabbing, clutching, clutched',
    'dolor, dolores, duele, duelen, doliendo, presion, opresion, oprime, apretado, apretando, aprieta, punzada, punzadas, ardor, pesadez',
  ),
  heartPain: says(
    'heart hurts, heart is hurting, heart pain, heart pains, pain in my heart, pain in his heart, pain in her heart, heart stopped, heart is stopping',
    'duele el corazon, dolor en el corazon, dolor de corazon, corazon se paro, corazon se detuvo',
  ),
  heartAttack: says(
    'heart attack, heartattack, cardiac arrest, coronary',
    'infarto, infartando, ataque al corazon, ataque cardiaco, ataque de corazon, paro cardiaco',
  ),
  leftArm: says('left arm, left shoulder, arm and jaw, jaw and arm', 'brazo izquierdo, hombro izquierdo'),
  heartRacing: says(
    'heart is racing, heart racing, heart is pounding, heart pounding, heart is fluttering, heartbeat is irregular, irregular heartbeat, palpitations',
    'corazon acelerado, palpitaciones, taquicardia, corazon me late muy rapido',
  ),
  cannotBreathe: says(
    'cannot breathe, cannot breath, can not breathe, could not breathe, unable to breathe, cannot hardly breathe, cannot get air, cannot get any air, cannot get enough air, cannot catch my breath, cannot catch his breath, cannot catch her breath, not breathing, is not breathing, does not breathe, stopped breathing, stops breathing, quit breathing, breathing stopped, gasping, suffocating, suffocate, short of breath, shortness of breath, out of breath, turning blue, he is blue, she is blue, baby is blue, looks blue, lips blue, turned blue, going blue, turning purple, lips are blue, blue lips, lips turned blue, blue in the face, cantbreathe, respiratory arrest, asthma attack, inhaler is not working, inhaler is not helping',
    'no puedo respirar, no puede respirar, no podemos respirar, no respira, no esta respirando, dejo de respirar, dejando de respirar, falta el aire, falta de aire, faltando el aire, falta aire, se queda sin aire, me quedo sin aire, ahogando, ahogandose, ahogandome, me ahogo, se ahoga, asfixia*, asfixi*, se puso azul, poniendo azul, poniendo morado, poniendo morada, se puso morado, se puso morada, labios azules, labios morados, ataque de asma',
  ),
  difficulty: says(
    'trouble, troubles, difficulty, difficult, hard, harder, struggling, struggle, struggles, fighting, problem, problems, labored, shallow, barely, hardly, unable, cannot, can not, tough, scarcely',
    'dificultad, dificultades, dificil, problemas, problema, cuesta, costando, apenas, trabajo, no puedo, no puede, mal',
  ),
  breathe: says('breathe, breathing, breath, breaths, breathes', 'respirar, respirando, respiracion, respira, respiro'),
  throughNose: says(
    'through my nose, through his nose, through her nose, through the nose, out of my nose, through one nostril, through my nostrils, nose is stuffy, stuffy nose, nasal, nose at night',
    'por la nariz, nariz tapada, nasal',
  ),
  choking: says('choking, choked on, chocking on, is chocking', 'atragant*, se esta ahogando'),
  airway: says('throat, airway, tongue, windpipe', 'garganta, lengua'),
  closing: says(
    'closing, closes, closed up, closing up, close up, constricting, tight, tightening',
    'cierra, cerrando, cerrandose, cerro',
  ),
  mouthAndFace: says('throat, tongue, lips, lip, face, mouth, eyes', 'garganta, lengua, labios, cara, boca, ojos'),
  swelling: says(
    'swelling, swollen, swelled, swells, swell, puffing up, swole, puffy, puffed',
    'hinchad*, hinchazon, hinchando, hincho, inflamad*, inflamando, hincha',
  ),
  allergicReaction: says(
    'allergic reaction, alergic reaction, allergy reaction, anaphyla*, bad reaction to a bee, going into shock, hives all over',
    'reaccion alergica, anafila*, choque anafilactico, ronchas en todo el cuerpo',
  ),
  used: says('used, just used, had to use, injected, gave', 'use, usamos, inyecte, puse'),
  epinephrine: says('epipen, epi pen, epinephrine, auvi q', 'epipen, epinefrina, adrenalina'),
  stroke: says(
    'stroke, strokes, mini stroke, brain bleed, aneurysm',
    'derrame cerebral, derrame, embolia, apoplejia, ictus, aneurisma',
  ),
  face: says('face, mouth, smile, eyelid', 'cara, boca, sonrisa, rostro'),
  drooping: says(
    'droop, droops, drooping, droopy, drooped, crooked, lopsided, sagging, numb, numbness, paralyzed, falling on one side, uneven',
    'caida, caido, cayo, colgando, torcida, torcio, chueca, adormecid*, paralizad*, entumecid*, desviada',
  ),
  slurred: says(
    'slurred, slurring, slurs, slurring words, garbled, cannot get words out, words are not coming out, talking gibberish, speaking gibberish, speech is funny, speech is weird',
    'arrastra las palabras, arrastrando las palabras, habla raro, habla enredado, no se le entiende, balbucea',
  ),
  cannotSpeak: says(
    'cannot speak, cannot talk, can not talk, can not speak, unable to speak, unable to talk, suddenly lost speech',
    'no puede hablar, no puedo hablar, perdio el habla',
  ),
  speakingWith: says(
    'speak to, speak with, talk to, talk with, talk about, talk now, talk right now, english, spanish, language, phone, loud, at work',
    'hablar con, ingles, espanol, idioma, telefono, ahora no, por telefono',
  ),
  oneSide: says(
    'one side, left side, right side, half my body, half of my body, half his body, half her body, side of my body, side of his body, side of her body, side of my face',
    'un lado, la mitad, lado izquierdo, lado derecho, mitad del cuerpo, media cara',
  ),
  limb: says('arm, arms, leg, legs, hand', 'brazo, brazos, pierna, piernas, mano'),
  numb: says(
    'numb, numbness, weak, weakness, paralyzed, cannot move, can not move, will not move, cannot feel, cannot lift, went limp, tingling, no feeling',
    'adormecid*, dormid*, debil, debilidad, paralizad*, paralizo, entumecid*, no puede mover, no puedo mover, no mueve, no siente, no siento',
  ),
  cannotMove: says(
    'cannot move, can not move, paralyzed, cannot lift, went dead, went limp',
    'no puede mover, no puedo mover, paralizad*, paralizo',
  ),
  sudden: says(
    'sudden, suddenly, all of a sudden, out of nowhere',
    'de repente, de pronto, repentin*, subit*, subitamente',
  ),
  brainSign: says(
    'numb, numbness, weak, weakness, confused, confusion, cannot see, lost vision, lost sight, vision loss, vision went, blind, severe headache, bad headache, terrible headache, headache, cannot walk, cannot stand, lost balance, dizzy and confused, double vision',
    'adormecid*, debil, debilidad, confundid*, confusion, no veo, no ve, perdi la vista, perdio la vista, ciego, ciega, dolor de cabeza, no puede caminar, no puedo caminar',
  ),
  worstHeadache: says('worst headache, thunderclap, worst head ache', 'peor dolor de cabeza'),
  unconscious: says(
    'unconscious, unconcious, unresponsive, passed out, passing out, pass out, fainted, fainting, faints, feel faint, going to faint, about to faint, blacked out, blacking out, knocked out, knocked unconscious, collapsed, collapsing, collapse, loses consciousness, lost consciousness, lose consciousness, losing consciousness, no pulse, no heartbeat, not waking, not wake up, will not wake, would not wake, cannot wake him, cannot wake her, cannot wake my, cannot wake them, cannot wake the, could not wake, cannot be woken, unable to wake, hard to wake, difficult to wake, lifeless, not moving, motionless, in a coma, diabetic coma, insulin shock, found him on the floor, dropped to the floor, fell to the floor, dropped to the ground, on the floor not, found her on the floor',
    'inconsciente, desmay*, no despierta, no se despierta, no quiere despertar, no puedo despertarlo, no puedo despertarla, no lo puedo despertar, no la puedo despertar, no logro despertar*, no reacciona, perdio el conocimiento, perdi el conocimiento, perdio la conciencia, perdio el sentido, sin conocimiento, sin pulso, no tiene pulso, no se mueve, colapso, se desplomo, se desvanecio, coma diabetico',
  ),
  notResponding: says(
    'not responding, not respond, will not respond, stopped responding, not answering me',
    'no responde, no contesta, no me responde',
  ),
  channel: says(
    'website, site, page, app, email, emails, text, texts, message, messages, phone, call, calls, voicemail, doctor, office, fax, insurance, portal, button, screen, store, pharmacy, staff',
    'pagina, sitio, aplicacion, correo, mensaje, mensajes, telefono, llamada, llamadas, doctor, doctora, seguro, farmacia, boton, tienda, nadie',
  ),
  seizure: says(
    'seizure, seizures, seizing, siezure, seizer, convulsing, convulsion, convulsions, convulses, having a fit, shaking uncontrollably, foaming at the mouth, epileptic attack',
    'convulsion, convulsiones, convulsionando, convulsiona, convulsiono, ataque epileptico, ataque de epilepsia, ataques epilepticos, echando espuma',
  ),
  bleeding: says(
    'bleeding, bleed, bleeds, blood, hemorrhage, hemorrhaging, nosebleed, nose bleed',
    'sangre, sangrado, sangra, sangrando, sangro, hemorragia, desangra, desangrando',
  ),
  heavily: says(
    'heavy, heavily, badly, bad, lot, lots, profusely, profuse, so much, too much, gushing, pouring, spurting, squirting, everywhere, severe, severely, uncontrollably, nonstop, non stop, will not stop, cannot stop, can not stop, could not stop, does not stop, not stopping, would not stop, not stop, tons, soaked, soaking, losing, lost',
    'mucho, mucha, muchisimo, muchisima, no para, no deja de, no se detiene, no puedo parar, abundante, abundantemente, sin parar, chorros, demasiado, demasiada, perdiendo, perdido, fuerte',
  ),
  bringsUp: says(
    'vomiting, vomit, vomited, vomits, throwing up, threw up, puking, puked, coughing up, coughed up, coughing, spitting up, spitting',
    'vomit*, tosiendo, tose, tosio, escupiendo, escupe',
  ),
  bloodSign: says('blood, coffee grounds', 'sangre'),
  grievousInjury: says(
    'gunshot, been shot, was shot, shot himself, shot herself, stabbed, stab wound, electrocuted, drowned, drowning, hit by a car, run over, third degree burn, severe burn, severely burned, bone sticking out, cut off his finger, cut off my finger, severed, impaled, bleeding out, cut an artery, hit an artery, severed artery, bleeding to death, head injury, heat stroke, heatstroke, carbon monoxide, house is on fire, struck by lightning',
    'balazo, herida de bala, desangra, desangrando, desangrandose, apunalad*, acuchillad*, electrocut*, ahogado en la piscina, atropell*, quemadura grave, quemadura de tercer grado, golpe de calor, monoxido de carbono',
  ),
  head: says(
    'hit his head, hit her head, hit my head, fell and hit, banged his head, banged her head, banged my head, head hit',
    'se pego en la cabeza, golpe en la cabeza, golpeo la cabeza, me pegue en la cabeza',
  ),
  afterInjury: says(
    'vomiting, throwing up, confused, passed out, sleepy, not making sense, bleeding, drowsy',
    'vomit*, confundid*, sangr*, somnolient*',
  ),
  pregnant: says('pregnant, pregnancy, weeks along', 'embarazada, embarazo'),
  labor: says(
    'water broke, in labor, going into labor, baby is coming',
    'rompi fuente, rompio fuente, se me rompio la fuente, trabajo de parto, ya viene el bebe',
  ),
  lowSugar: says(
    'blood sugar is low, low blood sugar, sugar is low, sugar is really low, sugar is very low, sugar dropped, blood sugar dropped, hypoglycemia',
    'azucar baja, azucar bajo, bajon de azucar, se le bajo el azucar, se me bajo el azucar, hipoglucemia',
  ),
  alteredMind: says(
    'confused, confusion, not making sense, delirious, shaking, shaky, sweating, dizzy, drowsy, out of it, incoherent, lethargic',
    'confundid*, temblando, sudando, maread*, delirando, somnolient*, incoherente',
  ),
  stiffNeck: says('stiff neck, neck is stiff', 'cuello rigido, cuello tieso'),
  fever: says('fever, temperature', 'fiebre, calentura'),
  limp: says('limp, floppy, not moving, blue, gray, grey, purple', 'flacid*, no se mueve, azul, morad*'),
  helpNow: says(
    'call 911, calling 911, need 911, dial 911, should i go to the er, should i go to the emergency room, call an ambulance, need an ambulance, need a ambulance, send an ambulance, send help, ambulance please, ambulance now, medical emergency, i am dying, he is dying, she is dying, is dying, about to die, going to die, might die, help me please i, call nine one one',
    'llame al 911, llamen al 911, llamar al 911, marque al 911, una ambulancia, la ambulancia, ambulancia, emergencia medica, me estoy muriendo, se esta muriendo, se muere, me muero ayuda, se va a morir, me voy a morir, voy a morir',
  ),
  emergencyNow: says(
    'this is an emergency, it is an emergency, its an emergency, emergency help',
    'es una emergencia, tengo una emergencia',
  ),
  person: says(
    'mom, mother, dad, father, husband, wife, son, daughter, baby, infant, newborn, child, kid, toddler, brother, sister, grandma, grandmother, grandpa, grandfather, grandson, granddaughter, friend, roommate, boyfriend, girlfriend, partner, neighbor, uncle, aunt, he, she, him, her, someone, somebody, patient, coworker, niece, nephew, man, woman, year old, month old',
    'mama, madre, papa, padre, esposo, esposa, marido, hijo, hija, bebe, nino, nina, hermano, hermana, abuela, abuelo, amigo, amiga, novio, novia, vecino, vecina, tio, tia, el, ella, alguien, nieto, nieta, sobrino, sobrina, senor, senora',
  ),
} satisfies Concepts;
