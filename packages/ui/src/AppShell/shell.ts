import { createContext, useContext } from 'react';

/** What the parts of the shell know of it. */
export interface Shell {
  /** Where the navigation is drawn: beside the page, or in the sheet over it. */
  place: 'aside' | 'sheet';
  /** Only the icons are shown. */
  rail: boolean;
  /** Folds or unfolds the sidebar; between 900 and 1199 px, where there is room for the rail only, opens the sheet. */
  toggle?: () => void;
  openSheet?: () => void;
  closeSheet?: () => void;
}

export const ShellContext = createContext<Shell>({ place: 'aside', rail: false });
export const useShell = (): Shell => useContext(ShellContext);
