import { themeNames } from '@fairlead/ui/themes';
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { zoomText } from '../preview/zoomText';
import { clipped, notMirrored } from './layoutChecks';

/**
 * Checks each story with the tag `matrix` again, after its own checks in DEFAULT. Themes change custom properties only, so the
 * same document is shown in each of the others and only the colour rules run. Afterwards it is checked from right to left and
 * with text at 200 %.
 */
afterEach(async ({ task, ...context }) => {
  // Storybook adds the story to the context of its test.
  const { story } = context as { story?: { tags?: readonly string[] } };
  if (task.result?.state === 'fail' || !story?.tags?.includes('matrix')) return;
  // Storybook pauses animations until its own check has ended. Popups therefore fade in now and have no contrast yet. They are
  // not awaited, because animations never end on a page that the browser does not draw.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const root = document.documentElement;
  const before = root.dataset.theme;
  try {
    for (const theme of themeNames) {
      root.dataset.theme = theme;
      const { violations } = await axe.run(document.body, {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
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
  } finally {
    // The next story is shown on the same page.
    root.dataset.theme = before ?? 'DEFAULT';
    root.dir = 'ltr';
    zoomText(100);
  }
});
