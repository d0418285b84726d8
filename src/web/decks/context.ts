// The builder that the parts of its page share.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BuilderModel } from './model.ts';

export const BuilderContext = createContext<BuilderModel | undefined>(undefined);

export const useBuilder = (): BuilderModel => {
  const model = useContext(BuilderContext);
  if (model === undefined) throw new Error('a part of the deck builder is shown outside of it');
  return model;
};
