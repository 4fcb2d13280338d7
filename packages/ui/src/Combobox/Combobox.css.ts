import { globalStyle, style } from '@vanilla-extract/css';
import { root as chipRoot, size as chipSize, tone as chipTone } from '../Chip/Chip.css';
import { action, affix, input } from '../Control/Control.css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { scaled } from '../theme/scaled';

const { space } = vars;

/** Grows by lines. Buttons at the end stay on the first line. */
export const box = style({
  position: 'relative',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: space[4],
  paddingInlineEnd: '64px',
  '@media': { [touch]: { paddingInlineEnd: '80px' } },
});
globalStyle(`${box} > ${affix}:last-child`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '10px',
  minHeight: 'inherit',
});

/** Fills the rest of the line after the chips, or wraps to its own line. */
export const entry = style([
  input,
  {
    flexBasis: '80px',
    width: 0,
    minWidth: '80px',
    minHeight: scaled(22),
    // The user cannot type.
    selectors: { '&:is(:disabled, [readonly])': { flexBasis: 0, minWidth: 0 } },
  },
]);

export const chips = style({ display: 'contents' });
export const chip = style([
  chipRoot,
  chipSize.medium,
  chipTone.neutral,
  { gap: '2px', minWidth: 0, maxWidth: '100%', fontSize: vars.fontSize.label },
]);
globalStyle(`${box}:has(> :disabled) ${chip}`, { background: vars.surface.raised });
export const chipLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: vars.lineHeight.label });
export const remove = style([
  action,
  {
    position: 'relative',
    width: scaled(20),
    height: scaled(20),
    marginInlineEnd: 0,
    marginBlock: 0,
    borderRadius: vars.radius.full,
    color: 'inherit',
    '@media': {
      // Width of a touch target, without a higher chip.
      [touch]: {
        width: scaled(20),
        height: scaled(20),
        marginInlineEnd: 0,
        marginBlock: 0,
        '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${space[8]})` },
      },
    },
  },
]);
globalStyle(`${chip}:has(> ${remove})`, { paddingInlineEnd: 0 });
globalStyle(`${remove} > svg`, { width: '12px', height: '12px' });
