import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import PackageFormScreen from './PackageFormScreen';
import { network, storedPackage, theirs } from './packages.scenarios';

const meta = {
  title: 'Screens/Plans/Package form',
  component: PackageFormScreen,
  tags: ['screen:packages.create', 'screen:packages.edit'],
  parameters: { layout: 'fullscreen', route: urls.packages.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof PackageFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.packages.edit, at: `/package/edit/${storedPackage.id}` };

async function fill({ canvas, userEvent }: Context, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByRole('textbox', { name: new RegExp(label) });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}
async function fillAll(context: Context) {
  await fill(context, { 'Package Name': 'Growth plus', Price: '129.5', 'Package Details': 'Mailing' });
  await context.userEvent.click(context.canvas.getByRole('combobox', { name: /Duration/ }));
  await context.userEvent.click(await screen.findByRole('option', { name: '3 months' }));
}
const send = ({ canvas, userEvent }: Context, name = 'Create Package') =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Package Name/ })).toHaveFocus();
  },
};

export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Package Name/ })).toHaveValue(storedPackage.packageName);
    await expect(canvas.getByRole('combobox', { name: /Duration/ })).toHaveTextContent('3 months');
    await expect(canvas.getByRole('textbox', { name: /Package Details/ })).toHaveValue(storedPackage.packageDetails);
  },
};

export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each invalid field shows its error, the first one gets the focus, and nothing is sent. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, { 'Package Name': ' ', Price: '0' });
    await send(context);
    await expect(await canvas.findByText('Package Name is required')).toBeVisible();
    await expect(canvas.getByText('Price need to be greater than 0')).toBeVisible();
    await expect(canvas.getByText('Duration is required')).toBeVisible();
    await expect(canvas.getByText('3 fields need attention.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Package Name/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Price/ }), 'x');
    await expect(await canvas.findByText('Please give valid number')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Package' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
    await expect(await screen.findByRole('listitem')).toHaveTextContent('The service is unavailable for a moment.');
    await expect(context.canvas.getByRole('textbox', { name: /Package Name/ })).toHaveValue('Growth plus');
  },
};

export const ReturnsToTheList: Story = {
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/package');
    await screen.findByText('Package created successfully');
  },
};

/** A conflict keeps the input and offers the current values. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    await fill(context, { Price: '75' });
    await send(context, 'Update Package');
    const { canvas, userEvent } = context;
    const price = canvas.getByRole('textbox', { name: /Price/ });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This package was changed meanwhile');
    await expect(price).toHaveValue('75.00');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(price).toHaveValue(theirs.price.toFixed(2));
  },
};

/** Saving again after a conflict overwrites the other user's change. */
export const OverwritesAfterConflict: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    await fill(context, { Price: '75' });
    await send(context, 'Update Package');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This package was changed meanwhile');
    await send(context, 'Update Package');
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/package');
  },
};

export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
