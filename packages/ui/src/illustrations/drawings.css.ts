import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const stroke = { strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const art = style({ display: 'block', width: '100%', height: '100%' });
globalStyle(`${art} *`, { vectorEffect: 'non-scaling-stroke' });

export const line = style({ fill: 'none', stroke: vars.border.control, ...stroke });
export const shape = style({ fill: vars.surface.raised, stroke: vars.border.control, ...stroke });
export const accent = style({ fill: vars.accent.soft, stroke: vars.accent.mark, ...stroke });
export const floor = style({ fill: 'none', stroke: vars.border.default, ...stroke, strokeDasharray: '3 4' });
