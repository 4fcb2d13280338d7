import type { ActivityLabels } from '../enums.ts';

export const de: ActivityLabels = {
  'callDirection.OUTBOUND': 'Ausgehend',
  'callDirection.INBOUND': 'Eingehend',
  'callOutcome.REACHED': 'Erreicht',
  'callOutcome.VOICEMAIL': 'Nachricht hinterlassen',
  'callOutcome.NO_ANSWER': 'Nicht erreicht',
  'callOutcome.WRONG_NUMBER': 'Falsche Nummer',
};
