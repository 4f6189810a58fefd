import type { Phrases } from "./senses.ts";

/** Records, and what is done with them. */
export const recordWords: Phrases = {
  "noun.person": [
    "people,person,persons,founders,founder,contacts,someone,anyone,anybody,somebody,everyone,everybody,nobody,no one,connections,connection,folks,guys,individuals,profiles",
    "leute,leuten,personen,person,kontakte,kontakten,kontakt,grunder,grundern,grunderin,grunderinnen,jemand,jemanden,jeder,niemand,menschen",
    "personas,persona,gente,contactos,contacto,fundadores,fundador,fundadoras,fundadora,alguien,nadie,todo el mundo",
    "personnes,personne,gens,contacts,contact,fondateurs,fondateur,fondatrices,fondatrice,quelqu un,tout le monde",
  ],
  "noun.task": [
    "task,tasks,to do,to dos,todo,todos,to do list,todo list,reminder,reminders,follow up,follow ups,followups,followup,action items,on my plate,on my list,on the agenda,on my agenda,do i have to do,do i need to do,should i do,to get done,must i do,agenda,anything to do,deadlines",
    "aufgabe,aufgaben,erinnerung,erinnerungen,to do,to dos,todo,todos,muss ich tun,muss ich erledigen,habe ich zu tun,steht an",
    "tarea,tareas,recordatorio,recordatorios,pendientes,tengo que hacer,debo hacer",
    "tache,taches,rappel,rappels,dois je faire,ai je a faire,a faire,choses a faire",
  ],
  "noun.note": [
    "note,notes,noted,note down,noted down,wrote down,written down,write down,jotted down,take notes,taken notes,logged",
    "notiz,notizen,notiert,aufgeschrieben,vermerkt,notierte",
    "nota,notas,anotado,anotada,anote,apuntes,apuntado",
    "note,notes,ecrit sur,notee",
  ],
  "noun.post": [
    "post,posts,posted,posting,updates,linkedin posts,linkedin post,published,publish,publishes,articles,article,linkedin activity",
    "beitrag,beitrage,beitragen,post,posts,gepostet,postet,posten,veroffentlicht,geposted",
    "publicacion,publicaciones,post,posts,publicado,publicaron,publico,posteado,publica,publican",
    "publication,publications,post,posts,a poste,ont poste,publie,publient,postent,publies",
  ],
  "noun.news": [
    "news,new with,happened,happening,going on,latest on,latest from,the latest,up to,heard from them",
    "neues,neuigkeiten,passiert,los",
    "novedades,noticias,nuevo con,pasado",
    "nouveautes,nouvelles,neuf,nouveau chez,passe",
  ],
  "noun.column": [
    "column,columns,custom columns,custom column,custom fields,custom field,fields,field",
    "spalte,spalten,felder,feld",
    "columna,columnas,campos,campo",
    "colonne,colonnes,champs,champ",
  ],
  "noun.choice": [
    "options,option,choices,choice,possible values,allowed values",
    "optionen,option,auswahl,moglichkeiten",
    "opciones,opcion",
    "options,option,choix",
  ],
  "verb.touch": [
    "contacted,contact,last contact,last contacted,last touched,last touch,last in touch,touched,in touch,in touch with,been in touch,been in touch with,get in touch,got in touch,got in touch with,in contact,in contact with,been in contact,been in contact with,talked to,talked with,talk to,talk with,talked,spoke,spoke to,spoke with,spoken,spoken to,spoken with,speak to,speak with,speak,talk,reached out,reached out to,reach out,heard from,hear from,interacted,interacted with,engaged with,messaged,had contact,had contact with,last spoke,last spoke to,last spoke with,last talked to,last talked,last spoken to,connected with,communicated with,in touch since,gone cold,touch base with,touched base with,caught up with,catch up with",
    "kontaktiert,kontakt,kontakt mit,in kontakt,im kontakt,kontakt gehabt,kontakt hatte,letzter kontakt,letzten kontakt,gesprochen,gesprochen mit,geredet,gehort,gemeldet,gemeldet bei,geschrieben,sprach,in verbindung,zuletzt kontaktiert,zuletzt gesprochen",
    "contactado,contactada,contactados,contacte,contacto con,en contacto,en contacto con,hablado,hablado con,hable,hable con,ultimo contacto,hablamos",
    "contacte,contactee,contactes,contactees,en contact,en contact avec,parle,parle a,parle avec,discute,dernier contact,echange,echange avec,pris contact",
  ],
  "verb.add": [
    "added,created,saved,imported,new,joined my network,put in,added to,was added,were added,add",
    "hinzugefugt,angelegt,neu,neue,neuen,erstellt,importiert",
    "anadido,anadida,anadidos,anadidas,agregado,agregados,creado,creados,nuevo,nuevos,nueva,nuevas,anadi,agregue",
    "ajoute,ajoutee,ajoutes,ajoutees,cree,crees,creee,nouveau,nouveaux,nouvelle,nouvelles,importes",
  ],
  "verb.work": [
    "work,works,working,worked,employed,job at",
    "arbeitet,arbeiten,tatig,beschaftigt",
    "trabaja,trabajan,trabajando",
    "travaille,travaillent,bosse",
  ],
  "verb.live": [
    "live,lives,living,based,located,situated,reside,resides,sit,sits,lived,residing,come,comes",
    "lebt,leben,wohnt,wohnen,sitzt,sitzen,ansassig,kommt,kommen,wohnhaft",
    "vive,viven,reside,residen,ubicado,ubicada,ubicados,esta ubicado",
    "habite,habitent,vit,vivent,basee,base,basees,bases,situe,reside,se trouve,trouve",
  ],
  "verb.due": [
    "due,due on,due by,scheduled,scheduled for,deadline,planned,coming up,upcoming,to be done,falls due",
    "fallig,falligen,fallige,geplant,anstehend,anstehende,anstehenden,ansteht,anstehen",
    "vence,vencen,programado,programadas,previsto,previstas,proximas,vencimiento",
    "echeance,prevu,prevue,prevues,prevus,a rendre,dues,due,arrive a echeance,a venir",
  ],
  "verb.say": [
    "say,says,said,mention,mentions,mentioned,mentioning,wrote,writes,written,write,talk about,talked about,talking about,talks about,wrote about,writes about,write about,written about,posted about,post about,posting about,containing,contains the word,contain,contains,saying,refer to,refers to,regarding",
    "sagen,sagt,gesagt,erwahnt,erwahnen,schreibt,schrieb,geschrieben uber,spricht uber,enthalten,enthalt",
    "dice,dicen,dijo,menciona,mencionan,mencionado,menciono,escribio,escrito,escrito sobre,habla de,hablan de,contienen",
    "dit,disent,mentionne,mentionnent,ecrit,ecrit sur,parlent de,parle de,contient,contiennent",
  ],
  "verb.about": [
    "about,on,concerning,around,with the words,that say,with regard to",
    "uber,zu,zum,zur,wegen,bezuglich,betreffend",
    "sobre,acerca de",
    "sur,a propos de,concernant,au sujet de",
  ],
  "verb.refresh": [
    "checked,refreshed,last checked,last refreshed",
    "aktualisiert,gepruft",
    "actualizado,actualizados",
    "actualise,verifie",
  ],
  "task.overdue": [
    "overdue,late,past due,past their due date,behind on,missed,behind schedule,behind",
    "uberfallig,uberfallige,uberfalligen,verspatet,zu spat",
    "atrasada,atrasadas,vencida,vencidas,retrasada,retrasadas,atrasado,atrasados",
    "en retard,depassees,depassee",
  ],
  "task.open": [
    "open,pending,outstanding,unfinished,undone,not done,not done yet,not finished,not completed,incomplete,left to do,left,remaining,active,to be completed",
    "offen,offene,offenen,offener,ausstehend,ausstehende,unerledigt,unerledigte,nicht erledigt",
    "abierta,abiertas,pendiente,sin hacer,sin terminar,sin completar",
    "ouverte,ouvertes,en attente,pas faites,non terminees,restantes,reste",
  ],
  "task.done": [
    "done,completed,finished,complete,closed,ticked off,finish,get done,got done,accomplished,accomplish,checked off",
    "erledigt,erledigte,erledigten,fertig,abgeschlossen,abgeschlossene,geschafft",
    "hecha,hechas,hecho,completada,completadas,completado,terminada,terminadas,terminado,complete,termine",
    "fait,faites,faite,terminee,terminees,termine,accompli,acheve,achevees,completees",
  ],
  "task.in_progress": [
    "in progress,started,under way,underway,ongoing,working on,am i working on",
    "in arbeit,begonnen,angefangen,laufend,laufende",
    "en curso,en progreso,empezadas,en marcha",
    "en cours,commencees,entamees",
  ],
  "task.undated": [
    "without a due date,without due date,without due dates,without a date,without date,with no due date,with no date,no due date,have no due date,no date,undated,unscheduled,no deadline,without a deadline,with no deadline",
    "ohne datum,ohne falligkeit,ohne falligkeitsdatum,ohne termin",
    "sin fecha,sin fecha limite,sin vencimiento",
    "sans date,sans echeance,sans date limite",
  ],
  "task.next": [
    "is next,next for,next task,next to do,next reminder,do next,should i do next,next up,coming next",
    "nachste aufgabe,als nachstes",
    "proxima tarea,siguiente tarea",
    "prochaine tache",
  ],
  "say.reach_out": [
    "should i reach out to,should i contact,should i call,should i talk to,should i write to,should i follow up with,should i message,should i ping,should i get in touch with,should i speak to,should i catch up with,should i email,should i meet,to reach out to,worth contacting,worth reaching out to,worth a call,who to contact,who to call,need to follow up with,due for a follow up,who deserves a call,i should contact,i should reach out to,i should talk to,i should call,need to reach out to,do i need to contact",
    "sollte ich kontaktieren,soll ich kontaktieren,soll ich anrufen,sollte ich anrufen,soll ich schreiben,sollte ich mich melden,soll ich mich melden,sollte ich ansprechen",
    "deberia contactar,debo contactar,deberia llamar,debo llamar,deberia escribir,deberia hablar,debo hablar",
    "devrais je contacter,dois je contacter,devrais je appeler,dois je appeler,devrais je relancer,dois je relancer,devrais je parler",
  ],
  "ref.person": [
    "she,he,her,him,hers,his,they,them,their,this person,that person",
    "sie,er,ihr,ihm,ihn,ihre,ihren,ihrer,sein,seine,seinen",
    "ella,el,le,su,sus",
    "elle,il,lui,sa,son,ses,leur",
  ],
  "ref.list": [
    "those,these,of them,of those,of these,among them,among those,the ones,them",
    "davon,von denen,von ihnen,diese,denen",
    "de ellos,de ellas,de esos,de esas,esos,esas,ellos,ellas",
    "parmi eux,parmi elles,d entre eux,d entre elles,ceux ci,eux,ceux la",
  ],
};
