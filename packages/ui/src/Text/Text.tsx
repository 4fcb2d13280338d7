import { cva } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import { remembered } from '../remembered';
import * as styles from './Text.css';

export const textSizes = ['caption', 'label', 'body', 'lead'] as const;
export const textTones = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export const textWeights = ['body', 'label', 'title'] as const;

const text = remembered(
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
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof textWeights)[number];
  /** Figures of equal width, for what is compared. */
  numeric?: boolean;
  /** One line, cut with an ellipsis. Only where the whole stands elsewhere. */
  truncate?: boolean;
  as?: 'p' | 'span' | 'div';
}

/**
 * Words in one of the four reading sizes. Use it for everything that is read and is not a title (`Heading`), a link
 * (`Link`) or the words of a control.
 */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'body',
  numeric = false,
  truncate = false,
  as: Root = 'p',
  ...rest
}: TextProps) {
  return <Root {...rest} className={text({ size, tone, weight, numeric, truncate })} />;
}
