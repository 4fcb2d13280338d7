import type { MailingLabels } from '../enums.ts';

export const en: MailingLabels = {
  'emailType.POLICY': 'Policy',
  'emailType.QUOTE': 'Quote',
  'emailType.OPPORTUNITY': 'Opportunity',
  'emailType.OTHER': 'Other',
  'emailStatus.DELIVERED': 'Delivered',
  'emailStatus.RESPONDED': 'Responded',
  'emailStatus.FAILED': 'Failed',
  'automaticMailKind.QUOTE_READY': 'Quote ready',
  'automaticMailKind.POLICY_TRANSACTION': 'Policy transaction',
  'automaticMailKind.CERTIFICATE_SENT': 'Certificate sent',
  'automaticMailKind.SERVICE_ANSWERED': 'Service request answered',
  'automaticMailKind.DOCUMENT_REQUESTED': 'Document requested',
  'automaticMailKind.CLAIM_STATUS': 'Claim status',
  'automaticMailKind.CUSTOMER_INVITATION': 'Customer invitation',
  'automaticMailKind.AGENT_INVITATION': 'Agent invitation',
};
