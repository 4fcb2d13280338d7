import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sampler } from './sampler';

const meta = {
  title: 'Foundations/Preferences',
  component: Sampler,
  parameters: {
    docs: {
      description: {
        component: `User preferences in the browser, and their effect on the components:

| preference | what changes |
| --- | --- |
| \`forced-colors: active\` | system colours; borders, selection and focus stay visible, dots and bars use the text colour |
| \`prefers-contrast: more\` | fine lines use the colour of control borders; soft buttons, chips and alerts have a border |
| \`prefers-reduced-motion: reduce\` | popups fade without moving, spinners pulse instead of rotating, nothing slides |
| text size | all sizes are in rem; at 200 % nothing is cut off |
| direction | logical properties only; directional icons are mirrored |

The toolbar sets reduced motion, more contrast, text size and direction. Emulate forced colours in the browser's developer
tools under Rendering; the page Accessibility describes the steps.
Screenshots with forced colours and with more contrast are compared by \`npm run test:visual\`.`,
      },
    },
  },
} satisfies Meta<typeof Sampler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { tags: ['matrix'] };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TextAt200Percent: Story = { globals: { zoom: '200' } };
