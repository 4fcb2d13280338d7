import { ToastHost, useThemeMode } from '@fairlead/ui';

/** Follows the theme of the system, and shows the messages of all islands. */
export function PageTheme() {
  useThemeMode();
  return <ToastHost />;
}
