import { to, urls } from '@fairlead/kit';
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
