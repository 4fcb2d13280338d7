import { urls } from '@fairlead/kit';
import { listStories } from '@fairlead/kit/stories';
import { ReadOnly } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import OwnDocumentsScreen from './OwnDocumentsScreen';
import { network, resetVisits, visitCount } from './ownDocuments.scenarios';

const meta = {
  title: 'Screens/Services/Documents of a customer',
  component: OwnDocumentsScreen,
  tags: ['screen:services.ownDocuments'],
  parameters: {
    layout: 'fullscreen',
    route: urls.documents,
    persona: 'customer',
    msw: { handlers: network.usual },
  },
  beforeEach: resetVisits,
} satisfies Meta<typeof OwnDocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const states = listStories({
  network,
  row: /Auto declarations/,
  empty: 'No documents yet',
  noResults: `${urls.documents}?by=name&q=passport`,
});

const rowOf = ({ canvas }: Context, name: RegExp) => canvas.findByRole('row', { name });

export const Default: Story = {
  play: async (context) => {
    const row = within(await rowOf(context, /Adjuster estimate/));
    await expect(row.getByText('Claim')).toBeVisible();
    await expect(row.getByText('Your agency')).toBeVisible();
    await expect(row.getByText('512 kB')).toBeVisible();
    await expect(row.getByRole('link', { name: /^CLM-/ })).toHaveAttribute('href', expect.stringMatching('^/claims/'));
    await expect(row.getByRole('link', { name: 'Download Adjuster estimate.pdf' })).toHaveAttribute('download');
    const own = within(await rowOf(context, /Signed application/));
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.getByRole('link', { name: /-/ })).toHaveAttribute('href', expect.stringMatching('^/policies/'));
  },
};
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const NoResults: Story = states.NoResults;
export const LoadError: Story = states.LoadError;
export const Offline: Story = states.Offline;
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'DARK' } };
export const German: Story = { globals: { language: 'de' } };
export const PhoneFrench: Story = { globals: { viewport: { value: 'phone' }, language: 'fr' } };
export const PhoneDutch: Story = { globals: { viewport: { value: 'phone' }, language: 'nl' } };
export const LongNames: Story = { parameters: { msw: { handlers: network.long } } };
export const LongNamesOnPhone: Story = {
  parameters: { msw: { handlers: network.long } },
  globals: { viewport: { value: 'phone' } },
};

/** Documents of the agency since the last visit are marked, and stay marked after the visit is stored. */
export const MarksNewOnes: Story = {
  play: async (context) => {
    const row = await rowOf(context, /Auto declarations/);
    await expect(within(row).getByText('New')).toBeVisible();
    await waitFor(() => expect(visitCount()).toBe(1));
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(canvas.getAllByText('New')).toHaveLength(2));
    // the customer's own photo of seven days ago, and older documents, are not new
    await expect(within(await rowOf(context, /Rear door/)).queryByText('New')).toBeNull();
    await expect(within(await rowOf(context, /Invoice/)).queryByText('New')).toBeNull();
    await expect(visitCount()).toBe(1);
  },
};
/** On the first visit, every document of the agency is new. */
export const FirstVisit: Story = {
  parameters: { msw: { handlers: network.neverSeen } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('New')).toHaveLength(4));
  },
};
/** The list does not depend on whether the visit can be stored. */
export const VisitNotStored: Story = {
  parameters: { msw: { handlers: network.failingSeen } },
  play: async (context) => {
    await rowOf(context, /Auto declarations/);
    await expect(context.canvas.getAllByText('New')).toHaveLength(2);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};
/** An agent who views the portal as the customer sees the marks and does not remove them. */
export const ViewedByAgent: Story = {
  decorators: [
    (Story) => (
      <ReadOnly reason="Read only. Only the customer can do this.">
        <Story />
      </ReadOnly>
    ),
  ],
  play: async (context) => {
    await rowOf(context, /Auto declarations/);
    await expect(context.canvas.getAllByText('New')).toHaveLength(2);
    await expect(visitCount()).toBe(0);
  },
};

/** The link of the home opens the documents of the agency. */
export const FromTheAgency: Story = {
  parameters: { at: `${urls.documents}?filter=agency` },
  play: async (context) => {
    await rowOf(context, /Auto declarations/);
    await expect(context.canvas.queryByRole('row', { name: /Rear door/ })).toBeNull();
  },
};
export const OfClaims: Story = {
  parameters: { at: `${urls.documents}?filter=claims&sort=name.asc` },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Rear door/ });
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringContaining('Adjuster estimate.pdf'),
      expect.stringContaining('Rear door.jpg'),
    ]);
  },
};
/** The name opens the file, and Escape returns to it. */
export const OpensTheFile: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const { http, HttpResponse } = await import('msw');
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path d="M0 0h320v180H0z" fill="teal"/></svg>';
    msw.use(
      http.get('*/api/file/:id', () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })),
    );
    const name = await canvas.findByRole('button', { name: 'Rear door.jpg' });
    await userEvent.click(name);
    const viewer = within(await screen.findByRole('dialog', { name: 'Rear door.jpg' }));
    await expect(await viewer.findByRole('img', { name: 'Rear door.jpg' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
  },
};
