import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { pressComposing } from '../../test/composing';
import { docs } from '../../test/docs';
import { xssVectors } from '../../test/xssVectors';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { clearDraft, draftInterval, saveDraft } from './draft';
import { RichTextEditor } from './RichTextEditor';
import type { RichTextEditorProps } from './richTextEditorProps';
import { writing } from './writingCode';

const mail =
  '<p>Hi Ana,</p><p>The lessor endorsement for the two Atlas units went through on <strong>October 15</strong>. It adds ' +
  '<strong>$1,240.00</strong> to the policy, and the carrier shows it as past due.</p><p>What I need from you:</p>' +
  '<ul><li><p>Which of the two you prefer, by Tuesday</p></li><li><p>The signed form CA 20 01, attached</p></li></ul>' +
  '<p>Best,<br>Marcus</p>';

const meta = {
  title: 'Components/Inputs/RichTextEditor',
  component: RichTextEditor,
  parameters: docs({
    use: 'Formatted text such as an email, a signature or notes on a policy. Import it from `@fairlead/ui/rich-text-editor`. Its code loads when the editor is first shown.',
    avoid: 'Use `TextArea` for plain text and `RichText` to display formatted text.',
    keys: {
      Tab: 'Moves to the toolbar, then to the text; in a list it indents the item',
      'Left, Right, Home, End': 'Move between toolbar buttons',
      'Ctrl B, Ctrl I, Ctrl U': 'bold, italic, underlined',
      'Ctrl Shift 8, Ctrl Shift 7': 'Bulleted list, numbered list',
      'Ctrl Alt 2, Ctrl Alt 3, Ctrl Alt 0': 'heading, subheading, paragraph',
      'Ctrl K': 'Asks for the address of a link; Esc returns to the text',
      'Ctrl Z, Ctrl Shift Z': 'Undo, redo',
    },
    dos: [
      'Use a draft key that identifies the user and the form, and call `clearDraft` after submitting.',
      'Sanitise on the server as well, because requests may not come from this editor.',
    ],
    donts: ['Render its HTML yourself. Use `RichText`.'],
  }),
  args: { label: 'Mail Body', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const text = (canvas: Canvas) => canvas.findByRole<HTMLElement>('textbox', { name: 'Mail Body' }, { timeout: 15_000 });

export const Default: Story = {
  args: { defaultValue: mail },
  play: async ({ canvas }) => {
    const box = await text(canvas);
    await expect(box).toHaveAttribute('aria-multiline', 'true');
    await expect(within(box).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('toolbar', { name: 'Formatting' })).toHaveAttribute('aria-controls', box.id);
  },
};

export const Empty: Story = {
  args: { placeholder: 'Write to Ana' },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toHaveAttribute('aria-placeholder', 'Write to Ana');
  },
};

export const Hint: Story = { tags: ['anatomy'], args: { hint: 'Your signature is set under it' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Mail Body is required' },
  play: async ({ canvas }) => {
    const box = await text(canvas);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Mail Body is required');
    const frame = getComputedStyle(box.closest('[role=presentation]') as HTMLElement);
    await expect(frame.boxShadow).toContain('inset');
    box.focus();
    await waitFor(() => expect(frame.outlineStyle).toBe('solid'));
    await expect(frame.boxShadow).toBe('none');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: mail },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: mail },
  play: async ({ canvas, userEvent }) => {
    const box = await text(canvas);
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    // Focusable, because long text needs keyboard scrolling.
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: `<p>${'Unbroken'.repeat(60)}</p>${mail.repeat(8)}` },
};

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const html = (args: RichTextEditorProps) => {
  const { calls } = (args.onValueChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as unknown;
};
/** Selects all text, as the browser does for the keyboard shortcut. */
const selectAll = async (box: HTMLElement) => {
  box.focus();
  getSelection()?.selectAllChildren(box);
  await fireEvent(document, new Event('selectionchange'));
};
const paste = (box: HTMLElement, data: Record<string, string>) => {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const WritesByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('Hi Ana');
    await waitFor(() => expect(html(args)).toBe('<p>Hi Ana</p>'));
    await selectAll(box);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(html(args)).toBe('<p><strong>Hi Ana</strong></p>'));
    await expect(button(canvas, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
    await waitFor(() => expect(html(args)).toBe('<ul><li><p><strong>Hi Ana</strong></p></li></ul>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(html(args)).toBe('<p><strong>Hi Ana</strong></p>'));
  },
};

export const ToolbarByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.tab();
    await expect(button(canvas, 'Paragraph')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button(canvas, 'Bold')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/Bold/);
    await userEvent.keyboard('{Enter}');
    await expect(button(canvas, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    // The focus stays on the button.
    await expect(button(canvas, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(canvas, 'Redo')).toHaveFocus();
    await expect(button(canvas, 'Redo')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    await expect(button(canvas, 'Paragraph')).toHaveFocus();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button(canvas, 'Paragraph')).toHaveFocus();
  },
};

export const ToolbarRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await text(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button(canvas, 'Bold')).toHaveFocus();
  },
};

export const ChoosesHeading: Story = {
  args: { defaultValue: '<p>Loss</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(button(canvas, 'Paragraph'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading' }));
    await waitFor(() => expect(html(args)).toBe('<h2>Loss</h2>'));
    // Typing continues in the text.
    await waitFor(() => expect(box).toHaveFocus());
    await expect(button(canvas, 'Heading')).toBeVisible();
  },
};

