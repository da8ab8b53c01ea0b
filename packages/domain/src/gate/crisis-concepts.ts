import { type Concepts, says } from './concept.ts';

/** Suicide and self-harm (domain facts B.2, row "Suicide / crisis"). */
export const crisisConcepts = {
  suicide: says(
    'suicide, suicidal, suicid*, kill myself, killing myself, kill my self, killed myself, kms, kill himself, kill herself, kill themselves, killing himself, killing herself, end my life, ending my life, end his life, end her life, end it all, ending it all, take my own life, taking my own life, take my life, take his own life, take her own life, take his life, take her life, do away with myself, unalive, off myself, hang myself, hanging myself, hang himself, hang herself, shoot myself, shooting myself, shoot himself, shoot herself, slit my wrists, slit my wrist, slitting my wrists, cut my wrists, cut her wrists, cut his wrists, cuts her wrists, cuts his wrists, jump off a bridge, jump off the bridge, jump in front of',
    'suicid*, matarme, matarse, me voy a matar, me quiero matar, se quiere matar, quitarme la vida, quitar la vida, quitarse la vida, me quito la vida, acabar con mi vida, terminar con mi vida, acabar con su vida, acabar con todo, terminar con todo, ahorcarme, colgarme, pegarme un tiro, cortarme las venas, cortarme las munecas, tirarme de un puente, tirarme del puente',
  ),
  wantsToDie: says(
    'want to die, wants to die, wanted to die, wish i was dead, wish i were dead, wish i could die, wish i would die, wish i never woke up, rather be dead, rather die, better off dead, be better off dead, better off without me, better without me, not want to live, not want to be alive, not want to be here anymore, not want to be here any more, not want to exist, not want to wake up, no longer want to live, not wake up tomorrow, never wake up, cannot live like this, cannot go on, can not go on, cannot live anymore, cannot live any more, danger to myself, danger to himself, danger to herself, cannot do this anymore, cannot take it anymore, cannot take this anymore, no reason to live, nothing to live for, no point in living, no point living, life is not worth, not worth living, tired of living, tired of being alive, ready to die, thinking about dying, thoughts of dying, think about death, thoughts of death, hope i die, want to disappear, want it to end, want to end it, going to end it, want everything to end, want it all to end, want it to be over, want it all over, painless way to die, ways to die, way to die, best way to die, would kill me, would it take to kill, enough to kill, miss me if i, miss me when i am gone, notice if i died, care if i died, no will to live, lost the will to live, will to live, sleep forever, hate being alive, hate my life, end the pain forever, goodbye forever, want to go to sleep and never, sleep and not wake up',
    'quiero morir, quiero morirme, me quiero morir, quisiera morir, quisiera estar muert*, quiere morir, quiere morirse, se quiere morir, ganas de morir, ganas de morirme, deseo morir, prefiero morir, ojala me muera, mejor muert*, estar muert*, estaria mejor muert*, estarian mejor sin mi, no quiero vivir, no quiere vivir, no quiero seguir viviendo, no quiero estar viv*, no quiero existir, no quiero despertar, sin ganas de vivir, no tengo ganas de vivir, no vale la pena vivir, no tiene sentido vivir, sentido a la vida, sentido a mi vida, quisiera no despertar, quisiera dormir para siempre, odio mi vida, ya no puedo mas, no puedo mas, no aguanto mas, cansad* de vivir, quiero desaparecer, pienso en la muerte',
  ),
  pointless: says(
    'no reason, no point, any point, point in, point of, a reason, any reason, not any point, not any reason, reason to, purpose in',
    'no tengo razon, no tengo razones, no tengo motivo, no tengo motivos, no hay razon, no hay motivo, no tiene sentido, no encuentro sentido, razon para, razones para, razon de, motivo para, motivos para, sentido, para que',
  ),
  living: says(
    'live, living, alive, being here, keep going, going on, life anymore',
    'vivir, viviendo, vida, seguir adelante',
  ),
  endIt: says('end it, end everything, be done with it', 'acabar con esto, terminar con esto'),
  selfHarm: says(
    'self harm, self harming, cutting again, started cutting, want to cut, want to overdose, going to overdose, wants to overdose, thinking of overdosing, overdose on purpose, overdosed on purpose, selfharm, self injury, cut myself on purpose, cutting myself, cuts herself, cuts himself, cutting herself, cutting himself, hurting myself, harm myself, harming myself, burning myself on purpose, hurt myself on purpose',
    'autolesion*, hacerme dano, hacerse dano, quiero hacer dano, quiere hacer dano, hago dano, lastimarme, lastimarse, cortandome, se corta los brazos, se corta las munecas, me corto los brazos',
  ),
  wantsTo: says(
    'want to, wants to, wanting to, going to, thinking of, thinking about, thoughts of, thoughts about, urge to, urges to, feel like, feels like, might, planning to, afraid i will, scared i will, tried to',
    'quiero, quiere, voy a, va a, pensando en, pienso en, ganas de, pensamientos de, miedo de, intento, trato de',
  ),
  hurtSelf: says(
    'hurt myself, hurt himself, hurt herself, hurt themselves, cut myself, burn myself',
    'cortarme, cortarse, danarme, herirme',
  ),
  hurtOthers: says(
    'hurt my baby, hurting my baby, hurt the baby, hurting the baby, hurt my kids, hurting my kids, hurt my child, hurting my child, hurt someone, hurting someone, hurt somebody, hurt people, hurting people, hurt other people, hurting other people, kill someone, killing someone, kill somebody, kill my baby, kill my family',
    'hacerle dano a mi bebe, lastimar a mi bebe, hacerle dano a mi hij*, lastimar a mi hij*, lastimar a alguien, matar a alguien, hacerle dano a alguien',
  ),
  dangerNow: says(
    'right now, tonight, gun, knife, rope, noose, pistol, rifle, pills in my hand, i have the pills, have a plan, goodbye, about to, going to do it, already, bridge, roof, ledge, on my way, bleeding, cutting, trying to',
    'ahora mismo, esta noche, pistola, cuchillo, arma, soga, pastillas en la mano, tengo un plan, adios, ya lo hice, puente, azotea, ahorita, sangrando',
  ),
} satisfies Concepts;
