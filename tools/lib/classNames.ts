const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

interface Identifier {
  /** Of the style: the same whenever its file is evaluated. */
  hash: string;
  filePath: string;
}

/**
 * Names classes by the place of their file, in two letters, and their place in the file. Names are a third of a stylesheet, and
 * hashes do not compress. No content blocker takes a class with a capital first for an advertisement.
 *
 * @param files - every stylesheet, as `filePath` names it
 * @param prefix - keeps them apart from the classes of others
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
