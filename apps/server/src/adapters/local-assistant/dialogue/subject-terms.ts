import { searchTerms } from '../search-terms.ts';

/** Words that an answer need not repeat. */
const general = new Set(
  searchTerms(
    `price cost how much cheap expensive pay accept send bring sign call phone doctor relative pick up ready medicine prescription fill late early
    open close hours free need ask say tell order monday tuesday wednesday thursday friday saturday sunday weekend lunes martes miercoles jueves
    viernes sabado domingo visit stop by pass help info details staff customer old new extra first last minute problem trouble right sit one ones even fix carry wait something anything use using necesito ocupo papeles after then later law llegan llega chat save saves saved guardan talk talks talking speak speaks hablan habla type types public
    local see sorry mean live leave start number hora horas mediodia noon doable possible posible se puede let know avisar aviso traer traigan
    roommate truck trailer alguien someone somebody persona gente relative documento documentos requisito requisitos late behind`,
  ),
);

/** Words that name a thing only together with another: "passport photos", "gift card". */
const weakTerms: ReadonlySet<string> = new Set(
  searchTerms(
    `talla tamano tamanio oferta color photo card paper machine box pass service services servicio servicios program programa line room place spot space form list kind kinds type size
    brand marca appointment insurance refill transfer owner manager pharmacist employee name nombre time year month week ano mes semana dia
    delivery online app website text message mensaje app question pregunta copy copia wait record records bill check home house bag car everybody
    note nota carta certified
    trabajo job jobs address direccion location ubicacion telefono horario schedule anywhere somewhere exact available different own record able else trying`,
  ),
);

const isNumber = (term: string) => /^\d/.test(term);

/** What a question is about, as search terms, without words that fit any question. */
export function subjectTerms(text: string): string[] {
  return searchTerms(text).filter((term) => !general.has(term) && !isNumber(term));
}

/** A prescription medicine is no goods of the store: its page depends on what is asked about it. */
const namesMedicine = (thing: string) =>
  searchTerms(thing).some((term) => term === 'medicine_' || term === 'controlled_');

/** The terms that tell a thing from others; none for "a card" or "the price". */
export function thingTerms(thing: string): string[] {
  if (namesMedicine(thing)) return [];
  return subjectTerms(thing).filter((term) => !weakTerms.has(term));
}
