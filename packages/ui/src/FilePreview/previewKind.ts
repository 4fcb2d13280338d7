import { extensionOf, fileKind } from '../FileIcon/fileKind';

/** Pictures that no browser, or only one, can draw. */
const undrawable = /^(hei[cf]|tiff?)$/;

/** How a file can be shown in the page; nothing where it cannot. */
export function previewKind(name: string, type?: string): 'image' | 'pdf' | undefined {
  const kind = fileKind(name, type);
  if (kind === 'image') return undrawable.test(extensionOf(name)) ? undefined : kind;
  // a phone opens PDFs elsewhere, and a frame would stay empty
  return kind === 'pdf' && navigator.pdfViewerEnabled ? kind : undefined;
}

/** A frame runs what it shows: nothing but this server's own addresses may stand in it. */
export const isOwnAddress = (address: string): boolean => {
  const url = URL.parse(address, window.location.href);
  return url?.protocol === 'blob:' || url?.origin === window.location.origin;
};
