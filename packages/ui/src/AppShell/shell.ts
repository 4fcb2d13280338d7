'use client';
import { createContext, useContext } from 'react';

/** State of the shell, shared with its parts. */
export interface Shell {
  /** Where the navigation is rendered: beside the page, or in the sheet over it. */
  place: 'aside' | 'sheet';
  /** Whether only the icons are visible. */
  rail: boolean;
  /** Collapses or expands the sidebar. From 900 to 1199 px it opens the sheet instead. */
  toggle?: () => void;
  openSheet?: () => void;
  closeSheet?: () => void;
}

export const ShellContext = createContext<Shell>({ place: 'aside', rail: false });
export const useShell = (): Shell => useContext(ShellContext);
