/** A file for stories: so many bytes of nothing under this name. */
export const fileOf = (name: string, type = '', bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type });

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** What the browser tells when files are dragged, for `fireEvent`. */
export const dragOf = (kind: 'dragenter' | 'dragleave' | 'drop', ...files: readonly File[]): DragEvent =>
  new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) });

/** What the browser tells when files are pasted. */
export const pasteOf = (...files: readonly File[]): ClipboardEvent =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) });

/** A file that the disk does not give any more. */
export function unreadableFile(name: string): File {
  const file = fileOf(name, 'application/pdf');
  const gone: Blob = new Blob();
  gone.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  file.slice = () => gone;
  return file;
}

/** What a file input would have: the hidden one beside the button. */
export function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  return input;
}
