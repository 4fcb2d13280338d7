import { globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../packages/ui/src/AppShell/gutter.css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { below } from '../../packages/ui/src/theme/tokens';

globalStyle('html, body, .docs-story', { background: vars.surface.page, color: vars.text.default });

/** The space that the portal has around a screen. */
export const screenSpace = style({
  vars: { [gutter]: vars.space[24] },
  padding: `${vars.space[24]} ${gutter} ${vars.space[32]}`,
  '@media': { [below('md')]: { vars: { [gutter]: vars.space[16] }, paddingBlockStart: vars.space[16] } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  gap: 16,
  padding: 16,
});
export const figure = style({ margin: 0, display: 'grid', gap: 8 });
export const caption = style({ fontWeight: 600 });
export const frame = style({
  width: '100%',
  height: 640,
  border: `1px solid ${vars.border.default}`,
  borderRadius: 10,
});

// The highlighter fades prefixes such as `client:` below the required contrast.
globalStyle('#storybook-docs .token.namespace', { opacity: 1 });
