import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Picture and name. The name can take two lines. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[8],
});

/** Name and chip. */
export const marked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

/** Cut text: as wide as its column, which can become narrower than the text. */
export const cut = style({ display: 'grid', gridTemplateColumns: 'minmax(0, max-content)' });

// A card has room for the whole text.
globalStyle(`:where([data-cards]) ${cut}${cut} > *`, {
  '@media': { screen: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const shortName = style({
  '@container': { '(min-width: 1100px)': { selectors: { ':is(td, th) &': { whiteSpace: 'nowrap' } } } },
});

export const noWrap = style({ whiteSpace: 'nowrap' });
