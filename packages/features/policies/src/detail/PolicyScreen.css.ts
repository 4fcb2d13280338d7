import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space, surface } = vars;

/** Leaves space for the actions at the foot of the window. */
export const page = style({ '@media': { [below('md')]: { paddingBlockEnd: space[56] } } });

/** Main column, with a side column on wide screens. */
export const summary = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
export const column = style({ display: 'grid', gap: space[20], minInlineSize: 0 });

export const pastDue = style({ color: vars.tone.danger.text });

/** A number and its unit stay together. */
export const note = style({ whiteSpace: 'nowrap' });

/** Actions of the page. On phones they stay at the foot of the window. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    [below('md')]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 3,
      flexWrap: 'nowrap',
      padding: `${space[8]} ${space[16]}`,
      paddingBlockEnd: `max(${space[8]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${border.default}`,
      background: surface.raised,
    },
    print: { display: 'none' },
  },
});
/** The next step, which fills the line on phones. */
export const primary = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below('md')]: { flex: 1, display: 'grid' } },
});
/** Text of a secondary action, visually hidden on phones. */
export const wideText = style({
  '@media': {
    [below('md')]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
