export const splitterOrientations = ['horizontal', 'vertical'] as const;
export type SplitterOrientation = (typeof splitterOrientations)[number];

export interface SizeLimits {
  min: number;
  max: number;
}

/** Limits a size in percent, and rounds it to one decimal. */
export const limitSize = (size: number, { min, max }: SizeLimits): number =>
  Math.round(Math.min(Math.max(size, min), max) * 10) / 10;

interface KeyContext extends SizeLimits {
  orientation: SplitterOrientation;
  step: number;
  isRtl: boolean;
}

/** Size after a key, in percent. Undefined for other keys. */
export function sizeOfKey(key: string, size: number, { orientation, step, isRtl, ...limits }: KeyContext) {
  const [less, more] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === less) return limitSize(size - step, limits);
  if (key === more) return limitSize(size + step, limits);
  if (key === 'Home') return limits.min;
  return key === 'End' ? limits.max : undefined;
}
