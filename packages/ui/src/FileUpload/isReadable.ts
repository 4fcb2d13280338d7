/**
 * Whether the browser can read a chosen file. It cannot read a folder, nor a file that was moved or changed after it was chosen;
 * these have a name and a size all the same.
 */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
