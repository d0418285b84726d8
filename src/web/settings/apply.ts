// The settings on the root of the page, where styles and layouts read them.

import { effect } from '@preact/signals';
import { motion, settings, theme } from './settings.ts';

/** Keeps the root of the page as it is set; returns how to stop. */
export const applySettings = (root: HTMLElement): (() => void) =>
  effect(() => {
    const { cardSize, leftHanded, showLegal } = settings.value;
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value;
    root.dataset['hand'] = leftHanded ? 'left' : 'right';
    root.dataset['showLegal'] = showLegal ? 'on' : 'off';
    root.style.setProperty('--card-scale', String(cardSize / 100));
  });
