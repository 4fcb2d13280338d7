import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  QUOTE_ACCEPTED: '{name} a accepté le devis',
  QUOTE_REJECTED: '{name} a refusé le devis',
  QUOTE_UNANSWERED: '{name} n’a pas répondu au devis',
  REPLY_RECEIVED: '{name} a écrit « {detail} »',
  SERVICE_REQUESTED: '{name} demande « {detail} »',
  CERTIFICATE_REQUESTED: '{name} a besoin d’une attestation pour {detail}',
  OPPORTUNITY_UNTOUCHED: '{name} attend un premier contact',
  POLICY_EXPIRING: 'Le contrat de {name} expire le {detail}',
  TRANSACTION_PAST_DUE: 'Un paiement de {name} est en retard',
  CLAIM_MOVED: 'Le sinistre de {name} a été déclaré ou rouvert',
  CLAIM_UNCHANGED: 'Le sinistre de {name} n’a pas changé',
  DOCUMENT_EXPIRING: '« {detail} » expire bientôt',
  MENTION: '{actor} vous a mentionné : {detail}',
  TASK_ASSIGNED: '{actor} vous a attribué « {detail} »',
  QUOTE_SENT: 'Vous avez un nouveau devis',
  DOCUMENT_REQUESTED: 'Votre agent demande « {detail} »',
  CLAIM_STATUS_CHANGED: 'Le statut de votre sinistre est maintenant « {detail} »',
  SERVICE_ANSWERED: 'Votre demande « {detail} » a reçu une réponse',
  CERTIFICATE_READY: 'Votre attestation est prête',
  PAYMENT_PAST_DUE: 'Un paiement est en retard',
};
