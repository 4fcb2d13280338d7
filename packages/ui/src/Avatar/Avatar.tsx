'use client';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './Avatar.css';
import { hueOf, initials } from './initials';

export const avatarSizes = ['small', 'medium', 'large', 'xlarge'] as const;
export const avatarShapes = ['circle', 'square'] as const;

export interface AvatarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Name of the person or company. Determines the initials and their colour. */
  name: string;
  /** Image address. The initials appear when it is missing or fails to load. */
  src?: string | null;
  /** 22, 28, 40 or 72 px. Defaults to `medium` (28 px). */
  size?: (typeof avatarSizes)[number];
  /** Use `circle` for people and `square` for carriers and agencies. Defaults to `circle`. */
  shape?: (typeof avatarShapes)[number];
}

/**
 * Picture or initials of a person, a carrier or an agency. Hidden from screen readers: show the name beside it, or label the
 * button around it.
 *
 * @example
 * <Avatar name="Ada Marsh" src={pictureUrl} size="large" />
 */
export function Avatar({ name, src, size = 'medium', shape = 'circle', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden
      {...rest}
      className={cx(styles.root, styles.size[size], styles.shape[shape], styles.hue[hueOf(name)])}
    >
      {src && src !== broken ? (
        <img className={styles.image} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
