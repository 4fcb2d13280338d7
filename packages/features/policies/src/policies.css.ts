import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { space, text } = vars;

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });

/** Description of a coverage. On phones it moves under the name. */
export const wideDescription = style({ color: text.muted, '@media': { [below('sm')]: { display: 'none' } } });
export const narrowDescription = style({
  display: 'block',
  color: text.muted,
  fontWeight: 450,
  '@media': { [from('sm')]: { display: 'none' } },
});

export const onOneLine = style({ whiteSpace: 'nowrap' });

/** Less padding on phones, where the table rows become cards. */
export const cards = style({ '@media': { [below('md')]: { padding: space[12] } } });
