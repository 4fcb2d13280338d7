import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '@fairlead/openapi';
import type { Clock } from '../../ports/clock.ts';

export type FileRef = components['schemas']['FileRef'];
type StoredFile = components['schemas']['StoredFile'];

/** Addresses end at whole quarters of an hour, so that one stays the same, and cached, for a while. */
const STEP = 15 * 60;

/** What a link opens: this content of this file. */
interface Linked {
  id: string;
  /** Counts the replacements of the content: a new one has a new address, so that no cache shows the old. */
  version: number;
}

export interface FileLinks {
  /** @param life Seconds for which it is good at least; a quarter of an hour unless said otherwise. */
  linkTo(file: Linked, life?: number): FileRef;
  /** The file as the contract shows it. */
  show(file: Linked & Pick<StoredFile, 'name' | 'size' | 'contentType'>): StoredFile;
  isValid(file: Linked, exp: number, sig: string): boolean;
}

/** Signed addresses: who has one may read that one file until it ends. */
export function makeFileLinks(secret: string, clock: Clock): FileLinks {
  const sign = ({ id, version }: Linked, exp: number) =>
    createHmac('sha256', secret).update(`${id}.${version}.${exp}`).digest('base64url');
  const linkTo = (file: Linked, life = STEP): FileRef => {
    const exp = Math.ceil(clock.now() / STEP) * STEP + life;
    return { id: file.id, fileUrl: `/api/file/${file.id}?exp=${exp}&sig=${sign(file, exp)}` };
  };
  return {
    linkTo,
    show: (file) => ({ ...linkTo(file), name: file.name, size: file.size, contentType: file.contentType }),
    isValid(file, exp, sig) {
      const wanted = Buffer.from(sign(file, exp));
      const given = Buffer.from(sig);
      return exp > clock.now() && given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
