import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import * as styles from './Skeleton.css';

export const skeletonShapes = ['text', 'pill', 'box', 'circle'] as const;

export interface SkeletonProps extends Omit<NativeProps<'span'>, 'children'> {
  /** What comes: a line of words, a chip, a control or picture, an avatar. */
  shape?: (typeof skeletonShapes)[number];
  /** In px, or any CSS length; a text, a pill and a box fill their parent without one. */
  width?: number | string;
  /** In px, or any CSS length; each shape has a usual one. */
  height?: number | string;
}

/**
 * Stands where something will be, in its shape and size, so that nothing moves when it comes. Screen readers pass over
 * it: whoever shows skeletons says once that it is loading.
 */
export function Skeleton({ shape = 'text', width, height, ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={cx(styles.root, styles.shape[shape])} style={{ width, height }} />;
}
