import type { S3Settings } from './ports/s3/client.ts';
import { StartError } from './startError.ts';

interface S3Variables {
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_REGION?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  S3_PATH_STYLE?: '0' | '1';
  S3_PREFIX?: string;
  S3_REDIRECT?: '0' | '1';
  S3_CONDITIONAL_WRITES?: '0' | '1';
}

/** Every other setting of the bucket needs its name. */
export function s3Of(env: S3Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) {
    const other = Object.keys(env).find((name) => name.startsWith('S3_'));
    if (other) throw new StartError(`${other} needs S3_BUCKET: without a bucket, files are stored in the data folder`);
    return undefined;
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: env.S3_PATH_STYLE === '1',
    prefix: env.S3_PREFIX?.replace(/\/?$/, '/') ?? '',
    redirects: env.S3_REDIRECT === '1',
    conditionalWrites: env.S3_CONDITIONAL_WRITES !== '0',
  };
}
