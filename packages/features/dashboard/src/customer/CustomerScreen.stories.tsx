import { urls } from '@fairlead/kit';
import { retries } from '@fairlead/kit/stories';
import { Box, ReadOnly } from '@fairlead/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import CustomerScreen from './CustomerScreen';
import { cards, network } from './customer.scenarios';

const meta = {
  title: 'Screens/Dashboard/Customer',
  component: CustomerScreen,
  tags: ['screen:dashboard:CUSTOMER'],
  parameters: {
    layout: 'fullscreen',
    route: urls.dashboard,
    persona: 'customer',
    msw: { handlers: network.usual },
  },
  // the links at the end of a section extend into the padding of the page
  decorators: [
    (Story) => (
      <Box padding={16}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have 4 policies with us. 3 things need you.')).toBeVisible();
    // money first, then quotes and documents
    const rows = within(canvas.getByRole('region', { name: 'Needs you' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Homeowners payment is past due'),
      expect.stringContaining('Flood proposal'),
      expect.stringContaining('Marcus Oyelaran asks for: Proof of prior insurance'),
    ]);
    await expect(canvas.getByRole('link', { name: 'Pay $31.20 for HLM-4410127' })).toHaveAttribute(
      'href',
      'https://pay.example/policy',
    );
    // never Active while a payment is past due
    const home = within(canvas.getByRole('article', { name: 'Homeowners HLM-4410127' }));
    await expect(home.getAllByText('Past Due')[0]).toBeVisible();
    await expect(home.queryByText('Active')).toBeNull();
    // the number is never cut off
    const number = home.getByText('HLM-4410127');
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    await expect(getComputedStyle(number.parentElement ?? number).textOverflow).toBe('clip');
    const auto = within(canvas.getByRole('article', { name: 'Auto KFI-AUTO-81190' }));
    await expect(auto.getByText('$1,032.40')).toBeVisible();
    await expect(auto.getByRole('link', { name: 'Make Payment for KFI-AUTO-81190' })).toHaveAttribute(
      'href',
      'https://pay.example/policy',
    );
    // only active policies can be paid
    const flood = within(canvas.getByRole('article', { name: 'Flood PFM-2207741' }));
    await expect(flood.queryByRole('link', { name: /Make Payment/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call Marcus Oyelaran' })).toHaveAttribute(
      'href',
      'tel:+19415550144',
    );
    await expect(canvas.getByText('Boat, Renters, Umbrella, and 9 more')).toBeVisible();
    // the claim has its own card instead of a line
    const claim = within(canvas.getByRole('region', { name: 'Claim CLM-327, Auto' }));
    await expect(claim.getByText('Filed With Carrier').closest('li')).toHaveTextContent(
      'The carrier sends an adjuster.',
    );
    await expect(claim.getByText('Settled or Denied').closest('li')).toHaveAttribute('data-state', 'upcoming');
    await expect(claim.getByRole('link', { name: 'Open claim CLM-327' })).toBeVisible();
    await expect(canvas.queryByText('Claim CLM-327, Auto', { selector: 'li *' })).toBeNull();
    await expect(canvas.getByText('Certificate, Homeowners')).toBeVisible();
    const payment = within(canvas.getByRole('region', { name: 'Next payment' }));
    await expect(payment.getByText('$86.03')).toBeVisible();
    await expect(payment.getByRole('link', { name: 'Make Payment for KFI-AUTO-81190' })).toBeVisible();
    const document = canvas.getByRole('link', { name: /^Download: Auto declarations 2026.pdf/ });
    await expect(document).toHaveTextContent('184');
    // an accepted quote stays until it has a policy
    const accepted = canvas.getByRole('link', { name: /Quote Q-10877, Boat/ });
    await expect(accepted).toHaveTextContent('Accepted');
    await expect(accepted.getAttribute('href')).toMatch(/^\/quotes\//);
  },
};
/** A claim whose carrier needs information is a thing to do. Nothing else is in progress. */
export const ClaimNeedsInformation: Story = {
  parameters: { msw: { handlers: network.asked } },
  play: async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: 'Needs you' }));
    await expect(needs.getByText('Claim CLM-327, Auto: more information is needed')).toBeVisible();
    await expect(needs.getByText(/^The carrier needs two photos/)).toBeVisible();
    const link = needs.getByRole('link', { name: 'Add information to claim CLM-327' });
    await expect(link.getAttribute('href')).toMatch(/^\/claims\//);
    await expect(canvas.getByText('You have 4 policies with us. One thing needs you.')).toBeVisible();
    const claim = within(canvas.getByRole('region', { name: 'Claim CLM-327, Auto' }));
    await expect(claim.getByText('Info Requested').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByText('In progress')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: network.loading } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const LoadError: Story = { parameters: { msw: { handlers: network.failing } }, play: retries };
/** A new customer whose agent has no phone number. */
export const EmptyDashboard: Story = {
  parameters: { msw: { handlers: network.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests or claims in progress.')).toBeVisible();
    await expect(canvas.getByText('Your policies appear here.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Needs you' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Services are a row of round buttons. The policies to choose from open as a sheet. */
export const PhoneServices: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Get ID card' });
    const services = within(canvas.getByRole('region', { name: 'Services' })).getAllByRole('listitem');
    await expect(services.map(({ textContent }) => textContent)).toEqual([
      'Get ID card',
      'Request for Certificate',
      'File a Claim',
      'Change address',
      'Call my agent',
    ]);
    const tops = services.map((service) => Math.round(service.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    const sheet = await screen.findByRole('menu');
    await waitFor(() => expect(Math.abs(sheet.getBoundingClientRect().bottom - window.innerHeight)).toBeLessThan(1));
    await expect(within(sheet).getByText('Get ID card')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Checks the order of headings in the page, and that it is their order from top to bottom in one column. */
async function expectOrder(canvasElement: HTMLElement, headings: readonly string[], isOneColumn: boolean) {
  const found = [...canvasElement.querySelectorAll<HTMLElement>('h2, [aria-label="Next payment"]')];
  const placed = headings.map((heading) => found.findIndex(({ textContent }) => textContent.startsWith(heading)));
  await expect(placed).not.toContain(-1);
  await expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  if (!isOneColumn) return;
  const tops = placed.map((place) => found[place]?.getBoundingClientRect().top ?? 0);
  await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}
/** The claim comes before the next payment and the agent. */
export const PhoneOrder: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Documents for you' });
    await expectOrder(
      canvasElement,
      ['Needs you', 'Policies', 'Services', 'Documents for you', 'Claim', 'Next payment'],
      true,
    );
  },
};
/** The second column begins with the next payment. */
export const WideOrder: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Documents for you' });
    await expectOrder(canvasElement, ['Policies', 'Services', 'Documents for you', 'Next payment', 'Claim'], false);
  },
};
/** New documents are marked, and the number of all documents links to their page. */
export const NewDocuments: Story = {
  play: async ({ canvas }) => {
    const newest = await canvas.findByRole('link', { name: /^Download: Auto declarations 2026\.pdf/ });
    await expect(within(newest).getByText('New')).toBeVisible();
    const older = canvas.getByRole('link', { name: /^Download: Adjuster estimate/ });
    await expect(within(older).queryByText('New')).toBeNull();
    const all = canvas.getByRole('link', { name: 'All 14: Documents for you' });
    await expect(all).toHaveAttribute('href', '/documents?filter=agency');
  },
};
export const NewDocumentsDark: Story = {
  globals: { theme: 'DARK', viewport: { value: 'phone' } },
  play: NewDocuments.play,
};

/** Long words stay on one line in the buttons of a policy. */
export const PhoneGerman: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Policen' });
    const labels = canvas.getAllByText('Versicherungskarte');
    await expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) await expect(label.closest('button')?.offsetHeight).toBe(40);
  },
};
/** Services at the widths that they have in windows of 390, 768, 1024, 1200 and 1440 px. No word breaks. */
export const ServicesGerman: Story = {
  globals: { viewport: { value: 'desk' }, language: 'de' },
  play: async ({ canvas }) => {
    const services = await canvas.findByRole('region', { name: 'Service' });
    const entries = within(services).getAllByRole('listitem');
    const rows = () => {
      const tops = entries.map((entry) => entry.getBoundingClientRect().top);
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    };
    const layouts: [width: number, rows: number[]][] = [
      [358, [2, 2, 2, 1]],
      [720, [4, 3]],
      [912, [4, 3]],
      [534, [2, 2, 2, 1]],
      [774, [4, 3]],
    ];
    for (const [width, expected] of layouts) {
      services.style.width = `${width}px`;
      await expect(rows(), `${width} px`).toEqual(expected);
      const label = within(services).getByText('Versicherungs\u00adkarte');
      await expect(label.offsetHeight, `${width} px`).toBe(20);
      const last = entries.at(-1)?.getBoundingClientRect().right ?? 0;
      await expect(Math.abs(services.getBoundingClientRect().right - last), `${width} px`).toBeLessThan(2);
    }
  },
};

/** A payment that the carrier does not take, and a document that is late. */
export const Overdue: Story = {
  parameters: { msw: { handlers: network.overdue } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Make Payment for HLM-4410127' })).toHaveAttribute(
      'href',
      expect.stringContaining('/policies/'),
    );
    await expect(canvas.getByText(/^Overdue, needed by/)).toBeVisible();
    // without an amount, the card shows the day; without a payment page, it opens the policy
    const payment = within(canvas.getByRole('region', { name: 'Next payment' }));
    await expect(payment.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(payment.getByRole('link', { name: 'View KFI-AUTO-81190' })).toBeVisible();
  },
};
/** A service for one policy asks which one. The only policy is not asked for. */
export const AsksForPolicy: Story = {
  play: async ({ canvas, userEvent }) => {
    cards.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Get ID card' }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Auto, KFI-AUTO-81190' }));
    await waitFor(() => expect(cards).toHaveLength(1));
    await screen.findByText('This policy is not in force, so it has no ID card');
  },
};
export const OnlyPolicy: Story = {
  parameters: { msw: { handlers: network.overdue } },
  play: async ({ canvas, userEvent }) => {
    cards.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Get ID card' }));
    await waitFor(() => expect(cards).toHaveLength(1));
  },
};

/** An agent who views the portal as the customer can download, and cannot pay, answer or open a form. */
export const ViewedByAgent: Story = {
  decorators: [
    (Story) => (
      <ReadOnly reason="Read only. Only the customer can do this.">
        <Story />
      </ReadOnly>
    ),
  ],
  play: async ({ canvas }) => {
    const disabled = [
      await canvas.findByRole('button', { name: 'Pay $31.20 for HLM-4410127' }),
      canvas.getByRole('button', { name: /^Accept/ }),
      canvas.getByRole('button', { name: /^Reject/ }),
      canvas.getByRole('button', { name: 'Change address' }),
      canvas.getByRole('link', { name: 'File a Claim' }),
    ];
    for (const control of disabled) await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Get ID card' })).not.toHaveAttribute('aria-disabled');
    const colourOf = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(colourOf('Change address')).not.toBe(colourOf('Get ID card'));
    await expect(colourOf('File a Claim')).toBe(colourOf('Change address'));
  },
};

/** A policy that expires soon or is not active yet has the same services as an active one. */
export const ServicesOfAllPolicies: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const service of ['Request for Certificate', 'Change address']) {
      await userEvent.click(await canvas.findByRole('button', { name: service }));
      await expect(await screen.findByRole('menuitem', { name: 'Flood, PFM-2207741' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await expect(canvas.getByRole('link', { name: 'Upload a document' })).toHaveAttribute(
      'href',
      '/opportunities?upload',
    );
  },
};

export const AcceptsAfterConfirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Q-10911' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept this quote?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Quote is accepted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** A dialog that was closed by mistake still has the reason when it opens again. */
export const KeepsReason: Story = {
  play: async ({ canvas, userEvent }) => {
    const reject = await canvas.findByRole('button', { name: 'Reject Q-10911' });
    await userEvent.click(reject);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'Too expensive');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(reject);
    await expect(await screen.findByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('Too expensive');
  },
};
/** The customer has already answered in another window. */
export const AnsweredAlready: Story = {
  parameters: { msw: { handlers: network.answerRefused } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject Q-10911' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject this quote?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('This quote was answered already');
  },
};
