/** Medicine names as people write them, generic and brand, with Spanish forms. One kind a line. */
const names = `
  tylenol acetaminophen paracetamol apap acetaminofen tilenol tempra panadol excedrin
  ibuprofen advil motrin ibuprofeno aspirin aspirina asa bayer aleve naproxen naproxeno flanax midol diclofenac diclofenaco voltaren meloxicam celebrex celecoxib toradol ketorolac ketorolaco indomethacin nabumetone etodolac
  benadryl diphenhydramine difenhidramina zyrtec cetirizine cetirizina claritin loratadine loratadina clarityne allegra fexofenadine xyzal hydroxyzine hidroxicina dramamine meclizine meclizina chlorphenamine singulair montelukast flonase nasacort
  nyquil dayquil mucinex robitussin delsym sudafed pseudoephedrine theraflu vicks coricidin dextromethorphan guaifenesin tessalon benzonatate antigripal desenfriol contac
  pepto bismol imodium loperamide loperamida tums rolaids maalox mylanta zantac pepcid famotidine prilosec nexium prevacid miralax colace dulcolax senna senokot metamucil simethicone zofran ondansetron reglan bentyl alkaseltzer
  metformin metformina glucophage ozempic wegovy mounjaro zepbound trulicity victoza saxenda rybelsus semaglutide semaglutida tirzepatide jardiance farxiga januvia glipizide glipizida glimepiride glimepirida glyburide gliburida actos pioglitazone
  insulin insulina humalog lantus novolog basaglar levemir tresiba toujeo humulin novolin lispro glargine glargina aspart
  lisinopril losartan valsartan amlodipine amlodipino amlodipina norvasc metoprolol atenolol carvedilol coreg propranolol diltiazem verapamil nifedipine hydralazine clonidine clonidina hydrochlorothiazide hctz chlorthalidone furosemide furosemida lasix bumex torsemide spironolactone espironolactona benazepril enalapril ramipril captopril diovan benicar entresto minoxidil digoxin digoxina amiodarone isosorbide nitroglycerin nitroglicerina nitro
  atorvastatin atorvastatina lipitor simvastatin simvastatina rosuvastatin crestor pravastatin lovastatin zetia ezetimibe fenofibrate
  warfarin warfarina coumadin eliquis apixaban xarelto plavix clopidogrel heparin lovenox brilinta pradaxa
  levothyroxine levotiroxina synthroid armour liothyronine methimazole
  prednisone prednisona methylprednisolone medrol dexamethasone dexametasona hydrocortisone hidrocortisona cortisone cortisona steroid steroids
  amoxicillin amoxicilina augmentin azithromycin azitromicina zithromax zpack zpak cipro ciprofloxacin levaquin doxycycline doxiciclina minocycline keflex cephalexin cefalexina cefdinir bactrim septra penicillin penicilina ampicilina clindamycin clindamicina flagyl metronidazole metronidazol macrobid nitrofurantoin tetracycline vancomycin
  fluconazole fluconazol diflucan monistat nystatin terbinafine lamisil paxlovid tamiflu oseltamivir acyclovir aciclovir valacyclovir valtrex ivermectin ivermectina albendazole hydroxychloroquine plaquenil prep truvada descovy biktarvy
  gabapentin gabapentina neurontin lyrica pregabalin pregabalina tramadol oxycodone oxicodona oxycontin percocet percs hydrocodone hidrocodona vicodin norco codeine codeina morphine morfina methadone metadona suboxone subutex buprenorphine fentanyl fentanilo dilaudid hydromorphone demerol tapentadol
  xanax alprazolam ativan lorazepam klonopin clonazepam valium diazepam restoril temazepam ambien zolpidem lunesta trazodone trazodona sonata melatonin melatonina unisom zzzquil halcion
  adderall ritalin concerta vyvanse methylphenidate metilfenidato strattera focalin guanfacine intuniv modafinil phentermine fentermina
  zoloft sertraline sertralina prozac fluoxetine fluoxetina lexapro escitalopram celexa citalopram paxil paroxetine wellbutrin bupropion cymbalta duloxetine duloxetina effexor venlafaxine pristiq amitriptyline amitriptilina nortriptyline remeron mirtazapine buspar buspirone buspirona seroquel quetiapine quetiapina abilify aripiprazole risperdal risperidone risperidona zyprexa olanzapine olanzapina haldol lithium litio clozapine latuda
  lamictal lamotrigine keppra levetiracetam depakote valproate dilantin phenytoin tegretol carbamazepine carbamazepina topamax topiramate topiramato trileptal phenobarbital
  flexeril cyclobenzaprine ciclobenzaprina baclofen soma carisoprodol tizanidine zanaflex robaxin methocarbamol skelaxin
  colchicine colchicina allopurinol alopurinol methotrexate metotrexato humira enbrel remicade xeljanz dupixent stelara otezla fosamax alendronate prolia tamoxifen anastrozole letrozole
  viagra sildenafil cialis tadalafil levitra tamsulosin tamsulosina flomax finasteride proscar propecia oxybutynin myrbetriq detrol azo pyridium
  albuterol salbutamol ventolin proair advair symbicort flovent pulmicort spiriva trelegy breo duoneb atrovent
  premarin estradiol progesterone progesterona estrogen depo nexplanon nuvaring yaz sprintec ella clomid letrozole testosterone testosterona provera
  accutane isotretinoin tretinoin retin clobetasol triamcinolone ketoconazole mupirocin neosporin bacitracin differin
  sumatriptan imitrex maxalt rizatriptan nurtec ubrelvy emgality fioricet donepezil aricept memantine namenda sinemet levodopa requip
  aripiprazol omeprazole omeprazol lansoprazole pantoprazole pantoprazol protonix ranitidine ranitidina
  naltrexone naltrexona antabuse chantix narcan`;

export const medicineNames = new Set(names.split(/\s+/).filter((name) => name !== ''));

const endings =
  /(pril|sartan|statina?|olol|azole?|cillin|cilina|mycin|micina|floxacin[ao]?|cycline|ciclina|dipine|dipin[ao]|gliptina?|gliflozina?|glutida?|glutide|azepam|zolam|codone|codona|morphone|triptan|ciclovir|cyclovir|tidine|tidina|lukast|thiazide|tiazida|semide|semida|profen[oa]?|oxetine|oxetina|pramine|triptyline|triptilina|azepine|azepina|gabalina?|formina?|xaban|sone|sona|solone|solona|nidazole?|afil|barbital|setron|parina?|dronate|limumab|zumab|ximab|fibrate|fibrato|terol|tropium|phylline|filina|caine|caina)$/;
const notMedicines = new Set(
  'person personas persona resona reasone cocaine cocaina heroina oficina cocina petroleum'.split(' '),
);

/** Whether a word of at least seven letters ends like a medicine name. */
export function isMedicineName(word: string): boolean {
  return word.length >= 7 && endings.test(word) && !notMedicines.has(word);
}

export const medicineNameList = [...medicineNames].join(', ');
