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
export function isOwnAddress(address: string): boolean {
  const here = window.location;
  if (!URL.canParse(address, here.href)) return false;
  const { protocol, origin } = new URL(address, here.href);
  return protocol === 'blob:' || origin === here.origin;
}
