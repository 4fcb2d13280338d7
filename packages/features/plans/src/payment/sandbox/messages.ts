import type { Language } from '@fairlead/rules';
import type { CardError } from './card';

interface CardMessages extends Record<CardError, string> {
  number: string;
  expiry: string;
  cvc: string;
}

/** Messages of the card field, as in Stripe's own field. */
export const messages: Readonly<Record<Language, CardMessages>> = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    incomplete_number: 'Votre numéro de carte est incomplet.',
    invalid_number: 'Votre numéro de carte n’est pas valide.',
    incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
    invalid_expiry_year_past: 'L’année d’expiration de votre carte est passée.',
    invalid_expiry_month_past: 'La date d’expiration de votre carte est passée.',
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum',
    cvc: 'Prüfziffer',
    incomplete_number: 'Die Kartennummer ist unvollständig.',
    invalid_number: 'Die Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    invalid_expiry_year_past: 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    invalid_expiry_month_past: 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Die Prüfziffer Ihrer Karte ist unvollständig.',
  },
  nl: {
    number: 'Kaartnummer',
    expiry: 'Vervaldatum',
    cvc: 'Beveiligingscode',
    incomplete_number: 'Uw kaartnummer is onvolledig.',
    invalid_number: 'Uw kaartnummer is ongeldig.',
    incomplete_expiry: 'De vervaldatum van uw kaart is onvolledig.',
    invalid_expiry_year_past: 'Het vervaljaar van uw kaart ligt in het verleden.',
    invalid_expiry_month_past: 'De vervaldatum van uw kaart ligt in het verleden.',
    incomplete_cvc: 'De beveiligingscode van uw kaart is onvolledig.',
  },
};
