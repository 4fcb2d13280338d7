import { call, type Schemas } from '@fairlead/api-client/client';
import { useEffect, useState } from 'react';

/** Typing has stopped. Milliseconds; specification, document 1, section 9. */
const couponDelay = 600;

type CouponState =
  | { status: 'none' | 'checking' }
  | { status: 'applied'; check: Schemas['CouponCheck'] }
  | { status: 'invalid'; message: string };

type Outcome = { code: string; state: CouponState };

/**
 * Asks what a coupon takes off a package, 600 ms after typing stops; an answer to what is no longer there is dropped.
 *
 * @param first Stands in the field at first. Nobody has typed it, so it does not stand in the way of paying: where it cannot
 * be used it is taken out, and is `dropped`.
 */
export function useCouponCheck(packageId: string, first: string) {
  const [text, setText] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [typed, setTyped] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const code = text.trim();
  useEffect(() => {
    if (code === '') return undefined;
    let stale = false;
    const ask = async () => {
      const result = await call('get', '/api/coupons/couponCode/{code}', {
        params: { path: { code }, query: { packageId } },
      });
      if (stale) return;
      if (!typed && !result.ok && result.failure.status === 404) {
        setDropped(code);
        setText('');
        return;
      }
      const state: CouponState = result.ok
        ? { status: 'applied', check: result.payload }
        : { status: 'invalid', message: result.failure.message };
      setOutcome({ code, state });
    };
    const timer = setTimeout(() => void ask(), couponDelay);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [code, packageId, typed]);
  const state: CouponState =
    code === '' ? { status: 'none' } : outcome?.code === code ? outcome.state : { status: 'checking' };
  const type = (next: string) => {
    setTyped(true);
    setText(next);
  };
  return { text, type, state, dropped: text === '' ? dropped : undefined };
}
