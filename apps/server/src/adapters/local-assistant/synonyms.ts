import { controlledMedicines } from '@rxweb/domain/safety/language/medicine-names';

/**
 * Synonyms for a pharmacy, English and Spanish: the search term, then the ways to say it. Some are phrases ("pick up"). Typing errors and
 * endings need no line.
 */
export const synonyms = `
prescription: rx, rxs, script, scripts, scrip, perscription, subscription, receta, recetas, resetas, prescripcion, prescripciones, receta medica, scripts, prescrip, precription, perscription
medicine: med, meds, medicine, medicines, medication, medications, drug, drugs, pill, pills, tablet, tablets, capsule, capsules, inhaler, inhalers, antibiotic, antibiotics, antidepressant, blood thinner, blood thinners, medicina, medicinas, medicamento, medicamentos, pastilla, pastillas, pildora, pildoras, remedio, remedios, tableta, tabletas, capsula, capsulas, inhalador, antibiotico, anticoagulante
refill: refill, refills, refilled, refilling, refil, resurtir, resurtido, resurtidos, resurto, resurten, resurtan, resurtirme, resurtirla, resurte, rellenar, relleno, rellenan, rellene, re fill, reorder, reordenar, autorefill, volver a pedir, pedir otra vez
fill: fill, filled, filling, surtir, surto, surten, surte, surtan, surtido
renew: renew, renewal, renewed, renovar, renovacion, renuevo, renueven
repeat: repeticion, repeticiones
transfer: transfer, transfers, transferred, transferring, transferir, transferencia, transferencias, transfiero, transfieren, transfiera, traspasar, traspaso, trasladar, traslado
move: move, moved, moving, switch, switched, switching, change, changed, changing, bring over, pull over, send over, come over, get from, pasar, pasan, pasen, paso, pasarme, pasarlas, pasarla, pasarse, cambiar, cambio, cambiarme, cambiarla, cambiarlas, cambian, mover, muevo, mueven, llevar mis recetas, jalar
chain: cadena, cvs, walgreens, walgreen, walmart, wal mart, costco, kroger, safeway, rite aid, riteaid, albertsons, publix, target, fred meyer, heb, sams club, bartell, bimart, bi mart, meijer, wegmans, winn dixie, giant eagle, other pharmacy, another pharmacy, old pharmacy, different pharmacy, previous pharmacy, last pharmacy, other store, new pharmacy, change pharmacies, otra farmacia, farmacia anterior, farmacia de antes, vieja farmacia, farmacia vieja, cambiar de farmacia, cambiarme de farmacia
ready: ready, redy, lista, listo, listas, listos, done yet, waiting for me
status: status, estatus
price: fee, fees, charge, charges, sale, me sale, saldria, cuestan, price, prices, pricing, cost, costs, costing, how much, cash price, precio, precios, costo, costos, cuesta, cuestan, costar, costaria, vale, valen, cuanto sale, cuanto vale, cuanto cobran, cuanto seria, de a como, cobran
copay: copay, copays, co pay, copago, copagos, copai, copayment
expensive: expensive, pricey, costly, caro, cara, caros, caras, carisimo, carisima, unaffordable
cheap: cheap, cheaper, cheapest, barato, barata, baratos, mas barato, economico
stock: stock, in stock, instock, existencia, disponible, disponibles
pickup: pick up, pickup, picking up, picked up, pick it up, pick them up, pick that up, pick my, collect, grab, recoger, recojo, recoja, recogerla, recogerlas, recogerlo, recogerlos, recogen, recoge, recogida, pasar por, paso por, pase por, pasa por, ir por, vaya por, voy por, va por
someoneelse: otra senora, otro senor, otra mujer, otro hombre, otra muchacha, diff person, diff persons, different persons, another patients, stranger, strangers, wrong persons, someone else, someone elses, somebody else, somebody elses, another person, another persons, other person, anyone else, different person, somebody different, otra persona, otras personas, alguien mas, otra gente, otro paciente, another patient, other patient, wrong person
relative: relative, teenager, teen, nanny, babysitter, stepson, stepdaughter, stepmom, stepdad, fiance, fiancee, ex, bf, gf, hubbys, family, mom, moms, mother, mothers, mum, mama, mami, ma, dad, dads, father, pops, papa, papi, parent, parents, wife, wifes, husband, husbands, hubby, spouse, son, sons, daughter, daughters, sister, brother, grandma, grandmas, grandmother, grandpa, grandfather, granny, nana, kid, kids, child, neighbor, neighbour, friend, friends, buddy, roommate, girlfriend, boyfriend, partner, aunt, uncle, cousin, nephew, niece, caregiver, caretaker, familiar, familiares, nuera, yerno, hermanos, esposo, esposa, marido, mujer, senora, hijo, hija, hijos, nino, nina, hermano, hermana, abuelo, abuela, abuelita, abuelito, tio, tia, vecino, vecina, amigo, amiga, novio, novia, nieto, nieta, suegra, suegro, primo, prima, sobrino, sobrina, comadre, cuidador, cuidadora, jefa, jefita, apa, ama, mi viejo
deliver: deliver, delivers, delivery, delivered, deliveries, delivering, dlivery, entrega, entregan, entregas, entregar, entregarme, entreguen, domicilio, reparto, reparten, repartir, delibery, bring to my house, drop off my medicine, drop off medicine, drop off meds, drop off my meds, drop off pills, drop meds off
hold: hold, holding, holdup
home: home, house, casa, door, doorstep, apartment
mail: mail, mailed, mailing, correo, usps, post office
ship: ship, ships, shipped, shipping, envio, envios
sent: sent, mandaron, enviaron, emailed
send: send, sends, sending, mandar, mando, mandan, manda, mande, manden, mandarles, mandarle, mandarlo, mandarla, enviar, envian, envia, envie, enviarles
bring: traer, traigo, traermelo, bring, brings, brought, take it to, llevar, llevo, llevan, lleve, llevarme, llevarmela, traen, traiga, traerla, traermela, traerme, trae, traeme
doctor: doctor, doctors, dr, drs, doc, docs, physician, provider, medico, doctora, doctores, cardiologo, specialist, nurse practitioner
clinic: clinic, clinica, office, oficina, consultorio
hospital: hospital, er, emergency room, discharged, de alta
approve: approve, approved, authorize, authorise, authorization, autorizar, autorice, autorizo, autorizacion
paper: paper, written, papel, handwritten
electronic: electronic, electronically, eprescription, escript, erx, escribe, electronica, electronico, electronicamente
photo: photo, photos, foto, fotos, pic, pics, pix, picture, pictures, image, images, imagen, imagenes, fotografia, screenshot, snapshot
file: file, files, archivo, archivos, document, documents, documento, documentos, pdf, pdfs, attachment, attachments
upload: upload, uploads, uploaded, uploading, attach, attaching, attached, subir, subo, sube, suben, subirla, adjuntar, adjunto, cargar
vaccine: vaccine, vaccines, vaccination, vaccinations, vaccinate, vaccinated, vax, vaxx, vaxxed, immunization, immunizations, immunize, inoculation, shot, shots, jab, jabs, booster, boosters, vacuna, vacunas, vacunar, vacunan, vacunarme, vacunarse, vacunarnos, vacunacion, vacuno, inyeccion, inyecciones, refuerzo
flu: flu, influenza, gripe, gripa
covid: covid, covid19, corona, coronavirus, covit, kovid
shingles: shingles, shingrix, culebrilla, herpes zoster
pneumonia: pneumonia, pneumococcal, prevnar, neumonia, neumococo, pulmonia
tetanus: tetanus, tetano, tdap
appointment: appointment, appointments, appt, appts, apt, cita, citas, walk in, walkin, walk ins, schedule, sin cita, book, booking
insurance: insurance, ins, insurence, insurances, aseguranza, aseguransa, seguro, seguros, seguro medico, aseguradora, health plan, drug plan, plan de salud, coverage, cobertura
cover: cover, covers, covered, cubre, cubren, cubrir, cubierto
medicare: medicare, medicair
medicaid: medicaid, medi cal, medical card, ohp, oregon health plan
accept: accept, accepts, aceptan, acepta, aceptar, agarran, reciben
pay: pay, pays, paying, payment, payments, pagar, pago, paga, pagan, pagos
card: card, cards, tarjeta, tarjetas
shoe: shoe, shoes, footwear, sneaker, sneakers, zapato, zapatos, calzado, tenis, zapatillas
insert: insert, inserts, insole, insoles, plantilla, plantillas, orthotics, orthotic
diabetic: diabetic, diabetics, diabetes, diabetico, diabetica, diabeticos, diabeticas, diebetic, diabetis
sugar: sugar, azucar, glucose, glucosa
pressure: blood pressure, presion, bp
therapeutic: therapeutic, terapeutico, terapeuticos, orthopedic, ortopedico, ortopedicos
fit: fitting, fitted, measure, medida
sharps: sharps, punzantes, sharp container, needle, needles, syringe, syringes, lancet, lancets, aguja, agujas, jeringa, jeringas, lanceta, lancetas, jeringuilla, jeringuillas, insulin pens, plumas de insulina, pen needle
container: container, containers, contenedor, contenedores, recipiente, bote, bin, jug
dispose: dispose, disposal, disposing, discard, throw away, throw out, throw them out, throw it out, throw, toss, trash, garbage, get rid of, get rid, getting rid, deshacerme, deshacernos, deshago, deshacerse, desechar, desecho, tirar, tiro, tiramos, tira, botar, boto, basura, take back, takeback, drop box, dropbox, throwing, echar, flush, buzon, disponer, recycle
old: old, viejo, vieja, viejos, viejas, leftover, left over, leftovers, unused, sobro, sobraron, sobrante, sobran, ya no uso, dont use anymore, extra
expired: expired, expire, expires, outdated, out of date, vencido, vencida, vencidas, vencidos, vencio, caducado, caducada, caducadas, caducados, caduco, expirado, expirada, expiro, expiradas
died: passed, died, passed away, deceased, dead, murio, fallecio, muerto
wrong: wrong, incorrect, mistake, mistakes, error, errors, mixed up, mix up, messed up, screwed up, equivocado, equivocada, equivocados, equivocadas, equivocaron, equivoco, incorrecto, incorrecta, confundieron, another name, different name, wrong name, not mine, isnt mine, arent mine, not my, no es mio, no es mia, no son mias, no son mios
missing: missing, shorted, short, shortchanged, faltan, falta, falto, faltaron, faltando, incompleta, incompleto, de menos, less than
lost: lost, lose, misplaced, cant find my, perdi, perdio, perdieron, extravie, extravio
stolen: stolen, stole, robbed, robaron, robo, robado, robada
spilled: spilled, spilt, ruined, damaged, wet, mojo, mojaron, dano, danaron
count: count, counted, cuenta las
bottle: bottle, bottles, frasco, frascos, botella, botellas, pomo, bote de pastillas, bag, bags, bolsa, bolsas, bolsita
recall: recall, recalls, recalled, retiro, retiros, retiraron, retirada, retiradas, retirado, retirados, retirar
shortage: shortage, shortages, backorder, backordered, back order, back ordered, on backorder, escasez, escases, escasean, desabasto, desabastecimiento, agotado, agotada, agotados, agotadas, out everywhere, out of stock
complaint: complaint, complaints, complain, complaining, queja, quejas, quejarme, quejo, quejar, reclamo, reclamar, reclamacion
rude: rude, disrespectful, nasty, mean to me, grosero, grosera, groseros, maleducado, maleducada, mal educada, attitude, unprofessional
manager: manager, owner, supervisor, boss, gerente, encargado, encargada, dueno, duena, in charge, corporate, patron de la farmacia, jefe
staff: staff, techs, technicians, cashiers, employee, employees, cashier, worker, clerk, empleado, empleada, empleados, personal, cajera, cajero, muchacha, tech, technician
job: job, jobs, hiring, hire, hires, employment, vacancy, vacancies, career, careers, empleo, empleos, contratando, contratan, contratar, vacante, vacantes, chamba, jale, solicitud de empleo, job application, work for you, trabajar con ustedes, trabajar ahi, trabajar alli, trabajo con ustedes, pedir trabajo, busco trabajo, buscando trabajo, dan trabajo, hay trabajo, help wanted
resume: resume, curriculum, cv
vendor: vendor, vendors, sales rep, supplier, wholesaler, proveedor, vendedor, representative, distributor
password: password, passwords, passcode, pw, contrasena, contrasenas, clave
login: login, log in, log on, logon, logging in, sign in, signin, signing in, iniciar sesion, sesion, inicio de sesion, locked out
parking: parking, park, parked, estacionamiento, estacionar, estacionarme, estacionarse, estaciono, parqueo, parquear, parquearme, parqueadero, parkear
drivethrough: drive through, drive thru, drive threw, drivethrough, drivethru, drive up, drive up window, ventanilla, autoservicio, ventana para carros
bus: bus, buses, autobus, guagua, transit
spanish: spanish, espanol, espanish, castellano
interpreter: interpreter, translator, interprete, traductor, traductora, translate, traducir, translation, traduccion
language: language, languages, idioma, idiomas, lengua, dialecto
english: english, ingles
human: human, humano, real person, live person, persona real, persona de verdad, actual person
robot: robot, bot, chatbot, machine, maquina, ai, ia, artificial intelligence, inteligencia artificial, chatgpt, gpt, automated, virtual
privacy: privacy, private, hipaa, confidential, privado, privada, privacidad, confidencial
data: data, info, information, datos, informacion, personal information
record: record, records, history, historial, expediente, printout, print out
delete: delete, erase, remove my, wipe, borrar, borren, borra, eliminar, eliminen
tax: tax, taxes, impuestos, income tax
accessible: accessible, accessibility, handicap, handicapped, disabled, disability, discapacidad, discapacitado, discapacitados, discapacitada
wheelchair: wheelchair, wheelchairs, wheel chair, silla de ruedas, sillas de ruedas
largeprint: large print, big print, bigger print, larger print, bigger letters, big letters, large letters, large type, bigger font, letra grande, letras grandes, letra mas grande, letras mas grandes, print so small, print is too small, print too small, tiny print, letra chiquita, letra pequena, letra muy chica, letra chica
label: label, labels, etiqueta, etiquetas, sticker
cap: cap, caps, lid, lids, tops, tapa, tapas, tapadera, tapaderas, tapon, childproof, child proof, child resistant, a prueba de ninos, safety cap
easyopen: easy open, easy to open, easier to open, easy off, facil de abrir, faciles de abrir, open easily, non childproof
blind: blind, ciego, ciega, low vision, no veo bien, no ve bien, visually impaired
deaf: deaf, hard of hearing, cant hear, sordo, sorda, no oigo
naloxone: naloxone, narcan, naloxona, narkan, overdose kit, overdose kits, overdose reversal, kit para sobredosis, kit de sobredosis, kits para sobredosis
planb: plan b, planb, morning after, morning after pill, emergency contraception, emergency contraceptive, ella pill, pastilla del dia siguiente, pastilla del dia despues, pildora del dia siguiente, pastilla del siguiente dia, anticonceptivo de emergencia, anticonceptivos de emergencia
test: test, tests, testing, prueba, pruebas, kit, kits
pregnancy: pregnancy, embarazo, preg
packaging: package, packages, packaged, packaging, empaque, empaques, empacan, empacar
blister: blister, blisters, bubble pack, bubble packs, blister pack, blister packs, pillpack, pill pack, pill packs, blisters, bubble packing
organizer: pill box, pillbox, pill boxes, pill organizer, organizer, pastillero, pastilleros, dosette, sort, sorted, sorting, separar, acomodar, acomodan, organizar, organizan
sameday: all at once, one day, every month, each month, same day each month, same time, one trip, once a month, una vez al mes, un solo viaje, mismo dia, same day, juntar, juntan, line up, lined up, sync, synced, syncing, synchronize, synchronization, sincronizar, sincronizacion, all together
compounding: compounding, compound, compounds, compounded, magistral, magistrales, preparada, preparadas, preparados, custom made, compounded
flavor: flavor, flavors, flavored, flavoring, sabor, sabores
liquid: liquid, liquids, liquido, liquida, liquidas, suspension
aisle: aisle, aisles, isle, shelf, shelves, pasillo, pasillos, estante
otc: otc, over the counter, without a prescription, no prescription needed, sin receta, venta libre
bandage: bandage, bandages, bandaid, bandaids, band aid, band aids, gauze, gasa, gasas, curita, curitas, vendas, venda
vitamin: vitamin, vitamins, vitamina, vitaminas, supplement, supplements, suplemento, suplementos
cream: cream, creams, crema, cremas, ointment, pomada, pomadas, lotion, locion
cough: cough, tos
cold: cold, colds, resfriado, resfrio, catarro
allergy: allergy, allergies, alergia, alergias
diapers: diapers, diaper, panales, panal, pampers
equipment: equipment, dme, equipo medico, medical supplies, supplies
strips: strips, test strips, tiras, tiras reactivas
meter: meter, glucometer, glucometro, medidor, sugar machine, aparato del azucar, monitor, monitors, cuff, cuffs, machine for pressure, aparato, aparatos, baumanometro, tensiometro
walker: walker, walkers, rollator, andador, andadores, andadera
crutches: crutches, crutch, muletas, muleta
cane: cane, canes, baston, bastones
oxygen: oxygen, oxigeno, concentrator, concentrador, concentradores
nebulizer: nebulizer, nebulizers, nebulizador, nebulizadores, breathing machine, nebulisador
compression: compression, compresion
rent: rent, rents, rental, rentals, renta, rentan, rentar, alquilan, alquilar
fax: fax, faxed, faxes, faxing, fax number
closed: closed, cerro, cerrado, cerrados, cerrada, cerraron, after hours, afterhours, fuera de horario, fuera del horario, despues de cerrar
night: midnight, evening, night, nights, tonight, noche, noches, nite
urgent: urgent, urgente, emergency, emergencia, asap, urge
ranout: terminaron, termino, se me terminaron, se me termino, ran out, run out, running out, run out of, out of, se me acabo, se me acabaron, se acabaron, se acabo, me quede sin, sin refills, ya no tengo, no me quedan, no me queda, acabando, acabar, acabe, acaba, acaban
norefills: ran out of refills, run out of refills, ran out of my refills, refills ran out, refills are gone, no mas resurtidos, se acabaron mis refills, se me acabaron mis refills, se acabaron los refills, se me acabaron los resurtidos, se acabaron mis resurtidos, se me acabaron mis resurtidos, me quede sin refills, me quede sin resurtidos, refill 0, refills 0, refill zero, refills zero, refills do i have left, refills i have left, refills i got left, many refills left, no me quedan resurtidos, me quedan resurtidos, me quedan refills, acabaron los refills, se me acabaron los refills, no refills, zero refills, 0 refills, out of refills, no more refills, refills left, no refill, zero refill, 0 refill, refills remaining, last refill, cero refills, sin refills, sin resurtidos, no hay refills, no quedan resurtidos, quedan resurtidos, quedan refills, refills me quedan, resurtidos me quedan, ya no tengo refills, ya no tengo resurtidos, ya no tiene refills, ya no tiene resurtidos, ya no hay refills, acabaron los refills, acabaron mis refills, acabaron los resurtidos, acabo los refills, no tiene refills, no tengo refills, cero resurtidos, no trae refills
runninglow: running low, low on, almost out, almost gone, casi se me acaba, quedan pocas, quedan poquitas
online: online, app, website, web, internet, aplicacion, pagina, en linea, por aqui
automatic: automatic, automatically, automatico, automatica, auto
need: necesito, ocupo, need
call: call, calls, calling, called, phone, llamar, llamo, llamen, llame, llamarle, llamarles, llama, marcar, marque, marquen, hablarle
vet: vet, dog, dogs, cat, cats, pet, pets, perro, perros, gato, gatos, mascota, mascotas, veterinario, puppy
identification: id, identification, identificacion, license, photo id, ine, licencia
sign: sign, signs, signature, firmar, firma, firme
pharmacist: pharmacist, pharmacists, farmaceutico, farmaceutica, farmaceuticos, pharmasist, pharmacyst
curbside: curbside, curb side, to my car, out to my car, out to the car, al carro, al coche, sin bajarme del carro, sin bajarme
baby: baby, babies, bebe, bebes, infant
formula: formula, leche de formula, enfamil, similac
lice: lice, piojos
glasses: glasses, readers, lentes
news: news, noticias
app: app
expect: waited, waiting, wait, espere, esperando, esperar
minor: minor, menor de edad, underage
discount: discount, discounts, descuento, descuentos, coupon, coupons, cupon, cupones, goodrx, good rx, singlecare
`;

/** Words for controlled medicines beside their names: "my medicine", and more. */
export const controlledNames = `${controlledMedicines}
opioid opioids opioide opioides narcotic narcotics narcotico narcoticos controlled controlada controlado controladas controlados controls
`;
