import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import * as avatar from '../Avatar/Avatar.css';
import { Image } from '../icons';
import { useSource } from '../useSource';
import * as styles from './ImageUpload.css';

/** `avatar`: a person, round; `logo`: a carrier or an agency, seen whole. */
export const imageVariants = ['avatar', 'logo'] as const;

interface ImagePreviewProps {
  variant: (typeof imageVariants)[number];
  /** The picture; none shows what stands in its place. */
  source: string | File | null | undefined;
  /** Whose. */
  name: string;
}

/** The picture as it will be seen. Its field says what it is, so screen readers pass over it. */
export function ImagePreview({ variant, source, name }: ImagePreviewProps) {
  const [broken, setBroken] = useState<ImagePreviewProps['source']>();
  const shown = source && source !== broken ? source : undefined;
  const picture = shown && <Picture source={shown} variant={variant} onError={() => setBroken(shown)} />;
  if (variant === 'logo')
    return (
      <span aria-hidden className={styles.logo}>
        {picture ?? <Image />}
      </span>
    );
  if (!picture) return <Avatar name={name} size="xlarge" />;
  return (
    <span aria-hidden className={cx(avatar.root, avatar.size.xlarge, avatar.shape.circle)}>
      {picture}
    </span>
  );
}

interface PictureProps {
  source: string | File;
  variant: ImagePreviewProps['variant'];
  onError: () => void;
}

function Picture({ source, variant, onError }: PictureProps) {
  const ref = useSource<HTMLImageElement>(source);
  return <img ref={ref} alt="" onError={onError} className={variant === 'logo' ? styles.image : avatar.image} />;
}
