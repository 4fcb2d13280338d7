import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css';
import { root } from '../Card/Card.css';
import { vars } from '../theme/contract.css';

/** Double outline while editing, without moving the content. */
globalStyle(`${root}[data-state="editing"]`, {
  borderColor: vars.accent.mark,
  boxShadow: `0 0 0 1px ${vars.accent.mark}`,
});
/** Scrolls into view between the top bar and the action bar. */
export const notice = style({
  scrollMarginBlock: `calc(${fallbackVar(stickyTop, '0px')} + ${vars.space[16]}) 96px`,
});
export const title = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
