import type { Example } from '../intent-reader.ts';

/** Small talk in people's own words, by kind, for what the patterns of social-words.ts do not hold. */
const lines: Readonly<Record<string, string>> = {
  howAreYou: `hows it hanging|how have you been lately|hope youre having a good day|hope your week is going ok|you doing alright over there|how is life treating you|
    what are you up to today|how did your weekend go|everything good with you|como ha estado|como te trata la vida|que tal todo por ahi|como va su dia|espero que este bien|
    todo bien por alla|como estan por alla|como estan todos por ahi|ola k tal|hola que tal como les va|que tal el dia por alla|como han estado ustedes|
    como amaneciste hoy|y la familia bien|como los trata el calor|como andan de trabajo|que dice la vida|espero que esten bien todos|como va la semana|ya descansaste`,
  thanks: `that answers my question|that answered everything i needed|you cleared that up for me|i owe you one|i cant thank you enough|you made my day easier|this was so helpful to me|
    couldnt have done it without you|that did the trick|bless your heart for helping|thats good to hear i appreciate it|grateful for the help|what a relief|glad i asked you|
    me quedo muy claro|con eso tengo|me sirvio mucho la informacion|muy agradecida con su ayuda|se lo agradezco de corazon|que alivio|justo lo que necesitaba saber|me saco de la duda|
    con eso me quedo tranquila|ya me quito un peso|se saco un diez|le debo una|muy linda gracias|me alegro el dia con eso|bendito sea gracias por la ayuda`,
  bye: `im off now|catch you later|until next time|im heading out have a good one|signing off|talk soon|see you when i come in|ok see you at the store|im leaving now|
    nos vemos luego|ahi nos vemos|me despido|hasta la proxima|ya me voy|nos vemos en la farmacia|que pase bonito dia|adiosito|ahi la vemos|bueno me voy que me llaman|hasta luego joven|
    ya me voy que se me quema la comida|luego le sigo|ahi la dejamos|me voy a dormir|ya me llaman|nos estamos viendo|que descanse usted`,
  wish: `hope you all have a wonderful holiday|enjoy the holidays over there|warm wishes to your team|may you be blessed|wishing everyone there a happy season|congrats on the new store|
    get some rest this weekend|que tengan bonitas fiestas|que la pasen bien en navidad|les deseo lo mejor|un abrazo a todos ahi|saludos a todo el equipo|
    que les vaya bonito en las ventas|que la virgencita los cuide|mucha suerte con la tienda nueva|pasen bonito dia de las madres`,
  compliment: `you guys really take care of people|jenny at the counter deserves a raise|my family trusts you completely|nobody beats your service|youre smarter than i thought|
    im impressed by this thing|that was fast|you are quick|what a nice little store you have|great experience yesterday|shout out to your team|the young man who helped me was a gem|
    keep up the good work|you get a gold star|this chat is pretty neat|im a big fan of this place|la muchacha que me atendio es un amor|siempre me tratan bien ahi|
    que rapido me contestaron|se ve que les importa la gente|trabajan muy bien|mis respetos para el farmaceutico|que chulada de lugar|son muy lindos conmigo|que bonito tratan a la gente|que dios los bendiga por su atencion|que amables son todos ahi|me gusta como atienden|
    usted si sabe|que listo es este aparato|nunca habia visto una farmacia tan atenta|me caen re bien|puro amor para ustedes|son lo maximo|que bonito servicio dan`,
  anger: `stop wasting my time|im done with you people|i am so tired of this|i am sick of this|i give up on this thing|what a joke of a service|this is a waste of my afternoon|i am losing my patience|
    you people are impossible|i could scream|worst experience of my life|youre driving me crazy|never using this again|are you kidding me right now|do you even know anything|quit giving me the runaround|
    why is this so hard|nothing works here|this makes me want to throw my phone|how hard can it be|you are getting on my nerves|that is the dumbest answer|i want to yell|this is going nowhere|
    are you even trying|thanks for nothing|lot of good you are|you guys are clowns|bunch of idiots|what a load of crap|i already told you that|for the third time|unbelievable|give me a break|
    son unos inutiles|ya me canse de esto|no me sirve tu respuesta|no me esta ayudando|que desesperacion|me esta haciendo perder el tiempo|ya estuvo bueno con esta maquina|esto es una burla|
    no puedo creer lo mal que atienden|me esta sacando de quicio|ya se lo dije tres veces|que fastidio con esto|puras tonterias|no da una|hablar con usted es perder el tiempo|estoy que exploto|ya me hartaron|me tienen harta|ya me cansaron de verdad|
    ya me hartaron la verdad|no sirven para nada|estoy hasta el gorro de esperar|me tienen vuelta y vuelta|nadie resuelve nada ahi|que coraje me da|ya perdi la paciencia con ustedes|pura perdida de tiempo este chat|mejor me voy a otro lado|que falta de respeto|siempre es lo mismo con ustedes|me traen de un lado a otro|no es posible que tarden tanto|tanto cuento para nada`,
  oops: `oops my cat walked on the keyboard|that message wasnt for you|sorry i hit send too soon|i pressed the wrong button|autocorrect got me|i thought this was my sisters number|meant to text someone else|
    my toddler grabbed the phone|ignore what i just typed|fat fingers|that was for my boss|se me fue el dedo|me confundi de chat|era para otra persona el mensaje|el nino agarro el telefono|perdon por el mensaje de antes|
    ay perdon le pique sin querer|no era para aqui|ese mensaje era para mi comadre|me equivoque de numero perdon|se mando solo|hit send by accident|my thumb slipped`,
  question: `got a minute for a question|i want to run something by you|theres something id like to know|hoping you can help me with something|i was wondering if you could help|need some info|
    are you able to answer questions|can you assist me|ive got an odd question|im not sure who to ask|quisiera informacion|necesito que me ayuden con algo|me podria dar informacion|no se si usted me pueda ayudar|ando con una duda`,
  joke: `do you have a sense of humor|i could use a laugh|cheer me up with something funny|whats the funniest thing you know|give me your best pun|got anything to make me smile|i need a laugh today|
    tell a pharmacist joke|quiero reirme un rato|sabes algo chistoso|alegrame el dia|cuenteme otro mas|necesito una risa|cuentame un chiste mientras espero|echate un chiste|dime algo gracioso para pasar el rato|
    cuentame el de los doctores|a ver hazme reir|te sabes el de la farmacia|otro chiste pero bueno|ese estuvo malo cuenta otro|por que cruzo la calle la aspirina|why did the tablet cross the road|knock knock|i got one for you want to hear it`,
  weather: `sure is hot out there|man this heat|this rain wont quit|is the sun out by you|are the roads icy over there|should i bring an umbrella|what a gorgeous day|are we getting a storm|cold enough for you|
    hows the sky looking|esta lloviendo alla|que calorón hace|ya se solto la lluvia|como amanecio el dia|hay nieve por alla|va a hacer sol manana|que friecito|
    hace un frio que pela|que solazo|ya llovio por alla|esta nublado por aca|esta cayendo un aguacero|que airon|cold one today huh|hot out today huh|think it will snow`,
  politics: `are you on the left or the right|who do you want to win|this country is going downhill|taxes are too high thanks to washington|what is your stance on guns|do you support the president|is climate change real|
    what religion are you|do you go to church|whats your view on immigrants|de que partido eres|que piensas de los politicos|a quien apoyas|que religion tienes|el gobierno no sirve`,
  test: `seeing if this goes through|trying out the new chat|checking if anybody reads this|does anyone read these|is this button working|first time using this|let me see if this works|hello world|
    a ver si funciona esto|solo estoy viendo si sirve|hay alguien leyendo esto|primera vez que uso esto`,
  chat: `what do you do all day|do you ever get lonely in there|are you smarter than siri|whats your favorite movie|tell me about your day|can we be friends|do you have any pets|are you in love|what makes you happy|
    whats it like being a computer|do you get breaks|who is your best friend|lets play a game|can you rap|do you know my name|did you miss me|what did you have for lunch|how tall are you|
    are you scared of anything|do you watch football|would you rather be a cat|youre cute|are you seeing anyone|im having such a long day at work|my kids are driving me up the wall|im just killing time|
    i just had lunch|que haces en tu tiempo libre|tienes novia|te gusta el futbol|cuanto mides|que comiste hoy|me caes bien|quieres jugar algo|tienes mascotas|eres mas listo que siri|ando de ocioso|
    estoy esperando el camion|hoy fue un dia pesado|extraño mi tierra|
    invitame un cafe|y si mejor salimos a pasear|y tu te enfermas|a ti no se te va la luz|a ti te pagan o nomas trabajas|ya comiste|tu duermes|que musica te gusta|de que signo eres|tienes calor ahi adentro|platicame algo que estoy aburrida|acompañame un rato|aqui nomas matando el tiempo|estoy en la sala de espera y me aburro|mi jefe no me deja descansar|hoy no pegue el ojo por el partido|is this one of those ai things|buy me a coffee|do you ever sleep|who made you so polite|i bet you never get sick|my dog says hello|im stuck in traffic talk to me`,
  ack: `ok i will call then|alright ill do that|ill stop by then|sounds like a plan|ill think about it|let me check and get back to you|i will let her know|ill try that|okay ill wait|fine by me|as you wish|guess so|
    ok lo hare|bueno yo les llamo|esta bien yo paso|voy a ver|lo voy a pensar|le aviso a mi esposa|ahi les caigo luego|sale y vale|pues ni hablar|ok yo le digo|
    jiji|jajaja no manches|ay que cosas|no inventes|orale pues|andale pues|sale gracias|ya estuvo|ah ya|ah mira|mira nomas|a poco si|ok ya quedo entonces|enterado jefe|va que va|hmm ya veo`,
  confused: `i have no idea what that means|you lost me|come again|can you say that differently|thats not clear to me|im not following you|speak plain english|what does that mean|
    no le capto|me perdi|no me queda claro|que quiere decir con eso|otra vez por favor|no le agarro|
    no le entiendo nada|como dijo|eso que es|que fue lo que dijo|digamelo mas facil|en cristiano por favor|me lo repite mas despacio`,
  name: `what are you called|whats your handle|may i know your name|who do i have the pleasure of speaking with|con quien tengo el gusto|como le puedo llamar|cual seria su nombre`,
};

/** The examples, one intent a kind. */
export const socialExamples: readonly Example[] = Object.entries(lines).flatMap(([intent, texts]) =>
  texts.split('|').map((text) => ({ text: text.trim(), intent })),
);
