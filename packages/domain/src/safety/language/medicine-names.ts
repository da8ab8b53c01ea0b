import { lazyValue } from '../../text/lazy-value.ts';

/** Medicines that need a prescription, by generic and brand name, as people type them in English and Spanish. */
export const prescriptionMedicines = `
lipitor atorvastatin metformin metformina lisinopril amlodipine amlodipino losartan omeprazole omeprazol levothyroxine levotiroxina
synthroid plavix clopidogrel warfarin coumadin eliquis xarelto albuterol salbutamol ventolin ozempic wegovy mounjaro trulicity jardiance
farxiga januvia zepbound saxenda prednisone prednisona amoxicillin amoxicilina zoloft sertraline sertralina prozac fluoxetine fluoxetina
lexapro escitalopram wellbutrin bupropion trazodone nitro nitroglycerin nitroglicerina simvastatin simvastatina crestor rosuvastatin
metoprolol carvedilol hydrochlorothiazide hctz furosemide lasix furosemida zpack zpak zpac valsartan spironolactone insulin insulina lantus
humalog novolog glipizide glipizida glucagon symbicort advair flonase singulair montelukast keppra lamictal lamotrigine levetiracetam
dilantin seroquel abilify risperidone lithium litio zofran viagra cialis sildenafil tadalafil azithromycin azitromicina cipro penicillin
penicilina bactrim hydroxychloroquine methotrexate humira enbrel tamiflu paxlovid prep truvada finasteride allopurinol alopurinol meloxicam
naproxen cyclobenzaprine flexeril baclofen topamax estradiol epipen epipens cymbalta duloxetine effexor venlafaxine gabapentina pantoprazole
pantoprazol famotidine spiriva hydroxyzine buspirone donepezil memantine clonidine propranolol atenolol aripiprazole quetiapine olanzapine
zyprexa haloperidol clozapine topiramate depakote valproate carbamazepine tegretol phenytoin oxcarbazepine vimpat primidone sinemet
carbidopa levodopa ropinirole requip pramipexole mirapex aricept namenda buspar mirtazapine remeron paxil paroxetine celexa citalopram
pristiq desvenlafaxine amitriptyline elavil nortriptyline doxepin prazosin strattera atomoxetine guanfacine intuniv qelbree augmentin keflex
cephalexin cefalexina doxycycline doxiciclina minocycline clindamycin clindamicina metronidazole metronidazol flagyl macrobid nitrofurantoin
levaquin levofloxacin ciprofloxacin ciprofloxacino omnicef cefdinir zithromax erythromycin valtrex valacyclovir acyclovir aciclovir
fluconazole fluconazol diflucan nystatin terbinafine ivermectin plaquenil medrol methylprednisolone dexamethasone decadron celebrex
celecoxib mobic indomethacin toradol ketorolac colchicine tizanidine zanaflex methocarbamol robaxin skelaxin norvasc diltiazem cardizem
verapamil nifedipine hydralazine isosorbide imdur ranexa digoxin digoxina amiodarone sotalol multaq entresto benicar olmesartan diovan
irbesartan telmisartan micardis benazepril enalapril ramipril quinapril torsemide bumex chlorthalidone zetia ezetimibe pravastatin
pravastatina lovastatin repatha praluent gemfibrozil fenofibrate glyburide glibenclamida glimepiride pioglitazone actos rybelsus victoza
semaglutide tirzepatide tresiba levemir basaglar toujeo admelog fiasp apidra armour liothyronine cytomel nurtec ubrelvy sumatriptan imitrex
rizatriptan maxalt aimovig ajovy emgality flomax tamsulosin tamsulosina oxybutynin myrbetriq detrol proscar avodart clomid letrozole
anastrozole tamoxifen tamoxifeno premarin progesterone depo nuvaring nexplanon yaz sprintec junel loestrin dupixent xolair trelegy breo
dulera qvar pulmicort budesonide ipratropium atrovent xopenex theophylline prolia fosamax alendronate boniva actonel azathioprine tacrolimus
cellcept prograf xeljanz rinvoq stelara skyrizi otezla cosentyx latanoprost xalatan timolol restasis xiidra zyloprim probenecid ondansetron
promethazine phenergan reglan metoclopramide hyoscyamine bentyl dicyclomine sucralfate carafate lansoprazole dexilant varenicline chantix
naltrexone vivitrol antabuse lotensin zestril toprol coreg lopressor inderal catapres aldactone demadex zaroxolyn nicardipine glucophage
tradjenta invokana
`;

