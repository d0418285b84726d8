// Handledningen till Mythos på svenska.

export const sv = {
  aim: {
    first: 'Fyra rundor med varsitt nytt uppdrag, värda 1, 2, 3 och 4 poäng.',
    second: 'Skicka dit figurer, öppet eller dolt, och betala med chakra. Störst kraft vinner uppdraget.',
    third: 'Efter runda 4 vinner den som har flest poäng; vid lika den som har Edge.',
  },
  chapters: { power: 'Kraft vinner uppdrag', hidden: 'Dolda figurer' },
  steps: {
    welcome:
      'Varje runda visas ett uppdrag. Nu är det D, värt 1 poäng. Den som har mest kraft där när rundan är slut vinner det.',
    chakra:
      'Chakra betalar det du gör: 5 varje runda, och en till för var och en av dina figurer i spel. Ni turas om, en handling var.',
    play: '{card} kostar 3 och har kraft 4. Välj kortet och sedan uppdrag D, öppet.',
    dear: 'Motståndaren har dolt någon för 1 chakra. Du har 2 kvar: för lite för {dear}, prova. {card} kostar 1: spela det.',
    pass: '{rival} visades och stal chakra: vissa effekter utlöses bara då. Du leder med 6 mot 2. Passa: den som passar först tar Edge, som avgör vid lika.',
    won: 'Två pass avslutar rundan. Uppdraget är ditt, en poäng. En ny runda ger nytt uppdrag, chakra och två kort.',
    hide: 'Vilken figur som helst kan spelas dolt för 1 chakra: ingen kraft än, men ingen vet vem det är. Dölj {card} på uppdrag C.',
    upgrade:
      'Motståndaren har 4 där. En sida kan inte ha två med samma namn på ett uppdrag: {card} bredvid {scout} går inte. Uppgradera i stället, för skillnaden 3.',
    reveal: 'Motståndaren har passat. Visa {card} för kostnaden minus 1: dess AMBUSH stjäl chakra, och kraften räknas.',
    last: 'Du leder stort på C. Passa, så är rundan slut.',
    end: 'Två poäng till. Så går det i fyra rundor; de senare uppdragen är värda mer. Korten säger vad de gör. Nu kan du spela!',
  },
  quick: {
    round: { term: 'Runda', text: 'Nytt uppdrag, 5 chakra och 1 per egen figur; två kort från runda 2.' },
    play: { term: 'Spela', text: 'En figur öppet på ett visat uppdrag för sin kostnad: MAIN utlöses.' },
    hide: { term: 'Dölja', text: 'Vilken figur som helst, för 1. Visas för kostnaden minus 1: AMBUSH utlöses.' },
    upgrade: { term: 'Uppgradera', text: 'Ett dyrare kort med samma namn ersätter ett annat, för skillnaden.' },
    jutsu: { term: 'Jutsu', text: 'Spelas en gång, med en egen öppen figur.' },
    pass: { term: 'Passa', text: 'Den som passar först tar Edge; två pass i rad avslutar rundan.' },
    win: { term: 'Vinna', text: 'Mest kraft vinner ett uppdrag, Edge vid lika. Flest poäng efter runda 4.' },
  },
  disputes: {
    tie: { claim: '”Det står 5–5. Vem får uppdraget?”', answer: 'Den som har Edge. Vid 0–0 ingen.' },
    hidden: {
      claim: '”Min dolda figur har kraft 5.”',
      answer: 'Inte så länge den är dold: då har den varken kraft eller effekter. Visa den i tid.',
    },
    pass: {
      claim: '”Du har passat och får inte göra mer.”',
      answer: 'Ett pass är inte slutgiltigt: handlar den andra fortsätter båda. Bara två pass i rad avslutar fasen.',
    },
  },
  examples: { play: 'Du har 3 chakra, och Kaito — Scout är på uppdrag D. Vad är tillåtet?' },
} as const;
