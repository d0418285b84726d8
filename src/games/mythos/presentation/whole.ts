// The presentation of Mythos with all of it at hand.

import { presentationWith } from '../presentation.ts';
import { foretell } from './forecast.ts';

export const presentation = presentationWith(() => foretell);
