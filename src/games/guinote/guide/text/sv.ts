// Handledningen till guiñote på svenska; spelets egna ord är spanska.

export const sv = {
  aim: {
    first: 'Ta stick med poäng i: ess ger 11, trea 10, kung 4, page 3 och riddare 2.',
    second: 'Kung och page i samma färg ger 20 till, i trumf 40: melda dem direkt efter ett vunnet stick.',
    third: 'Den som har 101 poäng vinner partidan, om minst 30 av dem kommer från kort.',
  },
  chapters: { robo: 'Robo: kort att dra', arrastre: 'Arrastre: de sista korten' },
  steps: {
    welcome:
      'Guiñote spelas i stick: var och en lägger ett kort och det bästa tar båda. Kortet under talongen, pintan, gör sin färg till trumf: här mynt.',
    values:
      'Från högt till lågt: {as} 11 poäng, {tres} 10, {rey} 4, {sota} 3, {caballo} 2. 7, 6, 5, 4 och 2 ger ingenting.',
    firstTrick:
      'Motståndaren har spelat ut {lead}, värd 10. Så länge det finns kort att dra får du lägga vad du vill. Ta sticket: spela {as}.',
    cante: 'Sticket är ditt, 21 poäng, och båda har dragit ett kort. Du har {rey} och {sota}: melda dem för 20.',
    seven: 'Du har också {seven}, sjuan i trumf. Efter ett vunnet stick får du byta den mot pintan, {pinta}. Gör det.',
    lead: 'Den som vinner ett stick spelar ut till nästa. Spara det som är bra: spela ut {low}.',
    drawn:
      'Det sticket tog motståndaren med ett högre kort i färgen. En trumf hade slagit båda. Så går det till tills talongen är slut.',
    noStock:
      'Nu är talongen slut: arrastre. Härifrån gäller tvång: följ färg, gå över om du kan, och trumfa om du saknar färgen.',
    follow:
      '{lead} spelades ut. Prova {other} och sedan {low}: bordet säger varför det inte går. Du har bägare, och ett kort som slår det: spela {as}.',
    yourLead: 'Ditt stick, ditt utspel: vad du vill. Spela ut {card}, som inte är värt något.',
    trump:
      'Motståndaren vann och spelar ut {lead}. Du har inga svärd och måste trumfa. Prova {wrong} först om du vill, spela sedan {trump}.',
    last: 'Sista sticket ger tio till, las diez de últimas. Spela ut ditt sista kort, {card}.',
    count:
      'Kort, melder och de sista tio räknas ihop. Du har mer än 101: partidan är din. Tre partidas vinner coton. Nu kan du spela!',
  },
  quick: {
    order: { term: 'Ordning och poäng', text: 'Sedan följer 7, 6, 5, 4 och 2, som inte ger något.' },
    robo: { term: 'Robo', text: 'Spela vad du vill; efter varje stick drar alla ett kort.' },
    arrastre: { term: 'Arrastre', text: 'Följ färg, gå över om du kan, trumfa om du är renons.' },
    cante: { term: 'Cante', text: 'Kung och page i en färg efter ett vunnet stick: 20, i trumf 40.' },
    seven: { term: 'Sjuan', text: 'Sjuan i trumf får bytas mot pintan efter ett vunnet stick.' },
    goal: { term: 'Mål', text: '101, varav 30 från kort; sista sticket ger 10 till.' },
  },
  disputes: {
    trumped: {
      claim: '”Utspelet är trumfat, och jag har färgen.”',
      answer: 'Då räcker det att följa: ett kort i färgen kan inte gå över en trumf, så vilket som helst duger.',
    },
    partner: {
      claim: '”Min medspelare leder. Måste jag gå över?”',
      answer: 'Nej. Du följer färg men behöver varken gå över eller trumfa. Strängare bord bestämmer annorlunda.',
    },
    lastDraw: {
      claim: '”Får jag byta sjuan före sista dragningen?”',
      answer: 'Ja, om din sida vann sticket: där stannar spelet, och pintan dras först efteråt.',
    },
  },
  examples: {
    beat: 'Trumf är mynt och talongen är slut. Vilket kort får du spela?',
    trumped: 'En motståndare har trumfat utspelet. Vilket kort får du spela?',
    partner: 'Din medspelares kort leder. Vilket kort får du spela?',
  },
} as const;
