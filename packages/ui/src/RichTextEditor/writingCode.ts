import type { ComponentType } from 'react';
import type { WritingProps } from './Writing';

/** Lazy chunk with all code that needs TipTap. Loading can be retried after a failure. */
export const writing = {
  loaded: undefined as ComponentType<WritingProps> | undefined,
  async load() {
    writing.loaded = (await import('./Writing')).Writing;
  },
};
