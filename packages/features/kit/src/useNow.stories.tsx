import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatRecent } from './formats';
import { useNow } from './useNow';

/** An instant of which the text depends on the current time. */
function LastActive({ instant }: { instant: number }) {
  return <p>{formatRecent(instant, useNow())}</p>;
}

const meta = {
  title: 'Flows/Kit/useNow',
  component: LastActive,
  args: { instant: Date.now() / 1000 },
} satisfies Meta<typeof LastActive>;
export default meta;

const clock = Date.now;

/** A computer that was asleep shows the current time as soon as the user returns. */
export const MovesOn: StoryObj<typeof meta> = {
  beforeEach: () => () => {
    Date.now = clock;
  },
  play: async ({ canvas }) => {
    const before = canvas.getByText(/^\d{1,2}:\d{2} [AP]M$/).textContent;
    Date.now = () => clock() + 2 * 86_400_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByText(/^[A-Z][a-z]{2}/)).toHaveTextContent(before));
  },
};
