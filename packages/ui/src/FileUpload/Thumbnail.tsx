'use client';
import { useState } from 'react';
import { FileIcon } from '../FileIcon/FileIcon';
import { useSource } from '../useSource';
import * as styles from './FileUpload.css';

/** Types that all browsers show. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

export const isPicture = ({ type }: File): boolean => pictures.includes(type);

/** Small preview of a chosen picture. The name of the file is beside it, so it is hidden from screen readers. */
export function Thumbnail({ file, type }: { file: File; type: string }) {
  const source = useSource(file);
  const [broken, setBroken] = useState(false);
  if (broken) return <FileIcon name={file.name} type={type} />;
  return <img ref={source} alt="" className={styles.thumbnail} onError={() => setBroken(true)} />;
}
