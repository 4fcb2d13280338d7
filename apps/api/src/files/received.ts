/** A received file whose bytes are stored, but which has no row yet. */
export interface Received {
  storageKey: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
}
