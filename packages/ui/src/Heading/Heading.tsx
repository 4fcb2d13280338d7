import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Heading.css';

export const headingSizes = ['page', 'section', 'card', 'figure'] as const;
export type HeadingLevel = 1 | 2 | 3 | 4;

const defaultSize = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const;

export interface HeadingProps extends NativeProps<'h1'> {
  /** Heading level in the page outline. Do not skip levels. */
  level: HeadingLevel;
  /** Text size. Defaults to the usual size of the level. */
  size?: (typeof headingSizes)[number];
}

/**
 * Heading. `level` sets the semantics, `size` the appearance.
 *
 * @example
 * <Heading level={1}>Policies</Heading>
 */
export function Heading({ level, size = defaultSize[level], ...rest }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} className={cx(styles.root, styles.size[size])} />;
}
