declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The parts of the S3 server that the tests use. The package has no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures?: boolean;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
  }
}
