import type { Phrases } from "./senses.ts";

/** What asks, and what says nothing by itself. */
export const askingWords: Phrases = {
  filler: [
    "made of,made from,made out of,built of,built from,built in,built out of,a,an,the,my,our,me,i,we,you,us,please,can,could,would,will,shall,do,does,did,there,that,this,right now,at the minute,at present,currently,current,now,exactly,just,all,any,some,each,ones,one,also,too,else,so,ok,okay,hey,hi,then,as,for,with me,been,be,being,ever,yet,already,still,actually,really,at all,to see,see,need,want,know,like to,as of,today s,their,its,it,have i,i have,altogether,in total,overall,in all,per chance,again,both,whose,own,on file,on record,recorded,stored,saved in,database,crm,tracker,network,list,table,entries,records,called,named,anything,something,nothing,value,values,what s,info,information,details,data,thing,things,stuff,of mine,mine,out,up,much,many,very,here,in here,around here,there are,at the moment,at present,as it stands,so far,these days,nowadays,lately then,together,happen to,do you happen to,by any chance,basically,maybe,perhaps,kind of,sort of,quick,quickly,quick one,quick question,question,i wonder,wondering,just wondering,was wondering,i was wondering,curious,remember,hello,mate,pls,plz,thx,thanks,thank you,um,uh,uhm,hmm,btw,by the way,real quick,precisely,yo,kindly,sure,well,dear,like,right,guys then,on here,down here,on there,with us,with me now,it s,entire,complete,certain,given,possible,possibly,ta,cheers,sorry,oh,ah,hm,morning,good morning,if any,if at all,again please,who s,what re,im,ive,id,em,there s,got any,am i,are we,is it,it is,that is,that s,their s,gonna,wanna,gimme,lemme,lol,ok so,ok then,such,same,really then,way,anyway,though,actually then,even,ever been,other,others,full,single,different,various,about how,roughly,approximately,about,as such,as well,instead,specifically,particular,in particular,kinda,pretty,super,totally,right then,of course,obviously,any chance,remind,off the top of your head,off hand,offhand,for me,up to date,over there,most likely,set up,to me,next to,interested in,into,what is going on,should,soon,every,in the list,in my list,in our list,from the list,from my list,question mark,teh,hte",
    "ein,eine,einen,einem,einer,eines,der,die,das,den,dem,des,mein,meine,meinen,meiner,meinem,meines,unser,unsere,mir,mich,ich,wir,uns,du,sie alle,bitte,kannst,konntest,kann,konnte,wurde,wird,werden,es,gibt es,da,dass,diese,dieser,dieses,diesen,jetzt,gerade,aktuell,genau,nur,alle,allen,aller,alles,irgendein,irgendeine,jede,jeder,auch,noch,schon,bereits,denn,also,hallo,mal,doch,eigentlich,uberhaupt,insgesamt,gesamt,sich,deren,dessen,namens,liste,tabelle,eintrage,netzwerk,sehen,wissen,mochte,will,soll,dort,je,als,zu,hier,hier drin,bitteschon,danke,mal eben,kurz,schnell,gerade so,zurzeit,momentan,derzeit,im moment,insgesamt so,etwa,ungefahr,ca,vielleicht,welch,unter,unseren,unserer,unserem,meins,denn so,ja so,na,hey,moin,hi,gern,gerne,bekannt ist,steht,stehen,drin,so,gibts,gehts,s,alles zusammen,zusammengenommen,liegen,liegt,machen,tun,hat es,war",
    "un,una,unos,unas,el,la,los,las,lo,mi,mis,nuestro,nuestra,nuestros,nuestras,me,yo,nosotros,te,tu,por favor,puedes,podrias,puedo,podria,ya,ahora,actualmente,exactamente,solo,todos,todas,todo,toda,algun,alguna,cada,tambien,aun,todavia,pues,hola,hay,se,que hay,ese,esa,esos,esas,su lista,lista,tabla,red,llamado,llamada,quiero,saber,ver,necesito,total de,en total,a,al,mas,aqui,ahi,alli,gracias,favor,por favor dime,en este momento,actualmente hay,mas o menos,oye,buenas,buenos dias,cosas,cosa,quisiera,me gustaria,puede,podemos,nos,le,les,mismo,misma,hay que",
    "un,une,le,la,les,l,mon,ma,mes,notre,nos,me,moi,je,j,nous,tu,vous,s il te plait,s il vous plait,peux,pouvez,pourrais,puis,maintenant,actuellement,exactement,seulement,tous,toutes,tout,toute,chaque,aussi,encore,deja,donc,bonjour,salut,il y a,y a t il,ce,cette,ces,cet,c,liste,tableau,reseau,nomme,nommee,veux,voudrais,savoir,voir,au total,en tout,se,s,d,n,ne,t,y,il,elles,ils,l on,ici,merci,en ce moment,actuellement il,environ,a peu pres,stp,svp,dis,chose,choses,voudrais savoir,on,parmi,dont,elle",
  ],
  "ask.who": [
    "who,whom,who all,who is,who was,who are,anyone who,anybody who,someone who,everyone who,everybody who,whose,who else,who s,which one,which ones,which of,which of my,who of,any of,with whom,to whom,with who,from whom,for whom,to who",
    "wer,wen,wem,jemand der,wessen,welche davon,mit wem,von wem,bei wem,an wen,zu wem",
    "quien,quienes,a quien,a quienes,con quien,con quienes,de quien,con cuantas personas,para quien",
    "qui,avec qui,a qui,lesquels,laquelle,de qui,chez qui,pour qui",
  ],
  "ask.what": [
    "what,what kind of,what sort of,how big,how large,how high,how big is,how large is,how high is,how warm,what about",
    "was,wie hoch,wie gross,wie hoch ist,wie gross ist,wie ist,wie lautet,wie heisst,wie sind,wie",
    "que,a que,de que,en que,que tan grande,cuan grande,como es,cual es,cuales son,que tal",
    "que,quoi,qu,quel est,quelle est,quels sont,quelles sont,de combien,a combien,c est quoi,quel,quelle est la,quel est le",
  ],
  "ask.which": [
    "which,what all,which one,which ones,which of,what are,in which,from which,at which,to which,for which",
    "welche,welcher,welches,welchen,welchem,welcher von,in welcher,in welchem,aus welchem,aus welcher,bei welcher,bei welchem,von welchem",
    "cual,cuales,que,cual de,cuales de,en que,de que,a que",
    "quel,quelle,quels,quelles,lequel,laquelle,lesquels,lesquelles,lequel de,laquelle de,a quelle,a quel,dans quelle,dans quel,de quel,de quelle,chez quelle",
  ],
  "ask.when": [
    "when,since when,what day,which day,what date,how long since,how long has it been since,how long is it since,how long ago,how long,how recently,how long has it been,what time,on what day,on which day,at what date",
    "wann,seit wann,an welchem tag,wie lange,wann genau,welcher tag",
    "cuando,desde cuando,que dia,en que fecha",
    "quand,depuis quand,quel jour,a quelle date",
  ],
  "ask.where": ["where", "wo,woher,wohin", "donde,de donde,en donde", "where"],
  "ask.count": [
    "how many,how much,number of,the number of,count,count of,count the,total number of,how many of,how many different,what number of,how often,in what number",
    "wie viele,wieviele,wie viel,wieviel,anzahl,anzahl der,zahl der,zahle,wie oft",
    "cuantos,cuantas,cuanto,cuanta,numero de,cuenta,que cantidad de,cantidad de",
    "combien,combien de,nombre de,nombre d,compte,quel nombre de",
  ],
  "ask.list": [
    "break down,break up,group,show,show me,list,list out,give me,give,display,get,get me,fetch,pull up,bring up,filter,name,lookup,look at,view,print,enumerate,let me see,do i have,have i got,i have,do i follow,i follow,i know,do i know,do we have,we have,exist,exists,return,i got,have we,are we following,am i following,do i got,we got,are you tracking,am i tracking,tracked,on my books,do you have,have you got,you have,pull,dig up,dig out,give us,list up,run through,go through,walk me through,give me the,i want to see,i d like to see,split,break,name me,read me,read out,read",
    "zeig,zeige,zeig mir,zeige mir,liste,liste auf,auflisten,nenn,nenne,nenn mir,nenne mir,gib mir,gib,anzeigen,habe ich,hab ich,ich habe,haben wir,kenne ich,folge ich,habt ihr,hast du,du hast,haben wir hier,kennen wir",
    "muestra,muestrame,muestreme,lista,listame,dame,deme,ensename,mostrar,listar,tengo,sigo,conozco,tenemos,tienes,hay en",
    "montre,montre moi,montrez,affiche,affiche moi,liste,liste moi,donne,donne moi,donnez moi,ai je,j ai,avons nous,suis je,connais je,tu as,je suis,avez vous,on a,a t on",
  ],
  "ask.search": [
    "search,search for,search my,find,find me,look for,looking for,look up",
    "suche,suche nach,such nach,finde,finde mir,such",
    "busca,buscame,buscar,encuentra,encuentrame",
    "cherche,cherche moi,recherche,trouve,trouve moi",
  ],
  "ask.tell": [
    "tell me,tell,let me know,remind me,say,do you know,can you tell me,could you tell me,can you say,remind me who,remind me what,remind me when",
    "sag mir,sage mir,sag,weisst du,kannst du mir sagen,verrate mir",
    "dime,digame,sabes,me dices,puedes decirme",
    "dis moi,dites moi,dis,sais tu,tu peux me dire,peux tu me dire",
  ],
  "ask.summary": [
    "summary of,summary,summarise,summarize,sum up,overview of,overview,rundown on,rundown of,rundown,brief me on,brief on,briefing on,briefing,catch me up on,recap,recap of,profile of,everything about,all about,what do i know about,what do we know about,everything we know about,everything i know about,everything we know on,all that we know about,what do you know about,what i know about,who is,who was,tell me about,tell me more about,more about,fill me in on,info on,background on,bring me up to speed on,what have i got on,what do i have on,what do we have on,what have we got on,details on,details of,details about,get me up to speed on,story with,what is the story with,prep me for,prepare me for,what should i know about,whats the story with,what is the latest with,what have i got about,anything about,anything on,what is known about,who the hell is,profile for,quick summary of,who again is,what do i need to know about,what do i need to know,what should i know,fill me in,brief me,catch me up,what do i have to know about,what do i have to know,how is,how are things with,how are things going with,how goes it with,where are we with,where do we stand with,where do i stand with,where do things stand with,where are things with,where am i with,what is up with,what is the deal with,what is the status with,what is the situation with,the lowdown on,lowdown on,quick look at,refresh me on,refresh my memory on,refresh my memory about,remind me about,cheat sheet on,cheat sheet for,a few words on,facts about,facts on,the facts on,notes and facts on,everything on,everything we have on,everything i have on,all we know about,all i know about,all there is on,all there is about,intel on,what can you tell me about,what else do we know about,talk to me about,get me ready for,prep for,dossier on,dossier for,file on,the file on,summary for,summary on,what should i remember about,what should i mention to,read me in on,clue me in on,how are we doing with,how am i doing with,how are we getting on with,what you know about,remind me who she is,remind me who he is,remind me who they are,remind me who that is,who is she again,who is he again,prep me,prepare me,get me ready,refresh me,short version on,short version of,the short version,short version,the gist on,gist on,the gist of,a word on,the basics on,basics on,the essentials on,essentials on,everything you have on,everything you know about,everything there is on,all you have on,all you know about,all we have on,all i have on,quick rundown,short rundown,quick recap,short summary",
    "zusammenfassung von,zusammenfassung zu,zusammenfassung,fasse,fass,uberblick uber,uberblick zu,uberblick,wer ist,was weiss ich uber,was wissen wir uber,was weisst du uber,erzahl mir von,erzahl mir etwas uber,erzahle mir von,erzahl mir was uber,erzahl mir was von,erzahle mir was uber,erzahle mir etwas uber,erzahl was uber,erzahl mir uber,sag mir was uber,sag mir etwas uber,sag mir alles uber,was ist mit,alles uber,infos zu,info zu,details zu,wer ist denn,was haben wir zu,was haben wir uber,wie geht es,wie geht s,was gibt es zu,was gibt es uber,bring mich auf den stand zu,was muss ich wissen uber,was muss ich uber",
    "resumen de,resumen sobre,resumen,resume,resumeme,resumir,quien es,que se de,que se sobre,que sabemos de,que sabes de,hablame de,hablame sobre,cuentame algo de,cuentame algo sobre,dime algo de,dime algo sobre,dime todo sobre,que me puedes decir de,que puedes decirme de,que puedes decirme sobre,cuentame de,cuentame sobre,todo sobre,informacion sobre,detalles de,que tenemos de,que hay de,como va,como le va a,como esta,ponme al dia sobre,ponme al dia con,que debo saber de,que debo saber sobre",
    "resume de,resume sur,resume,resumer,resume moi,qui est,que sais je sur,que sais je de,que sait on de,que sais tu sur,parle moi de,parle moi un peu de,dis moi tout sur,raconte moi,que peux tu me dire sur,que peux tu me dire de,qu est ce qu on sait sur,qu est ce qu on a sur,tout sur,infos sur,details sur,que sait on sur,qu a t on sur,comment va,ou en est on avec,ou en sommes nous avec,fais moi un point sur,un point sur,que dois je savoir sur",
  ],
  "ask.is": [
    "is,are,am,was,were,has,is there,are there,is there a,was there,is anyone,is anybody,is someone,are any,isnt,arent",
    "ist,sind,bin,war,waren,hat,gibt,gibt es,seid,wird",
    "es,son,esta,estan,soy,estoy,era,eran,estaba,ha,han,he,hemos,sea,sean",
    "est,sont,suis,etait,etaient,as,ont,a t il,a t elle,y a il,est il,est elle,sont ils,es,ai,avons,avez",
  ],
  "ask.why": [
    "why,how come,what for,for what reason,how so",
    "warum,wieso,weshalb,weswegen",
    "por que",
    "pourquoi,pour quelle raison",
  ],
};
