// The words of lessons and rule books in the language now; `loadGuide` brings them.

import { computed } from '@preact/signals';
import { language } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { es, en, sv, de, fr } as const;

export const learnText = computed(() => TEXTS[language.value] as typeof en);
