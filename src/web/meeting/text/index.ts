// What is said of meeting others, in the language now. Loaded with the parts of the page that say it: `loadWords('meeting')`.

import { computed } from '@preact/signals';
import { language } from '../../text/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

type Texts = { readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K] };

const TEXTS = { es, en, sv, de, fr };

export const meetingText = computed(() => TEXTS[language.value] as unknown as Texts);
