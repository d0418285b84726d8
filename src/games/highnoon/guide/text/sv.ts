// Handledningen till HighNoon på svenska.

export const sv = {
  aim: {
    first: 'Två spelare lägger patiens samtidigt, var och en med sin kortlek. Ingen väntar på tur.',
    second:
      'De åtta grundhögarna i mitten är gemensamma: varje hög går uppåt i en färg från esset, och ett kort där ger sin valör i poäng.',
    third: 'Den som blir av med alla sina kort vinner direkt. Går det inte längre vinner den som lagt flest kort.',
  },
  chapters: { board: 'Din uppläggning', race: 'Kapplöpningen' },
  steps: {
    welcome:
      'Sju kolumner och en talong är dina, de åtta högarna i mitten är bådas. I en match spelar motståndaren samtidigt; här har du all tid i världen.',
    ace: 'Ett ess öppnar en hög i mitten. Tryck på {ace} för att lägga det där.',
    columns:
      'I kolumnerna går det nedåt ett steg i taget, rött på svart och svart på rött. {wrong} passar inte på {onto}: dra det dit och se. Det gör {card}: lägg det där.',
    turned: 'Kortet under vänds upp: {two}. Det ska på esset i mitten.',
    empty:
      'Första kolumnen är tom nu. Dit får bara en kung: prova {card} om du vill. Ingen ligger öppen, så dra ett kort från talongen.',
    king: 'Där kom {king}. Lägg den på den tomma kolumnen: då blir det plats.',
    boardDone:
      'Det är din uppläggning: vänd upp det som är dolt och för kort till mitten. När talongen är slut vänds kasthögen.',
    rival: 'Nu finns det en motståndare. Först är först: lägg {ace} från kasthögen.',
    theirs: 'Motståndaren har lagt {ace}. Den poängen är deras, men spader två får vem som helst lägga.',
    draw: 'Till dina hjärter behöver du {three}. Dra.',
    three: 'Där är det. Lägg {three}: tre poäng.',
    end: 'Var någon snabbare kommer ditt kort tillbaka, och du får veta med hur många millisekunder. Nu kör vi!',
  },
  quick: {
    aces: { term: 'Mitten', text: 'Åtta gemensamma högar, var och en i en färg från esset.' },
    columns: { term: 'Kolumner', text: 'Nedåt ett steg i taget, varannan färg; hela följder får flyttas.' },
    kings: { term: 'Tomt', text: 'I en tom kolumn läggs bara en kung.' },
    stock: { term: 'Talong', text: 'Dra när du vill; när den är tom vänds kasthögen.' },
    points: { term: 'Poäng', text: 'Ett kort i mitten ger sin valör till den som lägger det.' },
    end: { term: 'Slut', text: 'Utan kort vinner du direkt; är allt låst avgör flest lagda kort.' },
  },
  disputes: {
    first: {
      claim: '”På min skärm var jag först.”',
      answer:
        'Det som räknas är ordningen i vilken dragen når bordet. Kortet kommer tillbaka och du får veta med hur mycket.',
    },
    which: {
      claim: '”Jag ville lägga på den andra högen i färgen.”',
      answer:
        'Passar båda går kortet till den högre; är de lika, till den med lägre nummer. Den du pekar på är bara en vink.',
    },
    empty: {
      claim: '”Får vilket kort som helst ligga i en tom kolumn?”',
      answer: 'Bara en kung, med det som ligger på den. Med ett tillval vid bordet får vilket kort som helst.',
    },
  },
  examples: { column: 'Dina kolumner 2 till 7; kolumn 1 är tom. Vad går att göra?' },
} as const;
