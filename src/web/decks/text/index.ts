// The words of the deck builder in the language now; its page loads them.

import { computed } from '@preact/signals';
import { language } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { es, en, sv, de, fr } as const;

export const decksText = computed(() => TEXTS[language.value] as typeof en);
