import { richText } from '@fairlead/rules';
import { RichText, sanitizeHtml } from '@fairlead/ui/rich-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Flows/Profile/Signature', component: RichText } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const table =
  '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
const inTable = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** Browser and server allow the same tags, so a stored signature is shown completely. */
export const ShowsAllStoredTags: Story = {
  args: { html: table },
  play: async () => {
    for (const tag of richText.tags.filter((each) => !inTable.includes(each))) {
      await expect(sanitizeHtml(`<${tag}>x</${tag}>`)).toContain(`<${tag}`);
    }
    for (const tag of inTable.filter((each) => each !== 'tfoot'))
      await expect(sanitizeHtml(table)).toContain(`<${tag}`);
    for (const scheme of richText.schemes) {
      const address = scheme.startsWith('http') ? `${scheme}://a.example/` : `${scheme}:a`;
      await expect(sanitizeHtml(`<a href="${address}">x</a>`)).toContain(address);
    }
    for (const refused of ['img', 'script', 'style', 'iframe', 'form', 'input', 'svg', 'object']) {
      await expect(richText.tags).not.toContain(refused);
      await expect(sanitizeHtml(`<${refused} src="x">x</${refused}>`)).not.toContain(`<${refused}`);
    }
  },
};
