/** Common words in passwords, English and Spanish: purposes, names, teams, animals, months, phrases. */
export const commonWords: readonly string[] = `
password passwort passcode passphrase pass pwd secret secreto clave contrasena contrasenia access acceso login logon signin user usuario
username admin administrator administrador root superuser system sistema server default guest test tester testing demo sample temp
temporary changeme change letmein openup opensesame sesame welcome bienvenido bienvenida hello hola goodbye adios please porfavor thanks
thankyou gracias letme whatever nothing nobody something blank master manager boss chief office work company business store shop
tienda internet website computer computadora laptop phone mobile email mail google facebook twitter instagram youtube netflix amazon
microsoft windows apple android samsung iphone nintendo playstation xbox minecraft pokemon fortnite roblox
iloveyou ilove loveyou love lover loveme lovely amor teamo tequiero miamor corazon princess princesa prince principe queen reina king
angel angels angelito baby babygirl bebe honey sweetheart sweet sugar candy chocolate cookie cupcake kisses forever always family familia
mother madre father padre mommy daddy mama papa sister hermana brother hermano friend friends amigo amiga amigos children hijos
dragon monkey tiger lion eagle panther wolf bear horse pony puppy kitten kitty doggy butterfly mariposa dolphin unicorn turtle rabbit
chicken spider snake shark falcon phoenix elephant buster shadow smokey pepper ginger bandit lucky rocky max bella charlie cooper
sunshine rainbow summer verano winter invierno spring primavera autumn otono flower flores rose rosa purple orange yellow green blue
black white silver golden diamond crystal star stars estrella moon luna sun soleil heaven cielo ocean beach playa mountain river
football futbol soccer baseball beisbol basketball hockey tennis golf racing runner arsenal chelsea liverpool manchester united
barcelona realmadrid madrid juventus boca river america chivas pumas cowboys steelers packers eagles patriots yankees dodgers lakers
bulls warriors giants rangers champion winner player gamer hunter fishing hunting
superman batman spiderman ironman starwars starwar matrix hobbit gandalf potter hogwarts pikachu naruto
michael jennifer jessica ashley daniel david joshua matthew andrew robert thomas william richard joseph charles anthony jordan justin
brandon nicole amanda michelle samantha elizabeth stephanie melissa hannah maria jose juan carlos luis miguel pedro pablo jorge
fernando francisco antonio manuel alejandro alejandra sofia camila valentina isabella daniela gabriela guadalupe jesus christ cristo
dios blessed faith hope peace power freedom liberty america american mexico mexicano texas california florida newyork london
chicago dallas boston brooklyn hollywood
january february march april june july august september october november december enero febrero marzo abril mayo junio julio agosto
septiembre octubre noviembre diciembre monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes
sabado domingo today tomorrow birthday christmas navidad halloween
money dinero dollar cash rich million lottery casino poker party music musica guitar guitarra metal rock dance singer
freepass trustno trustno1 trust nothanks killer hacker ninja pirate samurai warrior soldier marine police doctor nurse enfermera
mercedes ferrari porsche corvette mustang camaro harley yamaha honda toyota
thisismy thisis mynameis myname itsme iam imthe the and for with new one two three four five six seven eight nine zero uno dos tres
`
  .trim()
  .split(/\s+/);
