/** Messages for agents who view the portal as a customer. */
export const en = {
  'customerView.started': 'You are viewing the portal as this customer.',
  'customerView.ended': 'You stopped viewing the portal as this customer.',
  'customerView.notFound': 'This view has already ended.',
  'customerView.noAccount': 'This contact has no account. Invite the contact first.',
  'customerView.disabled': 'The account of this customer is disabled.',
  'customerView.readOnly': 'You are viewing the portal as a customer. Only the customer can do this.',
} as const;
