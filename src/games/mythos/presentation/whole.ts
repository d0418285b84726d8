// The presentation of Mythos with all of it at hand.

import { presentationWith } from '../presentation.ts';
import { forecast } from './forecast.ts';

export const presentation = presentationWith(() => forecast);
