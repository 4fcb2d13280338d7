import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './Avatar.css';
import { hueOf, initials } from './initials';

export const avatarSizes = ['small', 'medium', 'large', 'xlarge'] as const;
export const avatarShapes = ['circle', 'square'] as const;

export interface AvatarProps extends Omit<NativeProps<'span'>, 'children'> {
  /** Whose; gives the initials and their hue. */
  name: string;
  /** A picture; without one, or when it does not load, the initials stand. */
  src?: string | null;
  /** 22, 28, 40 or 72 px. */
  size?: (typeof avatarSizes)[number];
  /** People are round, carriers and agencies square. */
  shape?: (typeof avatarShapes)[number];
}

/**
 * The face of a person, a carrier or an agency. Its name stands beside it or is the name of the button around it, so
 * screen readers pass over the picture.
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
