/** Words without a subject, in both languages, without accents. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an and any are as at be because been but by can could did do does doing done dont for from get gets getting got going gonna had has have
  having he hello help her here hey hi him his how i if im in into is it its just know let like long looking many me more much must my need needs
  no not of off ok okay on one only or our over please pls plz question really say she should so some somebody someone something still store pharmacy sure
  take takes taking taken tell than thank thanks thx that thats the their them then there these they thing things this those to too us use using very want wants was we well were
  what whats when where which who why will with would yes yeah you your ya u r ur sell sells carry carries offer offers buy find guys hours day days today tomorrow
  good provide able wondering about give gives keep put work works made make makes ask per also stuff talk back lol haha omg rn tho idk btw
  am isnt arent cant wont didnt doesnt havent hasnt wasnt ive ill id youre theyre hes shes weve theres y all yall folks hiya
  now right away another other anything everything every each both even ever never always sometimes maybe might may shall such same own
  being while until till before again once during between through down out up guy lady people person place way ways little bit lot lots kind
  gave given giving come comes came coming go goes went went gone came try trying tried think thinking thought guess mean means said says told
  el la los las un una unos unas lo le les se me te nos mi mis tu tus su sus yo usted ustedes ud uds ellos ella ellas el de del al a en por para pa con sin
  y e o u ni que q k ke como komo cuando donde cual cuales quien si no ya muy mas menos pero porque pq xq es son esta estan este esta esto eso esa ese
  esas esos estos estas ser estar fue era hay ha han he hemos tengo tiene tienen tenia puedo puede pueden podria podrian puedes quiero quisiera quiere
  hacer hago hace hacen haces ago aser ase asen voy va van ir vamos soy somos sido favor porfa porfavor porfis hola buenas buenos dias tardes gracias
  ahi aqui aca alla alli ahora ahorita hoy manana luego entonces pues bien asi tambien solo nomas nada algo alguna alguno algun todo toda todos todas
  farmacia tienda saber digame dime dice dicen dar dan da den doy dame deme venden vende vender venta tener tenga tengan haber aver ver veo cosa cosas
  jaja jajaja oye oiga mire mira ay uy creo cuanto cuanta cuantos cuantas kuanto otra otro otras otros cada desde hasta sobre entre ante tan tanto
  wat wats whens gimme lemme wanna gotta cuz bout abt smth got yet ese gustaria ayuda ayudar ayudan ayude ayuden ayudas`.split(
    /\s+/,
  ),
);
