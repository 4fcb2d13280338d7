import { Button, Dialog } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { lazyDialog } from './lazyDialog';

function Details({ onClose }: { onClose: () => void }) {
  return <Dialog open title="Details" onOpenChange={onClose} />;
}
const LoadedDialog = lazyDialog(() => Promise.resolve(Details));
const MissingDialog = lazyDialog<{ onClose: () => void }>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);

function Page({ isMissing = false }: { isMissing?: boolean }) {
  const [open, setOpen] = useState(false);
  const props = { open: open ? { onClose: () => setOpen(false) } : null };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open details</Button>
      {isMissing ? <MissingDialog {...props} /> : <LoadedDialog {...props} />}
    </>
  );
}

const meta = { title: 'Flows/Kit/lazyDialog', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Open details' }));

export const Opens: Story = {
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible();
  },
};

/** After a deployment, the file of the dialog no longer exists. */
export const FileIsGone: Story = {
  args: { isMissing: true },
  parameters: { msw: { handlers: [http.get('/config.json', () => HttpResponse.json({}))] } },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/^This part of the page could not be loaded/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  },
};

export const Unreachable: Story = {
  args: { isMissing: true },
  parameters: { msw: { handlers: [http.get('/config.json', () => HttpResponse.error())] } },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull());
  },
};
