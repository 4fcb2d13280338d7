/** Kinds of files, for icons and previews. */
export const fileKinds = ['image', 'pdf', 'sheet', 'doc', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

const extensions = {
  image: /^(avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/,
  pdf: /^pdf$/,
  sheet: /^(csv|ods|xls[mx]?)$/,
  doc: /^(docx?|odt|rtf|txt)$/,
};
const types = {
  image: /^image\//,
  pdf: /^application\/pdf$/,
  sheet: /spreadsheet|excel|csv/,
  doc: /wordprocessing|msword|^text\//,
};

/** File extension in lower case, or an empty string. */
export const extensionOf = (name: string): string => /[^.]\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Kind of a file, determined by its extension or else by its MIME type. */
export function fileKind(name: string, type = ''): FileKind {
  const extension = extensionOf(name);
  const known = fileKinds.find((kind) => kind !== 'other' && extensions[kind].test(extension));
  return known ?? fileKinds.find((kind) => kind !== 'other' && types[kind].test(type)) ?? 'other';
}
