import { extensionOf, fileKind } from '../FileIcon/fileKind';

/** Image formats that few browsers or none can display. */
const unsupportedImages = /^(hei[cf]|tiff?)$/;

/** Kind of preview for a file, or undefined if it has none. Depends on the browser. */
export function previewKind(name: string, type?: string): 'image' | 'pdf' | undefined {
  const kind = fileKind(name, type);
  if (kind === 'image') return unsupportedImages.test(extensionOf(name)) ? undefined : kind;
  // Phones open PDFs in another app, and the frame would stay empty.
  return kind === 'pdf' && navigator.pdfViewerEnabled ? kind : undefined;
}

/** Whether an address belongs to this server. Frames run their content, so they may show no other addresses. */
export function isOwnAddress(address: string): boolean {
  const location = window.location;
  if (!URL.canParse(address, location.href)) return false;
  const { protocol, origin } = new URL(address, location.href);
  return protocol === 'blob:' || origin === location.origin;
}
