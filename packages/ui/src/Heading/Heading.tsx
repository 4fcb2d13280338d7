import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Heading.css';

export const headingSizes = ['page', 'section', 'card', 'figure'] as const;
export type HeadingLevel = 1 | 2 | 3 | 4;

const usualSize = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const;

export interface HeadingProps extends NativeProps<'h1'> {
  /** Place in the outline of the page; no level is skipped. */
  level: HeadingLevel;
  /** The look, when it is not the usual one of the level. */
  size?: (typeof headingSizes)[number];
}

/** A title. The level is for the outline, the size for the eye. */
export function Heading({ level, size = usualSize[level], ...rest }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} className={cx(styles.root, styles.size[size])} />;
}
