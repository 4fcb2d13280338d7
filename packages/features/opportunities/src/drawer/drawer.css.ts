import { below, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** Three columns on wide screens, two on tablets, one on phones. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(280px, 3fr)',
  '@media': {
    [below('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** With two columns, the document is below the first card. */
export const document = style({
  '@media': { [below('lg')]: { gridColumn: 1 }, [below('md')]: { gridColumn: 'auto' } },
});
export const people = style({
  '@media': {
    [below('lg')]: { gridColumn: 2, gridRow: '1 / span 2' },
    [below('md')]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});

export const preview = style({ blockSize: '480px', overflow: 'hidden' });

/** Keeps the line breaks of entered text. */
export const preserveLines = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
