import type { Language } from '@fairlead/rules';
import { Icon } from '@fairlead/ui';
import { CreditCard } from 'lucide';
import { useEffect, useState } from 'react';
import { type CardError, type CardText, errorOf, formatCvc, formatExpiry, formatNumber, isComplete } from './card';
import { messages } from './messages';
import * as styles from './SandboxCard.css';

/** State of the card field, like Stripe's `change` event. */
export interface CardChange {
  complete: boolean;
  empty: boolean;
  error: CardError | undefined;
  card: CardText;
}

interface SandboxCardProps {
  language: Language;
  disabled: boolean;
  onChange: (change: CardChange) => void;
}

const parts = ['number', 'expiry', 'cvc'] as const;
const emptyCard: CardText = { number: '', expiry: '', cvc: '' };

/** Card field of the sandbox: number, expiration date and security code, like Stripe's without a postal code. */
export function SandboxCard({ language, disabled, onChange }: SandboxCardProps) {
  const [card, setCard] = useState(emptyCard);
  const [touched, setTouched] = useState<ReadonlySet<keyof CardText>>(new Set());
  const labels = messages[language];
  useEffect(() => {
    const empty = Object.values(card).every((text) => text === '');
    onChange({ card, empty, complete: isComplete(card), error: errorOf(card, touched) });
  }, [card, touched, onChange]);

  const format = {
    number: formatNumber,
    expiry: formatExpiry,
    cvc: (text: string) => formatCvc(text, card.number),
  };
  const error = errorOf(card, touched);
  const invalidPart = parts.find((name) => error?.includes(name));
  const renderPart = (name: keyof CardText, autoComplete: string, placeholder: string) => (
    <input
      className={styles.parts[name]}
      aria-label={labels[name]}
      aria-invalid={invalidPart === name || undefined}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      disabled={disabled}
      value={card[name]}
      onChange={(event) => setCard({ ...card, [name]: format[name](event.target.value) })}
      onBlur={() => setTouched(new Set(touched).add(name))}
    />
  );
  return (
    <div className={styles.card}>
      <Icon of={CreditCard} size={16} aria-hidden="true" />
      {renderPart('number', 'cc-number', '1234 1234 1234 1234')}
      {renderPart('expiry', 'cc-exp', 'MM / YY')}
      {renderPart('cvc', 'cc-csc', 'CVC')}
    </div>
  );
}
