/** Words shared by several tables, each as one slot of a phrase (`a/b`: either; `ab*`: any word with that prefix). */

export const personEn =
  'he/she/they/him/her/them/mom/mum/moms/mama/mother/mommy/dad/dads/daddy/father/papa/husband/hubby/wife/wifey/son/daughter/baby/infant/newborn/child/kid/kids/kiddo/toddler/brother/bro/sister/sis/grandma/grandmother/granny/nana/meemaw/mawmaw/abuela/grandpa/grandfather/grandad/granddad/pawpaw/papaw/grandson/granddaughter/grandbaby/friend/buddy/roommate/roomate/roomie/boyfriend/bf/girlfriend/gf/partner/neighbor/uncle/aunt/auntie/cousin/niece/nephew/someone/somebody/guy/man/lady/woman/dude/patient/pt/resident/coworker/teammate/customer/boss/girl/boy/teen/teenager/teenage/student/mil/fil/stepdad/stepmom/stepson/fiance/fiancee/coach/worker/driver/elder';
export const personEs =
  'el/ella/mama/madre/mami/ama/jefa/papa/papi/apa/padre/jefe/esposo/esposa/marido/mujer/viejo/vieja/hijo/hija/mijo/mija/bebe/bebita/bebito/nino/nina/nene/nena/nenito/nenita/chiquito/chiquita/chamaco/chamaca/chamaquito/chavo/chava/chavalo/chiquillo/pelado/pelaito/cipote/guagua/hermano/hermana/carnal/abuelo/abuela/abuelito/abuelita/nieto/nieta/amigo/amiga/novio/novia/vecino/vecina/tio/tia/primo/prima/sobrino/sobrina/suegro/suegra/cunado/cunada/yerno/nuera/senor/senora/muchacho/muchacha/companero/companera/compadre/comadre/compa/roomie/alguien/paciente/cliente';
export const childEn =
  'child/childs/children/kid/kids/kiddo/toddler/toddlers/baby/babys/infant/newborn/son/sons/daughter/daughters/grandson/grandsons/granddaughter/grandchild/grandkid/grandkids/grandbaby/nephew/niece/preschooler/tot/twins/twin/boy/boys/girl/lo/teen/teenager/tween/yo/yr/bebe/nino/nina/mijo/mija/nene/nena/student/kindergartner';
export const petEn =
  'dog/dogs/puppy/pup/cat/cats/kitten/kitty/chihuahua/lab/beagle/terrier/poodle/retriever/pitbull/dachshund/rabbit/bunny/hamster/ferret/bird/parrot/horse/pet';
export const childEs =
  'nino/nina/ninos/ninas/bebe/bebita/bebito/hijo/hija/hijos/hijito/hijita/mijo/mija/nieto/nieta/sobrino/sobrina/chiquito/chiquita/chamaco/chamaca/chamaquito/chamaquita/chavalo/chavito/chiquillo/chiquilla/nene/nena/nenes/nenito/pelado/pelaito/cipote/guagua/muchachito/criatura/toddler/kid/baby/escuincle/morrito/morrita/patojo/guiro/chico/pequeno/pequena/nieta/gemelos/adolescente/menor';
export const petEs =
  'perro/perra/perrito/perrita/gato/gata/gatito/gatita/cachorro/conejo/mascota/perico/chihuahua/caballo';
export const bodyEn =
  'arm/arms/leg/legs/hand/hands/foot/feet/face/back/belly/stomach/neck/finger/fingers/toe/toes/thigh/ankle/head/skin/chest/shoulder/knee/wrist/ear/ears/calf/shin/body';
export const bodyEs =
  'brazo/brazos/pierna/piernas/mano/manos/pie/pies/cara/espalda/panza/estomago/cuello/dedo/dedos/muslo/tobillo/cabeza/piel/pecho/hombro/rodilla/oreja/cuerpo/pantorrilla';

/** A range of whole numbers as one slot of a phrase. */
export function numbersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).join('/');
}
