import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Skeleton.css';

export const skeletonShapes = ['text', 'pill', 'box', 'circle'] as const;

export interface SkeletonProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Shape of the content: a line of text, a chip, a control or image, an avatar. Defaults to `text`. */
  shape?: (typeof skeletonShapes)[number];
  /** In px or as a CSS length. Text, pills and boxes fill their parent by default. */
  width?: number | string;
  /** In px or as a CSS length. Each shape has its own default. */
  height?: number | string;
}

/**
 * Placeholder with the shape and size of content that is loading, so that the layout does not move. Hidden from screen readers:
 * announce the loading once for the whole region.
 *
 * @example
 * <Skeleton shape="box" height={180} />
 */
export function Skeleton({ shape = 'text', width, height, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={cx(styles.root, styles.shape[shape])} style={{ width, height }} />;
}
