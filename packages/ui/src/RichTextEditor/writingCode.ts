import type { ComponentType } from 'react';
import type { WritingProps } from './Writing';

/** The chunk with all that needs TipTap: fetched once, and again after a failure. */
export const writing = {
  loaded: undefined as ComponentType<WritingProps> | undefined,
  async load() {
    writing.loaded = (await import('./Writing')).Writing;
  },
};
