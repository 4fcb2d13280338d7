import { expect, waitFor } from 'storybook/test';
import messages from '../locales/kit.en';
import type { GeneratedStory, Handlers } from './context';
import { retries } from './loadError';

interface RecordOptions {
  network: Record<'loadingRecord' | 'failingRecord' | 'missing', Handlers>;
  /** Target of the link on the page of a missing record. */
  backTo: string;
  /** Route and address of the record, if the component's stories have others. */
  parameters?: Record<string, unknown>;
}

/** The stories that each page of a record needs, also a form that edits one. Each checks its state. */
export function recordStories({ network, backTo, parameters }: RecordOptions) {
  const withHandlers = (handlers: Handlers) => ({ ...parameters, msw: { handlers } });
  return {
    Loading: {
      parameters: withHandlers(network.loadingRecord),
      play: async ({ canvas, canvasElement }) => {
        await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
        await expect(canvas.queryByRole('alert')).toBeNull();
        await expect(canvas.queryByRole('form')).toBeNull();
      },
    },
    NotFound: {
      parameters: withHandlers(network.missing),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: messages['record.notFound'] })).toBeVisible();
        await expect(canvas.getByRole('link')).toHaveAttribute('href', backTo);
      },
    },
    LoadError: { parameters: withHandlers(network.failingRecord), play: retries },
  } satisfies Record<string, GeneratedStory>;
}
