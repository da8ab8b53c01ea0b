/**
 * Questions written by hand, in the ways that people write: first word, first day, and the words.
 */
export interface WrittenQuestions {
  now: string;
  lang: 'en' | 'es';
  lines: string;
}

export const writtenQuestions: readonly WrittenQuestions[] = [
  {
    // Friday, November 20, 2026, 10:00.
    now: '2026-11-20T18:00:00Z',
    lang: 'en',
    lines: `
- 2026-11-20 are you open tonight?
- 2026-11-20 yall open this evening
y 2026-11-20 are you open today
y 2026-11-20 r u open this afternoon
y 2026-11-21 are you open tomorrow
y 2026-11-21 hey will you guys be open tomorrow morning? need to grab something
- 2026-11-21 are you open tomorrow afternoon
n 2026-11-21 are you open tomorrow night
n 2026-11-22 are you open the day after tomorrow
n 2026-11-22 you open sunday?
n 2026-11-22 are you open on Sunday at noon
y 2026-11-23 are you open Monday
y 2026-11-23 is the store open this coming monday
y 2026-11-23 will you be open next Monday
y 2026-11-27 are you open next Friday?
y 2026-11-27 are you open friday after thanksgiving
y 2026-11-27 a week from today are you open?
y 2026-11-28 are you open a week from tomorrow
n 2026-11-29 open sunday week?
y 2026-12-04 are you open in two weeks
y 2026-12-04 will you be open two weeks from today
y 2026-11-30 are you open in 10 days
y 2026-11-30 are you open the last day of the month?
y 2026-11-30 will you be open at the end of the month
n 2026-11-26 are you open thanksgiving
n 2026-11-26 are you open on turkey day
y 2026-11-25 are you open the day before thanksgiving
y 2026-11-25 are you open the day before Thanksgiving until 5
n 2026-11-25 are you open til 8 the night before thanksgiving
y 2026-11-27 are you open the day after thanksgiving
n 2026-11-27 are you open black friday at 3 pm
y 2026-11-27 are you open black friday at 11 am
n 2026-12-25 are you open christmas
n 2026-12-25 is the pharmacy open on xmas day?
y 2026-12-26 are you open the day after Christmas?
n 2026-12-27 are you open two days after christmas
y 2026-12-28 are you open three days after christmas
y 2026-12-23 are you open two days before xmas
y 2026-12-24 are you open christmas eve
y 2026-12-24 are you open the day before christmas
y 2026-12-24 open xmas eve at 10?
n 2026-12-24 are you open christmas eve at 2pm
n 2026-12-24 are you open christmas eve until 5
- 2026-12-24 are you open christmas eve afternoon
n 2027-01-01 open on new years day
n 2027-01-01 are you open January 1st
y 2027-01-02 are you open January 2nd
y 2027-01-04 are you open the first Monday of January
y 2027-01-04 are you open the monday after new years
- 2027-01-18 are you open on MLK day
- 2027-01-18 are you open January 18th
- 2027-02-15 open presidents day?
n 2027-05-31 are you open memorial day
n 2027-07-04 are you open on the 4th of july
- 2028-03-07 are you open on march 7 2028
y 2026-12-24 are you open 12/24
y 2026-12-24 are you open 12/24/26
y 2026-12-24 are you open 12-24-2026
y 2026-12-24 are you open on 24/12
y 2026-12-24 are you open on 24-12-2026
y 2026-12-24 are you open 2026-12-24?
y 2026-12-24 are you open 24 December
y 2026-12-24 open on the 24th of december?
y 2026-11-24 are you open on the 24th
- 2026-11-24 are you open Monday the 24th?
- 2026-12-24 are you open on Wednesday, December 24
y 2026-12-24 are you open thursday december 24th
y 2026-12-24 are you open from 9 to 12 on december 24
- 2026-12-24 are you open from 9 to 5 on december 24
- 2026-12-24 are you open 24 to 26 december
- 2026-12-24 are you open december 24 and 25
- 2026-12-25 are you open between christmas and new years
y 2026-11-23 are you open from monday to wednesday
y 2026-11-23 are you open mon - wed
- 2026-11-23 are you open monday through friday
- 2026-11-21 are you open this weekend
- 2026-11-26 are you closed for thanksgiving or just black friday? i mean are you open thanksgiving
y 2026-11-22 are you closed on sunday
y 2026-11-26 are you closed Thanksgiving?
n 2026-11-21 are you closed on saturday
n 2026-11-23 is the pharmacy closed monday
y 2026-11-22 will you be closed the day after tomorrow
n 2026-11-27 will you be closed the day after thanksgiving
y 2026-12-24 do you close early on christmas eve
n 2026-11-20 do you close at 5
y 2026-11-20 do you close at 5:30
n 2026-11-21 do you close at 1 on saturday
y 2026-11-21 do you close at 12:30 tomorrow
n 2026-11-20 do you close for lunch
n 2026-11-23 are you closed at lunchtime on monday
y 2026-11-20 are you open during lunch
y 2026-11-20 are you open at lunch today
n 2026-11-20 open until 6?
n 2026-11-20 are you open till six
y 2026-11-20 are you open until 5
y 2026-11-20 are you open until 5:30
n 2026-11-20 are you open until 5:31
y 2026-11-20 are you open at 5:15
y 2026-11-20 are you open at 5:29 pm
n 2026-11-20 are you open at 5:30 pm
n 2026-11-20 are you open at half past 5
y 2026-11-20 are you open at half past 4
n 2026-11-20 are you open at quarter to six
y 2026-11-20 are you open at quarter past five
n 2026-11-20 are you open at 17:30
y 2026-11-20 are you open at 17:00
n 2026-11-20 are you open at midnight
y 2026-11-20 are you open at noon
n 2026-11-21 are you open at 1 tomorrow
y 2026-11-21 are you open at 12 on saturday
n 2026-11-21 are you open at 12:30 pm saturday
y 2026-11-23 are you open at 8:30 am monday
n 2026-11-23 are you open at 8:29 am monday
n 2026-11-23 are you open at 8 am monday
n 2026-11-23 are you open at 6 in the morning on monday
n 2026-11-23 are you open at 7 pm monday
- 2026-11-23 are you open at 9 monday
y 2026-11-23 are you open at 9 in the morning monday
n 2026-11-23 are you open at 9 at night monday
- 2026-11-20 are you open after 5
n 2026-11-20 are you open after 6
n 2026-11-20 are you open after 5:30 pm
n 2026-11-23 are you open before 8 am monday
- 2026-11-23 are you open before 9 am on monday
- 2026-11-20 are you open after work today
n 2026-11-21 are you open after work tomorrow
n 2026-11-20 are you open late
n 2026-11-20 are you open late tonight?
- 2026-11-23 are you open early monday morning
y 2026-11-20 are you open in an hour
n 2026-11-20 are you open in 8 hours
y 2026-11-20 can i come in at 3
n 2026-11-20 can I still come by at 6 today
y 2026-11-21 can i stop by tomorrow at 11
n 2026-11-22 can we come by sunday
y 2026-11-19 were you open yesterday
y 2026-11-19 were you open yesterday at noon
- 2026-11-19 were you open last night
n 2026-11-15 were you open last sunday
y 2026-11-16 were you open on monday?
- 2026-11-22 you're not open sunday, right?
- 2026-11-22 so you are closed on sunday correct
- 2026-11-21 you're open saturday right?
- 2026-11-20 what time do you close today
- 2026-11-21 when do you open tomorrow
- 2026-11-27 what are your hours on black friday
- 2026-11-26 what time do you open thanksgiving
- - are you open february 30
- - open on 13/45?
- 2026-11-20 are you open at 25 pm
y 2026-11-21 I was born 3/4/1961, are you open tomorrow?
y 2026-11-21 dob 12/24/58 are you open saturday
y 2026-11-23 my prescription from 11/3 is there, are you open monday to pick it up
y 2026-11-21 my inhaler expired 12/24. are you open tomorrow
n 2026-11-22 I had my shot on monday last week. are you open this sunday?
y 2026-11-21 Hi! My husband and I just moved here from Ohio and we were wondering if you are open on saturday
n 2026-11-22 my daughter can only drive me on sundays, so are you open this sunday by any chance
n 2026-11-22 r u opne sundya
y 2026-11-21 are you open satuday
n 2026-11-26 are u open thanksgivng day
y 2026-11-21 are you open tommorow
y 2026-11-25 will you be open on wensday
- 2026-11-21 are you open all day saturday
- 2026-11-21 are you only open til noon on saturday
`,
  },
  {
    now: '2026-11-20T18:00:00Z',
    lang: 'es',
    lines: `
- 2026-11-20 ¿Están abiertos esta noche?
y 2026-11-20 abren hoy
y 2026-11-20 ¿están abiertos hoy en la tarde?
y 2026-11-21 ¿abren mañana?
y 2026-11-21 abren mañana por la mañana
- 2026-11-21 abren mañana en la tarde
n 2026-11-21 abren mañana en la noche
n 2026-11-22 abren pasado mañana
n 2026-11-22 abren el domingo
n 2026-11-22 ¿trabajan este domingo?
y 2026-11-23 abren el lunes
y 2026-11-23 ¿abren el próximo lunes?
y 2026-11-23 abren el lunes que viene
y 2026-11-23 ¿Van a abrir el lunes próximo?
y 2026-11-27 ¿abren el viernes de la próxima semana?
y 2026-11-24 abren el martes de la semana que viene
y 2026-11-27 abren el viernes en ocho
y 2026-12-04 ¿abren en dos semanas?
y 2026-11-23 abren dentro de tres días
y 2026-11-30 ¿abren el último día del mes?
y 2026-11-30 abren a fin de mes
n 2026-11-26 abren en acción de gracias
n 2026-11-26 ¿abren el Día de Acción de Gracias?
n 2026-11-26 me muero por saber si abren en thanksgiving
y 2026-11-25 ¿abren el día antes de Acción de Gracias?
y 2026-11-27 ¿abren el día después de Acción de Gracias?
y 2026-11-27 abren el viernes negro
n 2026-11-27 ¿abren el viernes negro a las 3 de la tarde?
n 2026-12-25 ¿abren en Navidad?
n 2026-12-25 van a estar abiertos el 25 de diciembre
y 2026-12-26 ¿abren el día después de Navidad?
n 2026-12-27 abren dos dias despues de navidad
y 2026-12-24 ¿abren en Nochebuena?
y 2026-12-24 abren la víspera de Navidad
n 2026-12-24 ¿abren en Nochebuena hasta las 5?
y 2026-12-24 abren en nochebuena a las 10 de la mañana
n 2026-12-24 abren en nochebuena a las 3 de la tarde
n 2027-01-01 ¿abren en Año Nuevo?
n 2027-01-01 abren el primero de enero
y 2027-01-02 abren el 2 de enero
y 2027-01-04 ¿abren el primer lunes de enero?
y 2027-01-04 abren el lunes después de Año Nuevo
- 2027-01-18 ¿abren el 18 de enero?
- 2027-01-18 ¿abren el día de Martin Luther King?
n 2027-05-31 abren el día de los caídos
n 2027-09-06 ¿abren el Día del Trabajo?
- 2028-03-07 ¿abren el 7 de marzo de 2028?
y 2026-12-24 abren el 24/12
y 2026-12-24 abren el 12/24
y 2026-12-24 ¿abren el 24-12-2026?
y 2026-12-24 abren el 2026-12-24
y 2026-12-03 abren el 3/12
y 2026-12-24 abren el jueves 24 de diciembre
- 2026-12-24 abren el lunes 24 de diciembre
y 2026-11-24 abren el 24
y 2026-11-24 ¿abren el día 24?
y 2026-11-24 abren el martes 24
- 2026-12-24 abren del 24 al 26 de diciembre
- 2026-12-24 ¿abren el 24 y el 25 de diciembre?
- 2026-12-24 abren 24 y 25 de diciembre
- 2026-12-25 abren entre navidad y año nuevo
y 2026-11-23 abren del lunes al miércoles
- 2026-11-23 ¿abren del lunes al viernes?
- 2026-11-21 abren este fin de semana
y 2026-11-22 ¿están cerrados el domingo?
n 2026-11-21 ¿están cerrados el sábado?
y 2026-11-26 ¿cierran en Acción de Gracias?
n 2026-11-23 cierran el lunes?
y 2026-12-24 ¿cierran temprano en Nochebuena?
n 2026-11-20 cierran a las 5
y 2026-11-20 ¿cierran a las 5 y media?
n 2026-11-20 cierran para comer
n 2026-11-20 ¿cierran a la hora del almuerzo?
y 2026-11-20 ¿están abiertos a la hora de la comida?
n 2026-11-20 ¿abren hasta las 6?
y 2026-11-20 ¿abren hasta las 5?
y 2026-11-20 abren hasta las cinco y media
y 2026-11-20 ¿están abiertos a las 5 y cuarto?
n 2026-11-20 ¿están abiertos a las 5 y media?
n 2026-11-20 ¿están abiertos a un cuarto para las seis?
y 2026-11-20 están abiertos a las 5 menos cuarto
n 2026-11-20 estan abiertos a las 17:30
y 2026-11-20 estan abiertos a las 17:15
y 2026-11-20 ¿puedo pasar a mediodía?
n 2026-11-20 ¿abren a medianoche?
n 2026-11-21 ¿abren a la una mañana?
y 2026-11-21 ¿abren a las 12 el sábado?
n 2026-11-21 ¿Están abiertos a las 3 de la tarde el sábado?
- 2026-11-21 ¿abren el sábado por la tarde?
n 2026-11-21 ¿abren el sábado en la noche?
y 2026-11-23 el lunes a las 9 de la mañana están abiertos?
n 2026-11-23 el lunes a las 8 de la mañana están abiertos?
n 2026-11-23 ¿están abiertos el lunes a las 9 de la noche?
- 2026-11-20 ¿abren después de las 5?
n 2026-11-20 ¿abren después de las 6?
n 2026-11-23 ¿abren el lunes antes de las 8 de la mañana?
n 2026-11-20 abren de madrugada
n 2026-11-20 ¿están abiertos en la madrugada?
- 2026-11-20 ¿están abiertos después del trabajo?
n 2026-11-20 ¿abren hasta tarde?
y 2026-11-20 estan abiertos en una hora?
y 2026-11-20 ¿puedo ir a las 3? están abiertos?
n 2026-11-22 ¿puedo pasar el domingo? ¿abren?
y 2026-11-19 ¿abrieron ayer?
y 2026-11-19 ¿estaban abiertos ayer a mediodía?
n 2026-11-15 ¿abrieron el domingo pasado?
y 2026-11-18 ¿estuvieron abiertos anteayer?
- 2026-11-22 no abren el domingo, ¿verdad?
- 2026-11-22 cierran el domingo, ¿verdad?
n 2026-11-22 ¿no abren el domingo?
- 2026-11-20 ¿a qué hora cierran hoy?
- 2026-11-21 a que hora abren mañana
- 2026-11-27 ¿cuál es el horario el viernes negro?
- 2026-11-23 ¿hasta qué hora están el lunes?
- - abren el 30 de febrero
- - ¿abren el 31 de noviembre?
- 2026-11-20 abren a las 25
y 2026-11-21 Nací el 3/4/1961, ¿abren mañana?
y 2026-11-23 mi receta del 3 de noviembre ya está, ¿abren el lunes?
y 2026-11-21 mi fecha de nacimiento es 24/12/58. ¿abren el sábado?
n 2026-11-22 Me vacuné el lunes pasado. ¿abren este domingo?
y 2026-11-21 buenas tardes, quisiera saber si abren el sábado por la mañana
n 2026-11-22 buenos dias disculpe abren este domingo
y 2026-11-21 abren el savado
y 2026-11-25 abren el miercoles
n 2026-11-22 avren el domigo
n 2026-11-26 abren el jueves
n 2026-11-26 abren el juebes
y 2026-11-24 ¿atienden el martes?
- 2026-11-21 ¿abren todo el día el sábado?
y 2026-11-23 hola, ¿hay servicio el lunes por la mañana?
`,
  },
  {
    // Sunday, November 22, 2026, 12:00: closed all day.
    now: '2026-11-22T20:00:00Z',
    lang: 'en',
    lines: `
n 2026-11-22 are you open today
n 2026-11-22 are you open this afternoon
n 2026-11-22 are you open tonight
y 2026-11-22 are you closed today
y 2026-11-23 are you open tomorrow
y 2026-11-23 are you open tomorrow at noon
y 2026-11-23 are you open on monday
y 2026-11-28 are you open saturday
y 2026-11-21 were you open yesterday
n 2026-11-21 were you open yesterday at 3 pm
y 2026-11-20 were you open on friday
n 2026-11-22 is the pharmacy open this sunday
y 2026-11-28 are you open next saturday
`,
  },
  {
    // Wednesday, December 23, 2026, 17:10: shortly before closing.
    now: '2026-12-24T01:10:00Z',
    lang: 'en',
    lines: `
y 2026-12-23 are you open today
n 2026-12-23 are you open at 6
y 2026-12-23 are you open until 5:30
n 2026-12-23 are you open in half an hour
y 2026-12-23 are you open in 15 minutes
y 2026-12-24 are you open tomorrow
y 2026-12-24 are you open tomorrow morning
n 2026-12-24 are you open tomorrow night
n 2026-12-25 are you open friday
n 2026-12-25 are you open the day after tomorrow
y 2026-12-28 are you open monday
y 2026-12-26 are you open in three days
n 2027-01-01 are you open next friday
`,
  },
  {
    now: '2026-12-24T01:10:00Z',
    lang: 'es',
    lines: `
y 2026-12-23 ¿están abiertos hoy?
n 2026-12-23 ¿abren a las 6?
y 2026-12-23 ¿abren hasta las 5 y media?
n 2026-12-23 ¿están abiertos en media hora?
y 2026-12-24 ¿abren mañana?
n 2026-12-24 ¿abren mañana en la noche?
n 2026-12-25 ¿abren el viernes?
n 2026-12-25 abren pasado mañana
y 2026-12-28 ¿abren el próximo lunes?
`,
  },
  {
    // Monday, March 15, 2027, 19:00: closed for the day, the day after the clocks changed.
    now: '2027-03-16T02:00:00Z',
    lang: 'en',
    lines: `
- 2027-03-15 are you open today
n 2027-03-15 are you open tonight
n 2027-03-15 are you open until 8
y 2027-03-16 are you open tomorrow
n 2027-03-14 were you open yesterday
y 2027-03-15 were you open this morning
y 2027-03-13 were you open on saturday
n 2027-03-13 were you open saturday afternoon at 2
y 2027-03-31 are you open on the 31st
- 2027-11-26 are you open the day after thanksgiving
n 2027-12-24 are you open on christmas eve
`,
  },
  {
    // Wednesday, November 18, 2026, 10:00: weekdays counted from a holiday, and a day that is named twice.
    now: '2026-11-18T18:00:00Z',
    lang: 'en',
    lines: `
y 2026-11-27 u open fri after thanksgiving?
- 2026-11-27 the Friday right after Thanksgiving, what are your hours
n 2026-11-27 are you closed the Friday following Thanksgiving?
y 2026-11-25 open weds before turkey day?
y 2026-11-25 Are you open on the Wednesday before Thanksgiving and the Friday after?
- 2027-01-04 the first monday after new years
n 2026-11-26 are you open Thursday, Thanksgiving Day?
y 2026-11-27 will you be open Friday, the day after Thanksgiving
n 2026-12-25 open christmas day, friday?
- 2026-12-23 two days before christmas
y 2026-11-20 are you open friday after lunch
`,
  },
  {
    // The same time.
    now: '2026-11-18T18:00:00Z',
    lang: 'es',
    lines: `
y 2026-11-27 abren el viernes después de Acción de Gracias?
y 2026-11-27 abren el viernes, el dia despues de accion de gracias
- 2026-11-25 el miércoles, un día antes de Acción de Gracias, a qué hora cierran
- 2026-12-24 horario de vísperas de navidad
n 2026-11-26 abren el dia de pavo
y 2026-11-25 ¿abren el miércoles antes de Acción de Gracias y el viernes después?
- 2026-12-23 dos días antes de navidad
`,
  },
];
