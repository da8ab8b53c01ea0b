/** Messages that must not show an emergency card: everyday questions, denials, figures of speech (domain facts B.2, "Measured"). */
export const harmlessCases = `
  Are you open on Saturday?
  What time do you close today?
  How do I refill my prescription?
  Can I transfer my prescriptions from another pharmacy?
  this price is killing me
  these copays are killing me
  Your cookies are to die for
  I'm dying to know if you have my order
  I nearly had a heart attack when I saw the price
  you gave me a heart attack with that bill
  what a stroke of luck
  I almost passed out when I saw the bill
  I'm choking on these prices
  Take my breath away
  don't hold your breath
  I'm bleeding money on insulin
  I could kill two birds with one stone and get my flu shot too
  just killing time, do you have a waiting area
  no chest pain
  I don't have chest pain
  I have no chest pain or shortness of breath
  not having trouble breathing
  I'm not having any trouble breathing
  no fever, chest pain, or shortness of breath
  no trouble breathing, just a runny nose
  never had a seizure
  denies chest pain
  I am not suicidal
  I would never kill myself
  without any chest pain
  I don't have any swelling of the face
  she is not having a stroke
  no signs of stroke
  My dad had a stroke last year, he needs a pill organizer
  I had a heart attack in 2019 and need a refill of metoprolol
  history of seizures, can you transfer my Keppra
  I take Keppra for seizures
  I need my seizure medication refilled
  Do you sell aspirin for heart attack prevention?
  Do you have a class on stroke prevention?
  do you carry naloxone for overdose prevention
  Do you have Narcan kits?
  overdose awareness day poster
  do you sell poison ivy cream
  calamine for poison oak
  Do you sell rat poison?
  Do you sell bleach?
  do you have hand sanitizer
  Do you carry rubbing alcohol?
  where are the hearing aid batteries
  do you sell button batteries
  Do you sell blood pressure monitors?
  I need blood glucose test strips, a lot of them
  do you do blood tests
  do you carry Vicks chest rub
  something for chest congestion
  Do you sell breath mints?
  parts for my breathing machine
  Do you have nebulizers for breathing treatments?
  can't breathe through my nose, do you have nasal strips
  Do you have child-proof caps?
  Can my child get a flu shot?
  My son can't swallow pills, do you have liquid?
  my daughter has trouble swallowing pills
  Do you have kids vitamins?
  my kids loved the gummies
  I took my prescription to another pharmacy
  I took all my old pills to the drop box
  I took my daughter to pick up her prescription
  my prescription took twice as long as you said
  I was charged twice for my medicine
  I take my pills twice a day
  I picked up extra strength Tylenol
  How do I dispose of expired pills?
  what do I do with a used EpiPen
  Do you have EpiPens in stock?
  my EpiPen expired, I need a new one
  The website is not responding
  nobody is responding to my messages
  your phone is not responding
  My doctor is not responding to the refill request
  I cannot talk right now, text me
  I can't speak English, do you speak Spanish?
  My phone is dying, can you call me back
  I'm dead tired
  I need this as soon as possible
  it's urgent, I need my refill
  can I get an emergency refill
  do you sell emergency contraception
  what's your emergency closing policy
  is there parking
  do you have a drive-through?
  what is your fax number
  I have diabetes, can I get diabetic shoes?
  my feet are numb from diabetes, do I qualify for shoes
  my shoes are too tight
  The boots are hurting my foot
  my wallet hurts
  does the flu shot hurt?
  I am allergic to penicillin
  please update my allergy list
  do you carry allergy medicine
  Can I pick up pills for my mom?
  my mom needs her heart medicine delivered
  I forgot my password
  sign in is not working
  you gave me the wrong pills
  there are too many pills in my bottle
  I got too much change back
  I got twice as many pills as last month
  too many robocalls from you
  I cut myself shaving, where are the bandages
  I want to cut my own hair, do you sell scissors
  I hurt myself laughing
  I want to end my auto refill
  how do I end my subscription
  Do you have the suicide squad movie?
  I'd die of embarrassment if someone saw
  my hair is dying to be cut
  do you sell hair dye
  is the pharmacist in
  who am I talking to
  are you a robot
  thank you so much, you saved my life
  you are lifesavers
  I collapsed the box for recycling
  can I have a heart-shaped pill box
  who should I talk to about a job
  do you give shots
  do you have the covid shot
  got my flu shot at the store
  I shot you an email
  gas relief drops, do you have any
  my back hurts, do you have heating pads
  I have a headache dealing with insurance
  a faint line on the label, can you reprint it
  seizing the day! are you hiring
  Do you take Medicare for nebulizers?
  my battery is low on my glucose meter
  do you sell magnets
  Do you carry mushroom supplements?
  I ate lunch, can I come now?
  We drank all the water in the cooler
  your staff took too long
  took forever to get my medicine
  ¿Abren el sábado?
  ¿A qué hora cierran hoy?
  ¿Cómo pido un resurtido?
  no tengo dolor de pecho
  no tiene dificultad para respirar
  sin dolor de pecho
  me muero de hambre, ¿hay algo de comer?
  me muero de risa
  estos precios me matan
  casi me da un infarto cuando vi el precio
  ¿Venden monitores de presión arterial?
  tiras para medir azúcar en la sangre
  ¿Tienen medicina para las convulsiones?
  ¿Venden cloro?
  ¿Tienen pilas para aparatos auditivos?
  quiero cortarme el pelo
  ¿Dónde están?
  quiero transferir mi receta
  ¿Aceptan mi seguro?
  no puedo hablar inglés
  la página no responde
  tomo mis pastillas dos veces al día
  ¿Hacen entregas?
  gracias, muy amable
  ¿Tienen vacunas para niños?
  mi hijo necesita sus vitaminas
  hola
  good morning
  ¿tienen naloxona?
  tuvo un infarto el año pasado, necesita su receta
  Where is the chest freezer with ice
  Is there a heart walk fundraiser
  I had my appendix out last year, do you have my records
  my blood pressure cuff is broken
  can I return a blood pressure monitor
  do you have heart healthy cereal
  do you carry allergy bracelets
  my car stalled, can I get delivery
  can you hold my order till Monday
  my kid lost his inhaler spacer, do you sell them
  do you carry spacer for inhaler
  do you sell thermometers
  what's the wait time
  Are there any side entrances
  is your restroom accessible
  Do you have wheelchairs to rent
  can I take my dog inside
  your hold music is killing me
  the line was a killer
  this heat is killing me
  I'd kill for a coffee
  do you have cards for Mother's Day
  I broke my pill box
  is my refill too early to pick up tonight, when do you close
  my son works there, can he pick up
  I can't stop by today
  can't wait to see you
  you're closed? I'm shocked
  is it dangerous to walk there at night
  can I get a stroke of paint color matched
  I don't have trouble breathing anymore, can I return the nebulizer
  he isn't choking
  no bleeding
  she no longer has chest pain
  not choking
  I did not overdose
  we never took too many pills
  My mom died last month, how do I cancel her refills
  My husband passed away, what do I do with his medicine
  do you do passport photos
  do you have a notary
  I need my vaccine record
  do you have Easter candy
  estoy muerto de cansancio
  mi teléfono se está muriendo
  ¿cuánto cuesta la vacuna?
  ¿tienen estacionamiento?
  me encanta su farmacia
  no tengo seguro
  ¿hablan español?
  se me olvidó mi contraseña
  el precio me mata
  necesito hablar con el farmacéutico
  Is there any chance you're open Christmas eve
  what's the strongest tape you carry
  you guys are killing it
  my insurance is killing me
  the wait was killer
  heart-shaped chocolates in stock?
  I have a chest of old medicine to dispose
  chest binder
  breathing strips
  do you sell inhaler spacers
  do you have stroke recovery walkers
  can I drop off stroke survivor brochures
  is the fish oil good quality
  my cat's medicine ready?
  do you fill pet prescriptions
  can you fill prescriptions for dogs
  do you carry bleach wipes
  need refill of seizure meds for my son
  I need to pick up my son's seizure medication
  my kid's asthma inhaler refill please
  refill on my nitroglycerin
  pick up EpiPen for school
  do you carry glucose tablets
  I ran out of insulin, can I get a refill
  suicide prevention walk flyer
  my grandmother died, what do I do with her pills
  how do I cancel a refill for my late husband
  he is not having chest pain
  I am not having an allergic reaction
  no seizures lately, need refill
  no bleeding, thanks
  I didn't take too many
  not suicidal just tired of waiting
  nobody overdosed
  you scared me to death with that bill
  I laughed so hard I almost died
  I'd die without you guys
  no me duele el pecho
  no tengo problemas para respirar
  mi hijo no se tragó nada
  nadie se desmayó
  me matas de risa
  ¿tienen algo para regalo?
  quiero vivir cerca de la farmacia
  ¿cuál es el número de la farmacia?
  necesito recoger la medicina de mi mamá
  ¿tienen jarabe en existencia?
  ¿puedo pagar con tarjeta?
  pues ya puse la queja y no me contesta nadie
  Mi plan dijo que no, ¿qué hago?
  Quiero que me regresen mi copago
  I forgot my thyroid pill yesterday, do I double up? Also I need to switch the card you have on file.
  I just wanted to say you people were so kind when my husband was sick. God bless each one of you.
`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');
