import { urls } from '@fairlead/kit';
import { conflictStory, fillFields, formStories, recordStories } from '@fairlead/kit/stories';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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

const records = recordStories({ network, backTo: urls.profile.view });

const list = async ({ canvas }: StoryContext, name: string) =>
  within(await canvas.findByRole('group', { name: new RegExp(`^${name}`) }));
const send = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update Information' }));
async function clear(context: StoryContext, name: string) {
  for (const box of (await list(context, name)).getAllByRole<HTMLInputElement>('checkbox')) {
    if (box.checked) await context.userEvent.click(box);
  }
}

const submit = 'Update Information';
const forms = formStories({
  network,
  submit,
  valid: (context) => clear(context, 'Insurance Types'),
  invalid: {
    values: async (context) => {
      await clear(context, 'States');
      await fillFields(context, { 'Facebook URL': 'me' });
    },
    errors: ['State selection is required!', 'Please give valid URL'],
  },
});

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

export const Loading: Story = records.Loading;
export const LoadError: Story = records.LoadError;

export const Invalid: Story = forms.Invalid;

export const Submitting: Story = forms.Submitting;

export const ServerError: Story = forms.ServerError;

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

export const ChangedMeanwhile: Story = conflictStory({
  handlers: network.changedMeanwhile,
  submit,
  field: 'Bio',
  mine: 'Mine',
  theirs: 'Theirs.',
  message: 'Another user has changed this in the meantime.',
});

export const Dutch: Story = { globals: { language: 'nl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
