import { formStories, recordStories } from '@fairlead/kit/stories';
import { fullName } from '@fairlead/rules';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network, quoteNetwork, sent } from './mailing.scenarios';

async function write({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Subject/ }), 'A question');
  const message = await canvas.findByRole('textbox', { name: /^Message/ });
  await userEvent.click(message);
  await userEvent.type(message, 'Onwards');
  await waitFor(() => expect(message).toHaveTextContent('Onwards'));
}
/** Clears sent mails and drafts of earlier stories. */
export const resetMails = () => {
  sent.length = 0;
  localStorage.clear();
};

interface RecordMail {
  /** Receiver of the mail. */
  contact: { firstName: string; lastName: string };
  /** Displayed mail type. */
  type: string;
  /** Address with the id of a missing record, and the target of the link back. */
  missing: string;
  backTo: string;
}

/** Stories shared by all mails about a record. */
export const recordMailStories = ({ contact, type, missing, backTo }: RecordMail) =>
  ({
    Create: {
      play: async ({ canvas }) => {
        const receiver = await canvas.findByRole('textbox', { name: 'Send Mail To' });
        await expect(receiver).toHaveValue(fullName(contact));
        await expect(receiver).toHaveAttribute('readonly');
        await expect(canvas.getByRole('textbox', { name: 'Email Type' })).toHaveValue(type);
      },
    },
    ...formStories({
      network,
      submit: 'Send',
      valid: write,
      invalid: {
        // the editor loads later than the other fields
        values: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Message/ })),
        errors: ['Subject is required field!', 'Message is required field!'],
      },
      toasts: false,
    }),
    NotFound: {
      ...recordStories({ network: quoteNetwork, backTo }).NotFound,
      parameters: { at: missing },
    },
  }) satisfies Record<string, StoryObj>;
