import { isLanguage } from '@fairlead/rules';
import type { Stripe } from '@stripe/stripe-js';
import { createRoot, type Root } from 'react-dom/client';
import { type CardText, isComplete, tokenOf } from './card';
import { type CardChange, SandboxCard } from './SandboxCard';
import { words } from './words';

type Listener = (event: object) => void;

/** Stripe's card element: mounted into a node, tells its changes to whoever listens. */
class SandboxElement {
  card: CardText | undefined;
  readonly #language: keyof typeof words;
  readonly #listeners = new Map<string, Set<Listener>>();
  #root: Root | undefined;
  #disabled = false;

  constructor(locale: string, options: { disabled?: boolean } = {}) {
    this.#language = isLanguage(locale) ? locale : 'en';
    this.#disabled = options.disabled ?? false;
  }

  mount(node: HTMLElement) {
    this.#root = createRoot(node);
    this.#draw();
    this.#tell('ready', {});
  }

  update({ disabled }: { disabled?: boolean }) {
    if (disabled !== undefined) this.#disabled = disabled;
    this.#draw();
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
    // a root may not go while another one is being drawn
    setTimeout(() => root?.unmount());
  }

  readonly #changed = ({ card, complete, empty, fault }: CardChange) => {
    this.card = card;
    const error = fault && { type: 'validation_error', code: fault, message: words[this.#language][fault] };
    this.#tell('change', { elementType: 'card', complete, empty, error, value: { postalCode: '' } });
  };

  #tell(name: string, event: object) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  #draw() {
    this.#root?.render(<SandboxCard language={this.#language} disabled={this.#disabled} onChange={this.#changed} />);
  }
}

/** As much of Stripe.js as a card payment needs, for portals without a key: `createToken` answers a token of the sandbox. */
export function sandboxStripe(): Stripe {
  const refuse = () => Promise.reject(new Error('the sandbox makes card tokens only'));
  const sandbox = {
    elements({ locale = 'en' }: { locale?: string } = {}) {
      let made: SandboxElement | null = null;
      return {
        create: (_type: 'card', options?: { disabled?: boolean }) => (made = new SandboxElement(locale, options)),
        getElement: () => made,
        update: () => undefined,
      };
    },
    createToken: ({ card }: SandboxElement) =>
      Promise.resolve(
        card && isComplete(card)
          ? { token: { id: tokenOf(card), object: 'token' } }
          : { error: { type: 'validation_error', code: 'incomplete_number', message: words.en.incomplete_number } },
      ),
    createPaymentMethod: refuse,
    confirmCardPayment: refuse,
  };
  // Stripe's type names everything that Stripe.js can; `Elements` and the dialog call what is here.
  return sandbox as unknown as Stripe;
}
