/** Words that say nothing about what waits: hesitating, politeness, pronouns, and small words around them. */
export const FILLERS: ReadonlySet<string> = new Set(
  "anybody anyone everybody everyone nobody oh ooh ah aah aargh argh ugh hm hmm hmmm mm mmm um uh er well ok okay okey right so then please pls plz actually just sorry wait hang hold on a an sec second seconds minute moment hey god damn gosh lol mate thanks thank thx you ta cheers now after all for the though really honestly tbh anyway i ll we d m s re ve think thought guess suppose reckon want wanted wants would should do does did that it this them they those these one ones he she him her his hers their theirs its of and but let me us my our maybe perhaps probably at any rate again either both neither or as is are was were be been being there here in to what changed have had has got mind know oops whoops yet still stay card cards thing things idea bother first too quite better rather definitely off around today instead with by if ever even go going up alone again like last ach och bah tja doch maar toch het die dat deze ook nu hoor even dan zo man em bah can may could where how way bitte das ja sie ihn es mal jetzt so wieder non oui finalement en fait ca alors pero bueno si lo la mejor al final".split(
    " ",
  ),
);

/** What is done to a thing, for a refusal that says it: "don't drop it". */
export const ACTS: ReadonlySet<string> = new Set(
  "do delete deleting remove removing drop dropping bin erase wipe clear clearing ditch kill throw toss trash get rid take away out change changing touch touching move moving set setting put putting mark rename renaming update edit assign reassign give add adding create make making merge swap switch park lose losing bump raise lower tick".split(
    " ",
  ),
);

/** How a thing is kept as it is: what is to be deleted, or changed. */
export const KEEPS =
  /(?<!(?:not|dont|don t|never|without|no need to|nor) )(?<![a-z])(?:keep|keeps|keeping|kept|stay|stays|staying|remain|remains|leave|leaving|spare|save (?=(?:him|her|it|them)$)|live|(?:still |do |ll |might |may |will )*(?:need|needs|needed|want|use) (?:it|him|her|them|that|this|those|these|(?:that|this|the) one|the)(?: still)?|still (?:need|want|use|needed|wanted|useful|relevant)|(?:is|are|s|re) (?:just |perfectly |actually |all )?(?:fine|ok|okay|good|right|alright)(?: (?:as|where|how|like) (?:it|he|she|they|that|is|are)(?: (?:is|are|was|were))?)?|(?:fine|good|ok|okay) (?:as|where|how) (?:is|it|he|she|they)(?: (?:is|are|was|were))?|let (?:it|him|her|them|that|this|those|these) be|behalt|behalte|behalten|bleibt|bleiben|blijft|blijven|mag blijven|mogen blijven|houd|hou|houden|garde|gardez|garder|reste|restent|queda|quedan|dejalo|dejala|dejalos|conserva)(?![a-z])/;

/** How a change is not to be made after all. */
export const REFUSES =
  /(?<![a-z])(?:(?:do not|don t|dont|never|not|won t|wouldn t|shouldn t|needn t)(?= (?:do|delete|deleting|remove|removing|drop|dropping|bin|erase|wipe|clear|ditch|kill|throw|toss|trash|get|touch|touching|change|changing|move|moving|set|put|mark|rename|update|edit|assign|reassign|give|add|adding|create|make|making|merge|swap|switch|park|lose|losing|bump|raise|bother|after all|really needed|needed|necessary)(?![a-z]))|hold off|hold fire|hold that|on second thoughts?|having second thoughts|(?:ve |have |i )?changed my mind|(?:better|rather|maybe|probably|perhaps|best|actually) not|not (?:after all|really|needed|necessary|any ?more)|(?:i )?(?:d|would) rather not|let s not|lets not|leave (?:it|that|this)|let it be|let (?:it|that) go|forget (?:it|that|this|about it|about that|the card|the whole thing)|scrap (?:it|that|this)|skip (?:it|that|this)|never ?mind|nvm|no (?:task|note|reminder|card|column|change) (?:needed|necessary|required|please|thanks|after all)|no (?:need|point|thanks|thank you|don t|leave|keep|actually)|neither|none of (?:them|those|these)|count (?:it|that) out|call (?:it|that) off|(?:i )?(?:did not|didn t|didnt) mean (?:that|it|this)(?: last bit| bit| part)?|(?:i )?take (?:it|that|this) back|(?:i was |was )?(?:only |just )?(?:joking|kidding)|laat (?:het |dat |ze |haar |hem |hun )?(?:maar )?(?:zitten|zo|staan|gewoon staan)|laat maar|toch (?:maar )?niet|liever niet|beter niet|niet doen|lass (?:es|mal|das|gut sein|stecken)|lass ihn|lass sie|doch nicht|lieber nicht|besser nicht|vergiss es|laisse tomber|finalement non|pas la peine|mejor no|dejalo|olvidalo|lascia (?:stare|perdere)|deixa (?:pra la|estar)|glem det|lad det vaere|actually no|no actually|no wait|wait no|no stop|stop no|hmm no|hm no|mm no|ah no|oh no|bah no|eh no|nah|nope)(?![a-z])/;

/** What says that a change that was made is wrong, and nothing else: it is taken back. */
export const THINKS_AGAIN =
  /(?<![a-z])(?:on second thoughts?|having second thoughts|changed my mind|(?:better|rather|maybe|probably) not|not after all|let s not|lets not|hold off|scrap (?:it|that)|laat (?:het |dat )?(?:maar )?zitten|laat maar|toch (?:maar )?niet|liever niet|beter niet|doch nicht|lieber nicht|laisse tomber|finalement non|mejor no|(?:as|where|how|the way) (?:it|he|she|they) (?:was|were)|(?:don t|dont|do not) (?:touch|change|move|do)(?: (?:it|that|this|him|her|them))?$)(?![a-z])/;

/** Who and what a reason is about: "there's stuff in it", "sounds daft". */
export const BEGINS_WHY =
  /^(?:because |cause |cos |cuz |since |as |for )?(?:i|we|he|she|they|it|its|there|theres|that|thats|this|someone|somebody|nobody|everyone|my|our|his|her|their|sounds|looks|feels|seems|might|may|could|doesn t|doesnt|don t|won t|wont|too|not|the|way too|never know|ik|we|hij|zij|ze|er|het|ich|wir|er|je|il|elle)(?: |$)/;
