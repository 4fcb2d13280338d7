import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';

globalStyle('html, body, .docs-story', { background: vars.surface.page, color: vars.text.default });

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
