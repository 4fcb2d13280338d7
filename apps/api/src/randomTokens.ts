import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Hash under which a token is stored, so that a copy of the database contains no usable tokens. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
