import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** A comfortable line length for reading. */
export const page = style({ display: 'grid', gap: vars.space[20], maxInlineSize: 640 });
