import { fullName } from '@fairlead/rules';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network, sent } from './mailing.scenarios';

async function write({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'A question');
  const message = await canvas.findByRole('textbox', { name: /^Message/ });
  await userEvent.click(message);
  await userEvent.type(message, 'Onwards');
  await waitFor(() => expect(message).toHaveTextContent('Onwards'));
}
const press = ({ canvas, userEvent }: StoryContext) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

/** Clears sent mails and drafts of earlier stories. */
export const resetMails = () => {
  sent.length = 0;
  localStorage.clear();
};

/** Stories shared by all mails about a record. `type` is the displayed mail type. */
export const recordMailStories = (contact: { firstName: string; lastName: string }, type: string) =>
  ({
    create: {
      play: async ({ canvas }) => {
        const receiver = await canvas.findByRole('textbox', { name: 'Send Mail To' });
        await expect(receiver).toHaveValue(fullName(contact));
        await expect(receiver).toHaveAttribute('readonly');
        await expect(canvas.getByRole('textbox', { name: 'Email Type' })).toHaveValue(type);
      },
    },
    invalid: {
      play: async (context) => {
        await context.canvas.findByRole('textbox', { name: /^Message/ });
        await press(context);
        await expect(await context.canvas.findByText('Subject is required field!')).toBeVisible();
        await expect(context.canvas.getByText('Message is required field!')).toBeVisible();
        await expect(sent).toEqual([]);
      },
    },
    submitting: {
      parameters: { msw: { handlers: network.sending } },
      play: async (context) => {
        await write(context);
        await press(context);
        await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy'));
      },
    },
    serverError: {
      parameters: { msw: { handlers: network.failingSend } },
      play: async (context) => {
        await write(context);
        await press(context);
        await expect(await context.canvas.findByRole('alert')).toHaveTextContent('unavailable for a moment');
        await expect(context.canvas.getByRole('textbox', { name: /^Message/ })).toHaveTextContent('Onwards');
      },
    },
  }) satisfies Record<string, StoryObj>;
