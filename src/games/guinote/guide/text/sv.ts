// Handledningen till guiñote på svenska; spelets egna ord är spanska.

export const sv = {
  aim: {
    first: 'Ta stick med poäng i: as ger 11, tres 10, rey 4, sota 3 och caballo 2.',
    second: 'Rey och sota i samma färg ger 20 till, i trumf 40: melda dem direkt efter ett vunnet stick.',
    third: 'Den som har 101 poäng vinner partidan, om minst 30 av dem kommer från kort.',
  },
  chapters: { robo: 'Robo: kort att dra', arrastre: 'Arrastre: de sista korten' },
  steps: {
    welcome:
      'Guiñote spelas i stick: var och en lägger ett kort och det bästa tar båda. Kortet under talongen, pintan, gör sin färg till trumf: här oros.',
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
      '{lead} spelades ut. Prova {other} och sedan {low}: bordet säger varför det inte går. Du har copas, och ett kort som slår det: spela {as}.',
    yourLead: 'Ditt stick, ditt utspel: vad du vill. Spela ut {card}, som inte är värt något.',
    trump:
      'Motståndaren vann och spelar ut {lead}. Du har inga espadas och måste trumfa. Prova {wrong} först om du vill, spela sedan {trump}.',
    last: 'Sista sticket ger tio till, las diez de últimas. Spela ut ditt sista kort, {card}.',
    count:
      'Kort, melder och de sista tio räknas ihop. Du har mer än 101: partidan är din. Tre partidas vinner coton. Nu kan du spela!',
  },
} as const;
