import type { DangerPhrases } from '../danger-phrases.ts';

export const portuguese: DangerPhrases = {
  breath: `
    (não|nao|naum|n|num|nem) (consigo|consegue|consegui|conseguimos|estou conseguindo|está conseguindo|tô conseguindo|to conseguindo|ta conseguindo|tá conseguindo|posso|pode|dá para|da pra) (mais )?(nem )?(respirar|respira|puxar o ar)
    (não|nao|naum|n|num) (está|esta|tá|ta|estou|tô|to)? ?(mais )?(respirando|respira|respiro)
    (parou de|pararam de|deixou de) respirar
    (dificuldade|dificuldades|dificudade|problema|problemas) (para|pra|de|em|na|ao) (respirar|respiração|respiratória)
    (falta|faltando|sem|falta de) (o )?ar_
    (custa|custando|difícil|dificil|custo|mal|muito mal) (a |de |para |pra |consigo |consegue )?respirar
    (respira|respirando|respiração) (muito )?(mal|com dificuldade|ofegante|curta|rápido demais)
    (sufocad|sufocando|sufoca|sufocar|asfixi|engasgad|engasgando|engasgou|engasgo)
    (garganta|língua|lingua|rosto|boca|lábios|cara) … (inchad|inchando|inchou|fechando|fechou|roxo|roxa|roxos|azul|azuis)
    (bebê|bebe|filho|filha|ele|ela|neném|dedos|lábios) … (roxo|roxa|azul|arroxead)
    (reação alérgica|reacao alergica|alergia) … (grave|forte|inchando|respirar|garganta)
    (choque anafil|anafila)
    (ataque|crise|crises) (de|d') (asma|asmático|bronquite forte)
    (perdendo|perdi|recuperar) o fôlego|sem fôlego|sem folego|sem ar
    (preso|presa|entalad|trancad) na garganta
    (chiando|chiado) … (respirar|ar|peito)
    (se |me )?afog(ando|ou|ad)
    (sem|falta de|pouco|puxar|pegar|buscando|procurando|cadê o) (o |conseguir )?(ar_|ar |fôlego|folego|respirar)|(respira|respirando|respiração|respirar) … (dificil|difícil|mal_|ofegante|cansad|ruim|fraco|rápid|estranho|curt|parou|parando|pesad|chia|ronc)|(parou|para|pausas?) (de|na|pra) respir|chiando|chiado|chieira|ofegante|sufoc|asfixi|roncando estranho|sem fôlego
    (engasg|entalad|entalou|preso na garganta|atravess|afogou com (leite|comida))|(garganta|goela|língua|lingua|rosto|cara|boca|lábio|labio|olho|glote)\\w* … (inch|fech|trav|apert|bloque|roxa|roxo|dormente e)|(inch)\\w* … (garganta|língua|rosto|cara|boca|lábio|olho|glote)|edema de glote|anafil|choque (alérg|anaf)|(alergia|alérgica) … (forte|grave|inch|ar_|respir|garganta)
    (abelha|marimbondo|vespa|camarão|amendoim|antibi|dipirona|formiga) … (inch|falta de ar|respir|empol|garganta|sufoc)|(empolad|urticária|placas) … (ar_|respir|garganta|língua)|(bombinha|aerolin|inalador|nebuliz) … (não |nao |n |adiant|passa|efeito|chiando)|(crise|ataque) (de |d )?(asma|bronquite|falta de ar)
    (labio|lábio|boca|rosto|dedo|bebê|bebe|criança|nenem|unha)\\w* … (rox|azul|azulad|cinza|arroxead)|(ficando|ta|tá|está|ficou|todo|toda) (todo |toda )?(rox[oa]|azul_|azulad)
  `,
  chestPain: `
    (dor|dores|doendo|pressão|aperto|pontada|queimação|peso|apertando) … (no|na|do|de|dentro do) (peito|peitos|coração|coracao|tórax|torax)
    (peito|coração|coracao|tórax) … (dói|doi|doendo|dor|apertad|apertando|aperta|queimando|pesad|pressionando|disparado)
    (ataque|parada|infarto|enfarte|enfarto) (cardíac|cardiac|do coração|fulminante)
    (ataque (do|no|de) coração|infart|enfart|parada cardio)
    (derrame|avc|a v c) … (acho|tendo|teve|está|agora|sofrendo|deu|dando)|(acho|tendo|teve|está|agora|sofrendo|deu|dando|sofreu) … (derrame|avc|a v c)
    (rosto|boca|cara|face) … (tort|caíd|caid|caiu|paralis|dormente|caindo|repuxad)
    (braço|braco|perna|lado|metade) … (dormente|paralis|paraliz|não mexe|nao mexe|não se mexe|sem força|fraco de repente|não responde|formigando)
    (não|nao|naum) (consigo|consegue|posso|pode) (mais )?(falar|mexer o braço|mexer o lado|levantar o braço|mover|sentir o braço|sentir meu)
    (fala|falando|falar) … (enrolad|embolad|arrastad|coisas sem sentido|sem sentido|confus)
    de repente … (confus|não enxerg|nao enxerg|cego|parou de falar|paralis|torta|torto)
    (não|nao) (enxergo|enxerga|vejo|vê) … (de repente|um olho|mais|nada)
    (braço|braco) esquerdo … (dor|dói|doi|dormente|formig)|(dor|dores|dormência) … braço esquerdo
    (pior dor de cabeça|dor de cabeça mais forte) … vida
    dor … (mandíbula|queixo|costas) … peito
    (aperto|peso|pressão|pressao|dor|queima|fisgada|pontada|facada|agulhada|esmag|elefante|pedra|ardência) … (peito|coração|coracao|braço esquerdo|mandíbula|tórax)|(peito|coração|coracao|tórax) … (dor|dói|doi|apert|queim|pesad|esmag|fisg|pontad|explod|parou|parando)|(mão|segurando|agarr)\\w* … peito|(coração|coracao|batimento|pulso) … (dispar|acelerad|a mil|1[4-9]\\d|falh|descompass|pulando|taquicard)|infart|ataque (do|de) coração|ataque cardíac|parada cardí|angina|embolia|aneurisma|trombose
    derrame|avc|isquemi|acidente vascular|hemorragia cerebral|(boca|rosto|face|cara|sorriso|pálpebra) … (tort|entort|caíd|caid|caiu|paralis|torc|repuxad)|(braço|braco|perna|lado|mão|corpo|metade) … (dorment|paralis|formig|não mexe|nao mexe|sem força|fraco de repente|mole_|não sente|morto_|morta_)|não (consegue )?(mexe|mexer|sente|sentir|levanta|levantar) … (braço|perna|lado|mão|pernas)
    (fala|falando|falar|voz|palavra)\\w* … (enrol|embol|arrast|coisa com coisa|sem sentido|estranh|do nada|de repente|nada com nada|confus)|(não|nao) (fala|consegue falar|ta falando) … (repente|coisa|direito|mais|nada)|perd\\w+ (a )?(visão|visao|fala|vista)|(não|nao) (enxerg|ve |vê |vejo) … (olho|repente|nada)|(pior|forte|insuport|explod|trovão|horrível)\\w* … dor de cabeça|dor de cabeça … (pior|insuport|repente|súbit|explod|vida|absurda)
  `,
  unconscious: `
    (inconsciente|inconciente|inconcient|desacordad|sem sentidos|sem consciência|desfalecid)
    (desmai|dismai)
    (perdeu|perdi|perdendo|perder) (a |os )?(consciência|conciencia|consciencia|sentidos)
    (não|nao|naum|n) (acorda|acordou|está acordando|desperta|despertou|responde|reage|respondeu|reagiu|tá respondendo|ta respondendo|está respondendo|está reagindo|ta reagindo|tá acordando|ta acordando|se mexe|se move|mexe|dá sinal|tem pulso|volta a si)_
    (não|nao|naum) (consigo|conseguimos|consegue|posso) (mais )?(acordar|acordá|acorda|despertar|reanimar)
    (convuls|convunção|convulção|ataque epil|crise epil|ataque de epilepsia|crise de epilepsia|epiléptic)
    (caiu|desabou|colapsou|apagou|desfaleceu) … (não|nao|chão|desacord|nada|do nada|duro)
    (sem pulso|sem batimento|coração parou|coracao parou|não bate|sem sinais de vida|sem vida)
    (tremendo|debatendo|se debatendo|tremer) … (corpo todo|chão|olhos|espuma|todo|inteiro)
    (espumando|espuma|babando) … boca
    (olhos) … (virad|virando|revirad|revirando|para trás|pra tras|brancos)
    (bebê|bebe|neném|criança|filho|filha|marido|esposa|mãe|pai) … (mole|sem reação|não se mexe|não reage|sem responder|molinho|duro|rígid)
    (está|esta|tá|ta|parece|acho que está|estava) (morto|morta|mort|em coma)_
    (coma diabético|entrou em coma)
    (desmai|desacord|apag|inconsci|desfalec|sem sentidos|sem consciência|perdeu (os sentidos|a consciência))|(caíd[oa]|caid[oa]|caiu) … (não|nao|n |chão|chao|acord|respond|reag|levant|dura_|duro_|batendo)|(desmai|desacord|inconsci|desfalec)|(não|nao|n) (ta |está |quer |consigo |consegue |conseguimos )?(acord|respond|reag|levant|se mex|mexe|abre os olhos|acordar)\\w*|(convuls|ataque epil|epilét|epilet|epilep|se debat|debatendo|espum|tremendo tod|tendo um ataque)|olhos? … (revir|virad|virando|branco)|revir\\w* … olho|(sem|não tem|nao tem) (pulso|batimento)|coração parou
    (diabet|açúcar|açucar|acucar|glicose|glicemia|insulina|hipogli) … (confus|suand|suor|tremen|acord|desmai|baix|caiu|estranh|respond|mole|delir|\\d\\d)|(açúcar|açucar|glicose|glicemia)( dele| dela| tá| ta| está| em| de| deu| a| caiu| pra| para| só)* [1-4]\\d_|hipoglic
    (recém|recem|bebê|bebe|nenem|neném|meses|mês|mes|semanas|dias|nascid) … (febr|3[89]|4[01])|febr\\w* … (recém|recem|1 mes|1 mês|2 meses|convuls|pescoço|nuca|mancha|rox|pint|40|41|42|mole|delir|não acord|manchas)|(mancha|pint|bolinha)\\w* … (febr)|(pescoço|nuca) (dur|rígid|rigid)|meningite|(40|41|42)( graus)? (de )?febre
    (bebê|bebe|nenem|neném|filh\\w+|criança|recém nascido) … (molinh|mole_|molengo|não mama|nao mama|não quer mamar|apátic|prostrad|não chora|sonolent|sem reação|largad)
    (bateu|batida|pancada|caiu|queda|tombo|bati|machuc)\\w* … (cabeça|cabeca|crânio|testa|nuca) … (vomit|sono|sonol|desmai|confus|sangr|tont|dorm|forte|convuls|estranh)|(cabeça|cabeca) … (vomit|desmai|sonolent) … (bat|queda|caiu)|(caiu|queda|despenc|rolou|tombo) … (escada|laje|telhado|cama|berço|janela|varanda|árvore|cavalo|andaime|moto|sofá|altura|trocador|rede|muro) … (sent|cabeça|mex|sono|dorm|pern|desmai|vomit|dor|cost|levant|quebr|respond|chor|forte|grit)|(não|nao) sent\\w* (as |mais as )?perna|traumatismo|(bateu|batida|pancada|caiu) … (vomit|desmai|sonolen)
  `,
  bleeding: `
    (sangrando|sangra|sangue|sangramento|sangrar|hemorragia|sangrand) … (não para|nao para|naum para|sem parar|muito|demais|não estanca|muita|por todo lado|toda parte|não consigo parar|forte|intens|jorra|pra todo lado|bastante)
    (muito|muita|demais|perdendo|perdi|perdeu|tanto|poça de|cheio de|cheia de|jorrando|saindo) (muito )?(sangue|sangramento)
    (não|nao) (consigo|consegue|dá para) (parar|estancar|conter) (o |de )?(sangue|sangramento|sangrar)
    (não|nao) para de sangrar
    (hemorragia|emorragia)
    (vomitando|vomitou|vomitei|vômito|vomito|tossindo|cuspindo|cuspiu|tossiu) … (com |de )?sangue
    (sangue) … (nas fezes|fezes|cocô|coco|urina) … (muito|pret|cheio|vivo)
    (sangrando|sangra|sangramento) … (cabeça|grávida|gravida|barriga|pescoço|nariz sem|boca|ouvido|vagina|pulso)
    (grávida|gravida|gestante) … (sangrando|sangue|sangramento)
    (cortou|cortei|cortado|corte|corti) … (fundo|profundo|veia|artéria|sangr|feio|dedo fora|pulso|osso)
    (facada|esfaque|faca) … (levou|levei|sangue|barriga|peito)?|(baleado|tiro_|baleada) … (levou|levei|sangue|perna|barriga|peito)?
    (ferida|ferimento|corte) … (aberta|aberto|sangr|profund|jorr)
    (dedo|mão|braço|perna|pé) … (decepad|arrancad|amputad|cortad fora|esmagad)
    (acidente|bateu|caiu|atropelad) … (sangr|sangue|grave|cabeça aberta|ferido)
    (queimad|queimou|queimei) … (grave|água fervendo|fervente|terceiro grau|corpo|rosto|óleo)
    (sangu|sangra|sangram|hemorrag) … (para|estanc|muito|jorr|nariz|grávid|gravid|vomit|toss|parto|cabeça|boca|ouvido|fezes|urina|esguich|esp?irr|forte|escorr|demais|fralda|litro|poça|cocô|varfar|anticoag|marevan|xarelto)|(vomit|toss|cusp|perd|cag|urin|mij|botando|evacu)\\w* … sangue|(grávid|gravid|gestante)\\w* … (sangr|sangue|perdendo líq|dor forte|caí|cai_)|(sangr|sangue|perda)\\w* … (grávid|gravid|gestaç)|hemorrag|sangr\\w* … (muito|demais|sem parar|forte)
    (fezes|cocô|coco) … (pret|sangue|borra)|(cort|decep|arranc|amput|serr|esmag|prens)\\w* … (dedo|pulso|mão|braço|veia|artéria|fundo|fora|serra|perna|pé_|facão|máquina|vidro|maquita)|(facada|esfaque|peixeirada|tiro_|balead|bala perdida|levou (um )?tiro|tomou (um )?tiro|alvej|navalhada|golpe de faca)
    (bati|bateu|acidente|capot|batida|colis|tombou|engavet) … (carro|moto|ônibus|onibus|caminhão|bike|bicicleta|pres[oa]|ferid|machuc|grave|feio|sangu|estrada|trânsito|transito|carreta)|atropel|(pres[oa]s?) (nas ferragens|no carro|embaixo)|(carro|moto|ônibus|caminhão) … (atropel|capotou|passou por cima|pegou)
    queim\\w* … (água|agua|óleo|oleo|fogo|rosto|fervend|quente|corpo|café|panela|ácido|grave|grau|braço|mão|leite|sopa|ferro|forno|álcool|alcool|bolha)|(água|agua|óleo|oleo|café|leite|sopa|panela|gordura) (fervend|quente|fervente)\\w* … (caiu|derram|virou|rosto|braço|queim|bebê|em cima|mão|corpo|perna)|(caiu|derram|virou)\\w* … (água|agua|óleo|oleo|café|leite|sopa|panela|gordura) (fervend|quente|fervente)|fratura exposta|osso … (fora|aparec|saindo)|mordid\\w* … cachorro … (rosto|fund|sangr)
  `,
  poison: `
    (engoliu|engoli|engolir|ingeriu|ingeri|bebeu|bebi|tomou|tomei|comeu|comi|lambeu|mordeu|inalou|inalei|cheirou|respirei) … (água sanitária|agua sanitaria|cândida|candida|alvejante|cloro|desinfetante|detergente|sabão|soda cáustica|produto|pilha|bateria|veneno|gasolina|querosene|álcool em gel|acetona|perfume|cogumelo|planta|ímã|cigarro|nicotina|maconha|inseticida|raticida|chumbinho|agrotóxico|tinta|cola|amônia|naftalina|moeda|amaciante|anticongelante|removedor|creolina)
    (engoliu|engoli|ingeriu|bebeu|tomou|tomei|comeu|pegou|abriu|ingeri|bebi|tomo) … (meus|minhas|meu|minha|os|as|todos|todas|vários|varios|várias|muitos|muitas|um monte de|um vidro de|frasco|caixa de|cartela de|punhado de|remédios da|remedios da|comprimidos do|demais) … (remédio|remedio|comprimido|pílula|pilula|cápsula|medicamento|medicação|tarja|calmante|pastilha|paracetamol|insulina|pressão|frasco|cartela|tudo)
    (tomei|tomou|tomo|toma|ingeri|ingeriu|dei|deu|apliquei|injetei|injetou|engoliu|bebeu) … (demais|a mais|em excesso|em dobro|dose dupla|dose dobrada|duas vezes|2 vezes|três vezes|o dobro|dobrado|cartela inteira|caixa inteira|frasco inteiro|vidro inteiro|todos os comprimidos|todos os remédios|tudo de uma vez)
    (muitos|muitas|tantos|tantas|monte de|punhado de|excesso de) (comprimido|remédio|remedio|pílula|pilula|medicamento|cápsula|calmante|droga)
    (tomei|tomou|dei|deu|ingeri|bebeu|bebi|engoliu|recebi|aplicou|injetou) … (errad|por engano|enganad|trocad|do cachorro|do meu marido|da minha mãe|do meu pai|de outra pessoa|por acidente)
    (remédio|remedio|medicamento|comprimido|dose|medicação|insulina|xarope) (errad|trocad)
    (enganei|enganou|confundi|confundiu|troquei) … (remédio|remedio|comprimido|dose|frasco|medicamento)
    (overdose|overdos|superdose|super dose|sobredose|superdosagem)
    (envenen|invenen|intoxic)
    (criança|filho|filha|bebê|bebe|neto|neta|sobrinho|menino|menina|neném) … (engoliu|tomou|bebeu|comeu|ingeriu|pegou) … (comprimido|remédio|remedio|pílula|pilha|produto|meu|minha|frasco)
    (cobra|aranha|escorpião|escorpiao|serpente) … (picou|mordeu|picad|mordid)|(picad|mordid|picou|mordeu|picada|mordida) … (cobra|aranha|escorpião|escorpiao|serpente)
    (gás|gas|fumaça|vapor|monóxido|fumo) … (inalou|inalei|respirei|respirou|vazamento|vazando|tonto|passando mal|cheiro forte)
    (inalou|inalei|respirei|respirou|cheirei) … (gás|fumaça|vapor|monóxido|cloro|produto|veneno)
    (produto|ácido|acido|cloro|água sanitária|soda|químico|alvejante) … (no olho|nos olhos|na pele|olho|olhos)
    (centro|controle) (de|anti) ?(veneno|envenenamento|toxicolog)
    (drogas|heroína|fentanil|cocaína|crack) … (demais|passando mal|não acorda|não responde|tomou|usou)
    (mistur|junt)\\w* … (cloro|sanit|cândida|candida|qboa|limpeza|vinagre|detergente|ácido|amônia|água|remedio|remédio|bebida)|(cloro|sanit|cândida|candida|qboa|qboa|soda|ácido|acido|desinf|removedor|veja|pinho|amaciante|produto)\\w* … (toss|olho|garganta|beb|tom|ingeri|engol|boca|respir|passando mal|pele|cheir)|(beb|tom|ingeri|engol|lamb|mord|chup|com|coloc|pôs)\\w* … (cândida|candida|qboa|sanit|soda|detergente|sabão|sabao|cloro|veneno|chumbinho|raticida|gasolina|querosene|thinner|tíner|acetona|perfume|álcool gel|alcool gel|shampoo|desinf|removedor|pilha|bateria|moeda|ímã|ima_|cigarro|bituca|maconha|brigadeiro de|brownie|cogumelo|planta|comigo ninguém|mamona|naftalina|inseticida|agrotóx|baygon|creolina|óleo de|essência|amaciante|limpa|produto|tinta|cola_|adubo|repelente|termômetro|cápsula de|dele do cachorro)
    (tom|dei|dar|dou|apliqu|aplic|inj|peg|engol|ingeri)\\w* … (duas vezes|2 vezes|duas doses|2x|dobr|três vezes|demais|a mais|muita|muito remédio|muitos|errad|trocad|por engano|sem querer|em dobro|dose dupla|dose a mais|overdose|o triplo|excesso)|(remédio|remedio|insulina|dose|comprimido|xarope|dipirona|paracetamol|gotas|rivotril)\\w* … (duas vezes|2 vezes|dobr|demais|errad|trocad|engano|a mais|de outra|do vizinho|do cachorro|em excesso)|(muita|muito|demais|dose alta de|excesso de) (insulina|dipirona|paracetamol|remédio|remedio|gotas|xarope|morfina)
    \\d+ (unidades|gotas|mg|ml|comprimidos) (em vez|ao invés|no lugar|invés)|(tom|engol|ingeri|beb|com|vir)\\w* (uns |umas |mais de |quase |a |o |os |as |uma |um |\\w+ )?(\\d\\d+|vinte|trinta|dez|quinze|quarenta|cinquenta|cartela|caixa|frasco|vidro|monte|punhado|todos|todas|tudo|vários|varios|muitos|cartelas|caixas) (\\w+ ){0,3}(comprimid|remédi|remedi|rivotril|dipirona|paracetamol|pílul|calmante|cartela|caixa|frasco|antidepress|dormir|aspirin|clonaz|tarja|inteir)
    (tomei|tomou|tomaram|engol\\w+|ingeriu|bebeu|bebi|deram|dei|comeu|comi) (o |os |um |uns )?(remédio|remedio|comprimido|medicamento|xarope|insulina)s? (do|da|dos|das|de) (meu|minha|vó|vô|avó|avô|mãe|pai|cachorro|gato|vizinh|outr|marido|esposa|irmã|filh|pressão|alguém|adulto)|frasco errad|remédio (errad|trocad)|(confundi|confundiu|troquei|trocou|troc)\\w* … (remédio|remedio|comprimido|frasco|caixa|dose|gotas)
    (intoxic|envenen|overdose|peçonhent|veneno|soro antiof)|(cobra|jararaca|cascavel|escorpi|aranha|água viva|lacraia|taturana|morcego|arraia) … (pic|mord|ferro|queim)|(pic|mord|ferr|queim)\\w* … (cobra|jararaca|cascavel|escorpi|aranha|água viva|lacraia|taturana|morcego|arraia)|(cheiro|vazamento|vazando|cheir) (de |o )?gás|gás … (tont|cabeça|vazand|desmai)|(inal|respir|aspir)\\w* … (fumaça|gás|produto|veneno|vapor|cloro|fumaca|monóxido)|monóxido
    (álcool|alcool|bebida|bebeu|cachaça|cerveja|vodka|whisky) … (remédio|remedio|rivotril|calmante|comprimido|droga|xanax|apagou|não acord|desmai)|(remédio|remedio|rivotril|calmante|comprimido)s? (e|com) (bebida|álcool|alcool|cachaça|cerveja|vodka|vinho)|(heroína|heroina|fentanil|cocaína|cocaina|crack|pó_|lança|droga|bala|ecstasy|md_|lsd|loló) … (acord|respir|passando|mal_|convuls|exag|demais|muito|rox|duro|desmai)|(usou|cheir|fum|injet|tomou|usando)\\w* … (heroína|heroina|fentanil|cocaína|crack|pó |lança|droga|bala|loló|ecstasy) … |cheirou (muito|demais)
    (olho|olhos|vista) … (ácido|soda|cloro|produto|cola|cal_|sanit|desinf|químic|removedor)
  `,
  suicide: `
    (quero|quer|queria|querer|querendo|vou|vai|penso em|pensando em|vontade de|prefiro|preferia|preciso|gostaria de|pensa em|ia) (me |se |de )?(morrer|morre|me matar|se matar|matar-me|suicid|acabar com tudo|acabar com a minha vida|sumir pra sempre|desaparecer|dar um fim|tirar a (minha|própria) vida|me enforcar|se enforcar|me jogar|pular)
    (suicid|suissid|suiçid)
    (me|se) (matar|enforcar|mutil|mato|mata|cortar os pulsos|jogar da ponte|jogar do)
    (matar-me|enforcar-me|cortar-me|matar a mim)
    (não|nao|naum|num|n) (quero|quer|queria|aguento|consigo|aguenta) (mais )?(viver|estar viv|continuar viv|existir|acordar nunca mais|acordar mais|seguir viv)
    (não|nao|naum) (vejo|tenho|há|tem|ha) (mais )?(motivo|razão|razao|sentido|vontade)( mais)? (para|pra|de|em) (viver|continuar|vida)
    (acabar|terminar|pôr fim|por fim|dar fim|dar um fim) (com |à |a |na )?(minha vida|a vida|própria vida|tudo isso|sua vida)
    (tirar|tirei|tira) (a )?(minha|própria|sua) (própria )?vida
    (melhor|melhores|felizes|bem) … (sem mim|se eu morresse|se eu não existisse|morto_|morta_|sem eu)
    (queria|quero|preferia|gostaria de) (estar|tá|ter nascido|nunca ter|não ter) (mort|nascid)
    (minha vida|a vida|viver) … (não vale|nao vale|não faz sentido|não tem sentido|acabou|perdeu o sentido|não presta|não tem mais)
    (me corto|me cortei|me cortando|se corta|se cortou|se cortando|automutil|auto mutil|me machuco de propósito|me machucar|se machucar de propósito|se machuca)
    (pensamentos|pensamento|ideia|ideias|idéias) (de |em |sobre )?(suicid|morte|morrer|me matar|ruins de morte)
    (filho|filha|amigo|amiga|marido|esposa|irmão|irmã|mãe|pai|namorad|ele|ela) … (quer morrer|quer se matar|ameaça se matar|fala em morrer|falou que vai se matar|disse que vai se matar|disse que quer morrer|tentou se matar|fala em suic)
    (carta|mensagem|bilhete) de despedida|(me despedir|despedindo|adeus) … (mundo|todos|vida|família|para sempre)
    (aguento|aguenta|suporto) mais (viver|essa vida|esta vida|a vida|sofrer)|não aguento mais (nada|isso|sofrer|essa dor|viver)
    (mereço|devia|deveria) (morrer|estar mort)
    (dormir) … (não acordar|nunca mais acordar|nao acordar)
    (remédios|comprimidos|arma|faca|corda|ponte|prédio) … (para morrer|pra morrer|me matar|pra me matar|acabar com)
    (desisti|desistir|desisto) (de viver|da vida)
    (quero|queria|quer|vou|vai|pretendo|penso|pensando|pensa|vontade|preferia|prefiro|melhor|desejo|tava afim|tô afim|disse que|falou que|podia|deveria|gostaria|bom seria) (\\w+ ){0,5}(morrer|morrendo|morta|morto|sumir|desaparecer|me matar|se matar|matar|suicid|acabar com (tudo|a minha|minha|isso|a vida)|dormir e (nunca|não)|um fim|dar fim|enforcar|jogar (da|de|na|do)|pular (da|do)|tirar a (própria|propria|minha)|não (acordar|existir|estar aqui|ter nascido)|por um fim|pôr um fim|me jogar|ir embora (desse|deste) mundo|partir dessa|nunca ter nascido|não estar mais|encontrar (minha|meu|deus|com deus))
    (não|nao|n|ñ|num) (quero|quer|aguento|tenho|tem|vejo|consigo|suporto|mereço|merece|faz|há|vale|vejo mais) (\\w+ ){0,4}(viver|vida|existir|continuar viv|acordar|saída|saida|motivo pra|razão pra|esperança|nascer|nascido|estar (aqui|viv)|morrer)|(cans|fart|exaust|desist)\\w* (de|da|desta|dessa) (viver|vida|existir|tudo e)|(vida|viver) … (sentido|não vale|nao vale|fim|acabar|acabou|inferno|insuport|tirar|vazia|merda|tirar a)|pra que (viver|continuar|vivo)|por que (ainda )?(vivo|estou viv|eu vivo)
    (me|se) (matar|mato|mata_|enforc|cort(o|a|ar|ou|ando)|mutil|machuc\\w* (de prop|sozin|quando)|jog(o|ar) (da|na|do|de|embaixo)|suicid|pendur|afog|dar um tiro|dou um tiro|dá um tiro|queim\\w* de prop|arranh)|automutil|suicid|auto ?lesão|se corta|me cort|cortando os (pulsos|braços)|cort\\w* (os|meus|seus) (pulsos|braços|pernas)
    (ponte|viaduto|prédio|predio|janela|varanda|trilho|trem|metrô|telhado|sacada|laje) … (pul|jog|salt|sozinh)|(pul|jog|salt)\\w* … (ponte|viaduto|prédio|predio|janela|trem|metrô|sacada)|(corda|arma|revólver|lâmina|gilete|faca|veneno) … (usar em mim|comigo pra|pra mim|separ|preparad|na mão|disse que vai|cabeça|morrer|me matar)
    (quant|qual|que|como|dose|o que) … (pra morrer|para morrer|morrer|mata_|matar|letal|fatal|se matar|me matar|sem dor|não acordar|morre_)|(rivotril|remédio|comprimido|insulina) … (mata_|letal|fatal|pra morrer)|(carta|mensagem|bilhete|vídeo|video|áudio|texto) de (despedida|adeus|suicíd)|(adeus|despedi|despede|despedindo|perdoem|me perdoa|desculp) … (todos|mundo|amo|sempre|perdo|partir|embora|coisas|família|filh|mãe|desisto)|^adeus|(doou|deu|distribuiu) … (se despediu|coisas dele|tudo dele)|(minha|meu) (última|ultima|último|ultimo|derradeir)\\w* (mensagem|noite|dia|carta|áudio|adeus)
    (peso|fardo|estorvo|estorvando|atrapalh|inútil|sobrando) … (todo mundo|família|todos|vocês|pra|na vida)|(todos?|todo mundo|família|vocês|mundo|eles|filhos) … (melhor|feliz|alivi) … sem mim|(melhor|feliz)\\w* sem mim|ninguém … (falta|sent|import|notar|chorar|liga)|ninguem … (falta|sent|import|notar|chorar|liga)|(nunca|não|nao) (devia |deveria )?(ter |tivesse )?nascido|(deus|senhor|jesus) … (me leva|me leve|me busca|me tira|me recolhe|me chama)|encontrar (a |o )?(minha|meu) (mãe|pai|marido|esposa|filh|avó)|preferia (estar|ter|tá)|tent\\w* (se |me )?(matar|suicid|tirar a|enforc|contra a)|tirar a própria|(remédio|comprimido|veneno)s? (pra|para) (morrer|se matar|me matar)
  `,
  help: `
    (socorro|socoro|soccorro)_
    (chama|chame|chamem|chamar|liga|ligue|preciso de|precisa de|precisamos de|manda|mandem|mande) … (ambulância|ambulancia|911|samu|192|resgate|bombeiros|emergência|emergencia)
    (é|e|uma|caso de) (uma )?(emergência|emergencia|urgência) (médica|medica|grave|agora|me ajud|por favor)?
    (emergência|emergencia) … (ajuda|rápido|rapido|morrendo|agora|socorr)
    (morrendo|vai morrer|vou morrer|estou a morrer|está a morrer|tô morrendo|agonizando|quase morrendo|vida em risco|risco de vida|perigo de vida|entre a vida e a morte)
    (me ajuda|me ajudem|ajuda|ajudem|ajude|alguém me ajud) … (morr|urgente|emerg|rápido|grave|perigo|passando mal|socorr|agora)
    (me salva|me salvem|salvem|salve) (meu|minha|me|ele|ela|por)?
    passando (muito )?mal
    (marido|namorado|homem|alguém|ele|ela) … (me bate|me batendo|quer me matar|vai me matar|tentou me matar|me estuprou|me agredi|me ameaç|enforcando|tentando me matar)
    (fui|sendo|foi|fui) (estuprad|atacad|agredid|espancad|esfaquead)
    (bolsa estourou|bolsa rompeu|bebê está nascendo|bebe ta nascendo|entrando em trabalho de parto|em trabalho de parto)
    (afogou|afogando|eletrocut|choque elétrico|levou um choque)
    (estou|tô|to|ele está|ela está) em perigo
    ^(socor|ajud|emerg|urg|ambul)\\w*|socor+o|(chama|chame|chamem|manda|mande|mandem|liga|ligue|ligar|preciso|envia|envie|pede|peçam|quero) … (samu|192|911|ambul|bombeir|polícia|policia|socorro|resgate|médico urgente|190|193)|ambul\\w* (urg|rápid|rapid|agora|por favor|já|pelo)|emergência … (por favor|aqui|minha|meu|rápid)|(é|e) (uma |muito |caso de )?(emergência|emergencia|urgente|urgência) … (ajud|minha|meu|socor|rápid|filh|grave)|(ajud|socor)\\w* … (urgente|morrendo|morrer|pelo amor|rápid|passando mal|grave)
    (passando|passa) (muito |bem )?mal_|(ta|tá|está|vai|to|tô|estou|esta) (\\w+ )?(morrendo|morrer|morto_|partindo|indo embora|entre a vida|gelad[oa]|fri[oa] e|nas últimas|agoniz)|risco de (vida|morte)|entre a vida
    (choque|eletrocut|raio|descarga)\\w* … (elétric|eletric|tomou|levou|levei|fio|tomada|caiu|tomada)|(levou|tomou|levei|tomei) (um |uma )?(choque|descarga)|(dedo|garfo|mão|objeto|grampo)\\w* … tomada|(piscina|rio_|lago|mar_|banheira|balde|açude|poço|praia|represa|água|tanque) … (caiu|afog|respir|desmai|boiando|submers)|(caiu|afog)\\w* … (piscina|rio_|lago|mar_|banheira|balde|açude|poço|praia|represa|água|tanque)|afogou|se afog|afogamento|afogando
    bolsa … (estour|romp)|(contraç|contrac|dores)\\w* … (minut|parto|fort|seguid|cada)|(nenem|neném|bebê|bebe|criança) … (nascend|vai nascer|coroando|saindo|tá vindo|ta vindo)|trabalho de parto|parindo|dando à luz|dando a luz|cabeça do bebê
    (casa|apartamento|cozinha|prédio|carro|barraco) … (fogo|incêndi|chamas|queimando)|(fogo|incêndi)\\w* … (casa|cozinha|aqui|prédio|apart|socor|quarto)|pegando fogo|incêndio
    (marido|namorado|ex|pai|homem|padrasto|companheiro|ele|vizinho|alguém|ladrão) … (batendo|bate em mim|me bat|me matar|agred|enforcando|espanc|ameaç|estupr|faca|abus)|(me|fui|foi) (bateu|estupr|agred|espanc|violent|abusad|ameaçad|esfaque)|estupr|vai me matar
  `,
  calm: `
    (paguei|cobr|pag|debit|custa)\\w* … (demais|duas vezes|caro|dobrado|em dobro|a mais)
    (não|nao|sem|nenhum\\w*|nunca) (tenho |tem |tive |teve |sinto |estou com |to com |está com |mais )*(dor|dores|febre|falta de ar|sangramento|aperto)( no peito| de peito| no coração| de cabeça)?|(não|nao) (está |ta |tá |esta )?(mais )?sangr\\w*( mais)?|parou de sangrar
    (morreu|morto|morta|faleceu|falecid[oa]|perdi) … ((ano|mês|mes|verão|inverno|semana|natal) passad|(há|ha|faz|tem) (\\w+ )?(\\w+ )?(ano|mes|mês|mese|semana)|em (19|20)\\d\\d|atrás)
    (infart|avc|derrame|convuls|epilep|overdose|suicíd|suicid|acidente|ataque|asma|crise)\\w* … ((há|ha|faz|tem) (\\w+ )?(ano|mes|mês|mese)|(anos|meses|mês) atrás|em (19|20)\\d\\d|(ano|mês) passad|quando (era|eu era|tinha|pequen|criança)|na (infância|juventude)|de criança)
    ((anos|meses) atrás|em (19|20)\\d\\d|(ano|mês) passado|quando (era|eu era) (criança|pequen\\w|jovem)|na infância) … (infart|avc|derrame|convuls|epilep|overdose|suicíd|suicid|acidente|ataque|asma|crise|morr)
    (filme|artigo|livro|reportagem|notícia|noticia|série|documentário|jornal|novela|música|podcast|televisão|tv_|palestra|curso|aula) … (suic|overdose|mort|morr|infart|avc|enven|afog|assass|mata)
    (morrendo|morri|morro|morrer|mort[oa]|morta|morrer|mortos) (de|do) (fome|sede|rir|cansa|tédio|calor|frio|sono|vergonha|saudade|medo|curiosidade|preguiça|inveja|dar risada)|mort[oa] de cansa
    (cortei|queimei|arranhei|bati) (só )?(um pouquinho|um pouco|de leve|levemente|leve)|(queimadura|corte|batida) (de sol|leve|pequen|levinh)|sangue amanhã|exame de sangue
    (posso|pode|podemos|dá pra|devo|poderia|preciso) (\\w+ )?(tomar|dar|misturar|parar|cortar|usar)_
  `,
};
