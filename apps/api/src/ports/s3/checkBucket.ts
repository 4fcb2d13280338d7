import { HeadBucketCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { isNotImplemented, isTaken, type S3Settings } from './client.ts';

/** The bucket cannot be used. The message is one line for the operator. */
export class BucketError extends Error {}

const ADVICE = 'S3_CONDITIONAL_WRITES=0 uses it with less protection';

/**
 * Checks that the bucket exists, that its files can be listed and written, and that the server never overwrites an object
 * under `If-None-Match`, unless conditional writes are off. Writes the empty object `probe` for this.
 *
 * @throws {BucketError}
 */
export async function checkBucket(client: S3Client, settings: S3Settings): Promise<void> {
  const { bucket: Bucket, prefix, conditionalWrites } = settings;
  const input = {
    Bucket,
    Key: `${prefix}probe`,
    Body: Buffer.alloc(0),
    ContentLength: 0,
    ...(conditionalWrites && { IfNoneMatch: '*' }),
  };
  const probe = () =>
    client.send(new PutObjectCommand(input)).then(
      () => true,
      (error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      },
    );
  try {
    await probe();
    const isProtected = !conditionalWrites || !(await probe());
    // Needs the permission to list, and has no reason in its error, unlike the writes above.
    await client.send(new HeadBucketCommand({ Bucket }));
    if (isProtected) return;
  } catch (error) {
    if (isNotImplemented(error) && conditionalWrites)
      throw new BucketError(`the bucket ${Bucket} cannot be used: its server refuses If-None-Match. ${ADVICE}`);
    throw new BucketError(`the bucket ${Bucket} cannot be used: ${reasonOf(error, settings)}`);
  }
  throw new BucketError(
    `the bucket ${Bucket} cannot be used: its server ignores If-None-Match, so files could be overwritten. ${ADVICE}`,
  );
}

function reasonOf(error: unknown, { endpoint }: S3Settings): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof S3ServiceException) {
    const { name, message, $metadata } = error;
    if (name === 'NoSuchBucket' || $metadata.httpStatusCode === 404) return 'it does not exist';
    // Errors of Ceph have no message, and answers to HEAD have neither name nor message.
    if (message && message !== 'UnknownError') return `${name}: ${message}`;
    return /^(Unknown|\d)/.test(name) ? `the server answered ${$metadata.httpStatusCode}` : name;
  }
  const [line = ''] = error.message.split('\n');
  const code = 'code' in error ? String(error.code) : error.name;
  return `${endpoint ?? 'Amazon S3'} cannot be reached (${line || code})`;
}
