import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket of an S3-compatible server. */
export interface S3Settings {
  bucket: string;
  /** Undefined uses Amazon S3. */
  endpoint: string | undefined;
  /** Undefined uses the region of the AWS environment. */
  region: string | undefined;
  /** Undefined uses the AWS environment: variables, profile, web identity, container or instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is in the path of addresses instead of the host name. */
  pathStyle: boolean;
  /** Start of all keys. Empty, or ends with a slash. */
  prefix: string;
  /** Whether browsers download files from the bucket instead of this server. */
  redirects: boolean;
  /** Whether writes send `If-None-Match: *`. Otherwise they look for the key first, which simultaneous writes can evade. */
  conditionalWrites: boolean;
}

/** Milliseconds. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000, requestTimeout: 60_000 } as const;

/** Includes the first attempt. Later ones follow within seconds. */
const ATTEMPTS = 4;

export const makeClient = ({ endpoint, region, credentials, pathStyle }: S3Settings): S3Client =>
  new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    // Other servers than Amazon's mostly ignore the region, but signatures contain one.
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
    ...(credentials && { credentials }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    // Writes send a SHA-256, which reads compare. Not all servers know the checksums that the SDK would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Whether an object is missing. A missing bucket is another error. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as S3ServiceException).name !== 'NoSuchBucket';

/** Whether a conditional write was refused because the object exists. */
export const isTaken = (error: unknown): boolean => statusOf(error) === 412;

/** Whether the server refuses all conditional writes, as OpenStack Swift 2.30 does. */
export const isNotImplemented = (error: unknown): boolean => statusOf(error) === 501;
