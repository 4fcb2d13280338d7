import { mockAll, Refusal, unavailable } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import messages from '../locales/kit.en';

const again = new Refusal(503, { code: 'unavailable', message: 'The service is still unavailable.' });

/** Checks the message of a failed request, and that Retry sends the request again. */
export async function expectRetry({ canvas, userEvent, msw }: StoryContext): Promise<void> {
  const retry = await canvas.findByRole('button', { name: messages['list.retry'] });
  const alert = retry.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('missing alert');
  await expect(within(alert).getByText(unavailable.body.message)).toBeVisible();
  msw.use(mockAll(again));
  await userEvent.click(retry);
  await expect(await within(alert).findByText(again.body.message)).toBeVisible();
}
