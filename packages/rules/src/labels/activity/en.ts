import type { ActivityLabels } from '../enums.ts';

export const en: ActivityLabels = {
  'callDirection.OUTBOUND': 'Outgoing',
  'callDirection.INBOUND': 'Incoming',
  'callOutcome.REACHED': 'Reached',
  'callOutcome.VOICEMAIL': 'Left a voicemail',
  'callOutcome.NO_ANSWER': 'No answer',
  'callOutcome.WRONG_NUMBER': 'Wrong number',
};
