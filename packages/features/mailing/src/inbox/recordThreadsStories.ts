import { type PanelProps, to, urls } from '@fairlead/kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inboxNetwork, sampleThread } from './inbox.scenarios';

/** Stories of the conversations on the page of a record. */
export const recordThreadsStories = {
  /** Lists conversations. Each opens in the inbox, where its composer is. */
  Default: {
    parameters: { msw: { handlers: inboxNetwork.usual } },
    play: async ({ canvas }) => {
      const link = await canvas.findByRole('link', { name: new RegExp(sampleThread.subject.replace('?', '\\?')) });
      await expect(link).toHaveAttribute('href', to(urls.mailing.thread, { id: sampleThread.id }));
    },
  },
  Loading: {
    parameters: { msw: { handlers: inboxNetwork.loadingList } },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
    },
  },
  Empty: {
    parameters: { msw: { handlers: inboxNetwork.empty } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Mails about this record appear here.')).toBeVisible();
    },
  },
  LoadError: {
    parameters: { msw: { handlers: inboxNetwork.failingList } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The inbox could not be loaded')).toBeVisible();
    },
  },
} satisfies Record<string, StoryObj>;

/** Stories of the link to a new mail about a record. */
export const composeStories = (address: string) =>
  ({
    /** Without mails, the first one can be written. */
    FirstMail: {
      parameters: recordThreadsStories.Empty.parameters,
      play: async ({ canvas }) => {
        const link = await canvas.findByRole('link', { name: 'Compose Mail' });
        await expect(link).toHaveAttribute('href', expect.stringContaining(address));
      },
    },
    /** Nothing is written to a contact whose personal data was erased. */
    ReadOnly: {
      args: { readOnly: true },
      parameters: recordThreadsStories.Empty.parameters,
      play: async ({ canvas }) => {
        await canvas.findByText('Mails about this record appear here.');
        await expect(canvas.queryByRole('link', { name: 'Compose Mail' })).toBeNull();
      },
    },
  }) satisfies Record<string, StoryObj<PanelProps>>;
