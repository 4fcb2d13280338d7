import { call, type Schemas } from '@fairlead/api-client/client';
import { useEffect, useState } from 'react';

/** Typing has stopped. Milliseconds; specification, document 1, section 9. */
const couponDelay = 600;

type CouponState =
  | { status: 'none' | 'checking' }
  | { status: 'applied'; check: Schemas['CouponCheck'] }
  | { status: 'invalid'; message: string };

type Outcome = { code: string; state: CouponState };

/** Asks what a coupon takes off a package, 600 ms after typing stops; an answer to what is no longer there is dropped. */
export function useCouponCheck(packageId: string, first: string) {
  const [text, setText] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const code = text.trim();
  useEffect(() => {
    if (code === '') return undefined;
    let stale = false;
    const ask = async () => {
      const result = await call('get', '/api/coupons/couponCode/{code}', {
        params: { path: { code }, query: { packageId } },
      });
      if (stale) return;
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
  }, [code, packageId]);
  const state: CouponState =
    code === '' ? { status: 'none' } : outcome?.code === code ? outcome.state : { status: 'checking' };
  return { text, setText, state };
}
