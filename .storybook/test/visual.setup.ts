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
  // The headless shell starts with the pointer over the first component.
  const pointer = { type: 'mouseMoved', x: window.innerWidth - 1, y: window.innerHeight - 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', pointer);
  const component = task.file.name.replace(/^.*\/([^/]+)\.stories\.tsx$/, '$1');
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${component}-${task.name}-${theme}`);
  }
  if (component !== 'Preferences') return;
  document.documentElement.dataset.theme = 'DEFAULT';
  try {
    for (const [name, value] of preferences) {
      await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${component}-${task.name}-${name}`);
    }
  } finally {
    // the next story runs in the same page
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  }
});
