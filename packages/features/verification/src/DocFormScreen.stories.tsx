import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import DocFormScreen from './DocFormScreen';
import { edited, docNetwork as network } from './verification.scenarios';

const meta = {
  title: 'Screens/Verification/Doc form',
  component: DocFormScreen,
  tags: ['screen:verification.create', 'screen:verification.edit'],
  parameters: { layout: 'fullscreen', route: urls.verification.create, msw: { handlers: network.usual } },
} satisfies Meta<typeof DocFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const edit = { route: urls.verification.edit, at: `/verification-docs/edit/${edited.id}` };

async function choose({ canvas, userEvent }: Context, group: string, option: string) {
  const radios = canvas.getByRole('radiogroup', { name: new RegExp(group) });
  await userEvent.click(within(radios).getByRole('radio', { name: option }));
}
async function fillAll(context: Context) {
  await context.userEvent.type(await context.canvas.findByRole('textbox', { name: /Name/ }), 'Carrier letter');
  await choose(context, 'Has Expiration Date', 'No');
  await choose(context, '^Required', 'Yes');
  await choose(context, 'Status', 'Active');
}
const send = ({ canvas, userEvent }: Context, name = 'Create Doc') =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
export const Edit: Story = {
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toHaveValue(edited.name);
    const radios = canvas.getByRole('radiogroup', { name: /Has Expiration Date/ });
    await expect(within(radios).getByRole('radio', { name: 'Yes' })).toBeChecked();
  },
};
export const Loading: Story = { parameters: { ...edit, msw: { handlers: network.loadingRecord } } };
export const NotFound: Story = { parameters: { ...edit, msw: { handlers: network.missing } } };
export const LoadError: Story = { parameters: { ...edit, msw: { handlers: network.failingRecord } } };

/** Each field shows its error, the first has the focus and the form is not sent. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('textbox', { name: /Name/ });
    await send(context);
    for (const text of [
      'Name is required',
      'Has Expiration Date is required',
      'Required is required',
      'Status is required',
      '4 fields need attention.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};
export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create Doc' })).toHaveAttribute('aria-busy'),
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
    await expect(context.canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Carrier letter');
  },
};
/** The server error appears at its field. */
export const NameTaken: Story = {
  parameters: { msw: { handlers: network.nameTaken } },
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByText('There is already a document with this name')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};
export const ReturnsToTheList: Story = {
  play: async (context) => {
    await fillAll(context);
    await send(context);
    await expect(await context.canvas.findByLabelText('Address')).toHaveTextContent('/verification-docs');
    await screen.findByText('Document created successfully');
  },
};
/** Another user saved in the meantime: the entered values stay. */
export const ChangedMeanwhile: Story = {
  parameters: { ...edit, msw: { handlers: network.changedMeanwhile } },
  play: async (context) => {
    const field = await context.canvas.findByRole('textbox', { name: /Name/ });
    await context.userEvent.type(field, ' 2027');
    await send(context, 'Update Doc');
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This was changed meanwhile');
    await expect(field).toHaveValue(`${edited.name} 2027`);
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
