import { contacts } from '@fairlead/api-client/mocks';
import { Button, Stack } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { AgentPicker } from './AgentPicker';
import { CarrierPicker } from './CarrierPicker';
import { ContactPicker } from './ContactPicker';
import { InsuranceTypePicker } from './InsuranceTypePicker';
import { chosenContact, network } from './pickers.scenarios';

interface Values {
  contactId: string;
  agentId: string;
  carrierId: string;
  insuranceTypeIds: string[];
}
interface FormProps {
  values?: Partial<Values>;
  onSend?: (values: Values) => void;
}

const unused = (_: Values): void => undefined;

/** Four pickers in a form. */
function Form({ values, onSend = unused }: FormProps) {
  const defaultValues = { contactId: '', agentId: '', carrierId: '', insuranceTypeIds: [], ...values };
  const { control, handleSubmit } = useForm<Values>({ defaultValues });
  return (
    <form noValidate onSubmit={handleSubmit((sent) => onSend(sent))}>
      <Stack gap={16}>
        <Controller
          control={control}
          name="contactId"
          rules={{ required: 'Contact is required field!' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <ContactPicker {...field} label="Contact" required error={error?.message} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="agentId"
          render={({ field: { onChange, ...field } }) => (
            <AgentPicker {...field} label="Agent" licensed onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="carrierId"
          render={({ field: { onChange, ...field } }) => (
            <CarrierPicker
              {...field}
              label="Carrier"
              stored={{ id: 'sold', name: 'Old Harbor Mutual' }}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="insuranceTypeIds"
          render={({ field: { onChange, ...field } }) => (
            <InsuranceTypePicker {...field} label="Insurance" multiple onValueChange={onChange} />
          )}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Flows/Pickers',
  component: Form,
  parameters: { msw: { handlers: network.usual }, persona: 'agent' },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of [/^Contact/, /^Agent/, /^Carrier/, /^Insurance/])
      await expect(await canvas.findByRole('combobox', { name })).toBeEnabled();
  },
};

/** A preselected contact and an inactive carrier show their names. */
export const Preselected: Story = {
  args: { values: { contactId: chosenContact.id, carrierId: 'sold' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Contact/ })).toHaveValue('Elena Marchetti'));
    await expect(canvas.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Old Harbor Mutual');
  },
};

export const SubmitsSelection: Story = {
  args: { onSend: fn<(values: Values) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    const contact = canvas.getByRole('combobox', { name: /^Contact/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(contact).toHaveAccessibleDescription('Contact is required field!');
    await expect(contact).toHaveFocus();
    await userEvent.type(contact, 'boatworks');
    await userEvent.click(await screen.findByRole('option', { name: /Caleb Thornton/ }, { timeout: 3000 }));
    await expect(contact).toHaveValue('Caleb Thornton');

    await userEvent.click(canvas.getByRole('combobox', { name: /^Agent/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    const insurance = canvas.getByRole('combobox', { name: /^Insurance/ });
    await userEvent.click(insurance);
    await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
    await userEvent.click(screen.getByRole('option', { name: 'Flood' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    const [sent] = mocked(args.onSend ?? unused).mock.calls[0] ?? [];
    await expect(sent?.contactId).toBe(contacts[1]?.id);
    await expect(sent?.insuranceTypeIds).toHaveLength(2);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Carrier/ }));
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failing } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Contact/ }));
    await expect(await screen.findByText(/The service is unavailable for a moment/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Retry' })).toBeVisible();
  },
};
