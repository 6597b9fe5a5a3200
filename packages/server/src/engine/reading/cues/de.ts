import type { ReadingCues } from "./cues.ts";
import { phrases } from "../../agents/scripts/phrases.ts";

export const germanReading: ReadingCues = {
  callback: phrases(`
    rufen sie mich|rufen sie später|rufen sie morgen|rufen sie am|rufen sie um|rufen sie nächste|rufen sie noch|
    später noch einmal an|melden sie sich|versuchen sie es|heute um|rückruf|zurückrufen|dienstagvormittag passt|
    rufen sie in|rufen sie wieder|rufen sie doch|rufen sie gegen|rufen sie nach|rufen sie einfach|
    rufen sie übermorgen|ruf mich|rufen sie uns|wieder anrufen|nochmal anrufen|noch einmal anrufen|nochmal an|
    noch mal an|erreichen mich|erreichen sie mich|erreichen uns|kommen sie auf mich|probieren sie es|versuchen sie's|
    noch mal melden|nochmal melden|wieder melden|hören wir uns|telefonieren wir|sprechen wir uns|klingeln sie
  `),
  sendOffer: phrases(`
    angebot|preisliste|offerte|kostenvoranschlag|preise schriftlich|konditionen|preisangebot
  `),
  sendSamples: phrases(`
    muster|probe |proben|kostprobe|kostproben|testpaket|probepaket|probierpaket|etwas zum probieren
  `),
  sendInformation: phrases(`
    information|prospekt|unterlagen|katalog|broschüre|etwas schriftliches|infos|infomaterial|flyer|einen link|
    per mail etwas|datenblatt|beschreibung|etwas zum lesen|schicken sie mir etwas|schicken sie mir was
  `),
  meeting: phrases(`
    termin |treffen|kommen sie vorbei|besuchen sie|vorbeikommen|vorbei kommen|zusammensetzen|setzen wir uns|
    persönlich|videokonferenz|zeigen sie uns|zeigen sie mir|schauen sie vorbei|uns treffen|besichtig
  `),
  anotherPerson: phrases(`
    da müssen sie|sprechen sie mit|wenden sie sich|fragen sie nach|mit ihr selbst|mit ihm selbst|zuständig ist|
    ist zuständig|zuständig für|dafür ist|verbinde sie|stelle sie durch|kümmert sich|reden sie mit|
    sprechen sie lieber|sprechen sie bitte|richtige ansprechpartner|ansprechpartnerin|ansprechpartner ist|
    der macht das|die macht das|rufen sie lieber
  `),
  wrongPerson: phrases(`
    falsch verbunden|falsche nummer|falsche person|arbeitet nicht mehr|arbeitet hier nicht|gibt es hier nicht|
    nicht mehr bei uns|bin ich nicht|verwählt|kenne ich nicht|kenne keinen|kenne keine|hier nicht|nicht die richtige|
    nicht der richtige|gibt es bei uns nicht|ausgeschieden|in rente|im ruhestand|privatanschluss|privatnummer|
    falsche firma|nicht mehr im haus|nicht mehr im unternehmen
  `),
  objections: {
    PRICE: phrases(`
      zu teuer|ihre preise|günstiger|zu viel geld|können wir uns nicht leisten|teuer|kostet zu viel|zu kostspielig|
      rabatt|billiger|preis ist|preise sind|sprengt|nicht leisten
    `),
    HAS_SUPPLIER: phrases(`
      einen lieferanten|unserem lieferanten|unseren lieferanten|vertraglich gebunden|stammlieferant|unser lieferant|
      festen lieferanten|unseren anbieter|unserem anbieter|jemanden dafür|schon jemanden|vertrag bis|
      laufenden vertrag|vertrag mit|bleiben bei|beziehen wir|beziehen unsere|zufrieden mit|gut versorgt|
      bestens versorgt
    `),
    NO_NEED: phrases(`
      brauchen wir nicht|brauchen es nicht|brauche ich nicht|nicht nötig|nichts für uns|abgeschafft|keinen bedarf|
      passt nicht zu|lager noch voll|kein bedarf|haben genug|mehr als genug|nutzen wir nicht|verwenden wir nicht|
      sind versorgt|reicht uns|nicht unser ding|nicht relevant|lager ist voll|suchen nichts
    `),
    NO_TIME: phrases(`
      in einer besprechung|passt gerade schlecht|im auto|keine zeit|bin unterwegs|gerade ungünstig|in einem meeting|
      gerade keine|keine minute|bin im stress|mitten in|habe kundschaft|kundschaft da|kunden im|auf dem sprung|
      muss los|gerade beschäftigt|viel zu tun|kann gerade nicht|fahre gerade
    `),
    NOT_DECIDER: phrases(`
      muss ich erst mit|der entscheidet|die entscheidet|nur die aushilfe|nur der|entscheide ich nicht|mein chef|
      nicht meine entscheidung|liegt nicht bei mir|meine chefin|geschäftsführ|die zentrale|rücksprache|
      muss ich fragen|muss erst fragen|frage ich meinen|frage ich meine|entscheidet mein|entscheidet meine|
      entscheiden andere|bin nur|einkauf entscheidet|besprechen mit|abstimmen mit
    `),
    TIMING: phrases(`
      kein budget|saison ist|nächstes jahr|dieses jahr nicht|zu früh|nächstes quartal|im frühjahr|im herbst|
      nach den ferien|nach dem urlaub|ende des jahres|zu spät|gerade bestellt|eben bestellt|schon bestellt|
      gerade gekauft|gerade unterschrieben|hochsaison|in einem halben|nächste saison|momentan nicht|derzeit nicht
    `),
    TRUST: phrases(`
      woher haben sie|wer hat ihnen|mit maschinen rede|am telefon|betrug|unseriös|kenne sie nicht|
      kenne ihre firma nicht|nie gehört|noch nie von ihnen|abzocke|seriös|unbekannte nummer|gebe ich nicht|spam|
      traue ich nicht
    `),
  },
  decides: phrases(`
    ich entscheide|das entscheide ich|ich mache den einkauf|ich bin der inhaber|ich bin die inhaberin
  `),
  quantities: phrases("paar|kisten|paletten|flaschen|tonnen|kilo|liter|stück|kartons|leute"),
  numbers: phrases(`
    zehn|zwanzig|dreißig|vierzig|fünfzig|hundert|zweihundert|tausend|zweitausend|fünfhundert
  `),
  disclosure: phrases("eine ki assistentin|die ki assistentin|ki assistent|eine ki|ein ki"),
  asks: phrases(`
    dürfen wir|darf ich|möchten sie|wäre ein|wäre das|hätten sie|soll eine kollegin|soll ein kollege|sollen wir|
    wann dürfen wir|wann passt|würden ihnen
  `),
  goodbye: phrases("auf wiederhören|schönen tag|vielen dank für ihre zeit|alles gute|danke für ihre zeit"),
};
