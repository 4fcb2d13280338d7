import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'email.sent': 'L’e-mail a été envoyé',
  'email.replied': 'Envoyé avec succès',
  'email.notFound': 'Cet e-mail n’existe plus',
  'email.tokenInvalid': 'Lien non valable',
  'email.bodyRequired': 'Le texte de l’e-mail est obligatoire',
  'email.senderOther': 'Vous ne pouvez envoyer des e-mails qu’en votre propre nom',
  'email.contactUnknown': 'Ce contact n’existe plus',
  'email.opportunityUnknown': 'Cette opportunité n’existe plus',
  'email.quoteUnknown': 'Ce devis n’existe plus',
  'email.policyUnknown': 'Ce contrat n’existe plus',
  'email.claimUnknown': 'Ce sinistre n’existe plus',
  'email.threadUnknown': 'Cette conversation n’existe plus',
  'email.threadNotFound': 'Cette conversation n’existe plus',
  'email.noted': 'Note ajoutée',
  'email.assigneeLicensed': 'Choisissez un agent agréé',
  'email.assigneeUnknown': 'Choisissez un agent actif de votre agence',
  'email.retried': 'L’e-mail est en cours de renvoi',
  'email.dismissed': 'L’e-mail a été masqué',
  'email.restored': 'L’e-mail est de nouveau affiché',
  'email.stillSending': 'Cet e-mail est encore en cours d’envoi. Réessayez dans une minute',
  'email.sentJustNow': 'Cet e-mail a été envoyé il y a moins d’une minute. Réessayez dans une minute',
  'email.notFailed': 'L’envoi de cet e-mail n’a pas échoué : il n’est pas renvoyé',
  'email.retryLimit':
    'Cet e-mail a été renvoyé {limit} fois sans succès. Vérifiez l’adresse et écrivez un nouvel e-mail',
  'email.retryTooLate':
    'L’envoi de cet e-mail a échoué il y a plus de 30 jours et il n’est plus conservé. Écrivez-en un nouveau',
  'email.tooManyFiles': 'Un e-mail peut avoir au plus {limit} fichiers',
};
