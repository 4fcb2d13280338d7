import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fixedTokens } from '../theme/tokens';

export const root = style({ minWidth: 0 });
// The more specific properties are declared later to override `padding`.
export const padding = styleVariants(fixedTokens.space, (value) => ({ padding: value }));
export const paddingBlock = styleVariants(fixedTokens.space, (value) => ({ paddingBlock: value }));
export const paddingInline = styleVariants(fixedTokens.space, (value) => ({ paddingInline: value }));
export const surface = styleVariants({
  page: { background: vars.surface.page },
  raised: { background: vars.surface.raised },
  sunken: { background: vars.surface.sunken },
});
export const grow = style({ flex: 1 });
