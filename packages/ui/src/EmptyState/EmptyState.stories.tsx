import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { Icon } from '../Icon/Icon';
import {
  BrokenArt,
  DocumentArt,
  LockArt,
  MailArt,
  MapArt,
  NoResultsArt,
  TicketArt,
} from '../illustrations/illustrations';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Placeholder for a list or page without content: nothing yet, no results, no access, or not found.',
    avoid: 'Use `ErrorState` when loading failed, and `ErrorPage` for a whole page.',
    dos: [
      'Empty: name what is missing, explain the next step in one sentence, and offer the action to users who may perform it.',
      'No results: repeat the search and offer to clear it. Keep the toolbar visible.',
    ],
    donts: ['Make jokes.'],
    examples: [
      {
        good: true,
        caption: 'Says what will appear here, and offers the action that adds it.',
        example: (
          <EmptyState
            title="No carriers yet"
            description="Carriers appear here when you add them."
            action={<Button>Create Carrier</Button>}
          />
        ),
      },
      {
        good: false,
        caption: 'A dead end.',
        example: <EmptyState title="No data" />,
      },
    ],
  }),
  args: {
    illustration: <TicketArt />,
    title: 'Coupons Not Found',
    description: 'Make a code that agencies can enter when they choose a package.',
    action: (
      <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} />}>
        Create Coupon
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Coupons Not Found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Coupon' })).toBeVisible();
  },
};

export const NoResults: Story = {
  args: {
    illustration: <NoResultsArt />,
    title: 'No coupon matches “FLOODS”',
    description: 'Searched Coupon Code among Active coupons.',
    action: (
      <>
        <Button>Clear search</Button>
        <Button variant="ghost">Show all coupons</Button>
      </>
    ),
  },
};

/** Users without permission get no action. */
export const ReadOnly: Story = { args: { action: undefined } };

export const NotOpen: Story = {
  args: {
    level: 1,
    illustration: <LockArt />,
    title: 'This page is not open to you',
    description: 'Coupons need the privilege COUPONS_READ. Ask the admin who manages roles.',
    action: (
      <Button variant="solid" tone="accent">
        Back to Dashboard
      </Button>
    ),
  },
};

export const NotFound: Story = {
  args: {
    level: 1,
    illustration: <MapArt />,
    title: 'Page not found',
    description: 'The address may be old or mistyped. Nothing is lost.',
    action: (
      <Button variant="solid" tone="accent">
        Return to website
      </Button>
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: `No coupon matches “${'FLOODS-AND-WIND-'.repeat(8)}”` },
};

const drawings = { TicketArt, DocumentArt, MailArt, NoResultsArt, BrokenArt, LockArt, MapArt };

/** All illustrations, in the colours of the theme. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <Card key={name} padding="none">
          <EmptyState illustration={<Drawing />} title={name} description="One sentence of what to do." />
        </Card>
      ))}
    </Grid>
  ),
};