const address = () => screen.findByRole('textbox', { name: 'Address' });

export const LinksWords: Story = {
  args: { defaultValue: '<p>The form</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await selectAll(box);
    await userEvent.click(button(canvas, 'Link'));
    await waitFor(async () => expect(await address()).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(await address()).toHaveAccessibleDescription('Enter a web address, email address or phone number');
    await userEvent.clear(await address());
    await userEvent.keyboard('example.com/form{Enter}');
    await waitFor(() =>
      expect(html(args)).toBe(
        '<p><a href="https://example.com/form" rel="noopener noreferrer nofollow" target="_blank">The form</a></p>',
      ),
    );
    await waitFor(() => expect(box).toHaveFocus());
    // `onBlur` was not called in between.
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.click(button(canvas, 'Link'));
    await expect(await address()).toHaveValue('https://example.com/form');
    await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(html(args)).toBe('<p>The form</p>'));
  },
};

export const LinksByKeyboard: Story = {
  render: (args) => (
    <form aria-label="Mail" onSubmit={args.onBlur}>
      <RichTextEditor {...args} onBlur={undefined} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await address()).toHaveFocus());
    await pressComposing(await address(), 'Escape');
    await expect(await address()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await address()).toHaveFocus());
    await userEvent.keyboard('ana@kestrel.example{Enter}');
    await waitFor(() => expect(html(args)).toContain('href="mailto:ana@kestrel.example"'));
    // The page's own form was not submitted.
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:AllowPNG/></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1>Schedule<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Two</b> units<span style='color:red'> leased</span><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Atlas 12<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Atlas 14<o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const PastesFromWord: Story = {
  play: async ({ args, canvas }) => {
    const box = await text(canvas);
    box.focus();
    paste(box, { 'text/html': word, 'text/plain': 'Schedule' });
    await waitFor(() =>
      expect(html(args)).toBe(
        '<h2>Schedule</h2><p><strong>Two</strong> units leased</p><ul><li><p>Atlas 12</p></li><li><p>Atlas 14</p></li></ul>',
      ),
    );
  },
};

export const PastesFromMail: Story = {
  play: async ({ args, canvas }) => {
    const box = await text(canvas);
    box.focus();
    const gmail =
      '<meta charset="utf-8"><div dir="ltr">Yes, <span style="font-weight:700">Tuesday</span></div><br>' +
      '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Friday Ana wrote:<br></div>' +
      '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid"><div>Which day?</div></blockquote></div>';
    paste(box, { 'text/html': gmail });
    await waitFor(() => expect(html(args)).toContain('<blockquote><p>Which day?</p></blockquote>'));
    await expect(html(args)).toContain('<p>Yes, <strong>Tuesday</strong></p>');
    await expect(html(args)).not.toMatch(/gmail|style|class/);
  },
};

/** All known script injections, as the value and pasted. */
export const NothingRuns: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(Object.values(xssVectors).flat().join('\n'));
    return (
      <RichTextEditor
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => {});
    const box = await text(canvas);
    box.focus();
    for (const vector of Object.values(xssVectors).flat()) paste(box, { 'text/html': vector });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    const elements = new Set([...box.querySelectorAll('*')].map(({ localName }) => localName));
    const known = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'blockquote'];
    await expect([...elements].filter((name) => !known.includes(name))).toEqual([]);
    await expect(
      [...box.querySelectorAll('a')].filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol)),
    ).toEqual([]);
    await expect(html(args)).not.toMatch(/<[^>]*\son\w+=/);
    await expect(alert).not.toHaveBeenCalled();
  },
};

