import accepts from 'attr-accept';

/** Reason why a picture was rejected. */
export type ImageError = 'wrongKind' | 'tooLarge' | 'broken';

/** Whether the browser can display the picture, regardless of its file name. */
async function isDrawable(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Reason to reject a picture. `maxBytes` is its maximum size in bytes. */
export async function validateImage(
  file: File,
  { accept, maxBytes }: { accept: readonly string[]; maxBytes: number },
): Promise<ImageError | undefined> {
  if (!accepts(file, [...accept])) return 'wrongKind';
  if (file.size > maxBytes) return 'tooLarge';
  return (await isDrawable(file)) ? undefined : 'broken';
}
