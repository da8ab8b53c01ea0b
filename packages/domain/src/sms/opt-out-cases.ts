function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Keywords (security row T4). */
export const stopCases = lines(`
  STOP
  stop
  Stop.
  STOP!!!
  "STOP"
  s t o p
  S.T.O.P.
  S-T-O-P
  ＳＴＯＰ
  𝐒𝐓𝐎𝐏
  ⓈⓉⓄⓅ
  🅂🅃🄾🄿
  🆂🆃🅾🅿
  ЅТОР
  StOp 🛑
  ST0P
  stoooop
  STOP STOP STOP
  Stóp
  STOPALL
  stop all
  Stop-All
  Unsubscribe
  UNSUBSCRIBE.
  cancel
  Cancel!
  END
  end.
  Quit
  QUIT
  revoke
  Revoke.
  optout
  opt out
  Opt-Out
  OPT  OUT!
`);

/** Opt-outs in other words. */
export const wishCases = lines(`
  please stop texting me
  Stop texting me!!
  Pls stop txting this number
  stop messaging me
  quit texting me
  STOP SENDING ME MESSAGES
  stop sending these texts
  Please stop
  stop please
  stop it
  STOP. Who is this?
  I said stop
  I already sent STOP twice
  I told you to stop
  Don't text me again
  do not text me anymore
  please don't contact me
  never text this number again
  don't send me any more texts
  I don't want these messages
  I do not want to receive text messages
  I no longer wish to be contacted
  I don't want you to text me
  no more texts please
  No more messages
  take me off your list
  please remove me from your texting list
  remove my number
  Remove me
  lose my number
  please unsubscribe me
  unsuscribe
  opt me out
  I want to opt out of these texts
  I'd like to opt out
  cancel these messages
  cancel my text reminders
  turn off the text alerts
  I revoke my consent
  wrong number
  You have the wrong number!
  Wrong person
  This is not her number
  nobody by that name here
  do not message
  Please don't text.
  I never signed up for this
  I didn't sign up for these texts!
  leave me alone
  too many texts
  not interested
  I'm blocking you
  no más mensajes
  No mas mensajes por favor
  ya no me manden
  ya no me manden mensajes
  no me envíen más textos
  no me escriban
  no me molesten más
  dejen de mandarme mensajes
  deje de escribirme
  No quiero recibir mensajes
  ya no quiero mensajes
  no quiero que me escriban
  número equivocado
  se equivocó de número
  este no es el número de María
  bórrenme de su lista
  borren mi número
  quiero darme de baja
  BASTA
  Alto
  déjenme en paz
  cancelen los mensajes
`);

/** Texts that are no opt-out. */
export const nullCases = lines(`
  stop by the store at 5?
  Can I stop by today?
  I'll stop in after work
  I can't stop coughing
  end of the month
  cancel my refill
  Please cancel my appointment
  quit smoking
  How do I quit smoking?
  yes please
  YES
  yes
  Yes, that works
  ok
  OK thanks
  No
  no thanks
  no thank you
  Should I stop taking the metformin?
  my doctor said to stop it on Friday
  When should I stop the antibiotic?
  it won't stop bleeding
  make it stop hurting
  My son can't stop texting his friends
  please don't stop texting me my reminders
  is there a bus stop near the store?
  the bus stops at your door
  nonstop pain
  he is at the end of his bottle
  at the end of the week
  Weekend hours?
  end date on my card is 05/28
  cancel the delivery, I will pick up
  can you cancel the auto refill on lisinopril
  I quit my job and lost my insurance
  the doctor revoked it
  You gave me the wrong number of pills
  wrong pills in the bottle
  you sent the wrong medicine
  do not message the doctor yet
  I never signed up for this plan
  text me when it's ready
  Please text me
  why don't you text me when it is ready
  you never text me back
  did you get my text?
  I did not get a message
  I didn't get any texts from you
  I don't want the generic
  I don't want my refill yet
  I do not need the refill
  remove me from auto refill
  take me off metformin
  remove my number from my husband's account
  no more refills left?
  there are no more pills
  can I opt out of the generic?
  stop sending my refills to CVS
  help me please
  can you help with my insurance
  more info please
  need info on the vaccine
  start my refill
  when can I start taking it

  STOPPED
  stopping by
  unstoppable
  full stop pharmacy
  can't sleep, can't stop shaking
  my number changed to 555-555-0123
  do you have the right number
  I am not interested in the generic, brand only
  is this spam?
  who is this
  paren aquí
  no puedo dejar de toser
  no tengo más pastillas
  no me manden la receta a CVS
  ¿por qué no me escriben?
  ya no tengo medicina
  ya no me duele
  no me mandaron la receta
  cancelar mi cita
  quiero cancelar mi receta
  no quiero el genérico
  no quiero que mi esposo vea mis mensajes
  no más dolor
  sí por favor
  ¿está lista mi receta?
  mándenme un mensaje
  al final del mes
`);
