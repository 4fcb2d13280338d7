import { cva } from 'class-variance-authority';
import { memoizeLook } from '../memoizeLook';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Text.css';

export const textSizes = ['caption', 'label', 'body', 'lead'] as const;
export const textTones = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export const textWeights = ['body', 'label', 'title'] as const;

const text = memoizeLook(
  cva(styles.root, {
    variants: {
      size: styles.size,
      tone: styles.tone,
      weight: styles.weight,
      numeric: { true: styles.numeric },
      truncate: { true: styles.truncate },
    },
  }),
);

export interface TextProps extends NativeProps<'p'> {
  /** Font size. Defaults to `body`. */
  size?: (typeof textSizes)[number];
  /** Colour. Defaults to `default`. */
  tone?: (typeof textTones)[number];
  /** Font weight. Defaults to `body`. */
  weight?: (typeof textWeights)[number];
  /** Digits of equal width, for numbers that are compared. Defaults to `false`. */
  numeric?: boolean;
  /** Cuts the text to one line with an ellipsis. The full text must be available elsewhere. Defaults to `false`. */
  truncate?: boolean;
  /** Gives its child the look instead of rendering a `p`: `<Text asChild><span>…</span></Text>` within a line. Defaults to `false`. */
  asChild?: boolean;
}

/**
 * Text in one of the four reading sizes. Use `Heading` for titles and `Link` for links.
 *
 * @example
 * <Text tone="muted">Nothing has been uploaded yet.</Text>
 */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'body',
  numeric = false,
  truncate = false,
  asChild = false,
  ...rest
}: TextProps) {
  const props = { ...rest, className: text({ size, tone, weight, numeric, truncate }) };
  return asChild ? <Slot {...props} /> : <p {...props} />;
}
