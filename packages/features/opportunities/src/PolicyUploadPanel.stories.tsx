import { policyDetail } from '@fairlead/api-client/mocks';
import { to, urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { policyNetwork, submitted } from './opportunities.scenarios';
import PolicyUploadPanel from './PolicyUploadPanel';

const meta = {
  title: 'Screens/Opportunities/Upload on a policy',
  component: PolicyUploadPanel,
  args: { id: policyDetail.id },
  parameters: {
    route: urls.policies.detail,
    at: to(urls.policies.detail, { id: policyDetail.id }),
    persona: 'customer',
    msw: { handlers: policyNetwork.usual },
  },
  beforeEach: () => {
    submitted.length = 0;
  },
} satisfies Meta<typeof PolicyUploadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
const submit = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Upload Doc' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Doc' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Doc type/ }));
  await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Policy Review',
    'Claim',
    'Bill',
    'Other',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Bill' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('missing file field');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /note/i }), 'Is this right?');
  const add = within(dialog).getByRole('button', { name: 'ADD' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  return dialog;
};

/** The request contains the policy. Quote reviews cannot be chosen. */
export const Uploads: Story = {
  play: async (context) => {
    await submit(context);
    await screen.findByText('Doc uploaded');
    await expect(submitted).toMatchObject([{ policyId: policyDetail.id, type: 'BILL', shortNote: 'Is this right?' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An error keeps type, file and note. */
export const UploadFails: Story = {
  parameters: { msw: { handlers: policyNetwork.failing } },
  play: async (context) => {
    const dialog = await submit(context);
    await expect(await within(dialog).findByText('The service is unavailable for a moment.')).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: /note/i })).toHaveValue('Is this right?');
  },
};