export const PastesOneMegabyte: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    box.focus();
    const part =
      '<p class=MsoNormal style="mso-x:1" onclick=alert(1)><b>Text</b> <a href="javascript:alert(1)">x</a><script>alert(1)</script></p>\n';
    const started = performance.now();
    paste(box, { 'text/html': part.repeat(Math.ceil(1_048_576 / part.length)) });
    const took = performance.now() - started;
    await waitFor(() => expect(html(args)).toMatch(/^<p><strong>Text<\/strong> x<\/p>/), { timeout: 20_000 });
    // About ten times the duration on an idle machine.
    await expect(took).toBeLessThan(10_000);
    // The editor stays responsive afterwards.
    const key = performance.now();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(performance.now() - key).toBeLessThan(2_000);
    await expect(box).toHaveTextContent(/^$/);
  },
};

export const CutsPasteToLimit: Story = {
  args: { limit: 20, defaultValue: '<p>Hi Ana</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await expect(canvas.getByText('6 / 20')).toBeVisible();
    await selectAll(box);
    getSelection()?.collapseToEnd();
    await fireEvent(document, new Event('selectionchange'));
    paste(box, { 'text/html': '<p>, <b>the form is attached</b></p>' });
    await waitFor(() => expect(html(args)).toBe('<p>Hi Ana, <strong>the form is </strong></p>'));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Pasted text shortened: the limit is 20 characters',
    );
    await userEvent.keyboard('!');
    // Typed text is kept and marked as an error.
    await waitFor(() => expect(box).toHaveAccessibleDescription('At most 20 characters; 1 too many'));
    await expect(box).toBeInvalid();
  },
};

/** An emoji is one character, as servers count. A paste is not cut within an emoji. */
export const CountsEmojiOnce: Story = {
  args: { limit: 4, defaultValue: '<p>😀</p>' },
  play: async ({ args, canvas }) => {
    const box = await text(canvas);
    await expect(canvas.getByText('1 / 4')).toBeVisible();
    await selectAll(box);
    getSelection()?.collapseToEnd();
    await fireEvent(document, new Event('selectionchange'));
    paste(box, { 'text/plain': '😀a😀😀' });
    await waitFor(() => expect(html(args)).toBe('<p>😀😀a😀</p>'));
    await expect(canvas.getByText('4 / 4')).toBeVisible();
  },
};

/** Pastes of more than four million characters are rejected, because cleaning them would take too long. */
export const RefusesPasteTooLarge: Story = {
  args: { defaultValue: '<p>Hi Ana</p>' },
  play: async ({ args, canvas }) => {
    const box = await text(canvas);
    box.focus();
    paste(box, { 'text/html': '<p>a</p>'.repeat(600_000) });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The pasted content is too large'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LinksWordsByPastedAddress: Story = {
  args: { defaultValue: '<p>The form</p>' },
  play: async ({ args, canvas }) => {
    const box = await text(canvas);
    await selectAll(box);
    paste(box, { 'text/plain': 'https://example.com/form' });
    await waitFor(() =>
      expect(html(args)).toMatch(/^<p><a href="https:\/\/example.com\/form"[^>]*>The form<\/a><\/p>$/),
    );
  },
};

const draftKey = 'stories.mail';
const drafts = { draft: { key: draftKey }, defaultValue: '<p>Hi Ana</p>' };
const forgetting = () => () => clearDraft(draftKey);

/** Replaces the 30-second interval with manual calls. */
function holdInterval() {
  const held: (() => void)[] = [];
  const real = window.setInterval.bind(window);
  spyOn(window, 'setInterval').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== draftInterval) return real(run, delay);
    held.push(run);
    return 0;
  }) as typeof setInterval);
  return () => held.forEach((run) => run());
}

export const SavesDraft: Story = {
  args: drafts,
  beforeEach: forgetting,
  play: async ({ canvas, userEvent, mount }) => {
    const pass = holdInterval();
    await mount();
    const box = await text(canvas);
    pass();
    // No changes yet.
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
    await userEvent.click(box);
    await userEvent.keyboard('!');
    await waitFor(() => expect(box).toHaveTextContent('!'));
    pass();
    await expect(await canvas.findByText(/^Draft saved at \d/)).toBeVisible();
    await expect(canvas.getByText('Drafts are kept for 2 minutes')).toBeVisible();
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toContain('!');
  },
};

