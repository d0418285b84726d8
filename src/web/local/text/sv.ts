// The words of tables on this device in Swedish.

export const sv = {
  openedHere: 'Det finns ingen anslutning, så den här matchen spelas på din enhet.',
  unkept:
    'Matchen kan inte sparas: enheten är full eller webbläsaren tillåter det inte. Den går förlorad när du stänger sidan.',
  missing:
    'Matcher som spelas på en enhet sparas bara där. Webbläsaren kan ha raderat den här, eller så spelades den på en annan enhet.',
  deleted: 'Webbläsaren har raderat matcherna som fanns sparade på den här enheten.',
  offlineOnly: 'Ingen anslutning: mot botar och på en och samma enhet kan du spela ändå.',
  turnOf: '{name}, det är din tur',
  takeDevice: 'Ta enheten. Visa dina kort när ingen annan tittar.',
  show: 'Jag är {name}: visa mina kort',
  mayAct: '{name} kanske har något att säga nu.',
  handOver: 'Lämna över',
  hereSeat: 'På den här enheten',
  nameOf: 'Namn på spelare {n}',
  playerN: 'Spelare {n}',
  noRaceHere: 'I det här spelet spelar båda samtidigt, så det behövs en enhet var.',
  newVersion: 'En ny version är klar.',
  reload: 'Ladda om',
  later: 'Senare',
} as const;
