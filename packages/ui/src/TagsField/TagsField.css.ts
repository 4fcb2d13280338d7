import { style } from '@vanilla-extract/css';
import { box as comboBox } from '../Combobox/Combobox.css';
import { touch } from '../theme/control';

const end = '10px';
/** The box of a combobox without the room for its buttons. */
export const box = style([comboBox, { paddingInlineEnd: end, '@media': { [touch]: { paddingInlineEnd: end } } }]);
