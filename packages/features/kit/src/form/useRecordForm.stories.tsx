import type { Result } from '@fairlead/api-client/client';
import { Stack, TextField } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RouterLink } from '../RouterLink';
import { defineForm } from './defineForm';
import { FormPage } from './FormPage';
import { useRecordForm } from './useRecordForm';

const contactForm = defineForm({
  messages: 'kit',
  fields: {},
  empty: { name: '' },
  resolver: () => (values) => ({ values, errors: {} }),
});

/** Answers the request of the form. */
let answer: (result: Result<null>) => void;

/** A form page with a link to another page. */
function Form() {
  const form = useRecordForm(contactForm, {
    save: () =>
      new Promise<Result<null>>((resolve) => {
        answer = resolve;
      }),
    redirectTo: '/saved',
  });
  return (
    <Stack gap={20}>
      <RouterLink to="/policies">Policies</RouterLink>
      <FormPage title="Create Contact" form={form} submitLabel="Create Contact" cancelTo="/contacts">
        <TextField {...form.methods.register('name')} label="Name" />
      </FormPage>
    </Stack>
  );
}

const meta = { title: 'Flows/Kit/useRecordForm', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function save({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Contact' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Create Contact' })).toHaveAttribute('aria-busy'));
}
const findAddress = ({ canvas }: Context) => canvas.findByRole('status', { name: 'Address' });
const saved = { ok: true, payload: null, message: 'The contact is saved', code: 'ok' } as const;

export const OpensTheNextPage: Story = {
  play: async (context) => {
    await save(context);
    answer(saved);
    await expect(await findAddress(context)).toHaveTextContent('/saved');
  },
};

/** A user who opens another page while the form is saved stays there. */
export const LeftWhileSaving: Story = {
  play: async (context) => {
    await save(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Policies' }));
    await findAddress(context);
    answer(saved);
    await expect(await screen.findByText('The contact is saved')).toBeVisible();
    await expect(await findAddress(context)).toHaveTextContent('/policies');
  },
};

/** The error of a field that is no longer shown appears as a toast. */
export const LeftBeforeAnError: Story = {
  play: async (context) => {
    await save(context);
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Policies' }));
    await findAddress(context);
    const message = 'A contact has this name';
    const errors = [{ field: 'name', code: 'taken', message }];
    answer({ ok: false, failure: { status: 400, code: 'request.invalid', message, errors, payload: null } });
    await expect(await screen.findByText(message)).toBeVisible();
  },
};
