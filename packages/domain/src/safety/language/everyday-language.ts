export const negators = new Set(
  'not no never without denies deny denied nor neither none nobody negative zero sin nunca ni tampoco ningun ninguna nadie jamas'.split(
    ' ',
  ),
);

/** Words allowed between a denial and its object: "not having any trouble breathing", "no tengo dolor". */
export const lightWords = new Set(
  `have having had has get getting got feel feeling feels experience experiencing experienced any a an the been be being in really
  currently actually severe signs sign symptoms symptom of having seem seems to going about feeling suffering from with ever longer one
  want wanting wants trying planning thinking thought thoughts considering into like more mild some such sort kind more much real even
  his her their
  tengo tiene tenemos tuve tuvo tenido hay siento siente sentido he ha estoy esta estan es un una ningun ninguna de del la el los las
  signos sintomas quiero quiere pienso voy a me le se ha`.split(/\s+/),
);

/** Denials of something else: what follows still counts. */
export const falseDenials: readonly string[] =
  `not sure, not certain, not only, not just, not even, no idea, not know, no clue, not mean to,
  not meaning to, not intend to, not realize, not realise, not tell, not help, not helping, no relief, not get rid of, not getting rid of, not going away, not go away, not getting better, not better,
  not feeling well, not feeling good, not feeling right, not doing well, not well, not ok, not okay, not good, not right, not normal,
  not stop, not stopping, no doubt, no matter, not want to have, not ignore, not work, not working, not like the, no time, no joke, not joking, no lie,
  no aguanto, no soporto, no se quita, no se me quita, no se le quita, no para, no se que, no se si, no fue, no queria, no me di cuenta, no estoy segur*, no solo`
    .split(',')
    .map((phrase) => phrase.trim());

/** "I have never had chest pain like this" denies nothing. */
export const neverBefore: readonly string[] = [
  'like this',
  'this bad',
  'so bad',
  'as bad',
  'before',
  'until now',
  'this much',
  'asi',
  'antes',
  'tan fuerte',
];

/** Talk about the distant past. Dismisses a sign unless the text says that it is happening again. */
export const longAgo: readonly string[] =
  `two winters ago, winters ago, when he was 3, when i was a teenager, in my 20 s, behind me, years clean, sober, years ago, year ago, months ago, last year, last summer, last winter, last spring, last fall, history of,
  family history, back in, when i was, as a kid, as a child, in the past, used to, previous, previously, as a baby, last month, last week, last halloween, that was over, is over, when he was, when she was, before noon,
  after my stroke, after his stroke, after her stroke, after a stroke, after my heart attack, after his heart attack, after her heart attack, after a heart attack, survivor, survived, recovering from, recovered, rehab,
  hace anos, hace un ano, hace dos anos, hace tres anos, hace meses, el ano pasado, antecedentes, cuando era, de bebe, de chiquito, de chiquita, de nino, la semana pasada, el mes pasado, antes con, ya estoy bien, ya esta bien, ya no le da, despues de mi, sobrevivi*`
    .split(',')
    .map((phrase) => phrase.trim());

/** Talk about a danger as a topic: leaflets, prevention, shopping. */
export const mereTopic: readonly string[] =
  `health fair, feria, booth, signs can, fan of, episode, sale this week, scouts, map, questions on, form, plato, conozca, platica, prevention, prevent, prevents, preventing, risk, risks, risk of, lower my risk, awareness, fundraiser,
  charity, walk for, support group, brochure, pamphlet, book about, books on, poster, posters, class, classes, course, courses, training, certification, do you sell, do you carry, do you stock, do you have any, do you offer, do you teach, do you give out, give away, for sale, sold here, sell, sells, carry, how much is, how much are, in stock, in case of, in case, just in case,
  bracelet, survey, survivor, refill, refills, article, blog, research, school project, essay, action plan form, plan form, allergy list, studying, student of, nursing school, school, homework, documentary, movie, film, skit, play, drama, club, script for, song, band, news, podcast, museum, union, first aid, babysitter course, sticker, stickers, magnet, detector, detectors, 9 v, batteries, battery, pads, med ready, meds ready, medicine ready, rx ready, medicine, passed away, died of, died from, passed from, family tree, golf, paint, pickup for, name, named, lane, street, vaccine, vaccines, stroke order, dealt, basement, pipe, sink, water line, main line, website, page, pocket masks, meeting, discount, charge, charged, bill, chinese,
  prevenir, prevencion, riesgo, folleto, venden, vende, tienen, hay, manejan, por si acaso, en caso de, resurtir, resurtido, refill, articulo, cuanto cuesta, clase, clases, curso, cursos, taller, charla, pelicula, noticias, libro, tarea, vacuna, vacunas, iman, calcomania, medicina del, medicina de la, medicina de las, medicina de los, medicina pa, medicina para, pastilla del, receta del, ya esta lista, lista, lista la, cobra, cobro, cobraron, descuento, pagina, se llama, asi se llama, nombre, direccion, orden, embolia vieja, derrame viejo, medicina del infarto, hace anos, del 2018, en el 09, en el 2016, murio de, fallecio`
    .split(',')
    .map((phrase) => phrase.trim());

/** Near a sign, shows that it means a thing, a price or a pastime. */
export const ofThings: readonly string[] =
  `bills, payment plans, dollars, quarterback, driver almost, engine, car wont, tent, shelf, curtains, clerk, fourth quarter, laughing, out the door, jeans, app, website, web site, site, webpage, printer, chat, bot, cart, form, pdf, computer, computers, laptop, netflix, password, account, coupon, on hold, hold music, music, drive thru line, line is moving, price, prices, bill, copay, deductible, insurance, express scripts, auto refill, reminder emails, perfume, dior, tester, plants, plant food, fertilizer, lol sell, cookies, collar, chocolates, candy, store open, igloo, your ac, social on, address, suite, elm, order number, memorial, truther, dispatch, dollars, my hair, kid proof, carpet, golf, union, band,
  papeles, medicare, toldo, lote, carrito, el carro, cuenta, rampa, viejo aqui, pena, chiste, trafico, anuncios, comercial, plato, sucursal, cafeteria, impresora, aplicacion, pagina, sitio, seguro, copago, deductible, precio, precios, cobro, fila, llanta, carro se, musica, musica de, espera, contrasena, clave, mensajes de texto, correo, factura, sofa, autobus, pared, partido, trabajando, coraje, verguenza, aburrimiento, risa, bot, cafe, cajera, papeleo, bolsa de la entrega, alcantarilla, aire acondicionado, suegra me va, mujer me va, linea de crisis, edificio por, panales, me mudo, oficina, direccion, orden, fueron los mejores, apelacion, borrador, muchacha del mostrador, conteste, derramo el jarabe`
    .split(',')
    .map((phrase) => phrase.trim());

/** It is happening now: outweighs talk about the past and about topics. */
export const happeningNow: readonly string[] =
  `right now, rn, now, again, today, tonight, just, just now, this morning, is having, am having, are having, i am having, i think, having a, getting worse, worse, suddenly, all of a sudden,
  help, happening, coming back, pls, ahora, ahorita, ahora mismo, hoy, otra vez, de nuevo, esta teniendo, le esta dando, me esta dando, creo que, ayuda, peor, acaba de, acabo de, de repente, le dio, urgente, auxilio`
    .split(',')
    .map((phrase) => phrase.trim());

/** Context of a sign that decides whether it counts. */
export const surroundings = { longAgo, mereTopic, ofThings, happeningNow, falseDenials, neverBefore } as const;
export type Surrounding = keyof typeof surroundings;
