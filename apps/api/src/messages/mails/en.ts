/** What the mails say. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.sentBy': 'This mail was sent by {name}.',
  'mail.sentWith': '{name} works with {product}, which sent this mail.',
  'mail.notYou': 'If you did not ask for this, you can ignore this mail.',

  'mail.verifyEmail.subject': 'Verify your email address',
  'mail.verifyEmail.text': 'Please confirm that {email} is your address. Then you can sign in to {product}.',
  'mail.verifyEmail.action': 'Verify email address',
  'mail.verifyEmail.note': 'The link is good for {hours} hours and can be used once.',

  'mail.resetPassword.subject': 'Reset your password',
  'mail.resetPassword.text': 'Somebody asked for a new password for your account at {product}.',
  'mail.resetPassword.action': 'Choose a new password',
  'mail.resetPassword.note':
    'The link is good for {minutes} minutes and can be used once. Your present password works until you choose another one.',

  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'The password of your account at {product} was just changed, and all other sessions were signed out.',
  'mail.passwordChanged.action': 'Reset your password',
  'mail.passwordChanged.note': 'If that was not you, reset your password at once.',

  'mail.invitation.subject': '{name} invites you',
  'mail.invitation.adminText': 'You are invited to look after {product} as an admin. Choose a password to begin.',
  'mail.invitation.agentText': '{inviter} invites you to work with {name}. Choose a password to begin.',
  'mail.invitation.customerText':
    'See your policies, quotes and claims with {name} in one place. Choose a password to begin.',
  'mail.invitation.action': 'Accept invitation',
  'mail.invitation.note': 'The invitation is good for {days} days. If you do not expect it, you can ignore this mail.',

  'mail.receipt.subject': 'Receipt {reference}',
  'mail.receipt.text': 'Thank you for your payment. The plan {package} of {agency} has begun.',
  'mail.receipt.action': 'Open My Plan',
  'mail.receipt.note': 'You find the receipt as a PDF under History, Transaction.',

  'mail.docApproved.subject': '{document} is approved',
  'mail.docApproved.text':
    'The document “{document}” that {agency} uploaded is approved. There is nothing more to do for it.',
  'mail.docApproved.action': 'Open the documents',
  'mail.docRejected.subject': '{document} is rejected',
  'mail.docRejected.text': 'The document “{document}” that {agency} uploaded is rejected. Please upload another one.',
  'mail.docRejected.reason': 'Reason: {feedback}',
  'mail.docRejected.action': 'Upload another one',
  'mail.quoteReady.subject': 'Your {insurance} quote from {agency} is ready',
  'mail.quoteReady.text':
    '{agent} has prepared a {insurance} quote for you. Please look at it, and accept or reject it.',
  'mail.quoteReady.action': 'View the quote',
  'mail.quoteRequested.subject': '{contact} requests a quote',
  'mail.quoteRequested.text':
    '{contact} would like a quote for {insurance}. You find the request among your opportunities.',
  'mail.quoteRequested.action': 'Open the request',

  'mail.contact.action': 'Reply',
  'mail.contact.note': 'You can reply without signing in. The link is good for {days} days and can be used once.',
  'mail.answer.subject': '{contact} has replied',
  'mail.answer.text': '{contact} has replied to your mail “{subject}”.',
  'mail.answer.action': 'View reply',
} as const;
