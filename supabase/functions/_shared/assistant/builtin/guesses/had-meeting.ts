const HAD_MEETING =
  /^\W*(?:(?:and|so|ok|also|then|well|today|yesterday|btw)[\s,]+)*(?:(?:i|we)(?:['’]ve)? )?(?:(?:just|finally|also|already) )*had (?:(?:an?|another|the|our|my|some) )?(?:[\p{L}-]+ ){0,2}?(?:lunch|dinner|breakfast|brunch|coffee|tea|drinks?|beers?|pint|call|meeting|chat|talk|word|zoom|catch[- ]?up|visit|demo|session|interview|walk|tour|viewing) (?:with|at|from|together with) (?![^\n]*(?:[,;:]|(?<!\p{L})(?:and|so|remind)(?!\p{L})))/iu;

/** "I had lunch with Omar on Friday": a meeting that was, whatever day it has, and nothing to do. */
export const hadMeeting = (text: string): boolean => HAD_MEETING.test(text);
