import type { Language } from '@fairlead/rules';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type CardFault, type CardText, faultOf, formatCvc, formatExpiry, formatNumber, isComplete } from './card';
import * as styles from './SandboxCard.css';
import { words } from './words';

/** What the card entry tells, in the shape of Stripe's `change`. */
export interface CardChange {
  complete: boolean;
  empty: boolean;
  fault: CardFault | undefined;
  card: CardText;
}

interface SandboxCardProps {
  language: Language;
  disabled: boolean;
  onChange: (change: CardChange) => void;
}

const parts = ['number', 'expiry', 'cvc'] as const;
const nothing: CardText = { number: '', expiry: '', cvc: '' };

/** The card entry of the sandbox: number, expiry and security code, as Stripe's own has them without a postal code. */
export function SandboxCard({ language, disabled, onChange }: SandboxCardProps) {
  const [card, setCard] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<keyof CardText>>(new Set());
  const say = words[language];
  useEffect(() => {
    const empty = Object.values(card).every((text) => text === '');
    onChange({ card, empty, complete: isComplete(card), fault: faultOf(card, left) });
  }, [card, left, onChange]);

  const format = {
    number: formatNumber,
    expiry: formatExpiry,
    cvc: (text: string) => formatCvc(text, card.number),
  };
  const fault = faultOf(card, left);
  const wrong = parts.find((name) => fault?.includes(name));
  const part = (name: keyof CardText, autoComplete: string, placeholder: string) => (
    <input
      className={styles.parts[name]}
      aria-label={say[name]}
      aria-invalid={wrong === name || undefined}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      disabled={disabled}
      value={card[name]}
      onChange={(event) => setCard({ ...card, [name]: format[name](event.target.value) })}
      onBlur={() => setLeft(new Set(left).add(name))}
    />
  );
  return (
    <div className={styles.card}>
      <CreditCard size={16} aria-hidden="true" />
      {part('number', 'cc-number', '1234 1234 1234 1234')}
      {part('expiry', 'cc-exp', 'MM / YY')}
      {part('cvc', 'cc-csc', 'CVC')}
    </div>
  );
}
