// What is said about the people at a table, in the language now. Loaded with the parts of the page that say it.

import { computed } from '@preact/signals';
import { language } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { en, es, sv, de, fr } as const;

export const roomText = computed(() => TEXTS[language.value] as typeof en);
