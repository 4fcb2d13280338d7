import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon as icons } from '../theme/icon';
import { below } from '../theme/tokens';
import { edge, mark } from '../theme/tone.css';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  padding: '10px 14px',
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.overlay,
  '@media': { [below('md')]: { flexWrap: 'wrap' }, '(prefers-contrast: more)': { borderColor: mark } },
});
export { soft as tone } from '../theme/tone.css';
// As high as a line of text, to align with the first line.
export const icon = style({ display: 'grid', flex: 'none', height: vars.lineHeight.body, alignItems: 'center' });
globalStyle(`${icon} > svg`, icons.medium);
export const body = style({
  color: vars.text.default,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('md')]: { flexBasis: '200px' } },
});
export const title = style({ fontWeight: vars.weight.label });
// The button is higher than a line, so it extends into the padding instead of enlarging the alert.
export const action = style({
  flex: 'none',
  marginBlock: '-3px',
  marginInlineEnd: '-4px',
  '@media': {
    // Below the text and the dismiss button.
    [below('md')]: { display: 'grid', order: 1, flexBasis: '100%', marginBlock: '4px 0', marginInlineEnd: 0 },
  },
});
export const dismiss = style({
  flex: 'none',
  marginBlock: '-4px',
  marginInlineEnd: '-8px',
  '@media': { [below('md')]: { marginBlock: '-10px' } },
});
