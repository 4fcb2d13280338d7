import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classNames } from '../../tools/lib/classNames.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Short class names. The portal contains no foreign CSS, so names need no prefix or hash. */
export const shortName = classNames(
  globSync(`${here}../../{packages/**,apps/portal}/src/**/*.css.ts`)
    .map((file) => relative(here, file))
    .sort(),
);
