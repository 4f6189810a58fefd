/** What tasks are about in German, Spanish and French, each word with the English ones that titles have for it; written without accents. */
export const FOREIGN_TASK_WORDS = `
anruf call ring phone;telefonat call ring phone;llamada call ring phone;appel call ring phone
rechnung invoice bill;factura invoice bill;facture invoice bill
vertrag contract agreement;contrato contract agreement;contrat contract agreement
vereinbarung agreement;acuerdo agreement;accord agreement
angebot offer quote proposal;oferta offer quote;offre offer quote;devis quote;presupuesto quote budget
vorschlag proposal;propuesta proposal;proposition proposal
entwurf draft;borrador draft;brouillon draft
brief letter;carta letter;lettre letter;muster sample;muestra sample;echantillon sample
termin appointment meeting;cita appointment meeting;reunion meeting;besprechung meeting;sitzung meeting
vorstand board;junta board;conseil board
besuch visit;visita visit;visite visit;treffen meeting;bericht report;informe report;rapport report
rundbrief newsletter;boletin newsletter;messe fair;feria fair;salon fair;foire fair
paket parcel;paquete parcel;colis parcel;flug flight;vuelo flight;vol flight;zug train;bahn train;tren train
reise trip;viaje trip;voyage trip;fahrkarte ticket;billete ticket;billet ticket;foto photo
preisliste rates prices;fahnen proofs;pruebas proofs;epreuves proofs
permiso permit;permis permit;genehmigung permit;erlaubnis permit;parkausweis parking permit
stationnement parking;aparcamiento parking;estacionamiento parking
umsatzsteuer vat;mehrwertsteuer vat;umsatzsteuererklarung vat return;tva vat;iva vat;declaracion return;declaration return
steuer tax;steuererklarung tax return;impuestos tax;impots tax
prasentation deck presentation;presentacion deck presentation;presentation deck
einladung invitation;invitacion invitation;raum room;saal room hall;sala room;salle room
karte card;tarjeta card;carte card;bestellung order;pedido order;commande order
zahlung payment;pago payment;paiement payment;versicherung insurance;seguro insurance;assurance insurance
miete rent;alquiler rent;loyer rent;lieferung delivery;entrega delivery;livraison delivery
referenz reference;referencia reference;durchsicht review;revision review
geburtstag birthday;cumpleanos birthday;anniversaire birthday;geschenk gift present;regalo gift present;cadeau gift present
blumen flowers;flores flowers;fleurs flowers;auto car;coche car;voiture car;schlussel key;llave key;cle key
katalog catalogue;catalogo catalogue;broschure brochure;folleto brochure;plakat poster;cartel poster;affiche poster
formular form;formulario form;formulaire form;umfrage survey;encuesta survey;enquete survey
daten data;datos data;donnees data;zahlen numbers figures;numeros numbers;chiffres figures numbers
ensayo rehearsal;repetition rehearsal;werkstatt workshop;taller workshop;atelier workshop
gutschein voucher;rabatt discount;descuento discount;remise discount;lizenz licence;licencia licence
`.trim();