export const RestoresDraft: Story = {
  args: drafts,
  beforeEach: () => {
    saveDraft(draftKey, '<p>Hi Ana, the form is <img src=x onerror=alert(1)>attached</p>');
    return forgetting();
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await waitFor(() => expect(box).toHaveTextContent('Hi Ana, the form is attached'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Draft from \d.* restored$/);
    // The form receives the restored draft.
    await expect(html(args)).toBe('<p>Hi Ana, the form is attached</p>');
    await userEvent.click(button(canvas, 'Discard draft'));
    await waitFor(() => expect(html(args)).toBe('<p>Hi Ana</p>'));
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const DropsOldDraft: Story = {
  args: drafts,
  beforeEach: () => {
    localStorage.setItem(
      `fairlead.draft.${draftKey}`,
      JSON.stringify({ html: '<p>Old</p>', at: Date.now() - 121_000 }),
    );
    return forgetting();
  },
  play: async ({ canvas }) => {
    await expect(await text(canvas)).toHaveTextContent('Hi Ana');
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
  },
};

export const StorageForbidden: Story = {
  args: drafts,
  beforeEach: forgetting,
  play: async ({ canvas, userEvent, mount }) => {
    const pass = holdInterval();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    await mount();
    await userEvent.click(await text(canvas));
    await userEvent.keyboard('!');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('!'));
    pass();
    await expect(await canvas.findByText('Drafts can’t be saved in this browser')).toBeVisible();
  },
};

/** A new `value` replaces the text and deletes the draft: after a reset, or for another record. */
export const TakesNewValue: Story = {
  args: drafts,
  beforeEach: forgetting,
  render: function Render({ defaultValue, ...args }) {
    const [value, setValue] = useState(defaultValue ?? '');
    return (
      <Stack gap={12}>
        <RichTextEditor {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('')}>Send</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, mount }) => {
    const pass = holdInterval();
    await mount();
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('!');
    await waitFor(() => expect(box).toHaveTextContent('!'));
    pass();
    await canvas.findByText(/^Draft saved/);
    await userEvent.click(button(canvas, 'Send'));
    await waitFor(() => expect(box).toHaveTextContent(/^$/));
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
    pass();
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
    // Undo does not restore submitted text.
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(box).toHaveTextContent(/^$/);
  },
};

/** On slow machines an earlier value comes back late. The text written since then is kept. */
export const KeepsUpWithTyping: Story = {
  args: { defaultValue: '' },
  render: function Render({ defaultValue, ...args }) {
    const [value, setValue] = useState(defaultValue ?? '');
    return (
      <>
        <RichTextEditor {...args} value={value} onValueChange={(next) => setTimeout(setValue, 40, next)} />
        <output aria-label="Value">{value}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    for (const letter of 'Quickly') await userEvent.keyboard(letter);
    // The last value that came back.
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Value' })).toHaveTextContent('Quickly'));
    await expect(box).toHaveTextContent('Quickly');
  },
};

export const SendsWithForm: Story = {
  args: { name: 'body', defaultValue: '<h1>Hi</h1>' },
  render: (args) => (
    <form aria-label="Mail">
      <RichTextEditor {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await text(canvas);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(box);
    await userEvent.keyboard('!');
    await waitFor(() => expect(new FormData(form).get('body')).toBe('<h2>Hi!</h2>'));
  },
};

/** Restores the initial text and deletes the draft. */
export const ResetsWithForm: Story = {
  args: { ...drafts, name: 'body', defaultValue: '<p>Hi</p>' },
  beforeEach: forgetting,
  render: (args) => (
    <form aria-label="Mail">
      <RichTextEditor {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent, mount }) => {
    const pass = holdInterval();
    await mount();
    const box = await text(canvas);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(box);
    await userEvent.keyboard('!');
    await waitFor(() => expect(new FormData(form).get('body')).toBe('<p>Hi!</p>'));
    pass();
    await canvas.findByText(/^Draft saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(box).toHaveTextContent(/^Hi$/));
    await expect(new FormData(form).get('body')).toBe('<p>Hi</p>');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Hi</p>');
    await expect(localStorage.getItem(`fairlead.draft.${draftKey}`)).toBeNull();
  },
};

/** The application gets the initial text, without a name of the field as well. */
export const ResetsControlled: Story = {
  args: { defaultValue: '<p>Hi</p>' },
  render: function Render({ defaultValue = '', ...args }) {
    const [value, setValue] = useState('<p>Hello</p>');
    return (
      <form>
        <RichTextEditor {...args} defaultValue={defaultValue} value={value} onValueChange={setValue} />
        <Button type="reset">Reset</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('!');
    await waitFor(() => expect(box).toHaveTextContent('!'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(box).toHaveTextContent(/^Hi$/));
  },
};

/** Without a network the editor cannot load. The form keeps the existing text and offers Retry. */
export const LoadError: Story = {
  args: { name: 'body', defaultValue: mail },
  beforeEach: () => {
    const { loaded } = writing;
    writing.loaded = undefined;
    spyOn(writing, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    return () => {
      writing.loaded ??= loaded;
    };
  },
  render: (args) => (
    <form aria-label="Mail">
      <RichTextEditor {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The editor could not be loaded');
    await expect(new FormData(canvas.getByRole('form')).get('body')).toBe(mail);
    await userEvent.tab();
    await expect(button(canvas, 'Retry')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const box = await text(canvas);
    await expect(box).toHaveTextContent('Hi Ana,');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(new FormData(canvas.getByRole('form')).get('body')).toBe(mail);
  },
};

/** The editor works with a form library, which focuses it on an error. */
export const LeavesOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.click(button(canvas, 'Bold'));
    await userEvent.click(box);
    await expect(args.onBlur).not.toHaveBeenCalled();
    box.blur();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** An injected style element would need the page's nonce under a Content-Security-Policy. */
export const AddsNoStyles: Story = {
  play: async ({ canvas, mount }) => {
    await mount();
    await text(canvas);
    await expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  },
};

const shown = {
  Default: { defaultValue: mail },
  Placeholder: { placeholder: 'Write to Ana', limit: 5_000 },
  Invalid: { error: 'Mail Body is required', required: true },
  ReadOnly: { readOnly: true, defaultValue: mail },
  Disabled: { disabled: true, defaultValue: mail },
  Formatted: {
    defaultValue:
      '<h2>Heading</h2><p>A <a href="https://example.com">link</a>, <em>italic</em>, <u>underlined</u>.</p><h3>Subheading</h3>' +
      '<ol><li><p>One</p></li><li><p>Two</p><ul><li><p>Within</p></li></ul></li></ol><blockquote><p>Quoted</p></blockquote>',
  },
} as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={20}>
      {Object.entries(shown).map(([state, props]) => (
        <RichTextEditor key={state} label={state} {...props} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(6), { timeout: 15_000 });
  },
};

export const MatrixOpen: Story = {
  tags: ['matrix'],
  args: { defaultValue: '<p>The <a href="https://example.com/form">signed form</a></p>', draft: { key: draftKey } },
  beforeEach: () => {
    saveDraft(draftKey, '<p>The <a href="https://example.com/form">signed form</a>, attached</p>');
    spyOn(Date.prototype, 'toLocaleTimeString').mockReturnValue('10:42 AM');
    return forgetting();
  },
  play: async ({ canvas, userEvent }) => {
    await selectAll(await text(canvas));
    await userEvent.click(button(canvas, 'Link'));
    await waitFor(async () => expect(await address()).toHaveFocus());
  },
};

/** Distance in pixels between the list of people and the `@`. */
function mentionGap(list: HTMLElement, side: 'left' | 'right') {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const at = anchorNode?.textContent?.lastIndexOf('@', anchorOffset) ?? -1;
  if (!anchorNode || at < 0) throw new Error('there is no @ before the caret');
  const range = document.createRange();
  range.setStart(anchorNode, at);
  range.setEnd(anchorNode, at + 1);
  return Math.abs(list.getBoundingClientRect()[side] - range.getBoundingClientRect()[side]);
}

/** `@` offers people. The arrow keys choose, Enter inserts the name, Escape closes the list. */
export const Mentions: Story = {
  args: {
    compact: true,
    mentions: [
      { id: '1', name: 'Priya Raman' },
      { id: '2', name: 'Andre Greer' },
      { id: '3', name: 'Priscilla Gale' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = await text(canvas);
    await userEvent.click(box);
    await userEvent.keyboard('Ask @pri');
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
    await expect(mentionGap(canvas.getByRole('listbox'), 'left')).toBeLessThan(4);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Priscilla Gale' })).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(box).toHaveTextContent('Ask @Priya Raman');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringContaining('<strong>@Priya Raman</strong>'));
    await userEvent.keyboard('@g{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Mention a colleague' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Andre Greer' }));
    await expect(box).toHaveTextContent('Ask @Priya Raman @Andre Greer');
  },
};

/** From right to left, the list begins at the right of the `@`. */
export const MentionsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...Mentions.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await text(canvas));
    await userEvent.keyboard('שלום @pri');
    await expect(mentionGap(canvas.getByRole('listbox'), 'right')).toBeLessThan(4);
  },
};
