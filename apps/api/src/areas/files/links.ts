import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks, FileRef, Linked } from '../../ports/fileLinks.ts';

/** Links expire at whole quarters of an hour, so the same URL can be cached for a while. */
const STEP = 15 * 60;

/** Signed URLs. Each gives access to one file until it expires. */
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
      const expected = Buffer.from(sign(file, exp));
      const actual = Buffer.from(sig);
      return exp > clock.now() && actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
