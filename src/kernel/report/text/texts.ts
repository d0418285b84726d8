// The texts that the report on a move has in every game, in every language.

import { voicesOf } from '../../text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

export const voiceIn = voicesOf(en, { es, sv, de, fr });
