/** Valid words that resemble a table word: never corrected. */
export const properWords = new Set(
  `alone seems reads screaming thinks state closet killed papers urgent starting music alert shaped march class stove posted techs limited flight tanks filling spreading steak senior human sober
    grade worked plans planes happen happens sleeps supper packets traps sticks blocked starts fixed remove brands pride coupons nights policy save pooping pitch bandages sock lights noises swing response diary court count quiet locker leaning
    savings hides voices lancets germs flood grown branch receipts shift gotta blank discharged mines drove inserts faxing checks photos organizers shipping cookies camping hiking poisons contact complain weigh panel stands smiles homeless cheer
    trail closer calms valor feelings tender stars packed dozing mower glove tastes powders fruit faced wheels strung scaring counted minus scratch starving burying points shopping explosive returns picket timer curtains sling printed printing stole
    accounts lists manufacturers sensors splint screenings flowers situation stood stool track drawn languages reach application listening spill touch breaks strangers moves loves locks cabinets tamper seals cases healing meeting blocking cargo
    parking spain stain clips pointless shell corral brace orden tarde marzo mexico parque luego dulces enfermera party cuento semana perdon perdone perros calle banco valle abogado parce museo viento frente bravo historia camisa noticia
    parts part chess cheat cheats chests chef chat cheap cheese price prices priced prince hears hear heard hearing hearts stoke strike
  strokes strobe stock stocks store stores storm share shake shared fact facts fast feel feels fell felt fill fills fired fires
  fever never lever sever several seven leaves leave lease least please plane place plate pleased brake bread breakfast break breads
  broth broad board beard beach bench batch bath bathe mouse month months moth mount south loth cloth truth tooth teeth tough though
  thought through thread threat treat treats great greet sweet sweat swear sweats swell spell smell small smells still skill skills
  bill bills pill pillow fills hills kills skilled killer kiss king kind kinds kept kits poise prison person persons potion portion
  lotion motion notion option options ration station dose doses does done dope rose nose close closed closest clothes clock choose
  choosing chose cheering chewing sharing shaking shaving shoe shoes shot shots short shorts shore sport sports spots stop stops step
  steps strip strips strap straps string strong trong throng thing things think thinking thank thanks drink drank drunk trunk dunk dark
  drive driver driving diving dining dying drying crying trying frying buying lying tying arm arms art aid aids ask asks left lift list
  lost last late later latex label labels table tables tablet tablets cable capable capsule capsules cost costs coast cast case cash
  card cards care cares cared car cars hard hardly yard guard heart head heads hand hands bend send sends sense sent spent rent test
  tests text texts next nest rest best west vest wrist writs write wrote wrong right rights night light might fight sight tight rate
  rates date dates gate late mate hate water waiter wafer wait waiting weak week weeks wear year years ear ears near dear clear clean
  cleaned cleaner meant mean means men man many any anyway away way ways say says said side sides size sizes seize sized prize wise rise
  order orders older elder border refill refills refilled reply apply supply supplies supplied replied sugar super paper pepper proper
  power lower lower flower shower tower number numbers member members under wonder fresh flesh flash flush crush brush rush push bush
  couch cough coughs rough tough laugh bought brought caught taught daughter laughter ladder bladder blade black block blocks blond
  blend bland brand brain train drain grain rain main gain pair pairs paid plain plan plant plants pants paint point points joint
  patient patients payment payments parent parents present presents prevent percent recent decent accept except expect inspect respect
  insect inject object subject project protect medical medicare medicaid medicate magnet market makes taken token taker takes take cake
  sake bake wake woke walk walks talk talks tall call calls called cold could gold hold told sold sole sore soap soup sour hour hours
  house horse hose host most post poster faster master matter matters better letter bitter butter button bottom cotton carton certain
  curtain captain contain container maintain mountain fountain faint paint saint pharmacy pharmacist pharmacies insurance assurance
  reassurance ensure unsure measure pleasure treasure leisure closure exposure delivery deliver delivers delivered deliveries live lives
  liver lived river giver given gives driven drives like liked likes lake link line lines lime time times tired hired wired tried dried
  cried carried married worried hurried buried period price slice nice mice dice voice choice advice device service services office
  officer coffee offer offers other others mother father bother brother weather feather leather together another rather gather either
  neither whether whenever wherever however forever everyone anyone someone something anything nothing everything jacket packet pocket
  ticket racket rocket basket blanket banker cancer dancer answer answers swear sister mister winter printer painter pointer counter
  encounter country county count counts amount around ground pound pounds sound sounds round rounds found founds bound hound wound
  wounds second seconds record records reward forward toward coward award aware beware software hardware warehouse where there here
  were wire fire hire hired tire entire inquire require required vision visit visits visiting vitamin vitamins vaccine vaccines
  vacation location locations allocation occasion lesson lessons reason reasons season seasons treason raisin basin cousin raising
  praising causing pausing housing using losing closing choosing nursing cursing pursing purse nurse horse worse worst first burst
  thirst trust crust rust dust just must mist list fist twist waist waste taste paste haste chaste chase phase phrase praise raise
  seasonal personal national rational optional professional provisional original regional final finally family families familiar similar
  scan scale school schools scholar dollar dollars collar color colors colour doctor doctors factor actor tractor director inspector
  pecha techo hecho fecha derecho hechos lecho puede pueden puedo pueda queda donde cuando cuanto cuesta tienen tiene viene vienen
  cierran cierre cierran abren abierto abierta cerrado cerrada sabado domingo lunes martes jueves viernes receta recetas resta resto
  corte corto carta cuarto cuatro cuadro parte partes porte paste pasta pastel costa lista listo lista visto vista vida vidas pila
  vacuna vacunas seguro seguros seguir hijos hojas horas hora ahora obra otra otros otro nuevo nueva nueve jueves llave llaves llamar
  tomar tomas toma comer come comes comida medida medico medica medicos musica fisica fabrica numero numeros nombre hombre hambre`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
