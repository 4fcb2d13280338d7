import './motion.setup';
import './typing.setup';
import { themeNames } from '@fairlead/ui/themes';
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { zoomText } from '../preview/zoomText';
import { clipped, notMirrored } from './layoutChecks';

/**
 * The story has been rendered and checked in DEFAULT. Themes change custom properties only, so the same document is shown in
 * each of the others and only the colour rules run again. Afterwards it is checked from right to left and with text at 200 %.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  // Storybook pauses animations until its own check has ended. Popups therefore fade in now and have no contrast yet.
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished));
  const root = document.documentElement;
  const before = root.dataset.theme;
  for (const theme of themeNames) {
    root.dataset.theme = theme;
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    );
    expect(found, `${task.name} in ${theme}`).toEqual([]);
  }
  root.dataset.theme = before ?? 'DEFAULT';
  expect(await notMirrored(document.body), `${task.name} from right to left`).toEqual([]);
  zoomText(200);
  expect(clipped(document.body), `${task.name} with text at 200 %`).toEqual([]);
  zoomText(100);
});
