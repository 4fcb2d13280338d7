import { Button, Stack } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { lazyPart } from './lazyPart';

const Details = ({ text }: { text: string }) => <p>{text}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const LoadedPart = lazyPart(() => Promise.resolve(Details));
const MissingPart = lazyPart<{ text: string }>(gone);
let attempts = 0;
const LatePart = lazyPart<{ text: string }>(() => (attempts++ === 0 ? gone() : Promise.resolve(Details)));

function Page({ Part }: { Part: typeof LoadedPart }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <Button onClick={() => setOpen(true)}>Show details</Button>
      {open ? <Part part={{ text: 'Details of the policy' }} /> : null}
    </Stack>
  );
}

const meta = { title: 'Flows/Kit/lazyPart', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Show details' }));

export const Opens: Story = {
  args: { Part: LoadedPart },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Details of the policy')).toBeVisible();
  },
};

/** After a deployment, the file of the part no longer exists. The rest of the page stays. */
export const FileIsGone: Story = {
  args: { Part: MissingPart },
  parameters: { msw: { handlers: [http.get('/config.json', () => HttpResponse.json({}))] } },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText(/^This part of the page could not be loaded/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Show details' })).toBeVisible();
  },
};

/** Retry loads the part when the connection is back. */
export const Unreachable: Story = {
  args: { Part: LatePart },
  parameters: { msw: { handlers: [http.get('/config.json', () => HttpResponse.error())] } },
  play: async (context) => {
    attempts = 0;
    await open(context);
    await expect(await context.canvas.findByText(/^The server cannot be reached/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }));
    await expect(await context.canvas.findByText('Details of the policy')).toBeVisible();
  },
};
