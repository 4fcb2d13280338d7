import { style } from '@vanilla-extract/css';
import { affix, box, input } from '../Control/Control.css';
import { vars } from '../theme/contract.css';
import { controlHeight } from '../theme/control';
import { scaled } from '../theme/scaled';

const { border, space, text } = vars;

export const frame = style([box, { flexDirection: 'column', alignItems: 'stretch', gap: 0, padding: 0 }]);
export const filter = style([
  affix,
  controlHeight('medium'),
  { gap: space[8], paddingInline: '10px', borderBlockEnd: `1px solid ${border.subtle}` },
]);
export const query = style([input, { color: text.default, minHeight: 'inherit' }]);
/** 300 px at the default text size; grows with the text. */
export const list = style({
  display: 'grid',
  gap: space[8],
  maxHeight: scaled(300),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '10px',
  scrollbarWidth: 'thin',
});
export const none = style({ color: text.muted });
