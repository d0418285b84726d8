// What is said around lessons and rule books, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  lesson: 'Lesson',
  lessonOf: '{game}: lesson',
  part: '{title} · {n} of {of}',
  next: 'Next',
  nextPart: 'Next part',
  showMe: 'Show me',
  skipPart: 'Skip this part',
  leave: 'Leave the lesson',
  allowed: 'That is allowed too. In this lesson, do what it says here.',
  done: 'That was the lesson. Now it’s your turn.',
  again: 'Once more',
  play: 'Play now',
  readRules: 'Read the rules',
  noLesson: 'There is no lesson for this game',
  noLessonHelp: 'Its rules are written down all the same.',
  aim: 'What it is about',
  lessonLink: 'Lesson · 3 minutes',
  practise: 'Third time the same? A short lesson shows how it works.',
} as const;
