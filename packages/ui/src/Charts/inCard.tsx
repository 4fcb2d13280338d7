import type { Decorator } from '@storybook/react-vite';
import { Card } from '../Card/Card';

/** Shows the chart in a card, as in the application. Matrix stories bring their own cards. */
export const inCard: Decorator<{ label: string }> = (Story, { args, tags }) =>
  tags.includes('matrix') ? (
    <Story />
  ) : (
    <Card title={args.label}>
      <Story />
    </Card>
  );
