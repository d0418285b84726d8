// The words of the deck builder of Mythos in every language.

import { voicesOf } from '../../../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

export const builderVoice = voicesOf(en, { es, sv, de, fr });
