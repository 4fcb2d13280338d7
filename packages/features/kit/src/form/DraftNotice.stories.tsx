import { Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DraftNotice } from './DraftNotice';

/** Form with a restored value. */
function Page() {
  const [name, setName] = useState<string | undefined>('Renewals');
  return (
    <form aria-label="View">
      <Stack gap={20}>
        {name === undefined ? null : <DraftNotice onDiscard={() => setName(undefined)} />}
        <TextField label="Name" value={name ?? ''} onChange={() => undefined} />
      </Stack>
    </form>
  );
}

const meta = { title: 'Flows/Kit/DraftNotice', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user learns why the form is filled in. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your entries have been restored.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Renewals');
  },
};

/** The first field has the focus afterwards. */
export const DiscardsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Discard entries' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, ...Restored };
