import { mockAll, Refusal, unavailable } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const again = new Refusal(503, { code: 'unavailable', message: 'The service is still unavailable.' });

/** Checks the message of a failed request, and that Retry sends the request again. */
export async function expectRetry({ canvas, userEvent, msw }: StoryContext): Promise<void> {
  const [alert] = await canvas.findAllByRole('alert');
  if (!alert) throw new Error('missing alert');
  await expect(alert).toHaveTextContent(unavailable.body.message);
  msw.use(mockAll(again));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByText(again.body.message)).toBeVisible();
}
