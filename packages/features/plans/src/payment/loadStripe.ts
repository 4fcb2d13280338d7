import type { Stripe } from '@stripe/stripe-js';

let loaded: { key: string | null; stripe: Promise<Stripe | null> } | undefined;

/** Loads Stripe.js, or the sandbox if there is no publishable key. Loads once, but retries after a failure. */
export function loadStripe(key: string | null): Promise<Stripe | null> {
  if (loaded?.key === key) return loaded.stripe;
  const stripe = key === null ? sandbox() : real(key);
  loaded = { key, stripe };
  stripe.catch(() => {
    loaded = undefined;
  });
  return stripe;
}

const sandbox = async () => (await import('./sandbox/sandboxStripe')).sandboxStripe();
const real = async (key: string) => (await import('@stripe/stripe-js/pure')).loadStripe(key);
