/** What the built-in fields are called in any of the languages. */
export const FOREIGN_FIELDS: Readonly<Record<string, string>> = {
  email:
    "alamat e-?mail|emel|surel|e-?mail(?:adres|-?adress(?:e)?)?|mejl|mail|endereço de e-?mail|correio|indirizzo e-?mail",
  company: "perusahaan|syarikat|empresa|azienda|società|bedrijf|kumpanya|företag(?:et)?|firma(?:et)?|virksomhed(?:en)?",
  location: "lokasi|kota|bandar|cidade|localização|città|sede|stad|locatie|lungsod|ort|by|miasto",
  role: "jabatan|jawatan|cargo|função|ruolo|rol|functie|roll(?:en)?|rolle(?:n)?|stanowisko|tungkulin",
  stage: "tahap|peringkat|etapa|fase|estágio|stadio|fas|stage",
  status: "status|estado|stato",
  priority: "prioritas|keutamaan|prioridade|priorità|prioriteit|prioritet(?:en)?|priorytet",
  owner: "pemilik|penanggung jawab|responsável|responsabile|eigenaar|ansvarig(?:e)?",
};
