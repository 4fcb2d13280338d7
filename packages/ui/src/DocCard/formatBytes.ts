const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a file size: `684 kB`, `2.9 MB`. Units are multiples of 1,024, like the upload limits.
 *
 * @param bytes - Size in bytes.
 * @param locale - BCP 47 language tag.
 */
export function formatBytes(bytes: number, locale: string): string {
  let value = bytes;
  let step = 0;
  // Rounded first: 1,023.6 kB would otherwise be written as 1,024 kB.
  while (Math.round(value) >= 1024 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(value);
}
