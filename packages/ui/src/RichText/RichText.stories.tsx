import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { docs } from '../../test/docs';
import { xssVectors } from '../../test/xssVectors';
import { Card } from '../Card/Card';
import { RichText } from './RichText';

const mail = `
<p>Hi Ana,</p>
<p>The lessor endorsement for the two Atlas units went through on <strong>October 15</strong>. It adds <strong>$1,240.00</strong> to the policy; you can <a href="https://fairlead.example/pay">pay it from the portal</a>.</p>
<h2>What I need from you</h2>
<ul><li>Which of the two you prefer, by Tuesday</li><li>The signed form CA 20 01, attached</li></ul>
<ol><li>Sign</li><li>Send</li></ol>
<blockquote>Please move it to the November installment.</blockquote>
<table><tbody><tr><th>Unit</th><th>Premium</th></tr><tr><td>Atlas 1</td><td>$620.00</td></tr></tbody></table>
<p>Best,<br>Marcus</p>`;

const meta = {
  title: 'Components/Data/RichText',
  component: RichText,
  tags: ['autodocs'],
  parameters: docs({
    use: 'Formatted text, read-only: an email, a note, a signature. Import it from `@fairlead/ui/rich-text`, a separate entry because it includes DOMPurify.',
    avoid: 'Use `Text` for plain text and `RichTextEditor` for editing.',
    keys: {
      Tab: 'Moves to its links, and to the text itself when it scrolls',
      'Arrow keys': 'Scroll wide content',
    },
    dos: ['Pass the stored HTML unchanged, because the component sanitises it.'],
    donts: ['Render HTML in any other way.'],
  }),
  args: { html: mail },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What I need from you' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'pay it from the portal' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** No HTML, and the empty tags that editors leave behind. */
export const Empty: Story = {
  args: { html: '<p></p><p>&nbsp;</p>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
};

export const Missing: Story = { ...Empty, args: { html: null } };

/** All published bypasses of sanitisers at once. */
export const Hostile: Story = {
  args: { html: `${Object.values(xssVectors).flat().join('\n')}<p>What is left</p>` },
  play: async ({ canvasElement }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    await expect(canvasElement.querySelector('script, iframe, img, svg, style, form, input, object')).toBeNull();
    await expect(
      [...canvasElement.querySelectorAll('#storybook-root *, *')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ),
    ).toEqual([]);
    await new Promise(requestAnimationFrame);
    await expect(alert).not.toHaveBeenCalled();
  },
};

/** Each text keeps its own direction. */
export const ForeignText: Story = {
  args: { html: '<p>شكرا على اتصالك. سنرد عليك غدا.</p><ul><li>الوثيقة</li></ul>' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('الوثيقة')).direction).toBe('rtl');
  },
};

/** Wide tables scroll in place, also by keyboard. */
export const ScrollsByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    html: `<table><tbody><tr>${Array.from({ length: 30 }, (_, index) => `<td>Coverage ${index + 1}</td>`).join('')}</tr></tbody></table>`,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }} data-testid="frame">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('frame').scrollWidth).toBe(360);
    const place = canvas.getByRole('table').parentElement;
    // Focusable after its size has been measured.
    await waitFor(() => expect(place).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(place).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { html: `<p>${'certificate-of-insurance-'.repeat(40)}</p><pre>${'0123456789'.repeat(30)}</pre>` },
  play: async ({ canvasElement }) => {
    // Scrolling content is focusable after its size has been measured.
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="0"]')).not.toBeNull());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Card>
      {/* A text keeps the direction of its language. */}
      <div data-one-direction>
        <RichText {...args} />
      </div>
    </Card>
  ),
};
