import type { Lexicon, Script } from "./script.ts";
import { phrases } from "./phrases.ts";

export const german: Script = {
  agentNames: ["Lena", "Hanna", "Marie"],
  unnamedContact: "jemandem aus dem Einkauf",
  opening: [
    (w) => `Spreche ich mit ${w.contact}?`,
    (w) => `Bin ich bei ${w.customer} richtig und spreche mit ${w.contact}?`,
    (w) => `Ich hätte gern mit ${w.contact} gesprochen. Sind Sie das?`,
  ],
  confirmation: [() => "Ja, am Apparat.", () => "Ja, das bin ich. Bitte?", () => "Am Apparat. Worum geht es?"],
  introduction: [
    (w) => `Vielen Dank. ${w.about} Haben Sie zwei Minuten?`,
    (w) => `Schön, dass ich Sie erreiche. ${w.about} Passt es gerade?`,
    (w) => `Gut. ${w.about} Darf ich kurz sagen, warum ich anrufe?`,
  ],
  permission: [
    () => "Gut, legen Sie los.",
    () => "Ich habe eine Minute. Bitte fassen Sie sich kurz.",
    () => "Na gut, worum geht es?",
  ],
  pitch: [
    (w) => `Danke. Es geht um ${w.product}. ${w.productAbout} Wir denken, das könnte gut zu ${w.customer} passen.`,
    (w) => `Schön. Wir liefern ${w.product} an Unternehmen wie ${w.customer}. ${w.productAbout}`,
    (w) => `Ich rufe wegen ${w.product} an. ${w.productAbout} Einige Firmen aus Ihrer Branche arbeiten schon mit uns.`,
  ],
  questionLead: [
    () => "Verstehe. Eine Frage dazu:",
    () => "Da möchte ich etwas wissen.",
    () => "Bevor Sie weitersprechen:",
  ],
  answerLead: [() => "Gute Frage.", () => "Natürlich.", () => "Sehr gern."],
  smallTalk: [
    [
      ["CONTACT", () => "Wie lange dauert die Lieferung?"],
      ["ASSISTANT", (w) => `Das hängt von der Menge ab. ${w.company} nennt den Termin schriftlich in jedem Angebot.`],
    ],
    [
      ["CONTACT", () => "Wen beliefern Sie sonst noch?"],
      [
        "ASSISTANT",
        (w) => `${w.company} arbeitet mit Unternehmen jeder Größe und nennt Ihnen Referenzen aus Ihrer Region.`,
      ],
    ],
  ],
  positive: [
    [
      ["CONTACT", () => "Das klingt gut. Schicken Sie mir bitte ein Angebot und ein paar Muster."],
      [
        "ASSISTANT",
        (w) =>
          `Mit Vergnügen. ${w.company} schickt Ihnen beides noch diese Woche. Soll sich danach jemand bei Ihnen melden?`,
      ],
      ["CONTACT", () => "Ja, bitte. Dienstagvormittag passt mir."],
      ["ASSISTANT", () => "Dann am Dienstagvormittag. Vielen Dank für Ihre Zeit, auf Wiederhören."],
    ],
    [
      ["CONTACT", () => "Interessant, genau so etwas suchen wir. Können wir einen Termin machen?"],
      ["ASSISTANT", (w) => `Sicher. Der Vertrieb von ${w.company} schlägt Ihnen per E-Mail zwei Termine vor.`],
      ["CONTACT", () => "Perfekt, ich freue mich darauf."],
      ["ASSISTANT", () => "Wir uns auch. Einen schönen Tag noch."],
    ],
    [
      ["CONTACT", () => "Das würden wir gern ausprobieren. Was kostet eine erste Bestellung?"],
      ["ASSISTANT", () => "Sie bekommen heute noch eine Preisliste nach Mengen, ganz unverbindlich."],
      ["CONTACT", () => "Sehr gut, so machen wir das."],
      ["ASSISTANT", () => "Wunderbar. Vielen Dank und auf Wiederhören."],
    ],
  ],
  negative: [
    [
      ["CONTACT", () => "Danke, aber wir haben kein Interesse. Wir haben schon einen Lieferanten."],
      ["ASSISTANT", () => "Das verstehe ich. Dürfen wir Ihnen trotzdem ein Vergleichsangebot schicken?"],
      ["CONTACT", () => "Nein, danke, das ist nicht nötig."],
      ["ASSISTANT", () => "Dann will ich Sie nicht aufhalten. Danke für Ihre Zeit, auf Wiederhören."],
    ],
    [
      ["CONTACT", (w) => `Nein, ${w.product} ist nichts für uns. Das passt nicht zu unserem Geschäft.`],
      ["ASSISTANT", () => "Danke für die offenen Worte. Können wir Ihnen sonst irgendwie helfen?"],
      ["CONTACT", () => "Nein. Auf Wiederhören."],
      ["ASSISTANT", () => "Einen schönen Tag noch."],
    ],
    [
      ["CONTACT", () => "Ehrlich gesagt ist uns das zu teuer, und wir brauchen es nicht."],
      ["ASSISTANT", () => "Ich verstehe. Danke, dass Sie es gleich sagen."],
      ["CONTACT", () => "Gut, auf Wiederhören."],
      ["ASSISTANT", () => "Auf Wiederhören und alles Gute."],
    ],
  ],
  neutral: [
    [
      ["CONTACT", () => "Vielleicht. Ich muss erst mit den Kollegen sprechen."],
      ["ASSISTANT", () => "Selbstverständlich. Wann dürfen wir uns wieder melden?"],
      ["CONTACT", () => "Das kann ich noch nicht sagen. Rufen Sie nächsten Monat noch einmal an."],
      ["ASSISTANT", () => "Das machen wir. Vielen Dank, auf Wiederhören."],
    ],
    [
      ["CONTACT", () => "Ich bin nicht sicher. Schicken Sie ein paar Informationen, ich überlege es mir."],
      ["ASSISTANT", (w) => `Natürlich. ${w.company} schickt sie Ihnen heute noch.`],
      ["CONTACT", () => "Gut, aber versprechen kann ich nichts."],
      ["ASSISTANT", () => "Das ist in Ordnung. Einen schönen Tag."],
    ],
    [
      ["CONTACT", () => "Es passt gerade schlecht, ich gehe in eine Besprechung. Vielleicht später."],
      ["ASSISTANT", () => "Entschuldigen Sie die Störung. Wäre nächste Woche besser?"],
      ["CONTACT", () => "Vielleicht. Es kommt darauf an."],
      ["ASSISTANT", () => "Dann versuchen wir es wieder. Auf Wiederhören."],
    ],
  ],
  doNotCall: [
    [
      ["CONTACT", () => "Bitte nehmen Sie mich von Ihrer Liste und rufen Sie nicht mehr an."],
      [
        "ASSISTANT",
        () =>
          "Es tut mir leid, dass ich gestört habe. Ich habe es notiert, Sie werden nicht mehr angerufen. Auf Wiederhören.",
      ],
    ],
    [
      ["CONTACT", () => "Woher haben Sie diese Nummer? Löschen Sie meine Nummer und rufen Sie mich nie wieder an."],
      ["ASSISTANT", () => "Ich bitte um Entschuldigung. Ihre Nummer ist ab sofort gelöscht. Auf Wiederhören."],
    ],
  ],
  stranger: [() => "Ich habe keinen Anruf bestellt.", () => "Welcher Testanruf? Sie haben sich verwählt."],
  ownAnswers: {
    yes: "Ja.",
    no: "Nein.",
    number: (count) => `Etwa ${count}.`,
    day: "Am Freitag.",
    words: "Bei uns zählt die Qualität.",
    unsure: "Das weiß ich gerade nicht.",
  },
  mayRecord: "Ja, dürfen Sie.",
  mayNotRecord: "Bitte nicht aufzeichnen.",
  voicemail: [
    [
      [
        "CONTACT",
        (w) =>
          `Sie sind mit der Mailbox von ${w.contact} verbunden. Bitte hinterlassen Sie eine Nachricht nach dem Signalton.`,
      ],
      ["ASSISTANT", (w) => `Es geht um ${w.product}. Wir versuchen es ein andermal. Auf Wiederhören.`],
    ],
    [
      [
        "CONTACT",
        (w) => `Hier ist ${w.customer}. Unser Büro ist zurzeit nicht besetzt. Bitte sprechen Sie nach dem Signalton.`,
      ],
      ["ASSISTANT", (w) => `Ich wollte Ihnen von ${w.product} erzählen. Ich rufe wieder an. Auf Wiederhören.`],
    ],
  ],
};

