import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sampler } from './sampler';

const meta = {
  title: 'Foundations/Preferences',
  component: Sampler,
  parameters: {
    docs: {
      description: {
        component: `What a reader may ask of the browser, and what the components do:

| preference | what changes |
| --- | --- |
| \`forced-colors: active\` | colours are the reader's own; boundaries, the chosen and the focused stay drawn, dots and bars take the colour of words |
| \`prefers-contrast: more\` | hairlines take the colour of a control's boundary; soft buttons, chips and alerts have an edge |
| \`prefers-reduced-motion: reduce\` | what floats fades without moving, spinners pulse instead of turning, nothing slides |
| text size | every size is in rem; at 200 % nothing is cut |
| direction | only logical properties; icons that point sideways turn |

To see one, open the browser's developer tools, then Rendering, and emulate it; text size and direction are in the toolbar above.
The pictures of this page under forced colours and under more contrast are compared by \`npm run test:visual\`.`,
      },
    },
  },
} satisfies Meta<typeof Sampler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { tags: ['matrix'] };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TextAt200Percent: Story = { globals: { zoom: '200' } };
