import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import SettingsScreen from './SettingsScreen';
import { network, sent } from './settings.scenarios';

const meta = {
  title: 'Screens/Agencies/Agency settings',
  component: SettingsScreen,
  tags: ['screen:agencies.settings'],
  parameters: {
    layout: 'fullscreen',
    route: urls.agency.settings,
    persona: 'owner',
    msw: { handlers: network.usual },
  },
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Edit button of a section. */
const edit = async (canvas: Canvas, title: string) => {
  const section = (await canvas.findByRole('heading', { name: title })).closest('section');
  return within(section as HTMLElement).getByRole('button', { name: /^Edit/ });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Agency Settings' })).toBeVisible();
    await expect(canvas.getByText('Eastern Time, New York')).toBeVisible();
    await expect(canvas.getAllByRole('switch')).toHaveLength(11);
    await expect(canvas.getByRole('switch', { name: 'Verification document expires' })).not.toBeChecked();
  },
};

/** Until an agency admin chooses a time zone, days begin in UTC. */
export const NoTimeZone: Story = {
  parameters: { msw: { handlers: network.unset } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not chosen, days begin in UTC')).toBeVisible();
  },
};

export const ChangesTimeZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Time and language'));
    const field = await canvas.findByRole('combobox', { name: /Time zone/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Los Angeles');
    await userEvent.click(await screen.findByRole('option', { name: 'Pacific Time, Los Angeles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ timeZone: 'America/Los_Angeles', digestTime: '07:00', version: 1 }]),
    );
    await expect(await screen.findByText('The times were saved')).toBeVisible();
  },
};

/** The digest needs a time. */
export const ChangesDigestTime: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7:00 AM')).toBeVisible();
    await userEvent.click(await edit(canvas, 'Time and language'));
    const field = await canvas.findByRole('spinbutton', { name: /Daily digest/ });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, '18:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ timeZone: 'America/New_York', digestTime: '18:30' }]));
    await expect(await screen.findByText('The times were saved')).toBeVisible();
  },
};

/** The entry stays when the server refuses it. */
export const SaveError: Story = {
  parameters: { msw: { handlers: network.failingSave } },
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Time and language'));
    const field = await canvas.findByRole('combobox', { name: /Time zone/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Los Angeles');
    await userEvent.click(await screen.findByRole('option', { name: 'Pacific Time, Los Angeles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Pacific Time, Los Angeles');
  },
};

/** Mails to people without an account are in the language of the agency. */
export const ChangesLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Time and language'));
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Default language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ timeZone: 'America/New_York', digestTime: '07:00', defaultLanguage: 'fr' }]),
    );
  },
};

/** People who have chosen no theme see the theme of the agency. */
export const ChangesTheme: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Brand'));
    await userEvent.click(await canvas.findByText('GREEN'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ theme: 'GREEN', version: 1 }]));
    await expect(await screen.findByText('The theme was saved')).toBeVisible();
  },
};

export const BrandError: Story = {
  parameters: { msw: { handlers: network.failingBrand } },
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Brand'));
    await userEvent.click(await canvas.findByText('BLUE'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'BLUE' })).toBeChecked();
  },
};

/** Before saving, the section names the people who have to set up a second factor. */
export const RequiresSecondFactor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Sign-in security'));
    await expect(canvas.queryByText(/must set up a second factor/)).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Licensed agents/ }));
    await expect(
      await canvas.findByText('Andre Greer and Daniel Okafor must set up a second factor at their next sign-in.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Sign out after inactivity/ }));
    await userEvent.click(await screen.findByRole('option', { name: '30 minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { factorRequiredFor: ['AGENCY_ADMIN', 'LICENSED_AGENT'], idleMinutes: 30, version: 1 },
      ]),
    );
    await expect(await screen.findByText('The sign-in settings were saved')).toBeVisible();
  },
};

export const SignInError: Story = {
  parameters: { msw: { handlers: network.failingSignIn } },
  play: async ({ canvas }) => {
    await userEvent.click(await edit(canvas, 'Sign-in security'));
    const customers = await canvas.findByRole('checkbox', { name: /^Customers/ });
    await userEvent.click(customers);
    await expect(await canvas.findByText(/Customers without a second factor set one up/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(0));
    await expect(customers).toBeChecked();
  },
};

/** A rule is saved at once, and its toast restores it. */
export const SwitchesRule: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Quote accepted' }));
    await waitFor(() => expect(sent).toEqual([{ taskRule: 'QUOTE_ACCEPTED', enabled: false }]));
    await expect(await screen.findByText('The rule was saved')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ taskRule: 'QUOTE_ACCEPTED', enabled: true }));
  },
};

/** Days are saved once, by Enter or when the field is left. Wrong days stay and are not sent. */
export const ChangesDays: Story = {
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: 'Days: Quote has no answer' });
    await userEvent.clear(days);
    await userEvent.type(days, '0{Enter}');
    await waitFor(() => expect(days).toBeInvalid());
    await expect(sent).toEqual([]);
    await userEvent.clear(days);
    await userEvent.type(days, '5{Enter}');
    await userEvent.tab();
    await expect(await screen.findByText('The rule was saved')).toBeVisible();
    await expect(sent).toEqual([{ taskRule: 'QUOTE_UNANSWERED', days: [5] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ taskRule: 'QUOTE_UNANSWERED', days: [3] }));
  },
};

/** A change of the first day is saved while the user changes the second one, which keeps its text and the focus. */
export const SavesDaysMeanwhile: Story = {
  parameters: { msw: { handlers: network.slowRule } },
  play: async ({ canvas }) => {
    const dayOf = (which: string) =>
      canvas.findByRole('textbox', { name: `Days of the ${which} task: Policy expires without a renewal` });
    await userEvent.clear(await dayOf('first'));
    await userEvent.type(await dayOf('first'), '45');
    await userEvent.tab();
    await userEvent.keyboard('2');
    await expect(await screen.findByText('The rule was saved')).toBeVisible();
    await userEvent.keyboard('1');
    await expect(await dayOf('second')).toHaveFocus();
    await expect(await dayOf('second')).toHaveValue('21');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent.at(-1)).toEqual({ taskRule: 'POLICY_EXPIRING', days: [45, 21] }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await expect(await dayOf('second')).toHaveFocus();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(async () => expect(await dayOf('second')).toHaveValue('30'));
  },
};

export const RuleError: Story = {
  parameters: { msw: { handlers: network.refusedRule } },
  play: async ({ canvas }) => {
    const rule = await canvas.findByRole('switch', { name: 'Quote accepted' });
    await userEvent.click(rule);
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    await expect(rule).toBeChecked();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: network.loadingRecord } } };

export const LoadError: Story = {
  parameters: { msw: { handlers: network.failingRecord } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Quote accepted' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
