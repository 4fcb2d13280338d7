import { afterEach, beforeEach, expect } from 'vitest';
import { cdp } from 'vitest/browser';

const isForced = (name: string) => name === 'Forced Colours';

/** Runs each story named `ForcedColours` as in the contrast themes of Windows. */
beforeEach(async ({ task }) => {
  if (!isForced(task.name)) return;
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

afterEach(async ({ task }) => {
  if (isForced(task.name)) await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
