import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AdditionalEditScreen from './AdditionalEditScreen';
import { network } from './profile.scenarios';

const meta = {
  title: 'Screens/Profile/Update Additional Information',
  component: AdditionalEditScreen,
  tags: ['screen:profile.additional'],
  parameters: {
    layout: 'fullscreen',
    route: urls.profile.additional,
    persona: 'agent',
    msw: { handlers: network.of('agent') },
  },
} satisfies Meta<typeof AdditionalEditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const list = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('group', { name: new RegExp(`^${name}`) }));
const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update Information' }));
async function clear(context: Context, name: string) {
  for (const box of (await list(context, name)).getAllByRole<HTMLInputElement>('checkbox')) {
    if (box.checked) await context.userEvent.click(box);
  }
}

/** Offers the insurance types of the agency. The ones of the agent are preselected. */
export const Edit: Story = {
  play: async (context) => {
    const states = await list(context, 'States');
    await expect(states.getAllByRole('checkbox')).toHaveLength(4);
    await expect(states.getByRole('checkbox', { name: 'Maine' })).toBeChecked();
    await expect(states.getByRole('checkbox', { name: 'Vermont' })).not.toBeChecked();
    const types = await list(context, 'Insurance Types');
    await expect(types.getByRole('checkbox', { name: 'Auto' })).toBeChecked();
    await expect(context.canvas.getByRole('button', { name: 'Update Information' })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loading } } };
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } } };

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await clear(context, 'States');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Facebook URL' }), 'me');
    await send(context);
    await expect(await canvas.findByText('State selection is required!')).toBeVisible();
    await expect(canvas.getByText('Please give valid URL')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: network.saving } },
  play: async (context) => {
    await clear(context, 'Insurance Types');
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Update Information' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async (context) => {
    await clear(context, 'Insurance Types');
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The service is unavailable for a moment.',
    );
  },
};

/** Insurance types, addresses and bio are optional. */
export const SavesAStateAlone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await clear(context, 'Insurance Types');
    for (const name of ['LinkedIn URL', 'Bio']) await userEvent.clear(canvas.getByRole('textbox', { name }));
    await send(context);
    await expect(await canvas.findByLabelText('Address')).toHaveTextContent(/\/profile$/);
    await screen.findByText('Profile updated Successfully!');
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: network.changedMeanwhile() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bio = await canvas.findByRole('textbox', { name: 'Bio' });
    await userEvent.clear(bio);
    await userEvent.type(bio, 'Mine');
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another user has changed this in the meantime.');
    await expect(bio).toHaveValue('Mine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Load current values' }));
    await expect(bio).toHaveValue('Theirs.');
  },
};

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
