// Handledningen till mulle på svenska.

export const sv = {
  aim: {
    first:
      'Ta in kort från bordet med ett kort från handen: kort som tillsammans blir dess värde, eller byggen på det värdet.',
    second:
      'Det finns två kortlekar: tar du in ett kort tillsammans med sin tvilling är det en mulle, värd kortets valör.',
    third: 'Blir bordet tomt är det en tabbe, 1 poäng. Efter två omgångar vinner den som har mest.',
  },
  chapters: { captures: 'Ta in kort', builds: 'Byggen' },
  steps: {
    welcome:
      'Varje tur spelar du ett kort: det tar in kort från bordet, blir ett bygge eller slängs. Ess räknas som 1, knekt 11, dam 12 och kung 13.',
    sum: 'Din {card} tar in kort som tillsammans blir 7. {wrong} ensam räcker inte; {three} och {four} gör det. Välj {card} och ta in.',
    twin: 'Du har {card}, och tvillingen ligger på bordet. Tillsammans är de en mulle: nio poäng. Ta in den.',
    discard:
      'Inget på bordet passar {card} nu, så du får slänga den. Gör det. Ett kort som kan ta in något får inte slängas.',
    capturesDone: 'Blir bordet tomt när du tar in får du en tabbe, en poäng till. Nu till byggen.',
    build:
      'Du kan förbereda ett intag. Bygg {five} på {three}: tillsammans 8, och du behåller {eight} till det. Utan kort för det blir det inget bygge: {eight} på {three} går inte.',
    owner:
      'Bygget är ditt. Så länge det ligger där får du inte slänga, och {eight} är reserverad för det. Prova {six}, ta sedan in bygget med {eight}.',
    specials:
      'Vissa kort är värda mer på handen: {ace} och alla ess 14, {two} 15, {ten} 16. De tar bara in byggen på det värdet.',
    end: 'Spader, ess och {ten} räknas för bonusen: det dubbla av det du har över 20. Mer behövs inte. Nu kan du spela!',
  },
  quick: {
    order: { term: 'På handen', text: 'Specialkort tar bara in byggen på sitt värde; på bordet är ett ess 1.' },
    take: { term: 'Ta in', text: 'Byggen på kortets värde och grupper som blir det: allt du kan.' },
    build: { term: 'Bygga', text: 'Lägg ett kort på ett annat och behåll ett som är värt summan.' },
    discard: { term: 'Slänga', text: 'Bara om du inte har något bygge och kortet inte kan ta in något.' },
    mulle: { term: 'Mulle', text: 'Ett kort och tvillingen tillsammans: valören i poäng.' },
    tabbe: { term: 'Tabbe', text: 'Ett intag som lämnar bordet tomt: 1 poäng.' },
    bonus: { term: 'Bonus', text: 'Det dubbla av det du har över 20 i spader, ess och ♦10.' },
  },
  disputes: {
    all: {
      claim: '”Jag ville bara ha fyran och trean.”',
      answer:
        'Ett intag måste vara så stort som det går: det som också går jämnt ut, och varje bygge på värdet, följer med.',
    },
    twin: {
      claim: '”Får jag inte ta mer än tvillingen?”',
      answer: 'Nej: ligger tvillingen lös tar kortet in den och inget annat.',
    },
    special: {
      claim: '”Det ligger ett ess. Varför kan jag inte ta det med ett ess?”',
      answer: 'På handen är ett ess värt 14, och specialkort tar aldrig lösa kort, bara byggen på sitt värde.',
    },
  },
  examples: {
    take: 'Vilka av intagen är tillåtna?',
    build: 'Du har de här korten. Vilket bygge är tillåtet?',
  },
} as const;
