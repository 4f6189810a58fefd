import type { Phrases } from "./senses.ts";

/** What asks, and what says nothing by itself. */
export const askingWords: Phrases = {
  filler: [
    "a,an,the,my,our,me,i,we,you,us,please,can,could,would,will,shall,do,does,did,there,that,this,right now,currently,now,exactly,just,all,any,some,each,ones,one,also,too,else,so,ok,okay,hey,hi,then,as,for,with me,been,be,being,ever,yet,already,still,actually,really,at all,to see,see,need,want,know,like to,as of,today s,their,its,it,have i,i have,altogether,in total,overall,in all,per chance,again,both,whose,own,on file,on record,recorded,stored,saved in,database,crm,tracker,network,list,table,entries,records,called,named,anything,something,nothing,value,values,what s,info,information,details,data,thing,things,stuff,of mine,mine,out,up,much,many,very",
    "ein,eine,einen,einem,einer,eines,der,die,das,den,dem,des,mein,meine,meinen,meiner,meinem,meines,unser,unsere,mir,mich,ich,wir,uns,du,sie alle,bitte,kannst,konntest,kann,konnte,wurde,wird,werden,es,gibt es,da,dass,diese,dieser,dieses,diesen,jetzt,gerade,aktuell,genau,nur,alle,allen,aller,alles,irgendein,irgendeine,jede,jeder,auch,noch,schon,bereits,denn,also,hallo,mal,doch,eigentlich,uberhaupt,insgesamt,gesamt,sich,deren,dessen,namens,liste,tabelle,eintrage,netzwerk,sehen,wissen,mochte,will,soll,dort,je,als,zu",
    "un,una,unos,unas,el,la,los,las,lo,mi,mis,nuestro,nuestra,nuestros,nuestras,me,yo,nosotros,te,tu,por favor,puedes,podrias,puedo,podria,ya,ahora,actualmente,exactamente,solo,todos,todas,todo,toda,algun,alguna,cada,tambien,aun,todavia,pues,hola,hay,se,que hay,ese,esa,esos,esas,su lista,lista,tabla,red,llamado,llamada,quiero,saber,ver,necesito,total de,en total,a,al,mas",
    "un,une,le,la,les,l,mon,ma,mes,notre,nos,me,moi,je,j,nous,tu,vous,s il te plait,s il vous plait,peux,pouvez,pourrais,puis,maintenant,actuellement,exactement,seulement,tous,toutes,tout,toute,chaque,aussi,encore,deja,donc,bonjour,salut,il y a,y a t il,ce,cette,ces,cet,c,liste,tableau,reseau,nomme,nommee,veux,voudrais,savoir,voir,au total,en tout,se,s,d,n,ne,t,y,il,elles,ils,l on",
  ],
  "ask.who": [
    "who,whom,who all,who is,who was,who are,anyone who,anybody who,someone who,everyone who,everybody who",
    "wer,wen,wem,jemand der",
    "quien,quienes,a quien,a quienes,con quien,con quienes",
    "qui,avec qui,a qui",
  ],
  "ask.what": [
    "what,what kind of,what sort of",
    "was",
    "que,a que,de que,en que",
    "que,quoi,qu,quel est,quelle est,quels sont,quelles sont",
  ],
  "ask.which": [
    "which,what all",
    "welche,welcher,welches,welchen,welchem",
    "cual,cuales,que",
    "quel,quelle,quels,quelles,lequel,laquelle,lesquels,lesquelles",
  ],
  "ask.when": [
    "when,since when,what day,which day,what date,how long since,how long has it been since,how long is it since,how long ago,how long,how recently",
    "wann,seit wann,an welchem tag,wie lange",
    "cuando,desde cuando,que dia",
    "quand,depuis quand,quel jour",
  ],
  "ask.where": ["where", "wo,woher,wohin", "donde,de donde,en donde", "where"],
  "ask.count": [
    "how many,how much,number of,the number of,count,count of,count the,total number of,how many of",
    "wie viele,wieviele,wie viel,wieviel,anzahl,anzahl der,zahl der,zahle",
    "cuantos,cuantas,cuanto,cuanta,numero de,cuenta",
    "combien,combien de,nombre de,nombre d,compte",
  ],
  "ask.list": [
    "break down,break up,group,show,show me,list,list out,give me,give,display,get,get me,fetch,pull up,bring up,filter,name,lookup,look at,view,print,enumerate,let me see,do i have,have i got,i have,do i follow,i follow,i know,do i know,do we have,we have,exist,exists,return",
    "zeig,zeige,zeig mir,zeige mir,liste,liste auf,auflisten,nenn,nenne,nenn mir,nenne mir,gib mir,gib,anzeigen,habe ich,hab ich,ich habe,haben wir,kenne ich,folge ich",
    "muestra,muestrame,muestreme,lista,listame,dame,deme,ensename,mostrar,listar,tengo,sigo,conozco,tenemos",
    "montre,montre moi,montrez,affiche,affiche moi,liste,liste moi,donne,donne moi,donnez moi,ai je,j ai,avons nous,suis je,connais je,tu as,je suis",
  ],
  "ask.search": [
    "search,search for,search my,find,find me,look for,looking for,look up",
    "suche,suche nach,such nach,finde,finde mir,such",
    "busca,buscame,buscar,encuentra,encuentrame",
    "cherche,cherche moi,recherche,trouve,trouve moi",
  ],
  "ask.tell": [
    "tell me,tell,let me know,remind me,say,do you know",
    "sag mir,sage mir,sag,weisst du",
    "dime,digame,sabes",
    "dis moi,dites moi,dis,sais tu",
  ],
  "ask.summary": [
    "summary of,summary,summarise,summarize,sum up,overview of,overview,rundown on,rundown of,rundown,brief me on,brief on,briefing on,briefing,catch me up on,recap,recap of,profile of,everything about,all about,what do i know about,what do we know about,what do you know about,what i know about,who is,who was,tell me about,tell me more about,more about,fill me in on,info on,background on,bring me up to speed on,what have i got on,what do i have on,what do we have on,what have we got on,details on,details of,details about,get me up to speed on,story with,what is the story with,prep me for,prepare me for,what should i know about",
    "zusammenfassung von,zusammenfassung zu,zusammenfassung,fasse,fass,uberblick uber,uberblick zu,uberblick,wer ist,was weiss ich uber,was wissen wir uber,was weisst du uber,erzahl mir von,erzahl mir etwas uber,erzahle mir von,alles uber,infos zu,info zu,details zu",
    "resumen de,resumen sobre,resumen,resume,resumeme,resumir,quien es,que se de,que se sobre,que sabemos de,que sabes de,hablame de,cuentame de,cuentame sobre,todo sobre,informacion sobre,detalles de",
    "resume de,resume sur,resume,resumer,resume moi,qui est,que sais je sur,que sais je de,que sait on de,que sais tu sur,parle moi de,tout sur,infos sur,details sur",
  ],
  "ask.is": [
    "is,are,am,was,were,has,is there,are there,is there a,was there,is anyone,is anybody,is someone,are any,isnt,arent",
    "ist,sind,bin,war,waren,hat,gibt,gibt es,seid,wird",
    "es,son,esta,estan,soy,estoy,era,eran,estaba,ha,han,he,hemos,sea,sean",
    "est,sont,suis,etait,etaient,as,ont,a t il,a t elle,y a il,est il,est elle,sont ils,es,ai,avons,avez",
  ],
  "ask.why": ["why,how come", "warum,wieso,weshalb", "por que", "pourquoi"],
};
