/** What the server says of mails between agents and contacts. */
export const en = {
  'email.sent': 'Mail sent successfully',
  'email.replied': 'Successfully Submitted',
  'email.notFound': 'This mail does not exist any more',
  'email.tokenInvalid': 'Token Invalid',
  'email.bodyRequired': 'Mail Body is required field!',
  'email.senderOther': 'You can only write in your own name',
  'email.contactUnknown': 'This contact does not exist any more',
  'email.opportunityUnknown': 'This opportunity does not exist any more',
  'email.quoteUnknown': 'This quote does not exist any more',
  'email.policyUnknown': 'This policy does not exist any more',
  'email.tooManyFiles': 'A mail can have at most {limit} files',
} as const;
