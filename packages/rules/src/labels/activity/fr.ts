import type { ActivityLabels } from '../enums.ts';

export const fr: ActivityLabels = {
  'callDirection.OUTBOUND': 'Sortant',
  'callDirection.INBOUND': 'Entrant',
  'callOutcome.REACHED': 'Joint',
  'callOutcome.VOICEMAIL': 'Message vocal laissé',
  'callOutcome.NO_ANSWER': 'Sans réponse',
  'callOutcome.WRONG_NUMBER': 'Mauvais numéro',
};
