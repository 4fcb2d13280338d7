import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, fontSize, lineHeight, space, text, weight } = vars;

/** Formatted text, in the reader and in the editor. */
export const prose = style({ overflowWrap: 'anywhere' });
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${prose} ${selector}`, rule);

within(':is(p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table) ~ *', { marginBlockStart: space[8] });
within(':is(h1, h2, h3, h4, h5, h6)', {
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontWeight: weight.title,
});
within(':is(h1, h2)', { fontSize: fontSize.lead, lineHeight: lineHeight.lead });
within(':is(b, strong)', { fontWeight: weight.title });
within(':is(ul, ol)', { paddingInlineStart: space[20], listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li ~ li', { marginBlockStart: space[2] });
within('a', { color: vars.accent.text, textDecoration: 'underline', textUnderlineOffset: '3px' });
within('blockquote', {
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${border.default}`,
  color: text.muted,
});
within('table', { width: 'auto', borderCollapse: 'collapse' });
within(':is(td, th)', {
  padding: `${space[4]} ${space[8]}`,
  border: `1px solid ${border.default}`,
  textAlign: 'start',
});
