import type { ActivityLabels } from '../enums.ts';

export const nl: ActivityLabels = {
  'callDirection.OUTBOUND': 'Uitgaand',
  'callDirection.INBOUND': 'Inkomend',
  'callOutcome.REACHED': 'Bereikt',
  'callOutcome.VOICEMAIL': 'Voicemail ingesproken',
  'callOutcome.NO_ANSWER': 'Geen gehoor',
  'callOutcome.WRONG_NUMBER': 'Verkeerd nummer',
};
