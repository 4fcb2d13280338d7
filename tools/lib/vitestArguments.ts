/** Values of Vitest's `--update`. */
const kinds = new Set(['all', 'new', 'none', 'true', 'false']);

/**
 * Gives each `--update` a value. Without one, Vitest takes the next argument as the value: the file is lost, and the tests of all
 * files run.
 */
export const vitestArguments = (args: readonly string[]): readonly string[] =>
  args.map((arg, at) => {
    const isUpdate = arg === '--update' || arg === '-u';
    return isUpdate && !kinds.has(args[at + 1] ?? '') ? '--update=all' : arg;
  });
