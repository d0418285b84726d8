// The privacy page in English. Every other language has the same keys, and the same values in braces.

export const en = {
  title: 'What is kept, and for how long',
  intro: 'No account, no adverts, nobody else’s programs on this page. This is all there is:',
  parts: {
    browser: [
      'In this browser',
      'A cookie with a random number, for a year: it is how a table knows your seat, and nothing else. Your name, language, settings and decks, and whom you have muted, until you delete them. Matches that you play without a connection or on one device stay here too, until you or the browser delete them; the page itself is kept so that it opens without a connection.',
    ],
    matches: [
      'Matches',
      'The moves and deals of every match, with their times, the decks and card sets that were brought, and the names that players gave. {kept} Whoever has the link of a table can watch it, and download its record after the end.',
    ],
    talk: [
      'Talk',
      'Texts and voice messages are for those who sit at the table, and for nobody else. They are deleted a day after the match is over, or after 30 days without a move. They are no part of the record.',
    ],
    reports: [
      'Reports',
      'What somebody reports, and the names of both, is kept for {days, plural, one {# day} other {# days}} for whoever runs this server.',
    ],
    address: ['Your address', 'The address of your connection is held in memory, to stop floods. It is not stored.'],
  },
  kept: {
    forGood: 'They have no end, so that a match can be played on and checked later.',
    finished:
      'Finished ones are deleted {days, plural, one {# day} other {# days}} after the last move, unless whoever runs this server keeps one for good.',
    unfinished: 'Those that nobody goes on with are deleted after {days, plural, one {# day} other {# days}}.',
    unknown: 'This server could not be asked for how long.',
  },
  yourNumber: 'Whoever runs this server finds what is kept of you by your number: {person}',
  forgetTitle: 'Have it deleted',
  forgetHelp:
    'One button deletes your name from every match, all you have said, whom you have blocked, and everything in this browser. Your moves stay, under a number that belongs to nobody any more, so that the others can still check their matches. Where a match is still going on, you have left it. What was reported stays for its time.',
  forget: 'Forget me',
  forgetAsk: 'Forget this browser’s player? This can’t be undone.',
  forgetYes: 'Yes, forget me',
  keep: 'Keep everything',
  done: 'Done. Whoever opens this page now is somebody new.',
  failed: 'The server did not answer, and nothing was deleted. Try again.',
} as const;