export const germanLexicon: Lexicon = {
  answeringMachine: phrases(`
    mailbox|signalton|hinterlassen sie|nicht besetzt|anrufbeantworter|außerhalb unserer|nach dem piepton|
    ans telefon gehen|aufs band|nicht erreichbar|drücken sie die|geschäftszeiten|derzeit geschlossen|nicht zu hause|
    nachricht nach dem|sprechen sie nach|sprachbox|gewählte rufnummer|teilnehmer ist|persönlich erreichbar|
    rufe sie zurück, sobald|rufen sie zurück, sobald|bleiben sie in der leitung|ist zurzeit nicht|
    büro ist geschlossen|drücken sie eins
  `),
  doNotCall: phrases(`
    nicht mehr an|nie wieder an|von ihrer liste|löschen sie meine|keine anrufe mehr|nie wieder anruf|nicht mehr anruf|
    nicht wieder an|streichen sie mich|meine nummer löschen|löschen sie mich|lassen sie mich in ruhe|
    keine weiteren anrufe|hören sie auf, mich anzurufen|hören sie auf anzurufen|löschen sie die|löschen sie sie|
    keine solchen anrufe|unterlassen sie|widerspreche der|endlich in ruhe|lasst mich in ruhe|uns in ruhe|
    aus ihrer datenbank|aus ihrem verzeichnis|streichen sie uns|streichen sie meine|hören sie auf mit|
    nicht mehr kontaktier|keinen anruf mehr|nicht mehr belästig|keine werbeanrufe|keine werbung am telefon|
    keine werbung per telefon|blockiere ihre nummer|blockiere diese nummer|nummer sperren|belästigung|
    widerrufe meine einwilligung|ziehe meine einwilligung|vergessen sie diese nummer|vergessen sie meine nummer|
    nehmen sie mich raus|nehmen sie uns raus|rufen sie hier nie|rufen sie nie|nicht mehr angerufen|
    nie wieder angerufen|will nicht angerufen|möchte nicht angerufen|wollen nicht angerufen|möchten nicht angerufen|
    keine anrufe von ihnen|tragen sie mich aus|abmelden
  `),
  negative: phrases(`
    kein interesse|nicht interessiert|nein, danke|nein danke|nicht nötig|nichts für uns|passt nicht|zu teuer|
    brauchen es nicht|brauchen wir nicht|schon einen lieferanten|klingt nicht gut|nein, leider|also nein|
    lohnt sich nicht|mit maschinen rede|kaufe nichts|vertraglich gebunden|lieferanten zufrieden|abgeschafft|
    keinen bedarf|will ich nicht|wollen wir nicht|ist nichts für|nichts für mich|sind versorgt|gut versorgt|
    bestens versorgt|sind zufrieden|bin zufrieden|zufrieden mit|bleiben bei|bleibe bei|sind bedient|gut bedient|
    haben genug|reicht uns|mehr als genug|nutzen wir nicht|verwenden wir nicht|benutzen wir nicht|kaufen wir nicht|
    machen wir nicht|kommt nicht in frage|kommt nicht infrage|kommt für uns nicht|kommt für mich nicht|
    interessiert mich nicht|interessiert uns nicht|vergessen sie es|lassen sie es|lassen wir das|lieber nicht|
    eher nicht|leider nicht|leider nein|danke, nein|nein, wirklich nicht|kann ich nichts anfangen|
    können wir nichts anfangen|brauche ich nicht|brauchen sie nicht|nicht leisten|sprengt unser budget|
    über unserem budget|machen zu|schließen den laden|geben den betrieb auf|lehne ich ab|muss ablehnen|kein bedarf|
    bedarf haben wir nicht|suchen nichts|am telefon kaufe|nicht unser ding|zu kostspielig
  `),
  hesitant: phrases(`
    vielleicht|nicht sicher|überlege es mir|muss erst|noch nicht sagen|versprechen kann ich|passt gerade schlecht|
    kommt darauf an|noch einmal an|ein paar informationen|schwer zu sagen|weiß ich nicht|weiß nicht|mal sehen|
    müsste erst|überlege es|nächstes jahr|kein budget|in einer besprechung|rufen sie später|saison ist|sitze im auto|
    bin unterwegs|muss ich überlegen|muss darüber|darüber schlafen|denke darüber nach|überlegen|bespreche ich|
    besprechen|abklären|abstimmen|rücksprache|muss ich fragen|muss fragen|frage ich|melde mich|melden uns|
    gerade nicht|im moment nicht|momentan nicht|derzeit nicht|nächsten monat|nächstes quartal|im frühjahr|im herbst|
    nach den ferien|nach dem urlaub|später im jahr|ein andermal|ein anderes mal|eventuell|möglicherweise|womöglich|
    unter umständen|könnte sein|kann sein|könnte man|noch offen|nicht entschieden|unentschlossen|schwanke|
    hängt davon ab|hängt von|mal schauen|schauen wir mal|behalte es im|im hinterkopf|zu früh, um|keine ahnung|
    nicht meine entscheidung|liegt nicht bei mir
  `),
  positive: phrases(`
    klingt gut|klingt interessant|ein angebot und|schicken sie mir bitte ein angebot|muster|passt mir|interessant|
    genau so etwas suchen|termin machen|freue mich|gern ausprobieren|erste bestellung|so machen wir das|ja, bitte|
    perfekt|interessiert|schicken sie mir ein angebot|schicken sie das|ein angebot über|mir ein angebot|eine probe|
    unbedingt|bin dabei|sind dabei|passt uns|nehme ich|nehmen wir|einen termin|ein treffen|nachbestellen|goldrichtig|
    gerne, schicken|den prospekt|klingt vernünftig|klingt vielversprechend|hört sich gut an|hört sich interessant an|
    hört sich vernünftig an|schicken sie es|schicken sie mir eins|schicken sie mir eines|schicken sie ruhig|
    senden sie mir|senden sie uns|senden sie es|mailen sie mir|das wäre schön|das wäre hilfreich|das wäre prima|
    wäre super|gute idee|das brauchen wir|genau das|können wir brauchen|können wir gebrauchen|könnten wir brauchen|
    könnten wir gebrauchen|suchen wir schon|suchen gerade|auf jeden fall|auf alle fälle|natürlich, schicken|
    klar, schicken|abgemacht|einverstanden|tragen sie mich ein|machen wir das|probieren wir|versuchen wir es|
    lassen sie uns|kommen sie vorbei|kommen sie gern|möchte bestellen|möchten bestellen|würde bestellen|
    würden bestellen|bestellen wir|wann können sie liefern|wie schnell können sie|wann können sie anfangen|
    guter zeitpunkt|richtigen zeitpunkt|gut, dass sie anrufen|schön, dass sie anrufen|gerne|sehr gern|liebend gern|
    wunderbar|prima|ausprobieren
  `),
};
