const starts = (bytes: Buffer, signature: string, at = 0) => bytes.subarray(at).indexOf(signature, 0, 'latin1') === 0;

/** The kinds whose bytes tell what they are; everything else is a download of bytes. */
const kinds: readonly { type: string; image: boolean; is(bytes: Buffer): boolean }[] = [
  { type: 'image/png', image: true, is: (b) => starts(b, '\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', image: true, is: (b) => starts(b, '\xff\xd8\xff') },
  { type: 'image/gif', image: true, is: (b) => starts(b, 'GIF87a') || starts(b, 'GIF89a') },
  { type: 'image/webp', image: true, is: (b) => starts(b, 'RIFF') && starts(b, 'WEBP', 8) },
  { type: 'application/pdf', image: false, is: (b) => starts(b, '%PDF-') },
  { type: 'application/zip', image: false, is: (b) => starts(b, 'PK\x03\x04') },
];

/** How many of the first bytes tell the kind. */
export const SNIFFED_BYTES = 1024;

/** The type of a content by its first bytes: neither the name nor what the browser said is believed. */
export const sniffType = (head: Buffer): string =>
  kinds.find((kind) => kind.is(head))?.type ?? 'application/octet-stream';

/** Whether a browser may show it in the page: the images that we know, and nothing that can carry a script. */
export const isImage = (contentType: string): boolean => kinds.some(({ type, image }) => image && type === contentType);

const claims: readonly { named: RegExp; holds(head: Buffer, contentType: string): boolean }[] = [
  // a reader takes a PDF that begins a little later
  { named: /\.pdf$/i, holds: (head) => head.subarray(0, SNIFFED_BYTES).includes('%PDF-') },
  { named: /\.(png|jpe?g|gif|webp)$/i, holds: (_, contentType) => isImage(contentType) },
];

/** Whether a file is what the ending of its name says; endings whose content does not tell its kind say nothing. */
export const isAsNamed = (name: string, head: Buffer): boolean =>
  claims.every(({ named, holds }) => !named.test(name) || holds(head, sniffType(head)));
