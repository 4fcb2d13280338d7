import { Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RouterLink } from '../RouterLink';
import { FormFromQuery } from './FormFromQuery';
import { FormPage } from './FormPage';

function MailForm({ receiver }: { receiver: string }) {
  const methods = useForm({ defaultValues: { receiver, subject: '' } });
  return (
    <FormPage
      title="Compose Mail"
      form={{ methods, submit: () => undefined, notice: null }}
      submitLabel="Send"
      cancelTo="/sent"
    >
      <TextField {...methods.register('receiver')} label="Receiver" />
      <TextField {...methods.register('subject')} label="Subject" />
    </FormPage>
  );
}

/** A form with links that open it for another receiver. */
function Page() {
  return (
    <Stack gap={20}>
      <RouterLink to="?receiver=Ana">Mail to Ana</RouterLink>
      <RouterLink to="?receiver=Ben">Mail to Ben</RouterLink>
      <FormFromQuery params={['receiver']}>{({ receiver }) => <MailForm receiver={receiver} />}</FormFromQuery>
    </Stack>
  );
}

const meta = { title: 'Flows/Kit/FormFromQuery', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name });
const open = ({ canvas, userEvent }: Context, receiver: string) =>
  userEvent.click(canvas.getByRole('link', { name: `Mail to ${receiver}` }));

export const FollowsTheQuery: Story = {
  play: async (context) => {
    await expect(field(context, 'Receiver')).toHaveValue('');
    await open(context, 'Ana');
    await waitFor(() => expect(field(context, 'Receiver')).toHaveValue('Ana'));
    await open(context, 'Ben');
    await waitFor(() => expect(field(context, 'Receiver')).toHaveValue('Ben'));
  },
};

/** Text for one receiver never goes to another one. */
export const AsksBeforeAnotherForm: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await open(context, 'Ana');
    await waitFor(() => expect(field(context, 'Receiver')).toHaveValue('Ana'));
    await userEvent.type(field(context, 'Subject'), 'Your renewal');
    await open(context, 'Ben');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(context.canvas.getByLabelText('Subject')).toHaveValue('Your renewal');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(field(context, 'Receiver')).toHaveValue('Ben'));
    await expect(field(context, 'Subject')).toHaveValue('');
  },
};
