import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import { Box } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network } from '../dashboard.scenarios';
import CustomerScreen from './CustomerScreen';

const meta = {
  title: 'Screens/Dashboard/Customer',
  component: CustomerScreen,
  tags: ['screen:dashboard:CUSTOMER'],
  parameters: {
    layout: 'fullscreen',
    route: urls.dashboard,
    persona: 'customer',
    msw: { handlers: network.customer },
  },
  // the links at the end of a section extend into the padding of the page
  decorators: [
    (Story) => (
      <Box padding={16}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have 4 policies with us. One quote waits for your answer.'),
    ).toBeVisible();
    const auto = within(canvas.getByRole('article', { name: 'Auto KFI-AUTO-81190' }));
    await expect(auto.getByText('$1,032.40')).toBeVisible();
    await expect(auto.getByRole('link', { name: 'Make Payment for KFI-AUTO-81190' })).toHaveAttribute(
      'href',
      'https://pay.example/policy',
    );
    // only active policies can be paid
    const flood = within(canvas.getByRole('article', { name: 'Flood PFM-2207741' }));
    await expect(flood.queryByRole('link', { name: /Make Payment/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call Marcus Oyelaran' })).toHaveAttribute(
      'href',
      'tel:+19415550144',
    );
    await expect(canvas.getByText('Boat, Renters, Umbrella, and 9 more')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.customerLoading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.customerFailing } }, play: retries };
/** A new customer whose agent has no phone number. */
export const NothingYet: Story = {
  parameters: { msw: { handlers: network.customerNew } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests or claims in progress.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AcceptsAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Q-10911' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept this quote?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Quote is accepted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** The customer has already answered in another window. */
export const AnsweredAlready: Story = {
  parameters: { msw: { handlers: network.answerRefused } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject Q-10911' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this quote?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('This quote was answered already');
  },
};
