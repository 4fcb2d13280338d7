import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Icon, name and mark. A long name breaks beside its icon. */
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
});
export const marked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
/** Name of a document, which opens it. */
export const name = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
/** Moves to the next line as a whole. Breaks only where it is longer than a line. */
export const number = style({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' });
