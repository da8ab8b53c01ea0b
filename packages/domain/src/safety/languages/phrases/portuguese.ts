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
    (facada|esfaque|faca) … (levou|levei|sangue|barriga|peito)?|(baleado|tiro|baleada) … (levou|levei|sangue|perna|barriga|peito)?
    (ferida|ferimento|corte) … (aberta|aberto|sangr|profund|jorr)
    (dedo|mão|braço|perna|pé) … (decepad|arrancad|amputad|cortad fora|esmagad)
    (acidente|bateu|caiu|atropelad) … (sangr|sangue|grave|cabeça aberta|ferido)
    (queimad|queimou|queimei) … (grave|água fervendo|fervente|terceiro grau|corpo|rosto|óleo)
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
  `,
};
