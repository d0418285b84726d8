// The texts of HighNoon in every language.

import { voicesOf, type Voice } from '../../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

export type HighNoonVoice = Voice<typeof en>;

export const voiceIn = voicesOf(en, { es, sv, de, fr });

export const refusalCodes = (): readonly string[] => Object.keys(en.refusals);
