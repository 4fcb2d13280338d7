import { mockAll, Refusal, unavailable } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import messages from '../locales/kit.en';

const again = new Refusal(503, { code: 'unavailable', message: 'The service is still unavailable.' });

/**
 * Checks the message of a failed request, and that Retry sends the request again. `fixedMessage` is the message of a screen that
 * does not show the server's.
 */
export async function expectRetry({ canvas, userEvent, msw }: StoryContext, fixedMessage?: string): Promise<void> {
  const retry = await canvas.findByRole('button', { name: messages['list.retry'] });
  const alert = retry.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('missing alert');
  await expect(within(alert).getByText(fixedMessage ?? unavailable.body.message)).toBeVisible();
  let requests = 0;
  msw.use(
    mockAll(() => {
      requests += 1;
      return again;
    }),
  );
  await userEvent.click(retry);
  await waitFor(() => expect(requests).toBeGreaterThan(0));
  await expect(await within(alert).findByText(fixedMessage ?? again.body.message)).toBeVisible();
}

/** Play function of a story whose request fails. */
export const retries = (context: StoryContext): Promise<void> => expectRetry(context);
