import { getI18n } from 'react-i18next';
import { frameNamespace, loadMessages } from '../language';

/** Loads the frame for signed-in users and its messages. */
export async function loadShell() {
  const [shell] = await Promise.all([import('./ShellFrame'), loadMessages(getI18n(), [frameNamespace])]);
  return shell;
}
