import type { Decorator } from '@storybook/react-vite';
import { Card } from '../Card/Card';

/** Charts stand in cards; a story of several brings its own. */
export const inCard: Decorator<{ label: string }> = (Story, { args, tags }) =>
  tags.includes('matrix') ? (
    <Story />
  ) : (
    <Card title={args.label}>
      <Story />
    </Card>
  );
