/** Record and version that a save replaces. */
export interface StoredVersion {
  id: string;
  version: number;
}

/** Version in the error response of a save that met a newer version. */
export const versionOf = (payload: unknown): number | undefined =>
  typeof payload === 'object' && payload && 'version' in payload && typeof payload.version === 'number'
    ? payload.version
    : undefined;
