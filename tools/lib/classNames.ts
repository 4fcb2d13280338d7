const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

interface Identifier {
  /** Hash of the style, equal on every evaluation of its file. */
  hash: string;
  filePath: string;
}

/**
 * Names classes by two letters for the file and a counter within it. Names are a third of a stylesheet, and hashes do not
 * compress. Content blockers do not match class names that start with a capital.
 *
 * @param files - All stylesheets, as `filePath` names them.
 * @param prefix - Distinguishes the classes from those of other packages.
 */
export function classNames(files: readonly string[], prefix = ''): (style: Identifier) => string {
  const hashes = files.map((): string[] => []);
  return ({ hash, filePath }) => {
    const file = files.indexOf(filePath);
    const inFile = hashes[file];
    if (!inFile) throw new Error(`${filePath} is not among the stylesheets`);
    if (!inFile.includes(hash)) inFile.push(hash);
    return `${prefix}${capitals[Math.floor(file / 36)]}${digits[file % 36]}${inFile.indexOf(hash).toString(36)}`;
  };
}