/** Controlled medicines. */
export const controlledMedicines = `
adderall vyvanse ritalin concerta focalin methylphenidate metilfenidato dexedrine amphetamine anfetamina oxycodone oxicodona oxycontin
percocet hydrocodone hidrocodona norco vicodin morphine morfina fentanyl fentanilo tramadol codeine codeina methadone metadona suboxone
subutex buprenorphine buprenorfina xanax alprazolam ativan lorazepam klonopin clonazepam rivotril valium diazepam ambien zolpidem lunesta
temazepam restoril phenobarbital phentermine fentermina testosterone testosterona lyrica pregabalin gabapentin soma carisoprodol tylenol3
belsomra modafinil provigil dilaudid hydromorphone
`;

/** Medicines and supplements sold without a prescription. */
const otherMedicines = `
tylenol acetaminophen acetaminofen paracetamol tempra ibuprofen ibuprofeno advil motrin aleve naproxeno aspirin aspirina excedrin bayer
nyquil dayquil theraflu mucinex guaifenesin sudafed robitussin delsym dextromethorphan benadryl diphenhydramine difenhidramina zyrtec
cetirizine cetirizina claritin loratadine loratadina allegra fexofenadine xyzal nasacort afrin pepto bismol imodium loperamide loperamida
tums rolaids gaviscon miralax dulcolax senna senokot metamucil colace prilosec nexium pepcid melatonin melatonina dramamine bonine meclizine
unisom zzzquil lidocaine voltaren diclofenac diclofenaco biofreeze hydrocortisone hidrocortisona neosporin lotrimin clotrimazole monistat
miconazole minoxidil rogaine lamisil orajel azo desitin nicorette magnesium magnesio potassium zinc turmeric creatine ashwagandha biotin
elderberry glucosamine pseudoephedrine alka seltzer desenfriol metamizol dipirona ketorolaco buscapina neomelubrina
`;

const names = lazyValue(
  () => new Set(`${prescriptionMedicines} ${controlledMedicines} ${otherMedicines}`.trim().split(/\s+/)),
);

const controlled = lazyValue(() => new Set(controlledMedicines.trim().split(/\s+/)));

export const isControlledName = (word: string): boolean => controlled().has(word);

/** Endings of generic names (United States Adopted Names stems), also as Spanish writes them. */
const stems =
  /.(?:pril|sartan|e?statina?|[aio]lol|dipin[eo]|[cp]razol[e]?|[cn]azol[e]?|cilli?na?|[mt]h?romi?ci?na?|mycin|micina|floxacin[oa]?|cyclin[e]|ciclina|tidin[ea]|triptan|gliptin[a]?|gliflozin[a]?|glutid[ea]|zepam|zolam|oxetin[ea]|triptylin[e]|triptilina|setron|parin|xaban|sone|solone|profen[o]?|thiazide|semid[ea]|formin[a]?|glitazon[ea]|lukast|terol|tropium|codon[ea]|morphon[e]|dronat[eo]?|fenac[o]?|oxicam|cyclovir|ciclovir|lamid[ea])$/;

/** Whether a plain word is the name of a medicine; names that the list lacks are known by their ending. */
export function isMedicineName(word: string): boolean {
  return names().has(word) || (word.length > 6 && stems.test(word));
}
