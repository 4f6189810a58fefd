/** Words for what is done in the product and with what, in the languages that people ask in; "|" between them, as the facts have them, and "=" before a word of which no other form counts. */
export const ADD =
  "add|create|make|new|put|enter|build|set up|insert|start|append|hinzufugen|hinzu|fuge|anlegen|lege|erstellen|erstelle|neue|neuen|neues|anadir|anado|agregar|agrego|crear|creo|nueva|nuevo|ajouter|ajoute|creer|cree|nouvelle|nouveau|tilfojer|tilfoje|opretter|oprette|legger|legge til|lagger|lagga till|skapar|toevoegen|toe|maken|maak|aggiungere|aggiungo|creare|adicionar|adiciono|criar";
export const DELETE =
  "delete|remove|erase|drop|get rid of|throw out|throw away|bin|trash|loschen|losche|entfernen|entferne|borrar|borro|eliminar|elimino|quitar|supprimer|supprime|effacer|enlever|sletter|slette|fjerner|fjerne|radera|raderar|ta bort|verwijderen|verwijder|wissen|eliminare|cancellare|cancello|excluir|apagar";
export const GONE =
  "=deleted|=removed|=erased|=trash|=bin|rubbish|recycle|=lost|vanished|=threw|=thrown|=trashed|=binned|geloscht|geloschte|geloschten|papierkorb|=borrado|borrados|borradas|=eliminado|eliminados|eliminadas|papelera|=supprime|supprimes|supprimees|effaces|corbeille|slettet|slettede|papirkurv|raderade|papperskorg|papperskorgen|verwijderd|verwijderde|prullenbak|eliminati|cestino|apagados|lixeira|excluidos";
export const BACK =
  "back|restore|recover|undelete|retrieve|rescue|bring back|wiederherstellen|zuruck|zuruckholen|recuperar|recupero|restaurar|recuperer|restaurer|retrouver|gendanne|tilbage|aterstalla|tillbaka|terughalen|herstellen|terug|ripristinare|recuperare";
export const HIDE =
  "hide|hidden|show|reorder|rearrange|arrange|move|narrow|fewer|less|visible|invisible|display|unhide|reveal|width|wider|ausblenden|verstecken|einblenden|ocultar|mostrar|esconder|masquer|cacher|afficher|skjule|skjuler|vise|gomma|dolja|verbergen|tonen|nascondere";
export const COLUMN =
  "column|columns|field|fields|spalte|spalten|feld|felder|columna|columnas|campo|campos|colonne|colonnes|champ|champs|kolonne|kolonner|kolumn|kolumner|kolom|kolommen|colonna|coluna|colunas";
export const PEOPLE =
  "person|people|contact|contacts|founder|founders|someone|somebody|anyone|candidate|candidates|lead|leads|client|clients|customer|customers|record|records|entry|entries|everyone|personen|kontakt|kontakte|jemand|jemanden|leute|persona|personas|contacto|contactos|alguien|personne|personnes|quelqu un|gens|personer|kontakter|nogen|nagon|personer|mensen|contacten|iemand|persone|contatti|qualcuno|pessoas|pessoa|contatos";
export const TASK =
  "task|tasks|todo|todos|to do|to dos|reminder|reminders|aufgabe|aufgaben|erinnerung|tarea|tareas|recordatorio|tache|taches|rappel|opgave|opgaver|oppgaver|uppgift|uppgifter|taak|taken|compiti|attivita|tarefa|tarefas";
export const NOTE = "note|notes|notiz|notizen|nota|notas|notater|anteckningar|anteckning|notitie|notities|appunti";
export const SIGN_OUT =
  "sign out|log out|log off|sign off|logout|logoff|signout|log myself out|sign myself out|log me out|sign me out|log you out|leave my account|get out of my account|end my session|switch accounts|switch account|to another account|switch users|abmelden|ausloggen|melde ich mich ab|melde mich ab|meldet man sich ab|logge ich mich aus|logge mich aus|deconnecter|deconnecte|deconnexion|cerrar sesion|cerrar la sesion|cierro sesion|cierro la sesion|desconectar|desconecto|desconectarme|logger jeg ud|logger jeg af|logger man ud|logge ud|log ud|logger jeg ut|logger ut|logge ut|loggar jag ut|loggar man ut|logga ut|uitloggen|log ik uit|afmelden|meld ik me af|disconnetto|disconnettersi|esco dall|terminar sessao|termino a sessao|sair da conta|encerrar sessao";
export const PASSWORD =
  "password|passcode|passphrase|passwort|kennwort|contrasena|clave|mot de passe|adgangskode|kodeord|passord|losenord|wachtwoord|senha|palavra passe";
export const CHANGE =
  "change|edit|update|correct|fix|reset|replace|alter|modify|andern|andere|andre|cambiar|cambio|editar|corregir|changer|change|modifier|modifie|skifter|skifte|aendrer|endre|endrer|byter|byta|andra|andrar|wijzigen|wijzig|veranderen|verander|cambiare|mudar|mudo|alterar|rename|renamed|umbenennen|renombrar|renommer";
