import { imageLimits } from '@fairlead/rules';
import type { Sharp } from 'sharp';

export type ImageRefused = 'file.imageBroken' | 'file.imageTooManyPixels';

/** Encoders by content type. Quality in percent. */
const writers: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

/** Loads the library with the first image, because it needs much memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Uploaded images are decoded once, so a cache would only use memory.
  sharp.cache(false);
  return sharp;
}

/**
 * Decodes and re-encodes an image. This removes everything but the pixels, such as scripts or the location of a photo, and
 * rejects broken images. The image is rotated according to its EXIF orientation.
 *
 * @param maxSide Pixels. A larger image is scaled down, and only the first frame of an animation is kept.
 */
export async function reencodeImage(
  content: Buffer,
  contentType: string,
  maxSide?: number,
): Promise<Buffer | { refused: ImageRefused }> {
  const write = writers[contentType];
  if (!write) return { refused: 'file.imageBroken' };
  const sharp = await loadSharp();
  const options = { failOn: 'error', limitInputPixels: false, animated: maxSide === undefined } as const;
  try {
    // For an animation with all frames, the height is the sum of all frames.
    const { format, width, height } = await sharp(content, options).metadata();
    if (`image/${format}` !== contentType) return { refused: 'file.imageBroken' };
    if (width * height > imageLimits.maxPixels) return { refused: 'file.imageTooManyPixels' };
    const rotated = sharp(content, options).autoOrient();
    const resized =
      maxSide === undefined
        ? rotated
        : rotated.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await write(resized).toBuffer();
  } catch {
    // Decoder messages are of no use to the user.
    return { refused: 'file.imageBroken' };
  }
}
