// Talk, loaded with its words where people sit who can talk to each other.

import { lazy } from '../lazy.tsx';
import { loadWords } from '../text/index.ts';

const talk = async () => (await Promise.all([import('./talk.ts'), loadWords('talk')]))[0];

export const TalkOver = lazy(async () => (await talk()).TalkOver, 'part');
export const TalkPanel = lazy(async () => (await talk()).TalkPanel, 'part');
