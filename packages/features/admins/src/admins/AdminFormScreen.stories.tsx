import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import AdminFormScreen from './AdminFormScreen';
import { edited, myself, network } from './admins.scenarios';

const meta = {
  title: 'Screens/Admins/Admin form',
  component: AdminFormScreen,
  tags: ['screen:admins.create', 'screen:admins.edit'],
  parameters: { layout: 'fullscreen', route: urls.admins.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof AdminFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.admins.edit, at: `/admin/edit/${edited.id}` };

async function fillAndSend({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'New Admin');
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'new@fairlead.test');
  await userEvent.click(canvas.getByRole('combobox', { name: /Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Billing' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Admin' }));
}

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveFocus();
    await expect(canvas.getByText(/valid for 7 days/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue('Marcus Feld');
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toHaveTextContent('Billing');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'nonsense');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Admin' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Please give a valid email')).toBeVisible();
    await expect(canvas.getByText('Role is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('nonsense');
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fillAndSend(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Admin' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
    await expect(await screen.findByRole('listitem')).toHaveTextContent('The service is unavailable for a moment.');
  },
};

/** The server error appears at its field. */
export const EmailTaken: Story = {
  parameters: { msw: { handlers: network.emailTaken } },
  play: async (context) => {
    await fillAndSend(context);
    await expect(await context.canvas.findByText('There is already an account with this email')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  },
};

/** Admins cannot change their own role and status. */
export const Myself: Story = {
  parameters: { route: urls.admins.edit, at: `/admin/edit/${myself.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is your own account/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Disabled' })).toBeDisabled();
  },
};

/** Only the name of an admin with more privileges can be changed. */
export const Above: Story = {
  parameters: { ...edit, persona: 'limitedAdmin' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/privileges that you do not have\. You can change the name only/),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Role/ })).toBeDisabled();
  },
};

export const Phone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
