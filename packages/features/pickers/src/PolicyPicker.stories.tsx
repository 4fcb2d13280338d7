import { listOf, mock, policies, policyDetail } from '@fairlead/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PolicyPicker } from './PolicyPicker';

const handlers = [
  mock('get', '/api/policy/id/{id}', policyDetail),
  mock('get', '/api/policy/all', ({ query }) =>
    listOf(policies, query, {
      search: {
        policyNumber: ({ policyNumber }) => policyNumber,
        customerName: ({ contactDetails }) => `${contactDetails.firstName} ${contactDetails.lastName}`,
      },
    }),
  ),
];

function Field({ value: first = '' }: { value?: string }) {
  const [value, setValue] = useState(first);
  return <PolicyPicker label="Policy" value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Flows/Pickers/Policy',
  component: Field,
  parameters: { msw: { handlers }, persona: 'agent' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds policies by customer and by policy number. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Policy/ });
    await userEvent.type(field, 'fontaine');
    await userEvent.click(await screen.findByRole('option', { name: /PFM-2207741 · Flood/ }, { timeout: 3000 }));
    await expect(field).toHaveValue('PFM-2207741 · Flood');
    await userEvent.clear(field);
    await userEvent.type(field, '1209844');
    await expect(await screen.findByRole('option', { name: /UMB-1209844/ }, { timeout: 3000 })).toBeVisible();
  },
};

/** A preselected policy shows its name. */
export const Preselected: Story = {
  args: { value: policyDetail.id },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Policy/ })).toHaveValue('CA-90-551287 · Commercial Auto'),
    );
  },
};
