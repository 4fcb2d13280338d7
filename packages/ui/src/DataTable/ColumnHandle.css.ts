import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineEnd: 0,
    width: '2px',
    background: vars.border.control,
    opacity: 0,
  },
  selectors: {
    '&:hover::after, &:active::after': { opacity: 1 },
    ':where([data-cards]) &': { display: 'none' },
  },
});
