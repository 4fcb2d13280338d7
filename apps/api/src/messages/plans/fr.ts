import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'plan.created': 'Le forfait est souscrit',
  'plan.updated': 'Le forfait a été modifié',
  'plan.notFound': 'Ce forfait n’existe pas',
  'plan.notYours': 'Seul un administrateur de l’agence peut souscrire un forfait pour l’agence',
  'plan.exists': 'Votre agence a déjà un forfait. Modifiez plutôt celui-ci.',
  'plan.priceChanged': 'Le prix est passé à {amount}. Veuillez le vérifier avant de payer.',
  'plan.replaced': 'Votre agence a maintenant un autre forfait. Veuillez le vérifier avant de payer.',
  'payment.declined': 'Votre carte a été refusée. Utilisez une autre carte.',
  'payment.insufficientFunds': 'Le solde de votre carte est insuffisant. Utilisez une autre carte.',
  'payment.expiredCard': 'Votre carte a expiré. Utilisez une autre carte.',
  'payment.incorrectCvc': 'Le code de sécurité de votre carte est incorrect. Vérifiez-le.',
  'payment.processingError': 'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
  'payment.authenticationRequired':
    'Votre banque veut confirmer ce paiement, ce qui n’est pas possible ici. Utilisez une autre carte.',
  'payment.tokenInvalid': 'Les données de la carte ne servent qu’une fois. Saisissez votre carte à nouveau.',
  'payment.abandoned': 'Le paiement n’a pas abouti et rien n’a été débité. Réessayez.',
  'payment.unavailable': 'Les paiements sont impossibles pour le moment et rien n’a été débité. Réessayez plus tard.',
  'payment.unknown':
    'Le prestataire de paiement n’a pas encore répondu. Vous ne serez pas débité deux fois. Votre forfait commence dès que le paiement est confirmé.',
  'payment.inProgress':
    'Un autre paiement de votre agence est en cours. Patientez un instant et consultez votre forfait.',
  'payment.belowMinimum':
    'Le montant à payer, {amount}, est inférieur à {minimum}, le minimum pour une carte. Utilisez un autre coupon.',
  'payment.cardRequired': 'Saisissez votre carte',
  'payment.webhookRefused': 'Ceci n’est pas un message du prestataire de paiement',
  'transaction.noReceipt': 'Ce reçu n’existe pas',
  'receipt.title': 'Reçu',
  'receipt.text': 'Merci pour votre paiement.',
  'receipt.date': 'Payé le',
  'receipt.package': 'Forfait',
  'receipt.period': 'Période',
  'receipt.card': 'Carte',
  'receipt.price': 'Prix',
  'receipt.discount': 'Remise',
  'receipt.paid': 'Payé',
};
