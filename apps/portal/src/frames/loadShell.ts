import { frameWords, loadWords } from '@fairlead/kit';
import { getI18n } from 'react-i18next';

/** The frame of those who are signed in, and its words. */
export async function loadShell() {
  const [shell] = await Promise.all([import('./ShellFrame'), loadWords(getI18n(), [frameWords])]);
  return shell;
}
