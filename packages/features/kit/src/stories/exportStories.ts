import type { PathOf } from '@fairlead/api-client/client';
import { mockExport } from '@fairlead/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import messages from '../locales/kit.en';

interface ExportOptions {
  path: Extract<PathOf<'get'>, `${string}/export`>;
  /** Parameters of the request, besides the format. */
  query: Readonly<Record<string, string>>;
}

/** Stories of a list that can be exported. */
export function exportStories({ path, query }: ExportOptions) {
  const exportAs = (format: 'xlsx' | 'csv') => {
    let requested: URLSearchParams | undefined;
    return {
      beforeEach: ({ msw }: StoryContext) => {
        requested = undefined;
        msw.use(
          mockExport(path, `export.${format}`, (parameters) => {
            requested = parameters;
            return { text: 'Name\r\nA\r\nB\r\n', rows: 2 };
          }),
        );
      },
      play: async ({ canvas, userEvent }: StoryContext) => {
        await userEvent.click(await canvas.findByRole('button', { name: messages.export }));
        await userEvent.click(await screen.findByRole('menuitem', { name: messages[`export.${format}`] }));
        await expect(await screen.findByText('2 rows exported')).toBeVisible();
        await expect(Object.fromEntries(requested ?? [])).toEqual({ ...query, format });
      },
    };
  };
  return {
    /** The file has the filter, the order and the shown columns of the list. */
    Exports: exportAs('xlsx'),
    /** Phones have the export beside the filters. */
    ExportsOnPhone: { ...exportAs('csv'), globals: { viewport: { value: 'phone' } } },
  };
}
