'use client';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import * as avatar from '../Avatar/Avatar.css';
import { Image } from '../icons';
import { useSource } from '../useSource';
import * as styles from './ImageUpload.css';

/** `avatar`: round picture of a person; `logo`: uncropped logo of a carrier or an agency. */
export const imageVariants = ['avatar', 'logo'] as const;

interface ImagePreviewProps {
  variant: (typeof imageVariants)[number];
  /** Picture. Without one, the initials or an icon appear. */
  source: string | File | null | undefined;
  /** Name of the person or company. */
  name: string;
}

/** Preview of the picture. Hidden from screen readers, because the field labels it. */
export function ImagePreview({ variant, source, name }: ImagePreviewProps) {
  const [broken, setBroken] = useState<ImagePreviewProps['source']>();
  const usable = source && source !== broken ? source : undefined;
  const picture = usable && <Picture source={usable} variant={variant} onError={() => setBroken(usable)} />;
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
