import { expect, waitFor } from 'storybook/test';
import messages from '../locales/kit.en';
import type { GeneratedStory, Handlers } from './context';
import { expectRetry } from './loadError';

interface ListOptions {
  network: Record<'empty' | 'loadingList' | 'failingList' | 'offline', Handlers>;
  /** Name of a row of the first page. */
  row: RegExp;
  /** Title of the empty list. */
  empty: string;
  /** Address of a search without results. */
  noResults: string;
  /** Role of a row. Defaults to `row`. */
  rowRole?: 'row' | 'article';
  /** Message of a failed request, if the screen does not show the server's. */
  failed?: string;
  /** Whether the user can remove all filters of a list without results. Defaults to `true`. */
  showAll?: boolean;
}

/** The stories that each list needs. Each checks its state. */
export function listStories({ network, row, empty, noResults, rowRole = 'row', showAll = true, failed }: ListOptions) {
  const text = new URLSearchParams(noResults.split('?')[1]).get('q');
  return {
    Default: {
      parameters: {},
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole(rowRole, { name: row })).toBeVisible();
        await expect(canvas.queryByText(empty)).toBeNull();
      },
    },
    Loading: {
      parameters: { msw: { handlers: network.loadingList } },
      play: async ({ canvas, canvasElement }) => {
        await waitFor(() =>
          expect(canvasElement.querySelector('[data-state=loading]')).toHaveAttribute('aria-busy', 'true'),
        );
        await expect(canvas.queryByRole(rowRole, { name: row })).toBeNull();
      },
    },
    Empty: {
      parameters: { msw: { handlers: network.empty } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { name: empty })).toBeVisible();
        await expect(canvas.queryByRole('table')).toBeNull();
      },
    },
    NoResults: {
      parameters: { at: noResults },
      play: async ({ canvas }) => {
        const title =
          text === null ? messages['list.noResultsFilter'] : messages['list.noResults'].replace('{{text}}', text);
        await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
        if (showAll) await expect(canvas.getByRole('button', { name: messages['list.showAll'] })).toBeVisible();
        if (text === null) return;
        await expect(canvas.getByDisplayValue(text)).toBeVisible();
        await expect(canvas.getByRole('button', { name: messages['list.clearSearch'] })).toBeVisible();
      },
    },
    LoadError: {
      parameters: { msw: { handlers: network.failingList } },
      play: async (context) => {
        await expectRetry(context, failed);
        await expect(context.canvas.queryByText(empty)).toBeNull();
      },
    },
    /** The server cannot be reached. */
    Offline: {
      parameters: { msw: { handlers: network.offline } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(/The server cannot be reached/);
      },
    },
  } satisfies Record<string, GeneratedStory>;
}
