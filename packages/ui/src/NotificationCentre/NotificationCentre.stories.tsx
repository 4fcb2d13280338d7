import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, LifeBuoy, Reply, Scroll } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inLocale } from '../../test/decorators';
import { docs } from '../../test/docs';
import { forcedColours } from '../../test/forcedColours';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { ErrorState } from '../ErrorState/ErrorState';
import { Icon } from '../Icon/Icon';
import german from '../messages/de';
import { ReadOnly } from '../ReadOnly/ReadOnly';
import { Stack } from '../Stack/Stack';
import type { NotificationItem } from './groupNotifications';
import { NotificationCentre, type NotificationCentreProps } from './NotificationCentre';

/** An instant on a local day of March 2026. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const icon = {
  quote: <Icon of={CircleCheck} />,
  reply: <Icon of={Reply} />,
  claim: <Icon of={LifeBuoy} />,
  certificate: <Icon of={Scroll} />,
};
const reply = (id: number, person: string, minute: number): NotificationItem => ({
  id: `reply-${id}`,
  title: `${person} answered your mail`,
  href: `#/mail/${id}`,
  person,
  date: at(3, 8, minute),
  icon: icon.reply,
  tone: 'info',
  kind: 'Mail received',
  unread: true,
});
const quote: NotificationItem = {
  id: 'quote',
  title: 'Elena Marchetti accepted the quote',
  href: '#/quotes/7',
  record: 'QTE-208 Homeowners',
  person: 'Elena Marchetti',
  date: at(3, 9, 40),
  icon: icon.quote,
  tone: 'success',
  unread: true,
};
const items: readonly NotificationItem[] = [
  quote,
  reply(1, 'Noor Dalton', 50),
  reply(2, 'Rosa Petrov', 30),
  reply(3, 'Uma Foster', 10),
  {
    id: 'claim',
    title: 'The claim of Noor Dalton was filed with the carrier',
    href: '#/claims/3',
    record: 'CLM-12 Auto',
    person: 'Noor Dalton',
    date: at(2, 16, 5),
    icon: icon.claim,
    tone: 'warning',
  },
  {
    id: 'certificate',
    title: 'Your certificate is ready',
    record: 'City of Portland',
    date: at(1, 11),
    icon: icon.certificate,
  },
];

const meta = {
  title: 'Components/Data/NotificationCentre',
  component: NotificationCentre,
  tags: ['autodocs'],
  parameters: docs({
    use: 'News about the records of a user, by day, as a page or in the popover of a bell.',
    avoid:
      'Use a toast for the result of an action, a `Timeline` for the history of one record, and a list for work to do.',
    keys: {
      Tab: 'Moves to the current notification, then to its button',
      '↑ ↓': 'Moves to another notification',
      'Home, End': 'Moves to the first or last notification',
      Enter: 'Opens the page of the notification, or shows the notifications of a kind',
      U: 'Marks the notification as unread',
    },
    dos: ['Mark a notification as read when its page opens.', 'Give notifications of one kind the same `kind`.'],
    donts: ['Notify users of what they did themselves.'],
  }),
  args: { items, now: at(3, 10), onMark: fn(), onMarkAll: fn(), onItemOpen: fn() },
  render: (args) => <Marking {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Card padding="none" aria-label="Notifications">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<NotificationCentreProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseFilter = fn();

/** Keeps the marks and the filter. */
function Marking(props: NotificationCentreProps) {
  const [current, setCurrent] = useState(props.items);
  const [filter, setFilter] = useState<'all' | 'unread'>('all');
  const mark = (ids: readonly string[], read: boolean) =>
    setCurrent((before) => before.map((each) => (ids.includes(each.id) ? { ...each, unread: !read } : each)));
  return (
    <NotificationCentre
      {...props}
      items={filter === 'all' ? current : current.filter(({ unread }) => unread)}
      unreadCount={current.filter(({ unread }) => unread).length}
      filter={filter}
      onFilterChange={setFilter}
      {...(props.onMark && {
        onMark: (ids, read) => {
          props.onMark?.(ids, read);
          mark(ids, read);
        },
      })}
      {...(props.onMarkAll && {
        onMarkAll: () => {
          props.onMarkAll?.();
          mark(
            current.map(({ id }) => id),
            true,
          );
        },
      })}
    />
  );
}

/** Vertical distances from the middle of the first title to the time and the button of its row, in px. */
function distances(canvasElement: HTMLElement): number[] {
  const middle = (element: Element | null | undefined) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  const row = canvasElement.querySelector('li');
  const title = middle(row?.querySelector('[data-link] > *, [data-main]'));
  return [row?.querySelector('time'), row?.querySelector(':scope > button')].map((each) => middle(each) - title);
}

export const Default: Story = {
  tags: ['anatomy'],
  play: async ({ args, canvas, userEvent }) => {
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    await expect(canvas.getByRole('region', { name: 'Yesterday' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'March 1, 2026' })).toBeVisible();
    await expect(today.getAllByRole('listitem')).toHaveLength(2);
    await expect(today.getByText('Mail received: 3')).toBeVisible();
    await expect(today.getByText('Noor Dalton, Rosa Petrov, Uma Foster')).toBeVisible();
    const link = today.getByRole('link', { name: 'Elena Marchetti accepted the quote' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onMark).toHaveBeenLastCalledWith(['quote'], true);
    await expect(args.onItemOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'quote' }));
    await expect(canvas.getByRole('radio', { name: 'Unread 3' })).toBeVisible();
  },
};