export const EXPORT =
  "export|download|backup|back up|exportieren|exportiere|herunterladen|exportar|exporto|descargar|exporter|exporte|telecharger|eksportere|eksporterer|exportera|exporterar|exporteren|exporteer|downloaden|esportare|esporto|baixar";
export const FILE =
  "excel|csv|spreadsheet|spreadsheets|file|files|xlsx|sheet|sheets|vcard|json|datei|tabelle|archivo|fichier|tableur|fil|regneark|bestand|foglio|planilha|out of here|out of tracker|out of the app|out of this";
export const IMPORT =
  "import|upload|bring in|load|importieren|importiere|hochladen|importar|importo|subir|importer|importe|importere|importerer|importera|importerar|importeren|importeer|importare|carregar";
export const MERGE =
  "duplicate|duplicates|merge|dedupe|deduplicate|doubles|identical|twice|double|doubled|same person|doppelte|doppelt|dubletten|duplikate|zusammenfuhren|duplicado|duplicados|fusionar|doublon|doublons|fusionner|dubletter|dubbletter|slaa sammen|dubbele|dubbel|samenvoegen|doppioni|duplicati|unire";
export const BROWSER =
  "browser|chrome|firefox|edge|extension|extensions|plugin|plug in|plug ins|add on|addon|erweiterung|navegador|extensiones|navigateur|udvidelse|tillagg|extensie|estensione|extensao|straight from|straight off|directly from|right from|while i m on|while i m looking|while looking|while viewing|while i m viewing|when i m on|when i m looking|while browsing|one click|a click|single click|as i browse";
export const SAVE =
  "save|grab|add|get|take|put|collect|capture|store|pull|clip|import|bring|keep|pick up|speichern|guardar|enregistrer|gemme|spara|opslaan|salvare";
export const SITE = "linkedin|profile|profiles|profile page|their page|her page|his page|profil|perfil";
export const THEME =
  "dark|darker|light mode|light theme|night mode|theme|colours|colors|colour|color|appearance|dunkel|dunkelmodus|dunkles|dunkle|farben|design|oscuro|tema|colores|sombre|theme|couleurs|mork|morkt|farver|donker|donkere|kleuren|scuro|escuro|looks";
export const HELP =
  "help|tour|walkthrough|walk through|tutorial|guide|manual|instructions|documentation|docs|faq|hilfe|anleitung|ayuda|aide|hjaelp|hjelp|hjalp|guiden|aiuto|ajuda";
export const FEEDBACK =
  "feedback|bug|bugs|fault|faults|glitch|complain|complaint|complaints|suggestion|suggest|suggestions|broken|crash|crashes|report a problem|report an error|report an issue|report something|about a problem|about an error|about an issue|wish|wishes|feature request|feature requests|idea for|improvement|fehler|comentarios|sugerencia|commentaires|fejl|klage|klacht|fout|segnalare";
export const REFRESH =
  "refresh|reload|sync|fetch|renew|update|updated|aktualisieren|aktualisiere|actualizar|actualizo|rafraichir|actualiser|opdatere|opdaterer|oppdatere|uppdatera|uppdaterar|bijwerken|verversen|aggiornare|atualizar";
export const POSTS =
  "post|posts|profiles|linkedin|everyone|everybody|all of them|updates|beitrage|profile|publicaciones|perfiles|publications|profils|indlaeg|opslag|inlagg|berichten|profielen|profili|all profiles";
export const DIGEST =
  "digest|digests|morning mail|morning email|morning e mail|morning message|daily mail|daily email|daily e mail|daily summary|morning summary|daily text|tagesuberblick|morgenbericht|morgenmail|resumen diario|resumen matutino|recapitulatif|morgenoverblik|morgonmejl|ochtendmail";
export const MONTH =
  "calendar|month|months|monthly|month view|kalender|monat|monats|monatsansicht|monatlich|calendario|mes|calendrier|mois|maned|manedsvisning|manad|maand|maandoverzicht|mese";
export const NUMBER = "number|numbers|nummer|telefonnummer|numero|telefoonnummer|telefono";
export const TEXTING =
  "text|texts|texting|sms|whatsapp|message you|messages to you|reach you|write to you|your number|number of yours|text you|assistant|bot|dial|ring you|send|schreiben|texten|escribir|mensajes|ecrire|skrive|skriver|skicka|sende|sms en|sturen";
export const READS =
  "read|reads|reading|see|sees|seeing|look at|looking at|watch|watches|watching|view|monitor|monitors|monitoring|access|spy|spying|know|snoop|check|checks|checking|liest|lesen|leer|lee|ve|lire|lit|laeser|laese|laser|lezen|leest|legge";
export const OTHERS =
  "boss|manager|colleague|colleagues|team|teammates|coworker|coworkers|anyone else|anybody else|someone else|somebody else|others|other people|other users|else|employer|company|chef|jefe|companeros|patron|collegue|collegues|kollegen|kolleger|collega|baas";
export const CHAT =
  "type|write|say|ask|chat|chats|conversation|conversations|messages|questions|typing|writing|tell you|notes|data|stuff here|schreibe|escribo|ecris|skriver|schrijf|scrivo";
