import type { Language } from '@fairlead/rules';
import type { CardError } from './card';

interface CardMessages extends Record<CardError, string> {
  number: string;
  expiry: string;
  cvc: string;
  bank: string;
  bankText: string;
  confirm: string;
  decline: string;
  unconfirmed: string;
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
    bank: 'Confirm Your Payment',
    bankText:
      'The bank of the sandbox asks you to confirm this payment. With a real card, the page of your bank appears here.',
    confirm: 'Confirm payment',
    decline: 'Decline',
    unconfirmed:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
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
    bank: 'Confirmer votre paiement',
    bankText:
      'La banque du bac à sable vous demande de confirmer ce paiement. Avec une vraie carte, la page de votre banque s’affiche ici.',
    confirm: 'Confirmer le paiement',
    decline: 'Refuser',
    unconfirmed: 'Nous ne pouvons pas authentifier votre moyen de paiement. Veuillez en choisir un autre et réessayer.',
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
    bank: 'Zahlung bestätigen',
    bankText:
      'Die Bank der Sandbox bittet Sie, diese Zahlung zu bestätigen. Bei einer echten Karte erscheint hier die Seite Ihrer Bank.',
    confirm: 'Zahlung bestätigen',
    decline: 'Ablehnen',
    unconfirmed:
      'Ihre Zahlungsmethode konnte nicht authentifiziert werden. Bitte wählen Sie eine andere und versuchen Sie es noch einmal.',
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
    bank: 'Uw betaling bevestigen',
    bankText:
      'De bank van de sandbox vraagt u deze betaling te bevestigen. Bij een echte kaart verschijnt hier de pagina van uw bank.',
    confirm: 'Betaling bevestigen',
    decline: 'Weigeren',
    unconfirmed: 'Uw betaalmethode kon niet worden geverifieerd. Kies een andere betaalmethode en probeer het opnieuw.',
  },
};
