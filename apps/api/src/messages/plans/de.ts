import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'plan.created': 'Der Tarif wurde gebucht',
  'plan.updated': 'Der Tarif wurde geändert',
  'plan.notFound': 'Diesen Tarif gibt es nicht',
  'plan.notYours': 'Nur ein Agentur-Administrator kann einen Tarif für die Agentur buchen',
  'plan.exists': 'Ihre Agentur hat bereits einen Tarif. Bitte ändern Sie diesen.',
  'plan.priceChanged': 'Der Preis hat sich auf {amount} geändert. Bitte prüfen Sie ihn, bevor Sie bezahlen.',
  'plan.replaced': 'Ihre Agentur hat jetzt einen anderen Tarif. Bitte prüfen Sie ihn, bevor Sie bezahlen.',
  'payment.declined': 'Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte.',
  'payment.insufficientFunds': 'Ihre Karte ist nicht ausreichend gedeckt. Bitte verwenden Sie eine andere Karte.',
  'payment.expiredCard': 'Ihre Karte ist abgelaufen. Bitte verwenden Sie eine andere Karte.',
  'payment.incorrectCvc': 'Die Prüfziffer Ihrer Karte ist falsch. Bitte prüfen Sie sie.',
  'payment.processingError':
    'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich erneut.',
  'payment.actionRequired': 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  'payment.authenticationRequired':
    'Ihre Bank hat diese Zahlung nicht bestätigt, und es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  'payment.tokenInvalid': 'Die Kartendaten gelten nur einmal. Bitte geben Sie Ihre Karte erneut ein.',
  'payment.abandoned': 'Die Zahlung kam nicht zustande, und es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  'payment.unavailable':
    'Zahlungen sind zurzeit nicht möglich, und es wurde nichts abgebucht. Bitte versuchen Sie es später erneut.',
  'payment.unknown':
    'Der Zahlungsdienst hat noch nicht geantwortet. Sie zahlen nicht doppelt. Ihr Tarif beginnt, sobald die Zahlung bestätigt ist.',
  'payment.inProgress':
    'Eine andere Zahlung Ihrer Agentur wird gerade verarbeitet. Bitte warten Sie einen Moment und sehen Sie sich Ihren Tarif an.',
  'payment.belowMinimum':
    'Der Betrag von {amount} liegt unter {minimum}, dem Mindestbetrag für Karten. Bitte verwenden Sie einen anderen Gutschein.',
  'payment.cardRequired': 'Bitte geben Sie Ihre Karte ein',
  'payment.webhookRefused': 'Dies ist keine Nachricht des Zahlungsdienstes',
  'transaction.noReceipt': 'Diesen Beleg gibt es nicht',
  'receipt.title': 'Beleg',
  'receipt.text': 'Vielen Dank für Ihre Zahlung.',
  'receipt.date': 'Bezahlt am',
  'receipt.package': 'Paket',
  'receipt.period': 'Zeitraum',
  'receipt.card': 'Karte',
  'receipt.price': 'Preis',
  'receipt.discount': 'Rabatt',
  'receipt.paid': 'Bezahlt',
  'payment.declined.admin': 'Die Karte wurde abgelehnt.',
  'payment.insufficientFunds.admin': 'Die Karte ist nicht ausreichend gedeckt.',
  'payment.expiredCard.admin': 'Die Karte ist abgelaufen.',
  'payment.incorrectCvc.admin': 'Die Prüfziffer der Karte ist falsch.',
  'payment.processingError.admin': 'Bei der Verarbeitung der Karte ist ein Fehler aufgetreten.',
  'payment.authenticationRequired.admin': 'Die Zahlung wurde nicht bei der Bank bestätigt.',
  'payment.tokenInvalid.admin': 'Die Kartendaten wurden zweimal verwendet.',
  'payment.abandoned.admin': 'Die Zahlung ist nicht zustande gekommen, und es wurde nichts abgebucht.',
  'payment.unavailable.admin': 'Zahlungen waren zu diesem Zeitpunkt nicht möglich, und es wurde nichts abgebucht.',
  'refund.created': 'Erfolgreich erstattet',
  'refund.nothingLeft': 'Von dieser Zahlung kann nichts erstattet werden',
  'refund.inProgress': 'Eine andere Erstattung dieser Zahlung wird gerade verarbeitet. Bitte warten Sie einen Moment.',
  'refund.tooMuch': 'Höchstens {amount} können erstattet werden',
  'refund.disputeOpen':
    'Die Bank des Käufers prüft eine Anfechtung dieser Zahlung. Bis zur Entscheidung ist keine Erstattung möglich.',
  'refund.disputeLost':
    'Die Bank des Käufers hat diese Zahlung nach einer Anfechtung zurückgeholt, daher kann nichts erstattet werden.',
  'refund.disputed': 'Die Zahlung wird bei der Bank angefochten und kann deshalb nicht erstattet werden.',
  'refund.insufficientBalance': 'Das Guthaben beim Zahlungsanbieter reicht für diese Erstattung nicht aus.',
  'refund.refused': 'Der Zahlungsanbieter hat die Erstattung abgelehnt. Es wurde nichts erstattet.',
  'refund.abandoned': 'Die Erstattung hat den Zahlungsanbieter nicht erreicht. Es wurde nichts erstattet.',
  'refund.unavailable':
    'Erstattungen sind zurzeit nicht möglich, und es wurde nichts erstattet. Bitte versuchen Sie es später erneut.',
  'refund.unknown':
    'Der Zahlungsanbieter hat noch nicht geantwortet. Es wird nicht zweimal erstattet. Der Status erscheint hier, sobald er bekannt ist.',
  'transaction.notFound': 'Diese Zahlung gibt es nicht',
  'receipt.refunded': 'Erstattet',
};
