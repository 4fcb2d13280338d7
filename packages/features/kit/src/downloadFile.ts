import { fetchFile } from '@fairlead/api-client/upload';

/**
 * Downloads a file of the server, such as a PDF.
 *
 * @param path Path of the request.
 * @param name File name on the user's device.
 * @throws {Error} With the server's message.
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(await fetchFile(path), name);
}

/** Stores a file on the user's device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // time for the browser to start the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
