import accepts from 'attr-accept';

/** What can be wrong with a picture that was chosen. */
export type ImageFault = 'wrongKind' | 'tooLarge' | 'broken';

/** Whether the browser can draw it, whatever its name says. */
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

/** @param maxBytes - of this one picture */
export async function imageFault(
  file: File,
  { accept, maxBytes }: { accept: readonly string[]; maxBytes: number },
): Promise<ImageFault | undefined> {
  if (!accepts(file, [...accept])) return 'wrongKind';
  if (file.size > maxBytes) return 'tooLarge';
  return (await isDrawable(file)) ? undefined : 'broken';
}
