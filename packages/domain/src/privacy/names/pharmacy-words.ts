/** More words that are no names: what is often said to a pharmacy, from the clauses of `scripts/gate`. Lower case without accents. */
export const pharmacyWords: ReadonlySet<string> = new Set(
  `
  mrn subscriber bday ins num terminacion rn nro tel cel celular dob fdn ssn afiliado afiliada expediente poliza titular domicilio conserje holder cardholder acct guion bajo arroba hyphen underscore period slash diagonal zip bin pcn grp exp cvv hubby fyi asap btw pls plz thx tks ty ok okay pq porq xq tmb tbn oiga porfa porfis ahorita
  abanicos abejas abiertas abogada abort abortion abrazo abreva abri abrirlo abro abroad abscess absorb absorbe abstract academy accidental accidentally
  accidently accidents according accordion accountant accounting accusations accutane acepta acetaminofen acetaminophen acetona aches achy acid acidez
  acido acids acondicionado acordaba acordeon acostado acostarme acres acta activated acuerda added addict addictive adding addition addy adelantado
  adelanto adelfa adelgaza adelgazar adjust adjuster admired admitted adolescente adorno adrede adultos adults advanced aerolinea afecta affected
  affection afib afrin agarrar agarre aged agent aggressive agony agosto agotado agrego aguacate aguadito aguantar aguante aguita aguja ahijada ahijado
  ahoga ahogada ahogado ahogando ahogo ahorcado ahorcarme ahorco ahorro ahorros aide aint airbag aircraft airline aisles alacran albendazol alberca
  album alergica alergico alerts alfombra algebra aliento alimento alivio allergist allowance almohada almonds alot alphabet alternate alternative
  altitude aluminio alumno alzheimer alzheimers amaneci amanecio amanezca amanezco amarillas amarillo amarre amarro amazon amitriptilina amoniaco
  ampollas anaphylaxis anchos ancianos andaba andadera andaderas andan anemia anesthesia aneurisma aneurysm angustia animo anis aniversario announced
  annual ansiedad antacid antacids antiacidos antialergico antibioticos anticonceptivas anticonceptivo anticongelante antidepresivo antidepresivos
  antidepressants antidoping antifungal antigripal antihistamine antique ants anuncian anuncios anxiety anzuelo apaga apagada apagar apagarme apago
  apague aparatito apartamentos apartan apartar apendice apendicitis apnea apparently appeared appendix appetite apples applied appointed appreciated
  approval aprendiendo aprendio apretada apretado apretar aprieta aprieto apunalaron apunto aquarium arano arbusto arch arches arching arde ardiendo
  ardor areas aretes arguments armpit arnica arranca arranco arrangements arrastra arregla arreglado arreglan arreglando arreglaron arreglo arrepenti
  arrow arroz arsenic artery arts asada asador asaltaron asere asfixiando ashes ashwagandha asilo asma aspirinas assisted association astilla asusta
  asusto ataques atendiendo atendio athlete athletes atienden atmosphere atole atoms atorado atoro atraganto atrapada atraso atropellaron atropelle
  atropello attempted attempts attic auction audifonos audio audit auntie aunts aura author autism autistic autofill automobile autopista autorefill
  autorizo aventar aventarme avisan avisar avisaron avisen avisos avispa avispas awareness axed ayudan ayunas ayuno azarcon azelastine azotea babbling
  babea babeando babys babysitter babysitting bachelor backed backpack backyard bagel bagged baggie bait bajando bajita bajito bajon bake balazo balcon
  balcony ballet ballgame balloon balm bananas banarme bandage bandaid bands banged bangs bankruptcy banned banqueta baptism barandal barata barbacoa
  barbecue barbilla barcode bare bark barking barracuda barro bartender baston batch bate bateria baterias bathtub batter bautizo bazo bead beads beagle
  beam bearing bebes bebi bebio beds bedside bedsore beep beeping behaved beige beisbol belief bendiciones bendiga bendito bends benefits benign bent
  benzoyl berries besides beta biberon bicarbonato bici bicicleta biktarvy billed billetes billing binder binge biologic biopsy biotin biotina bipolar
  bisabuelo biscuits bitcoin bites biting bitten blacked blacking blackout bladder blades blamed blank bleached bleachers bled bleed bleeds blessing
  blink blistered blisters bloated blocker blocking bloodwork bloqueo blotchy blouse blues bluish blurry blusa boards bochornos boil boiled boiler
  boiling boldo boleto boletos bolitas bolsita bolt bombed bombero bomberos bonine booked borax borde boredom boric borracha borre borro borrosa borroso
  borrowed bota botando botica botiquin botiquines boto botox bounce bouncing boxer bracelet bracelets brag brake brakes branches brands braso breakup
  breastbone breathed breathes breathin breathless breaths breed brewery brick briefs brilinta brinca brincando brincar brinco brinque broadcast
  brochures bronchitis brow brownie brownies bruise bruised bruises brushed brushes brushing brutal bubblegum bubbles bubbling bucal buche bucket
  buckets builds bulb bulging bullied bullying bumped bumper bumps bungee bunion bunk bunkmate burbuja burden burger burial burping burps burrito burst
  burying busque busquen butterfly buttons buyer buzz buzzing bypass cabe cabecita caben cables caca cacahuate cacahuates cachete cadera caen cafecito
  cafeina cafetera cafeteria caffeine caida caigo cajero cajita cajon calambre calambres calamine calcetin calcio calcium calefaccion calendario
  calendars calentador calenton calientita caller callo calms calorias calories calves camaron camas cambiamos cambiarlo cambien camina caminata
  camiseta camper campfire camphor camping canasta cancelar cancele cancelen cancelled cancelo candado candidate candidates cane canes canker canned
  canoe canon cans cansa cansancio cansao canse canta canvas capacity capful capitulo capsaicin capsula capsulas capsule capsules captura carbamazepina
  cardboard cardiologist cardiologo cardiology caretaker cargar cargue carpal carprofen carrier carries carriola carritos carros carrot carton carts
  carved casados cascabel casco casero caseworker cashew cashiers casita casket casserole castor casual catarro caterpillar cateter catorce causes
  caving cayendo ceiling cejas celebra celiac cement cemento cemetery ceno cepillo cera cereal cerebral cerrando certificate cervezas cesarea chainsaw
  chalk challenged chamaco chamacos chamba chamo chanclas chapel chapopote chapped charcoal charger chart chatbot checan checkup cheeks cheerful chem
  chemicals chemistry chemo chequeo cheques chess chew chewable chewables chewed chewing chews chickened chickens chihuahua chile chili chilla chills
  chipped chiquitos chiropractor chirping chistes chlorine choca chocan choco chocolates chofer choir choke choked chokes choque choques chorro chorros
  chronic chueca chueco chugged chunk chupa chupando chupar chupo churches cicatrices cicatriz ciclobenzaprina cider ciencias cierren cierro cigarro
  cilantro cinnamon cinto cintura cinturon cipote circled circles circuit circulo cities citrate ciudadania civilization clammy clams clapped clarito
  clash classmate classroom clause clavo cleans clears click clicks clienta climate climbed climbing clobetasol clocks clogged closely closes closest
  clot cloth clotrimazol clotrimazole clots clouds cloudy clubs clumsy clutching coagulo coagulos coal coaster coated coats cobra cobrar cobren cobro
  coca cocaine cochera cocinar coco codes codo cohosh coin coins coke colace colageno colchicina colchon colgar colgarme colgaron colgo colgue colico
  colicos collagen collapsed colleagues collected collecting colonoscopia colonoscopy colony colored colores colors columbus columpio comal combo
  comercial comfrey comi comieron comimos comments commercials commode compa companera competitive complains complejo component composition compounded
  comprado compramos compran compu compuestas compuesto comunica comunico conceal concentracion concierto concrete concussion condon conducted cone
  confundi confundida confundido confundio confusion congelar congelo congregation conjuntivitis connect conscious consciousness consejero considerable
  consiguen consonants constant constantly constipation construccion consulta contacts contadas contador contains contando conte contenedor contestar
  conteste contesten continued continuous contracciones contractions contrary contrast contratan controls conversations convert convulsing convulsion
  convulsiona cooked cooker cookout cooler coordina copays copiadora copier copper copperhead corazones cord cordon corners coro corpse corri corrieron
  corrige corrio corro corrupt cortada cortadas cortado cortarme cortaron cortinas cortisona cortisone cosecha coser costco costilla costillas costo
  costra costumbre coughed coughing coughs couldnt counseling counselor countdown counted counties countryside cousins covers coworkers cows cracked
  crackers crackles cracks cradle craft cramp cramping cramps crampy cranberry crashed craving crawling crayon crayons creatina creatine crece crecer
  creeping cremas cremita creon creyendo crib crie cries crio criticism criticized critics crooked crop crops crossing crosswords croup crowded crowds
  cruce crucero cruda crumbs crushed crushing crust crusty crutch cruzo crystals cuadra cuadras cuadro cuanta cucarachas cuchara cucharada cucharadas
  cucharadita cuelga cuelgo cuentan cuero cuffs cuide cuiden cuido culebra cumpli cumplimos cumplio cuna cunada cunado curar curb curcuma curo currency
  curtain curtains cushion cushions custom customs cuticles cutter cycle cyst daban daddy dairy damos damp danced dandruff dared dart daughters daylight
  daytime deadliest deadline deals dealt deaths debate debilidad debrox decade decades deceased decidi deciding decimos declared declined decongestant
  decoration decorations decree deer defeated defibrillator degeneration dehydrated dehydration dejando dejarian dejarles delayed deleted deli delicate
  delirando deliveries delta demanded demands demasiadas demencia dementia demonstrated denies denme dentadura dented denture dentures deodorant
  departure deployment deported deposito depot depre depresion depressing depression deprimida dept depth depths derived derm derramo desangrando
  desayunar descaler descansa descompuso described descuentos desfibrilador desfile desiccant desinfectante desirable desmaya desmayado desmayando
  desmayar desmaye desmayos desmopressin desodorante despacito desparasitante despedi despedida despedirme despego desperte desperto despide
  despidiendose despidio despido despierte desplomo destapacanos desvivir detached detectar detector detergent detergente detiene deudas develop
  devoluciones devuelven devuelvo dewormer diabetica diabetics diagnosed diagnosticaron dial dialisis dialysis diaper diaria diarrhea diary diastat
  dibujo dibujos diclofenaco diente diesel dieta differ differences dificultad difunta difunto diganle diganme dimos diosito directed discapacitado
  discharge discharged discipline disconnected discontinued discord discouraged disfraz dishwasher disk disliked disorder dispararon disparates
  dispatcher display dispute dissolve dissolved distilled distinct distintas distintos disturbance disuelve diverse diving divorcio dizziness dobla
  doblar dock doctrine documental documentary domino donacion donan donar donate donated donations donor donut donuts doom doorbell dorm dormi dormida
  dormidos dormimos dormirme dosed doses dots doubled doughnuts doxy dragging drain drainage drained draining dramatic drano drawings dread drenched
  dresser dresses dried dries drift drifted drip dripped dripping drips driveway drool drooling droop drooping droops droopy dropper droppers drought
  drowned drowning drowsy drum drums drunken dryer duela duelen duermen duermo dulcolax duloxetina dummy duplicate durazno dure durmio dusky duster
  eardrum earliest earplugs earthquake earthy echa echan echando echarla echaron eche echo eclipse economic economy eczema edges edible edibles edition
  efectos efficient efforts eighteen eighth ejercicio elbow elbows elderberry elderly elected electoral electrica electrico electrocuted electronico
  elefante elegant element elementary elements elevador elevators eligible emailed emails embarazarme embarrassment embolia emergen emergencias emoji
  empacho empanadas empapada empapado employer employment emptied encargada encargar encendedor encerrado encerro encia encias encierro encuentren
  endowed enema enfermeria engorda engrave enlarged enormous enredado enrollment ensalada ensayo ensena ensene enseno ensure enterrada enterramos
  enterrar enterre entierren entierro entran entregado entregar envelope enzymes epilepsia epilepsy epsom equally equals equation equivalente
  equivocacion equivocadas errand errors escalofrios escases escogi escogio escolar esconde escondi escondio escopeta escribi escuadron escupe escupio
  esmalte espaciador espinaca espresso essay essential established estando estante estariamos estarian estatina estorbo estornudo estrellar estrenida
  estrenimiento estreptococo estres estrogen estrogeno estufa eucalipto eucalyptus evento everest examenes examined examiner exams excedrin excuse
  exhibit existing existir expenses explico exploded explota exposure expressed extended extension extensions exterminator extinguisher extract
  extractor eyeball eyebrow eyebrows eyed eyelash eyelid eyelids eyeliner fabric fabrica fabricante fabuloso facebook faced factors factura fade fading
  failing fails faint fainted fainting faints fairgrounds falciforme fallecio falsa false faltaba falte falto fame famotidina farewell farmaceutica
  farmers farther fastest fasting fatal fatigue fatty faucet faults favorable faxed feathers features febrile feeds fender feria feriado ferret ferry
  fertility fertilized ferula festival feverish fewer fiber fibra fibro fifteen fifteenth fifties fijese filed filling filter finale finals finasterida
  fines fingernails fingertip fingertips fingir finishing finna firefighter fireplace firework fireworks firman firmo fist fistful fistula fitted
  fitting fixes flagged flakes flaky flare flared flaring flashed flashes flashlight flavoring flea flema flights floaters floating floaty flojera
  flojito flojo floors flopping floppy florero floss flour fluid fluids fluoride flushed flutter fluttering flutters foaming foco foggy foil folded
  folder folding folic folico folk folletos follows foods footsteps foraged forearm forehead fork forklift formal formation forming formulario formulas
  foxglove frasquito frasquitos fraud freestyle freeway freeze fregadero freight freno frenos fresa fresca freshman fret fried fright frijol frijoles
  frios froze fruity fruta fudge fumes fumigando fumigaron fumo funcione funds funerals funeraria fungus furious furnace fussy gabinete gagging gained
  gallbladder gallinas gallos galon galvanized gaming ganamos garaje garantia gardening garlic garrapata gases gasoline gasolinera gasping gassy gasta
  gaste gastos gastric gastritis gata gatillo gauge gelatin gelatina gemela gemelos gender genealogy generador generations generator generica genetic
  gentler gently gibberish giggling gimnasio giros gland glaucoma glitter globo gloom glove glovebox glow glowing glucometro gluten glycinate goalie
  goats goggles goldfish goles golpeo gomita gomitas goodnight goody googled goopy gorda gossip gota gotero gotita gotitas gout grabbing grader graders
  grades graduacion graduated graduation graduo grain grammar grammatical gramps grams grandbabies grandbaby granddad grandkids grandma grandota
  grandpas granitos granny granos grasa graso graveyard grease greasy greatly greens greeted grieve grill grim grinder grinding grinning grip gris grita
  grito gritty groceries groggy groin groups growth grua grumpy grunting guagua guaifenesin guantera guardada guardando guarde guarderia guardo guero
  guitarra gulp gulped gums gurgles gurgling gusano gushing hablaron habre hadn haircut hairs hallo hallucinating hallway halos hamster handful handles
  handwriting hangman hangover hangs hardware harmful harming harsh harta harvest hasnt hats haul haunted havent hazard headaches headlines headlong
  headphones healed healing hears heartbeat heartbroken heartworm heated heater heavier heavily heaving heel heels height helada helium helmet hemlock
  hemophilia hemorrhoids heparin heparina herbicida herd herencia hermanita hermanito hernia heroin herpes herramienta hiccups hides hidroxicina hielera
  hierba higado higuerilla hijas hijole hike hikers hiking hilo hincha hinchada hinchados hinchan hinchando hincharon hinchazon hincho hipertenso hipo
  hips hirviendo historical hoarding hoarse hobby hoja hojas hollow holter hombro hombros homecoming homemade hondo honesty hongo honk hoodie hooks
  hopeless hormigas hormona hormones hornet horno horror hose hospice hospicio hospitalized hostile hosting hotline household hows hoyo hueco huelen
  hueso huevo hugged hugging humidifier hunde hunden hunger hungover hunted huracan hurricane hurry husbands hydrocortisone hydrogen ibuprofenos ideals
  identical identification identified idiomas imaginese imanes immigrants immune imodium implant impresora imprimir improved impuesto included
  incoherencias income inconsciente increase increased increasing independent index indifferent indigestion industrial infant infantil infeccion
  infected infection infections inflada inflado inflo infusion ingle ingrown inhabitants inhaladores inhaled inhalo inheritance inicio inject injected
  injecting injection injections injury inner inquilino insecticida insects insoles instagram instruction instructor integrity interact interactions
  intercambio intern internal interrupted interstate interviews intoxique invasion invento inventory investment involves inyecciones inyecta inyectada
  inyectaron inyecte inyecto iodine ipad ipecac iphone irregular irrita islands isotretinoina itches itching itemized items ivermectina jackets jala
  jalar jale jalo jalon jamaica jammed jeans jefa jeje jello jelly jellyfish jeringa jeringuita jerking jerky jittery joints joked journal jubila
  jubilado judges jugo juguete juguetes jumper jumps jumpy junio juntamos juntando junte kamikaze karaoke kava keloid keto ketones kettle keyboard
  keychain kicks kiddo kidney kidneys kien kindergarten kindness knit knitting knives knot knots knotted knuckles kombucha kratom kroger labeled labial
  labio laboratory labs lactancia lactando lactosa lactose lagrimas laminate lamio lampara lamps lancha lands landscape lanes largas largest larguisima
  laser lash lasted lastimo lasts latex laundromat lava lavado lavadora lavanderia lavar lavender lavo lawnmower laxative layoffs leaf leaflet leak
  leaked leaking leaks lean leaning leap lease leash ledge legally legged lemonade lemons length lens lenses lenta lethal leucemia leukemia levantar
  levantarme levante levanto levels levo liberacion licked licorice lidocaina lifeguard lifesavers lifting liga lighter lightheaded limb lime
  limitations limite limits limp limpiador limpiarme limpie limpieza lined lipstick liquids listas listed lists literary literature lively llaga llagas
  llamaron llantas llavero llenar llene llevarle llora lloramos llore loading lobster located locking locks locksmith locuras logged logging logs
  lombrices lonche loneliness longest loop looped loopy loteria lottery louder lovenox lozenge lozenges lucecitas lump lunar lunchtime lung lupus
  machinery madres maestros magnesio magnet magnets maiden mailboxes mailing mailman makers malaria malarone maletas mammogram mananas mancha manchas
  manchitas mancho mandando manden mandenme mandibula manejando manga mangas mango manguera mani manure manzana manzanilla maquinita marathon maraton
  marble marbles marcapasos marcar marcas marched marching mare marea mareado mareados mareo mariachi marihuana marine mariposa marker marque
  marshmallow masa mascarilla masco mascota mascotas mastectomy masticar mastico matame mataria matarse matate matematicas materials mattress mayoreo
  meals measured measures mecanico mechanic mechanical mechanism meclizine medals medic medicamento medicamentos medida mediodia medium medusa meetings
  meets mejora melanoma melt melted melting melts memantina membership meme memes meningitis menopause menopausia menta menti menu mercurio mercury
  merezco merge merged mero mesas methimazole methods meti metieron metotrexato metro mezcla mezcle mezclo mice microondas microwave mide midwife migra
  migracion migraine migraines migrana mild mililitros mill minecraft mineral mini minimo minimum mining minivan minoxidil mins mint minus mirrors misa
  misery misses mistletoe mistook mixing mixture moaning mochila mock mocos mode moderate moja mojada mojado mojo mold mole moler moleskin molestan
  molestar molestia molido mollera mommy moneda monistat monoxide monoxido monthly moonshine morada moradas moradita morado morados mordida moreton
  moretones mori moringa morirme morirse mortgage mortified mosquito mosquitoes mosquitos mostro moth mothballs motives motorcycle mottled mouthful
  movements moverse mower mowing mucus mudamos mudanza muddled mude mudo muebles muelas muerde muevo muffled mule multivitamin mumbling munecas mural
  muriatic muscles muscular musculos mush mushroom mushrooms muslo muslos myasthenia myth nachos naci nacida nacido naftalina nanny napkin napping
  naranja narrow native naturales nausea nauseas nauseous navaja navajas nebulizers necklace needing negotiations negras nervio nesesito neta
  neurologist nevera newborn newsletter nexium niacin nicest nickel nido niega nightly nightmares nightshade nightstand nighttime ninera nineties ninth
  nipped nipples nitrofurantoina nitrogen nodded nodding node noises nonstop noose nopal northern nosebleed nosebleeds nostrils notaria notarial notario
  notarize notarized notary notebook novel novela novelas novels nublado nuca nudo nuera nuez numbing numbness nursery nutmeg oatmeal obituary octubre
  oculista ocupar ofertas oficinas oily ointment olds oleander olia omega onda onions oops oozing opener operada operan operar operaron opinions opioid
  opponent opresion orajel oral orario ordering oreja orejas organ organized organs origin orilla orina orinar orino orita oscura osteoporosis otherwise
  outbreak outcome outed outer outlet outlived outward oval ovalada overcharged overdid overdosed overdosing overhead overlap overpass override overseas
  overtime owners oxigenada oxys pacemaker packet packets pact padece padrino pagada pagado pagando painless pains pajaros pale paletas palida palido
  palmetto palms palo palpitaciones palpitations palsy pamphlet pamphlets pana panaderia panal pancake pancita pandemia pandemic panel panico pantalon
  panteon panting pantorrilla pantry panza papeleo papelito paperclip paquetitos paracetamol paragraph paraguas parakeet parallel paralyzed paramedic
  paramedico pararme parce parezca pariendo parkinson paro paroxetina parpado parpados parroquia parrot partera partial particles partidos parto pasaron
  paseme pasen pasenme passage passive passwords paste pasteles pastillita pastiya pastiyas pasto patas patatus patio patojo patron patrona patterns
  pause pauses pavo payaso payments pcos peacefully peach peak peanuts pediatra pediatrician peed peeing peeled peeling pega pegada pegado pegar pegaron
  pegue pelando peleando peligrosa pellejo pellets pelvic penales penalty pencil pending pennies pepcid pepper peppermint percs perdonenme perfil
  performed periods perm permanently permethrin permetrina peroxide peroxido perrita perrito pesada pesadillas pesado pescar pesos pestanas pesticida
  pesticide petals petroleo pets petting phenomenon phlegm phoned photographs physically pica picado picadura pican picaron picazon pickleball pickles
  picks picky pics picturing piedras pier pierced piercing pierden pierdo pildora piled pilots pimienta pinata pinch pinche pinched pineapple pinky
  pinned pinpoint pinta pintamos pintando pintar pique piquete piquetes pirate pise pistol pitando pitched pitcher pits pizca placebo placenta plains
  plancha plantar plantas planted plants plasma platano platform platica platicando platos playground playlist playoffs plomero plomo plow plug plugged
  plugs plumbing podcast pods poema poems poet poets pointed pointing poisoned poisonous poked pokemon poking polen poles polident politician
  politicians poliza pollen polvito pond ponemos ponerla ponermela ponerse pools pooped popcorn popo popped popping popsicle population poquita porche
  porton positiva postal poste postpartum posts potasio potluck potty pouch pounding poured pouring pozole practica practiced practices practicing prank
  praying prediabetic prednisolone preeclampsia preemie preferred prefiere preguntan preguntando prehistoric prenatal prenatales prende prender prendida
  prendido prendimos prendo prepa prepaid preparada preparation preschool preschooler prescribe prescribed presentation presented presidents pressed
  pressing pretzel prevencion prevention preworkout prey prices prilosec prima primary primitive primos principles printer prob probando probe probiotic
  probioticos probiotics probo produced produces professor progesterona prolongada promoted prompt pronounced prop propane propina proposal proposed
  prostata prostate protector protege protegida protein provided prune pseudoephedrine psiquiatra psoriasis psych published puchica pudding puddle
  puerco puesta puestos puff puffed puffer puffing puffs puked puking pulga pulgas pulmon pulmonary pulsera pulsing pumped pumping pumps punched punish
  puno punta puntitos pupil pupila pupils purchases puros purposes pursued pursuit pusimos putty puzzles python qualify quarry quarterback queasy quebre
  quebro quema quemada quemado queme quemo queriendo questioned quetiapina quicker quickest quijada quilt quilting quimico quimicos quimio quinceanera
  quinto quitaesmalte quitan quitarme quitarse quitenme quito quits quote quoted rabia races radiation radiator raffle ragweed raid rail railing rails
  rained raining rains rainy raises rama ramen rancho random rang rank rapid rapidly rarely raros rasca rasguno raspados raspy rastreo rastrillo rates
  raticida ratito raton ratones ratos rattle rattler rattles rattlesnake rattling rayas rayita rayitas rayo razor razors reaccion reacciona reaching
  react reacted reader readers readings reboto rebound receipts recetar rechazo recibe recibio recibos recliner recogi recogio recognition recognized
  recommended reconoce reconozco recovery rectal recupero recycling redness redonda redondas reduce reduced reembolso referee referral refined reflujo
  reflux reform refresco refrescos refrigerador refrigerated refrigerator refugees refuses regala regalando regalaron regale regalos region regresan
  regrets rehab rehearsing rehomed reir reject rejected relapsed relations relatives relaxed relaxer relaxers relieved reliever reluctant remained
  remark remarks remarried remedio remedy reminder reminders remodel remover removing rentar rented renuevo repair repartio repeated repelente repetir
  repite replacement reply reponen representative represented represents requested requesting requires rerun reschedule reseca resecos resend reserve
  reservoir resfriado resident residents resonancia resources respawn respirando respire respiro responding restart restaurants resting restock resulted
  resumen retail retainer retinol retirado retirement retiring reto retraso returns reuse revento reves reviews reviso revivan revive revived revolver
  ribbon rides rifa rigid rindo ringworm rink rinon rinones rinse rinsed ripping rises rising risky roaches roads robe robes robitussin robocalls rode
  rodilla rodillera rodilleras rojos rolled roller roncando ronchas ronchitas ronco roofer roofing roomate roomie roommates roots rosacea rosada rosita
  rota rotate roundup rouse roused rows rozadura rubbed rubs ruda rugby ruled runner runners runny rural sabana sabila sacamos sacaron saddle sadness
  sailing saldo salieron saline saliva salmon salpico salsa salta salte salto salts salty salvaron salvavidas sana sandwiches sang sangra sangrado
  sangrando sangrar sangro sank sano sapo sarpullido sauna sausage saves savings scabies scale scaly scam scandal scanned scanner scar scarcely scares
  scarf scars scheduled scholarship sciatica scientists scissors scoop scoops scope scopolamine scored scorpion scouts scraped scratched scratches
  scratching scratchy screamed screens screwdriver scrub scuba sealed searched seatbelt secar secondary seed seeds seguidas seguidos seized seizing
  seizures seleccion seltzer semaforo semaglutida semanal semester semestre semi semilla semillas senna seno sensation sensible sensibles sensor sensors
  sentada sentarme sentenced sentences separately separation separo sepsis septic septiembre serene sermon serum server serves servilletas settles
  seventeen severe sewer sewing shades shaken shaker shakes shallow shapes sharpen shattered shaving shear shedding shellfish shells shifts shin
  shingrix shins shiny shipped shirts shivering shoebox shook shorter shortness shorts shotgun shouldnt shoveling showers shred shrimp shunt shutting
  sickle sickness sided sidewalk sideways siesta significant signing silba silica silicon silk silo similac simulacro singed sings sintomas siphoned
  siphoning sipped sips siren sirven sirvo sits sitter sixties skating skeleton skips skirt sleek sleepover sleeps sleeves slice slick slid sliding
  slight slime slipping slit slot slots slowed slower slumped slurred slurring slushies smelled smelling smelly smiled smoked smoker smoothie snakes
  snapped sneakers sneeze sneezing sniffed sniffing snore snoring snot snowy soak soaked soaking sobbed sobraron sobrevivio sock sodium sofa softball
  softener soga soil solita solito soltar soltera solved somewhat sonando sonar sonda sono sordo sores sorted sorting sounding sour sources sourdough
  spacer spark sparkles speakers specialist speeches spelled spelling spices spiders spiked spill spinach spinal spine spines spinning spite spits
  spitting splash splashed spleen splint splinter splints splitters splitting spoon spoons spotted spotting sprained sprayed sprayer sprays spreading
  sprinkle sprinkler sprouted spurting squares squeaky squeal squeezed squeezing squirted squirting stab stabbed stabbing stack staggering stain stamp
  stamped stapled stare stared stares starter stash static statins stationery steep steering stent stents stepdad stepping stepson steroid steroids
  stethoscope sticky stiff sting stinging stingray stings stirred stitch stitches stocking stockings stockpiling stocks stool stools storage strangle
  straw strawberry stray streak streaks stream streaming stressed strict stripped stripper strokes stroller strongest structure struggling stubbed
  stuffed stumbling stunt stye styles styptic suben subi submit submitted subscription substitute succession succinate sucked sucking suda sudado
  sudando sudo sudor suegros suelto sueter suffocating sugars suggested suicida suicidar suicidarme suicidarse suicidas suicides suicido suitable sulfa
  summarize sunburn sunburned sunk sunken sunlight sunrise sunset superglue supositorio supplements supported suppositories suppository supura surf
  surgeries surto survivor survivors sushi suspendo suspension susto swabs swallowing swam swapped sweating sweats sweaty swelled swept swift swig
  swimmer swimmers swings swish switched swore sympathy symptom symptoms syndrome syringe tabla tablero tablespoon tableta tabletas tabs tackle taco
  tagalog tags tailbone talco talents taller talones tambor tampon tanks tanque tapada tapado tapo tapon tardar tartrate tasted tata tatuaje tazas tdap
  teaches tearing tease teaspoon teaspoons technical tecito tecnica tecnico teenage teenager teenagers teens teething telehealth televisor temblando
  temblar temblor temp temporal tenant tender tenes tenis tenor tenth tequila terapeuta terapia tercero terminal termometro termometros terremoto terror
  tessalon testamento testicle testiculo teva texted textos texts thankfully theirs theories therapist thermometer thermometers thermostat thesis theyll
  theyre thigh thighs thinners thirteen thread throb throbbing throne throws thrush thumbs tibia tick tickle tickly tiembla tiemblan tiesa tieso
  tightness tiki tiktok tila tile tiles timbre timer tingle tingles tingling tingly tipped tips tirada tiran tirarme tires tirillas tissues titulo tmrw
  toad toalla toaster tobillo tobillos toco toenail tomaba tomada tomarla tomarle tomarme tomarmela tomarmelas tomaron tomarse tomato tonic tons tonsils
  toothache topiramato tops torch torcida torcio tore tornado toronja tortillas tortuga tose toser tosiendo toso tossed touches tourniquet tourniquets
  toxic traba trabajador trabajadora trabajadores trabajan trabaje trabo trach tractor traditional tragame trague traguito trailero trainer trains
  trajeron tramite trampoline tranquil trans transmission transplant trapo traspaso trasplante trastes traveled tray trazodona treadmill treatments
  treaty trece tremor trench tretinoin tretinoina trials trimester triple trips tristeza triturar trivia trucker truena trumpet tuba tubes tubing tubo
  tues tuesdays tulip tummy tumor turbia twelve twenties twitching tying typo uber ulcer ultrasound unable unalive uncertain unconcerned unconcious undo
  unemployment unexpected unguento uniforms unisom unlock unreal unresponsive unscented unsubscribe unte unto updating upped upright upward urge urine
  usable usamos usarla vacas vacia vacios vacunarse vacuum vagina vaginal vague vainilla valgo validate valio values vapor vaporu varicela varicose
  various vase vaseline vasito vast vegan vegetarian vein veins vejiga veladora veladoras velorio vena venado venas vence vencido venda vendas vendi
  vendiendo vendio venenos venenosa venom vent ventanas ventilador veranos verbal verdes verrugas versus vertigo vesicula vest veterano veteranos
  veterinario viajo vial vials vias vibora videojuego viejita viejito viejitos views viga villain vinagre vinegar violin virgencita virtue visibility
  visited vitamina vitrina viuda viudo vivi viviamos vivid vivio voces vodka volante volantes volcan volleyball voltaren volume voluntaria volunteers
  volvieron vomit vomita vomitando vomitar vomite vomited vomiting votar voted votes vuelven waist waitlist waits wakes waking wallpaper warmers
  warnings warts washer washing wasnt wasp wasps watery weaker weakness wealth wean wedge weepy weigh weighs weights welder welts wets whatsapp wheeze
  wheezing wheezy whisper whistles whistling wholesale whooping whos widowed wifes wifi wildfire winded windowsill windpipe windshield wintergreen wiped
  wired wished wobbly woken wooden woodpile wool woozy workout wormer worms worn worthless wrappers wreath wrecked wrestling wrists writes xbox xray
  yarn yawning yearly yeast yeet yells yerno yeso yogur yogurt youngest yuca zacate zancudo zapato zapped zaps zinc zones zoom zoster zucchini zumba
  zzzquil
  `
    .trim()
    .split(/\s+/),
);
