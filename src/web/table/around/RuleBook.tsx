// The rule book beside a table, loaded when it is opened.

import { lazy } from '../../lazy.tsx';

export const RuleBook = lazy(async () => (await import('../../RulesText.tsx')).RulesText, 'part');
