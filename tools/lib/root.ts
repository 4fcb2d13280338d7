import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
