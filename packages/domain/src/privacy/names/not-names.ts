/** Words beside names that are no names themselves, lower case without accents. */

export const suffixes = new Set(['jr', 'sr', 'iii', 'ii', 'md']);
export const particles = new Set([
  'de',
  'del',
  'van',
  'von',
  'der',
  'la',
  'da',
  'dos',
  'di',
  'st',
  'bin',
  'al',
  'el',
  'y',
]);
/** After "Dr.", "my doctor is" and so on. */
export const titleWords = new Set(
  (
    'office appointment said says called call calls sent send sends wrote write prescribed gave told wants wanted will would can could should has had have did does is was are at in on and or for to who what when where why how about ' +
    'never not new old out away here there just still already also order orders ordered changed retired moved visit bill bills fax faxed number note notes phone please ok okay que me mi le dijo mando receto cambio llamo esta estaba va fue no ya ' +
    'hours care primary family heart foot eye skin pain urgent practitioner practitioners practicioner anesthetist midwife manager supervisor aide hotline line advice educator coordinator clinic closed on-call de del la el los las con por para en y o general'
  ).split(' '),
);
/** Words that follow an announcement without being a name. */
export const notNames = new Set(
  (
    'a about after age an and any are as asking at because birthday born but call called calling can for from good has have he her here hi his how i if im in is it just live lives looking ' +
    'me mine my need needs new not of ok okay on or our out please ready she so sorry sure that thanks the their them there they this to too trying ' +
    'wanting waiting was we what when where which who why will with would yes you your am pm today tomorrow monday tuesday wednesday thursday friday ' +
    'saturday sunday january february march april may june july august september october november december ' +
    'aqui con cuando de del donde el ella ellos en es esta este esto estoy gracias hola la las lo los llamo mi mis naci nacida nacido muy necesito no nueva nuevo ' +
    'o para pero por porque que quien quiero quisiera si soy su sus tengo tambien tiene tu un una vive vivo usted y ya hoy manana ' +
    'name names nombre patient paciente member date dob phone address rx prescription medicine medicina refill medicare medicaid insurance pharmacy ssn email mail tel ' +
    'farmacia pharmacist farmaceutico doctor dr customer cliente christmas thanksgiving street avenue plan part flu covid diabetic diabetes shoes ' +
    'shoe shot shots vaccine vaccines vacuna vacunas blood sugar test strips vitamin delivery transfer transferring order orders hours holiday happy ' +
    'social security health home blue cross shield store supplies compounding pet pets kids adults seniors pfizer moderna walgreens cvs walmart costco ' +
    'mal escrito compuesto pa falleció fallecio wrong different spelled brand generic misspelled change changed first last same missing number both either someone somebody anyone him us usted ustedes alguien el'
  ).split(' '),
);
