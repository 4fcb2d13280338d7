import './typing.setup';
import { afterEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Two themes show every shape on a light and a dark background. Unit tests check the colours of the others. */
const themes = ['DEFAULT', 'DARK'];
/** User preferences, on one page with many components. */
const preferences = [
  ['forced-colors', 'active'],
  ['prefers-contrast', 'more'],
] as const;

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  const component = task.file.name.replace(/^.*\/([^/]+)\.stories\.tsx$/, '$1');
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${component}-${task.name}-${theme}`);
  }
  if (component !== 'Preferences') return;
  document.documentElement.dataset.theme = 'DEFAULT';
  for (const [name, value] of preferences) {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${component}-${task.name}-${name}`);
  }
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