/** The button of a row marks all its notifications. */
export const Marks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByText('Mail received: 3').closest('li') as HTMLElement);
    await userEvent.click(group.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onMark).toHaveBeenLastCalledWith(['reply-1', 'reply-2', 'reply-3'], true);
    await userEvent.click(canvas.getByRole('radio', { name: 'Unread 1' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'You are up to date' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
  },
};

/** One tab stop. The arrows move between the rows, and U marks one as unread. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mark all read' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Elena/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const show = canvas.getByRole('button', { name: 'Show 3' });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Noor Dalton answered/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Your certificate is ready')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}u');
    await expect(args.onMark).toHaveBeenLastCalledWith(['claim'], false);
    await expect(canvas.getByRole('radio', { name: 'Unread 5' })).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Mark as read');
    // The next stop is after the list.
    await userEvent.tab();
    await expect(document.activeElement?.closest('ul')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /^The claim/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: /^Elena/ })).toHaveFocus();
  },
};

/** Screen readers hear of notifications that arrive while the list is shown, but not of older ones. */
export const Announces: Story = {
  render: function Arriving(args) {
    const [shown, setShown] = useState(items.slice(1, 3));
    return (
      <Stack gap={8}>
        <NotificationCentre
          {...args}
          items={shown}
          more={shown.length < 4}
          onLoadMore={() => setShown(items.slice(0, 5))}
        />
        <Button onClick={() => setShown(items.slice(0, 3))}>Arrive</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(status).toHaveTextContent('New notification: Elena Marchetti accepted the quote'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Yesterday' })).toBeVisible());
    await expect(status).toHaveTextContent('New notification: Elena Marchetti accepted the quote');
  },
};

/** The first notification in an empty list is announced. */
export const AnnouncesFirst: Story = {
  render: function Arriving(args) {
    const [shown, setShown] = useState<Partial<NotificationCentreProps>>({ items: [], loading: true });
    return (
      <Stack gap={8}>
        <NotificationCentre {...args} {...shown} />
        <Button onClick={() => setShown({ items: [] })}>Nothing</Button>
        <Button onClick={() => setShown({ items: [quote] })}>Arrive</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing' }));
    await expect(canvas.getByText('You are up to date')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(status).toHaveTextContent('New notification: Elena Marchetti accepted the quote'));
    // The same element as before, because screen readers only read changes of a known live region.
    await expect(canvas.getByRole('status')).toBe(status);
  },
};

/** Notifications that the list loads are not new. */
export const LoadsQuietly: Story = {
  render: AnnouncesFirst.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(await canvas.findByRole('link', { name: /^Elena/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The first older notification gets the focus. */
export const Older: Story = {
  tags: ['keyboard'],
  render: function Growing(args) {
    const [shown, setShown] = useState([quote]);
    return (
      <NotificationCentre
        {...args}
        items={shown}
        more={shown.length === 1}
        onLoadMore={() => setShown([quote, ...items.slice(4)])}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show older' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^The claim/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

/** Filters of the application, with further controls. */
export const OtherFilters: Story = {
  render: ({ onMarkAll, onMark }) => (
    <NotificationCentre<'all' | 'mentions'>
      items={items}
      now={at(3, 10)}
      {...{ onMarkAll, onMark }}
      filters={[
        { value: 'all', label: 'All' },
        { value: 'mentions', label: 'Mentions', count: 2 },
      ]}
      onFilterChange={chooseFilter}
      actions={<Button size="small">Settings</Button>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mentions 2' }));
    await expect(chooseFilter).toHaveBeenLastCalledWith('mentions');
    await expect(canvas.getByRole('radio', { name: 'Mentions 2' })).toBeChecked();
  },
};

/** Without `onMark` and `onMarkAll`, nothing can be marked. */
export const OnlyReading: Story = {
  args: { onMark: undefined, onMarkAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Elena/ })).toBeVisible();
  },
};

/** Inside `ReadOnly`, neither the buttons nor the key U mark anything. */
export const InsideReadOnly: Story = {
  tags: ['keyboard'],
  decorators: [
    (Story) => (
      <ReadOnly reason="You see the portal as a customer">
        <Story />
      </ReadOnly>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: /^Elena/ }).focus();
    await userEvent.keyboard('u');
    await expect(args.onMark).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Your certificate is ready')).toHaveFocus();
  },
};

export const Empty: Story = { args: { items: [] } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
export const Failed: Story = {
  args: { error: <ErrorState title="The notifications could not be loaded" onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const German: Story = {
  decorators: [inLocale('de', german)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Heute' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '1. März 2026' })).toBeVisible();
  },
};
/** The time and the button are in line with the title. */
export const InLine: Story = {
  args: { items: [quote] },
  play: async ({ canvasElement }) => {
    for (const distance of distances(canvasElement)) await expect(Math.abs(distance)).toBeLessThan(2);
  },
};
export const Phone: Story = {
  ...InLine,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColours: Story = {
  play: forcedColours(async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    const dotOf = (name: string) => canvas.getAllByRole('button', { name })[0]?.firstElementChild as Element;
    const [unread, read] = [dotOf('Mark as read'), dotOf('Mark as unread')].map(
      (dot) => getComputedStyle(dot).backgroundColor,
    );
    await expect(unread).not.toBe(read);
  }),
};

const long = items.map((item) => ({ ...item, title: longWord, record: longWord, kind: undefined }));
export const LongText: Story = {
  args: { items: long as unknown as readonly NotificationItem[] },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={24}>
      <NotificationCentre {...args} items={items.slice(0, 4)} />
      <NotificationCentre {...args} items={[]} />
      <NotificationCentre {...args} loading />
      <NotificationCentre {...args} items={items.slice(4)} onMark={undefined} onMarkAll={undefined} more />
    </Stack>
  ),
};
