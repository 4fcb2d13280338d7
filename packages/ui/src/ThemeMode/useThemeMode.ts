'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../useMediaQuery';
import { darkSystem, type ThemeMode, type ThemeModeOptions, withDefaults } from './themeMode';

export interface ThemeModeState {
  /** Choice of the user. */
  mode: ThemeMode;
  /** Theme that is shown. */
  theme: string;
  /** Stores the mode in this browser and shows it in all its tabs. */
  setMode: (mode: ThemeMode) => void;
}

const listeners = new Set<() => void>();
/** Modes that the browser did not store. They last for this visit. */
const chosen = new Map<string, ThemeMode>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): ThemeMode | undefined {
  try {
    return localStorage.getItem(key) ?? chosen.get(key);
  } catch {
    return chosen.get(key);
  }
}

/**
 * Theme of the whole page. The browser stores the user's choice. Use it once, with the options of `ThemeScript`.
 */
export function useThemeMode(options: ThemeModeOptions = {}): ThemeModeState {
  const { storageKey, initial, light, dark } = withDefaults(options);
  const mode = useSyncExternalStore(
    subscribe,
    () => read(storageKey) ?? initial,
    () => initial,
  );
  const isDark = useMediaQuery(darkSystem);
  const resolve = (of: ThemeMode, inDark: boolean) => (of === 'SYSTEM' ? (inDark ? dark : light) : of);
  const theme = resolve(mode, isDark);
  useEffect(() => {
    // Reads both again: the first render uses values of the server, which would flash.
    const current = resolve(read(storageKey) ?? initial, window.matchMedia(darkSystem).matches);
    document.documentElement.dataset.theme = current;
    // `theme` covers every value that `resolve` uses.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [theme]);
  const setMode = useCallback(
    (next: ThemeMode) => {
      try {
        localStorage.setItem(storageKey, next);
        chosen.delete(storageKey);
      } catch {
        chosen.set(storageKey, next);
      }
      for (const listener of listeners) listener();
    },
    [storageKey],
  );
  return { mode, theme, setMode };
}
