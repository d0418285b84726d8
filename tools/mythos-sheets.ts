// Contact sheets of the shipped Mythos set in docs/screens, to be looked at: node tools/mythos-sheets.ts [folder]

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { RECIPE_IDS } from '../src/art/long-dusk/pictures.ts';
import { mythosCardSvg, type MythosCardData } from '../src/art/mythos.ts';
import { findChromium, thisMachine } from './chromium.ts';

const OUT = process.argv[2] ?? join(dirname(import.meta.dirname), 'docs', 'screens');
