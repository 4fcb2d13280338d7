import { imageLimits } from '@fairlead/rules';
import sharp, { type Sharp } from 'sharp';

export type ImageRefused = 'file.imageBroken' | 'file.imageTooManyPixels';

/** What each kind is written as again; quality in percent. */
const writers: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 90 }),
};

// What is decoded is somebody's photo of this moment: nothing of it is asked for twice.
sharp.cache(false);

/**
 * Draws an image anew: what is not pixels (a script behind them, where a photo was taken) does not survive, and what cannot
 * be drawn is refused. It is turned as its camera was held.
 *
 * @param maxSide In pixels; a larger one is made smaller, and of one that moves only the first picture is kept.
 */
export async function redraw(
  content: Buffer,
  contentType: string,
  maxSide?: number,
): Promise<Buffer | { refused: ImageRefused }> {
  const write = writers[contentType];
  if (!write) return { refused: 'file.imageBroken' };
  const options = { failOn: 'error', limitInputPixels: false, animated: maxSide === undefined } as const;
  try {
    // Of one that moves, and whose pictures are all kept, the height is that of all of them.
    const { format, width, height } = await sharp(content, options).metadata();
    if (`image/${format}` !== contentType) return { refused: 'file.imageBroken' };
    if (width * height > imageLimits.maxPixels) return { refused: 'file.imageTooManyPixels' };
    const upright = sharp(content, options).autoOrient();
    const sized =
      maxSide === undefined
        ? upright
        : upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    return await write(sized).toBuffer();
  } catch {
    // Whatever the decoder says of it, it is of no use to whoever sent it.
    return { refused: 'file.imageBroken' };
  }
}
