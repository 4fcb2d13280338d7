import { expect, waitFor } from 'storybook/test';
import type { GeneratedStory, Handlers } from './context';
import { retries } from './loadError';

interface PanelOptions {
  network: Record<'empty' | 'loadingList' | 'failingList', Handlers>;
  /** Text of the empty panel. */
  empty: string;
}

/** The stories that each panel of a record page needs besides its own. Each checks its state. */
export function panelStories({ network, empty }: PanelOptions) {
  return {
    Loading: {
      parameters: { msw: { handlers: network.loadingList } },
      play: async ({ canvas, canvasElement }) => {
        await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible());
        await expect(canvas.queryByText(empty)).toBeNull();
      },
    },
    Empty: {
      parameters: { msw: { handlers: network.empty } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(empty)).toBeVisible();
      },
    },
    LoadError: { parameters: { msw: { handlers: network.failingList } }, play: retries },
  } satisfies Record<string, GeneratedStory>;
}
