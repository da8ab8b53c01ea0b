import { list } from './core-phrases.ts';

/** Words around a phrase that decide whether it counts. Phrase syntax as in `core-phrases.ts`. */
export const surroundings = {
  /** Denials of something else: what follows still counts. */
  falseDenials:
    list(`not sure, not certain, not only, not just, not even, no idea, not know, no clue, not mean to, not realize, not tell, not help,
    no relief, not going away, not getting better, not better, not feeling well/good/right, not doing well, not well, not ok/okay/good/right/normal,
    not stop/stopping, no doubt, no matter, not work/working, no time, no joke, no lie, no aguanto, no soporto, no se quita, no se me/le quita, no para,
    no se que/si, no fue, no queria, no me di cuenta, no estoy segur*, no solo`),
  /** "I have never had chest pain like this" denies nothing. */
  neverBefore: list('like this, this/so/as bad, before, until now, this much, asi, antes, tan fuerte'),
  /** Talk about the past. */
  longAgo:
    list(`years/months/winters/weeks/decades ago, last/past year/summer/winter/spring/fall/month/week, history of, back in/when, when i/he/she was, as a kid/child/baby/teenager, in the past,
    used to, previous*, survivor/survived, recovering/recovered from, after my/his/her stroke/heart, years clean, passed away, hace anos/meses/semanas, hace un/dos/tres ano/anos/meses, el ano/mes pasado, la semana pasada,
    antecedentes, cuando era/tenia, de nino/nina/chiquito/chiquita/joven, sobrevivi*, ya esta/estoy bien, en paz descanse`),
  /** Talk about a danger as a topic: news, prevention, school, shopping, stories. */
  mereTopic:
    list(`prevention, prevent*, risk/risks of, awareness, class/classes/course/training/certif*, brochure/pamphlet/poster/leaflet, article/essay/homework/project/book/novel/movie/film/show/series/episode/song/documentary/podcast/news/museum,
    do you sell/carry/stock/have, for sale, in stock, in case of, just in case, survey/form/forms/questionnaire, action plan, bracelet, first aid, detector*, batteries/battery, game/games/movie, drop box, disposal, recycling, shaving, laughing, price/prices, bill/bills, website/printer/app, phone ~ dying, about had, casi me da, joke/joking/jk/lol/lmao/haha,
    prevenir/prevencion, riesgo de, folleto/cartel, articulo/tarea/libro/novela/pelicula/serie/cancion/noticias/noticia/obra, venden/tienen/manejan/hay, telefono/celular/bateria/impresora/pagina, precio/precios/cuenta, buzon, rastrillo, por si acaso, en caso de, clase/clases/curso/cursos/taller, broma/jaja/jajaja, encuesta/formulario, vacuna/vacunas`),
  /** It is happening: outweighs talk about the past and about topics. */
  happeningNow:
    list(`right now, rn, now, again, today, tonight, just, this morning, is/am/are having, getting worse, worse, suddenly, sudden, help, happening, coming back, hurry,
    ahora, ahorita, hoy, otra vez, de nuevo, esta teniendo, le/me esta dando, ayuda, peor, acaba/acabo de, de repente, le dio, urgente, auxilio`),
} as const;
export type Surrounding = keyof typeof surroundings;

/** Words allowed between a denial and its object: "not having any trouble breathing", "no tengo dolor". */
export const lightWords = new Set(
  `have having had has get getting got feel feeling feels experience experiencing experienced any a an the been be being in really
  currently actually severe signs sign symptoms symptom of seem seems to going about suffering from with ever longer one
  want wanting wants trying planning thinking thought thoughts considering into like more mild some such sort kind much real even
  his her their him them took take taken swallow swallowed tomo tome
  tengo tiene tenemos tuve tuvo tenido hay siento siente sentido he ha estoy esta estan es un una ningun ninguna de del la el los las
  signos sintomas quiero quiere pienso voy a me le se nada`.split(/\s+/),
);
