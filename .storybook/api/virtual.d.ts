declare module 'virtual:ui-api' {
  import type { ApiItem } from './uiApi';

  export const items: readonly ApiItem[];
  /** Loads an entry of the components package by its name. */
  export const entries: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
}
