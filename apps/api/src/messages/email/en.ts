/** Messages about mails between agents and contacts. */
export const en = {
  'email.sent': 'Mail sent successfully',
  'email.replied': 'Successfully Submitted',
  'email.notFound': 'This mail no longer exists',
  'email.tokenInvalid': 'Token Invalid',
  'email.bodyRequired': 'Mail Body is required field!',
  'email.senderOther': 'You can only send mails in your own name',
  'email.contactUnknown': 'This contact no longer exists',
  'email.opportunityUnknown': 'This opportunity no longer exists',
  'email.quoteUnknown': 'This quote no longer exists',
  'email.policyUnknown': 'This policy no longer exists',
  'email.retried': 'The mail is being sent again',
  'email.stillSending': 'This mail is still being sent. Try again in a minute',
  'email.notFailed': 'This mail has not failed, so it is not sent again',
  'email.retryLimit': 'This mail was sent again {limit} times without success. Check the address and write a new mail',
  'email.retryTooLate': 'This mail failed more than 30 days ago and is no longer available. Write a new one',
  'email.tooManyFiles': 'A mail can have at most {limit} files',
} as const;
