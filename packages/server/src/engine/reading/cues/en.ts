import type { ReadingCues } from "./cues.ts";
import { phrases } from "../../agents/scripts/phrases.ts";

export const englishReading: ReadingCues = {
  callback: phrases(`
    call me|call again|call back|call us|call on|call at|call tomorrow|ring me|ring us|phone me|phone again|try again|
    try me|get back to me|get back to us|tuesday morning works|speak again|call later|reach me|catch me|
    give me a call|give us a call|give me a ring|give me a bell|phone us|ring back|ring again|phone back|follow up|
    check back|check in again|touch base|talk again|contact me in|contact me next|contact us in|contact us next|
    come back to me|come back to us|try us|be in touch|call next|call in
  `),
  sendOffer: phrases(`
    offer|quote|quotation|price list|a proposal|pricing|your rates|an estimate|proposal|price sheet|your terms
  `),
  sendSamples: phrases("sample|to taste|a trial pack|taster|something to try|a tester|try a few"),
  sendInformation: phrases(`
    information|brochure|catalogue|catalog|details|leaflet|something in writing|email me something|send me something|
    some material|materials|a link|a flyer|specification|data sheet|datasheet|send me more|in an email
  `),
  meeting: phrases(`
    meet|meeting|come by|visit us|a demo|appointment|come over|come and see|stop by|drop by|drop in|sit down together|
    sit down with|video call|get together|show us|walk me through|in person|face to face|book a slot|book me
  `),
  anotherPerson: phrases(`
    you'd have to talk to|you would have to talk to|you need to speak|you should speak|you should talk|ask for|
    talk to her|talk to him|talk to our|speak to our|speak to my|put you through|right person|best person|get hold of|
    you want to talk to|you'd need to talk|you'd need to speak|you'd want to talk|handles that|deals with that|
    takes care of that|in charge of that|contact our|speak with our|talk with our
  `),
  wrongPerson: phrases(`
    wrong number|wrong person|nobody by that name|no one by that name|no longer works|no longer with us|
    doesn't work here|does not work here|left the company|that's not me|that is not me|no such person|
    never heard of him|never heard of her|don't know anyone|not the person|you've got the wrong|you have the wrong|
    got the wrong|isn't here any more|is not here any more|has retired|wrong company|a private number|
    this is a private
  `),
  objections: {
    PRICE: phrases(`
      too expensive|way too|beat their price|can't afford|cheaper|your prices|too much money|costs too much|
      cost too much|too much for us|pricey|out of our price|over budget|overpriced|discount|can't justify|expensive
    `),
    HAS_SUPPLIER: phrases(`
      have a supplier|already have|under contract|our supplier|happy with them|work with someone|someone for that|
      somebody for that|existing supplier|current supplier|our provider|current provider|work with somebody|
      we buy from|get it from|get ours from|contract with|contract until|tied to|sticking with|stay with|
      satisfied with|happy with our|happy with what|well served
    `),
    NO_NEED: phrases(`
      don't need|do not need|no need|make our own|no use for|threw out|doesn't fit our|not for us|have enough|
      nothing at all|all set|fine as we are|we're covered|we are covered|no demand|we don't use|we do not use|
      no longer need|stocked up|plenty of|more than enough|have plenty|not our thing|not relevant|not looking
    `),
    NO_TIME: phrases(`
      in a meeting|bad time|i'm driving|i am driving|no time|i'm busy|i am busy|not a good time|i'm about to|
      on my way|in the middle of|in the car|can't talk|cannot talk|with a customer|with a client|busy right now|
      hands full|about to leave
    `),
    NOT_DECIDER: phrases(`
      i have to ask|have to talk to my|not my decision|only the apprentice|only an|does the buying|i don't decide|
      my boss|up to my|not up to me|my manager|head office|above my|the board|procurement|run it by|run this by|
      check with|i only work|just work here|only answer the phone|i'd have to ask|need to ask|ask my|discuss it with|
      discuss this with
    `),
    TIMING: phrases(`
      budget|season is over|next year|not this year|too early|after the summer|not right now|next quarter|next spring|
      after the holidays|end of the year|too soon|just ordered|just bought|just signed|already ordered|busy season|
      in six months|next season|another time of year
    `),
    TRUST: phrases(`
      where did you get|who gave you|how did you get|talk to robots|a scam|don't trust|don't know you|do not know you|
      never heard of you|are you real|sounds like a scam|fishy|don't give out|over the phone|unknown number|spam|
      how come you have
    `),
  },
  decides: phrases("i decide|i do the buying|that's my decision|i am in charge|i'm in charge|i'm the owner"),
  quantities: phrases("pairs|boxes|pallets|bottles|tons|tonnes|kilos|litres|pieces|units|crates|people"),
  numbers: phrases("ten|twenty|thirty|forty|fifty|hundred|two hundred|thousand|two thousand|five hundred"),
  disclosure: phrases("an ai assistant|the ai assistant|ai assistant|a virtual assistant|an automated"),
  asks: phrases(`
    may we send|may i tell|may we|would you be interested|would you like|would it help|would samples|
    shall a colleague|shall we|when may we|when would be|should we send|can we send
  `),
  goodbye: phrases(`
    goodbye|have a good day|have a wonderful day|have a nice day|thank you for your time|all the best
  `),
};
