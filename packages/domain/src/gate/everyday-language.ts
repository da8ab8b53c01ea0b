/** What people write that is not what it says: short forms, slips of the finger, denials and figures of speech. */

/** Short forms as the words they stand for; apostrophes are gone before this is read. */
export const shortForms: Readonly<Record<string, string>> = {
  cant: 'cannot',
  cnt: 'cannot',
  wont: 'will not',
  dont: 'do not',
  dnt: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  aint: 'is not',
  hasnt: 'has not',
  havent: 'have not',
  hadnt: 'had not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  youre: 'you are',
  theres: 'there is',
  whats: 'what is',
  gonna: 'going to',
  wanna: 'want to',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  q: 'que',
  xq: 'porque',
  tmb: 'tambien',
  cuz: 'because',
};

/** Slips that nearest-word correction would miss or mistake. */
export const misspellings: Readonly<Record<string, string>> = {
  pian: 'pain',
  pane: 'pain',
  paine: 'pain',
  cest: 'chest',
  chst: 'chest',
  cheast: 'chest',
  breth: 'breath',
  brethe: 'breathe',
  brething: 'breathing',
  breething: 'breathing',
  brreathing: 'breathing',
  breathin: 'breathing',
  breathign: 'breathing',
  hart: 'heart',
  hearth: 'heart',
  atack: 'attack',
  attak: 'attack',
  throte: 'throat',
  thoat: 'throat',
  tounge: 'tongue',
  toung: 'tongue',
  swolen: 'swollen',
  seezure: 'seizure',
  sizure: 'seizure',
  ceizure: 'seizure',
  bleading: 'bleeding',
  bleedin: 'bleeding',
  poisen: 'poison',
  poisin: 'poison',
  posion: 'poison',
  posioned: 'poisoned',
  sucide: 'suicide',
  sucidal: 'suicidal',
  suiside: 'suicide',
  suicde: 'suicide',
  suicidle: 'suicidal',
  kil: 'kill',
  meself: 'myself',
  mysel: 'myself',
  myslef: 'myself',
  dieing: 'dying',
  dyeing: 'dying',
  todler: 'toddler',
  toddlr: 'toddler',
  swalowed: 'swallowed',
  swallowd: 'swallowed',
  swollowed: 'swallowed',
  pils: 'pills',
  pilss: 'pills',
  tilenol: 'tylenol',
  tylonol: 'tylenol',
  drnk: 'drank',
  dranked: 'drank',
  ovrdose: 'overdose',
  overdoze: 'overdose',
  overdosd: 'overdosed',
  anafalaxis: 'anafilaxis',
  anaphalaxis: 'anaphylaxis',
  anaphalactic: 'anaphylactic',
  pasillas: 'pastillas',
  pastiyas: 'pastillas',
  rrespirar: 'respirar',
  respirrar: 'respirar',
  respirat: 'respirar',
  resperar: 'respirar',
  pehco: 'pecho',
  peccho: 'pecho',
  dolr: 'dolor',
  kiero: 'quiero',
  kiere: 'quiere',
  morrir: 'morir',
  sobredosi: 'sobredosis',
  ijo: 'hijo',
  ija: 'hija',
  combulsion: 'convulsion',
  combulsiones: 'convulsiones',
  conbulsiones: 'convulsiones',
  inconciente: 'inconsciente',
  ambulansia: 'ambulancia',
  abulancia: 'ambulancia',
  ambulence: 'ambulance',
  ambulanc: 'ambulance',
  embarasada: 'embarazada',
};

