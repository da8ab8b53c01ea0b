/**
 * Common medicines of US outpatient pharmacies, generic and brand, lower case without accents, plus Spanish names that differ. Everyday
 * words are left out, because false warnings get ignored.
 */
export const drugNames: ReadonlySet<string> = new Set(
  `abilify acetaminophen acyclovir adderall advair advil albuterol alendronate aleve allegra allopurinol alprazolam amiodarone
  amitriptyline amlodipine amoxicillin amphetamine anastrozole apixaban aricept aripiprazole aspirin atenolol ativan atomoxetine
  atorvastatin augmentin azithromycin baclofen basaglar benadryl benazepril benicar benzonatate bisoprolol budesonide bumetanide
  buprenorphine bupropion buspirone captopril carbamazepine carbidopa carvedilol cefdinir cefuroxime celebrex celecoxib celexa
  cephalexin cetirizine chlorthalidone cialis cipro ciprofloxacin citalopram claritin clindamycin clonazepam clonidine clopidogrel
  clotrimazole codeine colchicine concerta coreg coumadin cozaar crestor cyclobenzaprine cymbalta dapagliflozin depakote desvenlafaxine
  dexamethasone dexilant diazepam diclofenac dicyclomine digoxin diltiazem diphenhydramine divalproex donepezil doxazosin doxycycline
  dulaglutide duloxetine effexor eliquis empagliflozin enalapril entresto epipen escitalopram esomeprazole estradiol eszopiclone
  ezetimibe famotidine farxiga fenofibrate fentanyl finasteride flexeril flomax flonase fluconazole fluoxetine fluticasone folate
  furosemide gabapentin glimepiride glipizide glucophage glyburide guaifenesin humalog humira hydralazine hydrochlorothiazide
  hydrocodone hydroxychloroquine hydroxyzine hyzaar ibuprofen imitrex insulin invokana irbesartan isosorbide januvia jardiance
  keflex keppra ketoconazole ketorolac klonopin labetalol lamictal lamotrigine lansoprazole lantus lasix latanoprost letrozole
  levemir levetiracetam levofloxacin levothyroxine lexapro linagliptin lipitor liraglutide lisinopril lithium loperamide loratadine
  lorazepam losartan lovastatin lyrica meclizine medroxyprogesterone meloxicam memantine metformin methadone methocarbamol
  methotrexate methylphenidate methylprednisolone metoclopramide metoprolol metronidazole mirtazapine montelukast morphine motrin
  mounjaro mucinex mupirocin naloxone naltrexone naproxen narcan neurontin nexium nifedipine nitrofurantoin nitroglycerin norco
  norvasc nortriptyline novolog nystatin olanzapine olmesartan omeprazole ondansetron oseltamivir oxybutynin oxycodone oxycontin
  ozempic pantoprazole paroxetine paxil paxlovid penicillin percocet phenobarbital phentermine phenytoin pioglitazone plaquenil
  plavix pravastatin prednisolone prednisone pregabalin prilosec prinivil progesterone promethazine propranolol protonix prozac
  quetiapine rabeprazole ramipril ranitidine remeron risperidone ritalin rivaroxaban rizatriptan ropinirole rosuvastatin rybelsus
  semaglutide seroquel sertraline sildenafil simvastatin singulair sitagliptin spiriva spironolactone suboxone sumatriptan symbicort
  synthroid tadalafil tamiflu tamoxifen tamsulosin temazepam terazosin terbinafine ticagrelor timolol tirzepatide tizanidine topamax
  topiramate toprol torsemide tramadol trazodone tresiba triamcinolone triamterene trulicity tylenol valacyclovir valium valsartan
  valtrex venlafaxine ventolin verapamil viagra vicodin victoza vyvanse warfarin wegovy wellbutrin xanax xarelto zestril zetia
  zithromax zocor zofran zoloft zolpidem zovirax zyrtec
  acetaminofen aciclovir amlodipino amoxicilina aspirina atorvastatina azitromicina cefalexina ciprofloxacino clonazepan codeina
  doxiciclina fluoxetina gabapentina glibenclamida hidroclorotiazida hidrocodona ibuprofeno insulina levotiroxina loratadina
  metformina metotrexato morfina naproxeno omeprazol oxicodona paracetamol penicilina prednisona sertralina simvastatina tramadol
  warfarina`.split(/\s+/),
);
