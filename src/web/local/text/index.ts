// The words of tables on this device, in the language of the page.

import { computed } from '@preact/signals';
import { language } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { es, en, sv, de, fr } as const;

/** Those with values in braces are for `fill`. */
export const localText = computed(() => TEXTS[language.value] as typeof en);
