import { mockAll, unavailable } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import messages from '../locales/kit.en';

const staleMessages = [messages['list.stale'], messages['record.stale']].map(
  (text) => text.split(/.*\}\}/).at(-1) ?? '',
);

/**
 * Checks that loaded data stays, below an alert, when the server cannot refresh it.
 *
 * @param shown Finds a part of the data.
 */
export const staysWhenStale =
  (shown: (canvas: StoryContext['canvas']) => Promise<HTMLElement>) =>
  async ({ canvas, msw }: StoryContext): Promise<void> => {
    const part = await shown(canvas);
    msw.use(mockAll(() => unavailable));
    // SWR then loads all data again
    window.dispatchEvent(new Event('online'));
    const scope = within(part.closest<HTMLElement>('[role=dialog]') ?? document.body);
    const title = await scope.findByText((text) => staleMessages.some((message) => text.endsWith(message)));
    const alert = title.closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error('missing alert');
    await expect(within(alert).getByText(unavailable.body.message)).toBeVisible();
    await expect(part).toBeVisible();
    await expect(scope.getAllByRole('button', { name: messages['list.retry'] })).toHaveLength(1);
  };
