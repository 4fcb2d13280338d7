import { getI18n } from 'react-i18next';
import { frameWords, loadWords } from '../language';

/** Loads the frame for signed-in users and its messages. */
export async function loadShell() {
  const [shell] = await Promise.all([import('./ShellFrame'), loadWords(getI18n(), [frameWords])]);
  return shell;
}