/** Words near a word of the tables that are words of their own: they are never corrected. */
export const properWords = new Set(
  `chess cheat cheats chests chef chat cheap cheese price prices priced prince hears hear heard hearing hearts stoke strike
  strokes strobe stock stocks store stores storm share shake shared fact facts fast feel feels fell felt fill fills fired fires
  fever never lever sever several seven leaves leave lease least please plane place plate pleased brake bread breakfast break breads
  broth broad board beard beach bench batch bath bathe mouse month months moth mount south loth cloth truth tooth teeth tough though
  thought through thread threat treat treats great greet sweet sweat swear sweats swell spell smell small smells still skill skills
  bill bills pill pillow fills hills kills skilled killer kiss king kind kinds kept kits poise prison person persons potion portion
  lotion motion notion option options ration station dose doses does done dope rose nose close closed closest clothes clock choose
  choosing chose cheering chewing sharing shaking shaving shoe shoes shot shots short shorts shore sport sports spots stop stops step
  steps strip strips strap straps string strong trong throng thing things think thinking thank thanks drink drank drunk trunk dunk dark
  drive driver driving diving dining dying drying crying trying frying buying lying tying arm arms art aid aids ask asks left lift list
  lost last late later latex label labels table tables tablet tablets cable capable capsule capsules cost costs coast cast case cash
  card cards care cares cared car cars hard hardly yard guard heart head heads hand hands bend send sends sense sent spent rent test
  tests text texts next nest rest best west vest wrist writs write wrote wrong right rights night light might fight sight tight rate
  rates date dates gate late mate hate water waiter wafer wait waiting weak week weeks wear year years ear ears near dear clear clean
  cleaned cleaner meant mean means men man many any anyway away way ways say says said side sides size sizes seize sized prize wise rise
  order orders older elder border refill refills refilled reply apply supply supplies supplied replied sugar super paper pepper proper
  power lower lower flower shower tower number numbers member members under wonder fresh flesh flash flush crush brush rush push bush
  couch cough coughs rough tough laugh bought brought caught taught daughter laughter ladder bladder blade black block blocks blond
  blend bland brand brain train drain grain rain main gain pair pairs paid plain plan plant plants pants paint point points joint
  patient patients payment payments parent parents present presents prevent percent recent decent accept except expect inspect respect
  insect inject object subject project protect medical medicare medicaid medicate magnet market makes taken token taker takes take cake
  sake bake wake woke walk walks talk talks tall call calls called cold could gold hold told sold sole sore soap soup sour hour hours
  house horse hose host most post poster faster master matter matters better letter bitter butter button bottom cotton carton certain
  curtain captain contain container maintain mountain fountain faint paint saint pharmacy pharmacist pharmacies insurance assurance
  reassurance ensure unsure measure pleasure treasure leisure closure exposure delivery deliver delivers delivered deliveries live lives
  liver lived river giver given gives driven drives like liked likes lake link line lines lime time times tired hired wired tried dried
  cried carried married worried hurried buried period price slice nice mice dice voice choice advice device service services office
  officer coffee offer offers other others mother father bother brother weather feather leather together another rather gather either
  neither whether whenever wherever however forever everyone anyone someone something anything nothing everything jacket packet pocket
  ticket racket rocket basket blanket banker cancer dancer answer answers swear sister mister winter printer painter pointer counter
  encounter country county count counts amount around ground pound pounds sound sounds round rounds found founds bound hound wound
  wounds second seconds record records reward forward toward coward award aware beware software hardware warehouse where there here
  were wire fire hire hired tire entire inquire require required vision visit visits visiting vitamin vitamins vaccine vaccines
  vacation location locations allocation occasion lesson lessons reason reasons season seasons treason raisin basin cousin raising
  praising causing pausing housing using losing closing choosing nursing cursing pursing purse nurse horse worse worst first burst
  thirst trust crust rust dust just must mist list fist twist waist waste taste paste haste chaste chase phase phrase praise raise
  seasonal personal national rational optional professional provisional original regional final finally family families familiar similar
  scan scale school schools scholar dollar dollars collar color colors colour doctor doctors factor actor tractor director inspector
  pecha techo hecho fecha derecho hechos lecho puede pueden puedo pueda queda donde cuando cuanto cuesta tienen tiene viene vienen
  cierran cierre cierran abren abierto abierta cerrado cerrada sabado domingo lunes martes jueves viernes receta recetas resta resto
  corte corto carta cuarto cuatro cuadro parte partes porte paste pasta pastel costa lista listo lista visto vista vida vidas pila
  vacuna vacunas seguro seguros seguir hijos hojas horas hora ahora obra otra otros otro nuevo nueva nueve jueves llave llaves llamar
  tomar tomas toma comer come comes comida medida medico medica medicos musica fisica fabrica numero numeros nombre hombre hambre`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export const negators = new Set(
  'not no never without denies deny denied nor neither none nobody negative zero sin nunca ni tampoco ningun ninguna nadie jamas'.split(
    ' ',
  ),
);

/** Words that may stand between a denial and what it denies: "not having any trouble breathing", "no tengo dolor". */
export const lightWords = new Set(
  `have having had has get getting got feel feeling feels experience experiencing experienced any a an the been be being in really
  currently actually severe signs sign symptoms symptom of having seem seems to going about feeling suffering from with ever longer one
  want wanting wants trying planning thinking thought thoughts considering into like more mild some such sort kind more much real even
  his her their
  tengo tiene tenemos tuve tuvo tenido hay siento siente sentido he ha estoy esta estan es un una ningun ninguna de del la el los las
  signos sintomas quiero quiere pienso voy a me le se ha`.split(/\s+/),
);

/** Denials that deny something else: what follows still counts. */
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

/** Figures of speech, products and conditions that only sound like danger. A longer sign that holds one of these still counts. */
export const harmlessPhrases: readonly string[] =
  `to die for, dying to, dying for, dying of boredom, dying of curiosity, dying laughing,
  died laughing, die laughing, die of boredom, die of embarrassment, died of embarrassment, dying of embarrassment, die of laughter, dying of laughter,
  dying of thirst, dying of hunger, dying over here, phone is dying, battery is dying, is dying for,
  would rather die than, rather die than, drop dead gorgeous, dead tired, dead on my feet, over my dead body, heart attack when i saw, heart attack when i heard, heart attack when you told, heart attack when she told, heart attack when he told,
  heart attack at the price, heart attack looking at, heart attack from the price, heart attack over the price, heart attack over the bill, heart attack prices, gave me a heart attack, give me a heart attack, giving me a heart attack, have a heart attack at, sticker shock,
  stroke of luck, stroke of genius, stroke of midnight, stroke of paint, stroke of a pen, breast stroke, back stroke, breaststroke, brush stroke, different strokes,
  have a stroke when, had a stroke when i saw, a stroke when i saw, passed out when i saw, passed out when i heard, pass out when i saw, pass out at the price, faint when i saw, fainted when i saw, fainted when i heard, fainted at the price, passed out flyers, pass out flyers, passed out samples,
  passing out flyers, passing out samples, passing out candy, passing out free, pass out candy, choking on the price, choking on these prices, choking hazard, choked up, take my breath away,
  took my breath away, takes my breath away, hold my breath, holding my breath, hold your breath, waste my breath, save my breath, under my breath, under her breath, breath of fresh air, out of breath from running to, out of breath running to, breathing down my neck, breathe easy, breathe a sigh, breathing room, room to breathe, bad breath, breath mints, breath mint, breath spray, breath freshener, breathing machine,
  breathing machines, breathing treatment, breathing treatments, breathing exercises, breathing mask, breathe right, fresh breath, hardest part,
  chest rub, chest cold, chest congestion, chest of drawers, chest strap, chest xray, chest x ray, medicine chest, ice chest, treasure chest, hope chest, chest freezer,
  off my chest, heart medicine, blood pressure, blood sugar, blood test, blood tests, blood glucose, blood thinner, blood thinners, blood type,
  blood work, bloodwork, blood draw, blood drive, blood bank, blood orange, blood donor, donate blood, giving blood, give blood, blood results, blood meter, blood monitor, bad blood, blood ketone,
  bleeding edge, bleeding money, bleeding me dry, bleeding us dry, bleeding hearts, bleeding heart, bleed me dry,
  killing me with, killing me here, killing time, kill time, kill two birds, kill bill, kill germs, kills germs, kill bacteria, kill for a, killed it, killing it, kill lice, kill the pain, dressed to kill, price is killing me, prices are killing me, killing my wallet, killing my budget,
  suicide squad, commercial suicide, career suicide, political suicide, poison ivy, poison oak, poison sumac, food poisoning, alice in chains poison, pick your poison, name your poison,
  seizure medication, seizure medications, seizure medicine, seizure medicines, seizure meds, seizure med, seizure drug, seizure drugs, seizure pill, seizure pills, seizure prescription, seizure refill, for seizures, for my seizures, for her seizures, for his seizures,
  stroke recovery, stroke survivor, stroke survivors, stroke rehab, suicide prevention walk, suicide prevention flyer, suicide prevention brochure, suicide awareness, stroke medication, stroke medicine, stroke meds, medicine for stroke, for stroke prevention, heart attack medication, heart attack medicine,
  anti seizure, antiseizure, seizure disorder, seizure control, control seizures, prevent seizures, overdose prevention, overdose kit, overdose kits, overdose training, overdose awareness, opioid overdose kit, overdose reversal, reverse an overdose, reverse overdose, reverses overdose,
  faint line, faint smell, faint print, swollen glands, swollen lymph nodes, head injury law, drowning in, drowned in paperwork, drowning in paperwork, drowning in debt, drowning in bills, collapsed the box, collapsed the boxes, collapsed box, collapse the, seizing the day, seizing the, fit to be tied, having a fit over, having a fit about,
  extra strength, extra large, extra small, extra charge, extra cost, twice a day, twice daily, two times a day, 2 times a day, twice a week, twice as long, twice as much, twice a month, a lot of time, took too long, too much time, too much money, double checked, double check, double charged, charged twice, took a lot of, all my insurance, all my information, took forever, takes forever,
  gas station, gas relief, gas x, gas pain, gas pains, gas drops, gas medicine, battery for my hearing, batteries for my hearing, hearing aid batteries, hearing aid battery, nicotine patch, nicotine patches, nicotine gum, battery replacement, mushroom soup, pain patch, pain patches, lidocaine patch,
  cut my own hair, cut myself shaving, cut myself some slack, cut my hair, cut myself off, cut myself in, hurt myself at, hurt myself laughing, kill my vibe, killer deal, killer headache, killer sale, end my membership, end my service, end it with, end the call, end my subscription, end it here,
  would kill for, could kill for, want to die of embarrassment, do or die, die hard, never say die, die cast, die another day, dying art, to dye, hair dye price,
  muero de hambre, muero de risa, muero de ganas, muero de sueno, muero de frio, muero de calor, muero de sed, muero de pena, muero de verguenza, muero por, muerto de hambre, muerta de hambre, muerto de cansancio, muerta de cansancio, muerto de risa, muerto de sueno, matando el tiempo, matar el tiempo,
  telefono se esta muriendo, celular se esta muriendo, bateria se esta muriendo, me mata el precio, me matan los precios, precio me mata, precios me matan, me estan matando estos precios, de infarto, un infarto con el precio, un infarto cuando vi, un infarto al ver, me da un infarto con, casi me desmayo cuando vi, casi me desmayo al ver, casi me desmayo con el precio, me desmayo con el precio, me quedo sin aire cuando vi, sin aliento, presion arterial, presion alta, presion baja, tomar la presion, tomarme la presion, tomo la presion, medir la presion,
  azucar en la sangre, examen de sangre, examenes de sangre, analisis de sangre, prueba de sangre, pruebas de sangre, donar sangre, tipo de sangre, anticoagulante de la sangre, hiedra venenosa, medicina para convulsiones, medicina para las convulsiones, medicamento para convulsiones, medicamento para las convulsiones, para la epilepsia, pastillas para las convulsiones, prevenir sobredosis, kit de sobredosis, pila de papeles, pila de recetas, dos veces al dia, dos veces por dia, dos veces a la semana, cayo la cara de verguenza, cortarme el pelo, cortarme el cabello, cortarme las unas, no puedo mas con estos precios, no puedo mas con el seguro, no aguanto mas la espera, no aguanto mas esperar, bateria del telefono, pila para, pilas para, gomitas de vitamina, ahogado en trabajo, ahogada en trabajo, ahogado en deudas, me ahogo en un vaso, ahogando en deudas, ahogandome en deudas, vida o muerte`
    .split(',')
    .map((phrase) => phrase.trim());

/** Talk of what is long over. It dismisses a sign of danger unless the same text says that it is happening again. */
export const longAgo: readonly string[] =
  `years ago, year ago, months ago, last year, last summer, last winter, last spring, last fall, history of,
  family history, back in, when i was, as a kid, as a child, in the past, used to, previous, previously, since my, since his, since her,
  after my stroke, after his stroke, after her stroke, after a stroke, after my heart attack, after his heart attack, after her heart attack, after a heart attack, survivor, survived, recovering from, recovered, rehab,
  hace anos, hace un ano, hace dos anos, hace tres anos, hace meses, el ano pasado, antecedentes, cuando era, desde mi, desde su, despues de mi, sobrevivi*`
    .split(',')
    .map((phrase) => phrase.trim());

/** Talk about a danger rather than of one: leaflets, prevention, shopping. */
export const mereTopic: readonly string[] =
  `prevention, prevent, prevents, preventing, risk, risks, risk of, lower my risk, awareness, fundraiser,
  charity, walk for, support group, brochure, pamphlet, book about, books on, poster, class, training, do you sell, do you carry, do you stock, do you have any, do you offer, do you give out, for sale, how much is, how much are, in stock, in case of, in case, just in case,
  bracelet, survey, survivor, refill, article, blog, research, school project, essay, action plan form, allergy list,
  prevenir, prevencion, riesgo, folleto, venden, por si acaso, en caso de, resurtir, articulo, cuanto cuesta, clase`
    .split(',')
    .map((phrase) => phrase.trim());

/** It is happening: this outweighs talk of the past and of topics. */
export const happeningNow: readonly string[] =
  `right now, now, again, today, tonight, just, this morning, is having, am having, are having, i am having, i think, having a, getting worse, worse,
  help, happening, coming back, ahora, ahorita, ahora mismo, hoy, otra vez, de nuevo, esta teniendo, le esta dando, me esta dando, creo que, ayuda, peor, acaba de, acabo de`
    .split(',')
    .map((phrase) => phrase.trim());
