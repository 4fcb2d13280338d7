import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** As wide as text is read with ease. */
export const page = style({ display: 'grid', gap: vars.space[20], maxInlineSize: 640 });
