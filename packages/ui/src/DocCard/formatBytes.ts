const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as people read it: `684 kB`, `2.9 MB`. By 1,024, as limits are counted.
 *
 * @param bytes - how many bytes
 * @param locale - BCP 47
 */
export function formatBytes(bytes: number, locale: string): string {
  let value = bytes;
  let step = 0;
  // 1,023.6 kB would be written as 1,024 kB
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
