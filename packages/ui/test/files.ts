/** Creates a file of the given size for stories. */
export const fileOf = (name: string, type = '', bytes = 2048): File =>
  new File([new Uint8Array(bytes)], name, { type });

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Event options of a file drag, for `fireEvent`. */
export const dragOf = (kind: 'dragenter' | 'dragleave' | 'drop', ...files: readonly File[]): DragEvent =>
  new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) });

/** Event options of a file paste, for `fireEvent`. */
export const pasteOf = (...files: readonly File[]): ClipboardEvent =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(files) });

/** File whose content can no longer be read. */
export function unreadableFile(name: string): File {
  const file = fileOf(name, 'application/pdf');
  const gone: Blob = new Blob();
  gone.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  file.slice = () => gone;
  return file;
}

/** Hidden file input of a dropzone. */
export function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  return input;
}
