const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at).indexOf(signature, 0, 'latin1') === 0;

/** File types that are detected by their content. All others are `application/octet-stream`. */
const kinds: readonly { type: string; image: boolean; is(bytes: Buffer): boolean }[] = [
  { type: 'image/png', image: true, is: (b) => startsWith(b, '\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', image: true, is: (b) => startsWith(b, '\xff\xd8\xff') },
  { type: 'image/gif', image: true, is: (b) => startsWith(b, 'GIF87a') || startsWith(b, 'GIF89a') },
  { type: 'image/webp', image: true, is: (b) => startsWith(b, 'RIFF') && startsWith(b, 'WEBP', 8) },
  { type: 'application/pdf', image: false, is: (b) => startsWith(b, '%PDF-') },
  { type: 'application/zip', image: false, is: (b) => startsWith(b, 'PK\x03\x04') },
];

/** Number of leading bytes that are enough to detect the type. */
export const SNIFFED_BYTES = 1024;

/** Detects the content type by the first bytes. The file name and the type sent by the browser are not trusted. */
export const sniffType = (head: Buffer): string =>
  kinds.find((kind) => kind.is(head))?.type ?? 'application/octet-stream';

/** Whether a browser may display the file inline. True for known image types only, because other types can contain scripts. */
export const isImage = (contentType: string): boolean => kinds.some(({ type, image }) => image && type === contentType);

const extensionChecks: readonly { named: RegExp; holds(head: Buffer, contentType: string): boolean }[] = [
  // readers accept a PDF header within the first 1024 bytes
  { named: /\.pdf$/i, holds: (head) => head.subarray(0, SNIFFED_BYTES).includes('%PDF-') },
  { named: /\.(png|jpe?g|gif|webp)$/i, holds: (_, contentType) => isImage(contentType) },
];

/** Whether the content matches the file extension. True for extensions whose content cannot be detected. */
export const matchesExtension = (name: string, head: Buffer): boolean =>
  extensionChecks.every(({ named, holds }) => !named.test(name) || holds(head, sniffType(head)));
