import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classNames } from '../../tools/lib/classNames.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The classes of the whole portal are its own, so they need nothing to keep them apart. */
export const shortName = classNames(
  globSync(`${here}../../{packages/**,apps/portal}/src/**/*.css.ts`)
    .map((file) => relative(here, file))
    .sort(),
);
