import { call, messageOf, type Schemas } from '@fairlead/api-client/client';
import { useEffect, useState } from 'react';

/** Delay before a coupon is checked, in milliseconds. */
const couponDelay = 600;

type CouponState =
  | { status: 'none' | 'checking' }
  | { status: 'applied'; check: Schemas['CouponCheck'] }
  | { status: 'invalid'; message: string };

type Outcome = { code: string; state: CouponState };

/**
 * Checks the discount of a coupon 600 ms after the last input. Ignores the response to an older input.
 *
 * @param initialCode Initial coupon code. If it is invalid, the field is cleared and `dropped` contains the code, so that the user
 * can still pay.
 */
export function useCouponCheck(packageId: string, initialCode: string) {
  const [text, setText] = useState(initialCode);
  const [outcome, setOutcome] = useState<Outcome>();
  const [edited, setEdited] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const code = text.trim();
  useEffect(() => {
    if (code === '') return undefined;
    let stale = false;
    const checkCoupon = async () => {
      const result = await call('get', '/api/coupons/couponCode/{code}', {
        params: { path: { code }, query: { packageId } },
      });
      if (stale) return;
      if (!edited && !result.ok && result.failure.status === 404) {
        setDropped(code);
        setText('');
        return;
      }
      const state: CouponState = result.ok
        ? { status: 'applied', check: result.payload }
        : { status: 'invalid', message: messageOf(result.failure) };
      setOutcome({ code, state });
    };
    const timer = setTimeout(() => void checkCoupon(), couponDelay);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [code, packageId, edited]);
  const state: CouponState =
    code === '' ? { status: 'none' } : outcome?.code === code ? outcome.state : { status: 'checking' };
  const type = (next: string) => {
    setEdited(true);
    setText(next);
  };
  const refuse = (message: string) => setOutcome({ code, state: { status: 'invalid', message } });
  return { text, type, refuse, state, dropped: text === '' ? dropped : undefined };
}
