import type { SocialTexts } from './social-en.ts';

/** Replies to small talk in Spanish. */
export const socialEs: SocialTexts = {
  howAreYou: '¡Muy bien, gracias por preguntar! ¿En qué puedo ayudarle hoy?',
  thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
  bye: '¡Hasta luego, que esté bien!',
  wish: '¡Gracias, igualmente! Si necesita algo, aquí estoy.',
  compliment: '¡Muchas gracias, qué amable! Me da gusto ayudar. ¿Necesita algo más?',
  anger: (phone, open, message) =>
    `Siento mucho la molestia. Una persona puede ayudarle mejor: llame al **${phone}**. ${open}${message} Si quiere, dígame en pocas palabras qué necesita, y lo intento otra vez.`,
  oops: '¡No hay problema! Si necesita algo de la farmacia, aquí estoy.',
  question: '¡Claro, dígame! Sé de nuestro horario, resurtidos, transferencias, vacunas, seguros y más.',
  jokes: [
    'Ahí le va uno: ¿Qué le dijo una tapa de seguridad a la otra? ¡Contigo no puedo ni abrirme!',
    'Otro: ¿Cuál es el baile favorito del farmacéutico? ¡El twist de la tapa!',
    'Uno más: ¿Por qué el termómetro es tan listo? ¡Porque tiene muchos grados!',
  ],
  afterJoke: '¿Puedo ayudarle con algo de la farmacia?',
  time: (time, date, open) =>
    `En la farmacia ${time.startsWith('1:') ? 'es la' : 'son las'} ${time} del ${date}. ${open}`,
  weather: (open) => `No puedo ver el clima, pero sí puedo decirle cómo estamos en la farmacia. ${open}`,
  politics: 'Sobre eso no opino. Soy el asistente de una farmacia, y con gusto le ayudo con lo que necesite de ella.',
  test: '¡Sí, aquí estoy y funciona! ¿En qué puedo ayudarle?',
  mash: (phone, open) =>
    `No le entendí. ¿Me lo puede decir de otra manera? También puede llamarnos al **${phone}**. ${open}`,
  chat: (store) =>
    `¡Gracias por platicar! Solo soy el asistente de inteligencia artificial de ${store}, así que de mí no hay mucho que contar. ¿En qué puedo ayudarle?`,
  ack: '¡Muy bien! Aquí estoy si necesita algo más.',
  name: (store) =>
    `No tengo nombre propio: soy el asistente de inteligencia artificial de ${store}. ¿En qué puedo ayudarle?`,
  confused:
    'Perdone si no fui claro. Dígame en pocas palabras qué necesita, por ejemplo el horario, un resurtido o una vacuna, y lo intento otra vez.',
  emoji: '🙂 ¿En qué puedo ayudarle hoy?',

  first: {
    thanks: '¡De nada!',
    compliment: '¡Muchas gracias, qué amable!',
    anger: 'Siento mucho la molestia.',
    howAreYou: '¡Muy bien, gracias por preguntar!',
    wish: '¡Gracias, igualmente!',
    oops: '¡No hay problema!',
    weather: 'El clima no lo puedo ver.',
    politics: 'Sobre eso no opino.',
  },

  noDetails:
    'Aquí no hace falta dar datos personales como el nombre, la fecha de nacimiento o un número: no puedo ver expedientes, y nuestro personal se los pedirá por teléfono o en la farmacia.',
  noMore: (things) => `No tengo más detalles sobre ${things}; nuestro personal se lo puede decir.`,
  openPart: (parts) => `No lo sé: ${parts}.`,
  beside: 'Sobre lo demás de su mensaje:',
  openQuestion: 'La otra pregunta no la sé contestar.',
  openMedicine: (parts) => `Nuestro farmacéutico puede contestar ${parts}.`,
  openMedicineQuestion: 'Su pregunta sobre una medicina es para nuestro farmacéutico.',
  callForOpen: (phone) => `Para eso, llámenos al **${phone}** y una persona le ayudará.`,
  otherBusiness: (store, phone) =>
    `Solo conozco ${store}, no otros negocios. Si necesita algo de nosotros, llámenos al **${phone}**.`,
};
