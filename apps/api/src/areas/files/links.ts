import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileLinks, FileRef, Linked } from '../../ports/fileLinks.ts';

/** Links expire at whole quarters of an hour, so the same URL can be cached for a while. */
const STEP = 15 * 60;

/**
 * Signed URLs. Each gives access to one file until it expires.
 *
 * @param reader Returns the user for whom links are made; undefined outside of requests. By default, links name no user.
 */
export function makeFileLinks(
  secrets: Keys,
  clock: Clock,
  reader: () => string | undefined = () => undefined,
): FileLinks {
  const sign = (secret: string, { id, version }: Linked, exp: number, by = '') =>
    createHmac('sha256', secret).update(`${id}.${version}.${exp}.${by}`).digest('base64url');
  const linkTo = (file: Linked, life?: number): FileRef => {
    const exp = Math.ceil(clock.now() / STEP) * STEP + (life ?? STEP);
    const by = life === undefined ? reader() : undefined;
    const parameters = new URLSearchParams({
      exp: String(exp),
      ...(by && { by }),
      sig: sign(secrets[0], file, exp, by),
    });
    return { id: file.id, fileUrl: `/api/file/${file.id}?${parameters.toString()}` };
  };
  return {
    linkTo,
    show: (file) => ({ ...linkTo(file), name: file.name, size: file.size, contentType: file.contentType }),
    isValid(file, { exp, sig, by }) {
      if (exp <= clock.now()) return false;
      const actual = Buffer.from(sig);
      return secrets.some((secret) => {
        const expected = Buffer.from(sign(secret, file, exp, by));
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      });
    },
  };
}
