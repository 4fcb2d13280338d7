import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';

const { motion, space, text } = vars;

export const root = style({ display: 'grid', gap: space[8], justifyItems: 'start', minWidth: 0 });
/** Aligns the text of the button with the content. */
globalStyle(`${root} > button`, { marginInlineStart: '-10px' });
export const content = style({ justifySelf: 'stretch', minWidth: 0 });
export const chevron = style({ ...icon.small, transition: `transform ${motion.state}`, color: text.muted });
export const open = style({ transform: 'rotate(180deg)' });
