// Facts about the table and nobody in particular.

import type { Fact, Scene } from '../../../kernel/presentation.ts';

export const tableFacts = (scene: Scene): readonly Fact[] => scene.facts.filter((fact) => fact.seat === undefined);
