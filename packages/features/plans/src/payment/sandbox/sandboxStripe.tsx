import { isLanguage, type Language } from '@fairlead/rules';
import type { Stripe } from '@stripe/stripe-js';
import { createRoot, type Root } from 'react-dom/client';
import { askBuyer } from './BankDialog';
import { type CardText, createToken, isComplete } from './card';
import { messages } from './messages';
import { type CardChange, SandboxCard } from './SandboxCard';

type Listener = (event: object) => void;

/** Sandbox version of Stripe's card element. */
class SandboxElement {
  card: CardText | undefined;
  readonly #language: keyof typeof messages;
  readonly #listeners = new Map<string, Set<Listener>>();
  #root: Root | undefined;
  #disabled = false;

  constructor(locale: string, options: { disabled?: boolean } = {}) {
    this.#language = isLanguage(locale) ? locale : 'en';
    this.#disabled = options.disabled ?? false;
  }

  mount(node: HTMLElement) {
    this.#root = createRoot(node);
    this.#render();
    this.#emit('ready', {});
  }

  update({ disabled }: { disabled?: boolean }) {
    if (disabled !== undefined) this.#disabled = disabled;
    this.#render();
  }

  on(name: string, listener: Listener) {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
    return this;
  }

  off(name: string, listener: Listener) {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  destroy() {
    const root = this.#root;
    this.#root = undefined;
    // React cannot unmount a root while another one renders
    setTimeout(() => root?.unmount());
  }

  readonly #handleChange = ({ card, complete, empty, error: code }: CardChange) => {
    this.card = card;
    const error = code && { type: 'validation_error', code, message: messages[this.#language][code] };
    this.#emit('change', { elementType: 'card', complete, empty, error, value: { postalCode: '' } });
  };

  #emit(name: string, event: object) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  #render() {
    this.#root?.render(
      <SandboxCard language={this.#language} disabled={this.#disabled} onChange={this.#handleChange} />,
    );
  }
}

/** Asks the buyer in place of the bank, and tells the answer to the sandbox of the server. */
async function confirmPayment(clientSecret: string, language: Language) {
  const confirmed = await askBuyer(language);
  const response = await fetch('/api/payments/sandbox', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, confirmed }),
  });
  if (confirmed && response.ok) return { paymentIntent: { status: 'succeeded' } };
  const code = 'payment_intent_authentication_failure';
  return { error: { type: 'invalid_request_error', code, message: messages[language].unconfirmed } };
}

/** Sandbox version of Stripe.js for portals without a key. Supports card tokens and the confirmation of a payment only. */
export function sandboxStripe(): Stripe {
  const reject = () => Promise.reject(new Error('The sandbox supports card tokens only'));
  let language: Language = 'en';
  const sandbox = {
    elements({ locale = 'en' }: { locale?: string } = {}) {
      if (isLanguage(locale)) language = locale;
      let element: SandboxElement | null = null;
      return {
        create: (_type: 'card', options?: { disabled?: boolean }) => (element = new SandboxElement(locale, options)),
        getElement: () => element,
        update: () => undefined,
      };
    },
    createToken: ({ card }: SandboxElement) =>
      Promise.resolve(
        card && isComplete(card)
          ? { token: { id: createToken(card), object: 'token' } }
          : { error: { type: 'validation_error', code: 'incomplete_number', message: messages.en.incomplete_number } },
      ),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => confirmPayment(clientSecret, language),
    createPaymentMethod: reject,
    confirmCardPayment: reject,
  };
  // Stripe's type has many more members; `Elements` and the dialog use only these.
  return sandbox as unknown as Stripe;
}
