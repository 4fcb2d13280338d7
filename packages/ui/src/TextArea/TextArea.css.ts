import { style } from '@vanilla-extract/css';
import { entry } from '../Control/Control.css';

export const textarea = style([
  entry,
  {
    minHeight: '82px',
    padding: '6px 10px',
    borderRadius: 'inherit',
    resize: 'vertical',
    selectors: { '&[readonly]': { paddingInlineEnd: '34px' }, '&:disabled': { resize: 'none' } },
  },
]);
