/** Texts of mails. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.sentBy': 'This mail was sent by {name}.',
  'mail.sentWith': '{name} works with {product}, which sent this mail.',
  'mail.notYou': 'If you did not ask for this, you can ignore this mail.',

  'mail.verifyEmail.subject': 'Verify your email address',
  'mail.verifyEmail.text':
    'Please confirm that {email} is your address: open the link and enter the password that you chose at sign-up. Then you can sign in to {product}.',
  'mail.verifyEmail.action': 'Verify email address',
  'mail.verifyEmail.note': 'The link is valid for {hours} hours and can be used once.',

  'mail.resetPassword.subject': 'Reset your password',
  'mail.resetPassword.text': 'A new password was requested for your account at {product}.',
  'mail.resetPassword.action': 'Choose a new password',
  'mail.resetPassword.note':
    'The link is valid for {minutes} minutes and can be used once. Your current password works until you choose a new one.',

  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'The password of your account at {product} was just changed, and all other sessions were signed out.',
  'mail.passwordChanged.action': 'Reset your password',
  'mail.passwordChanged.note': 'If that was not you, reset your password at once.',

  'mail.newDevice.subject': 'New sign-in to your account',
  'mail.newDevice.text': 'Your account at {product} was used on a device that has not signed in to it before.',
  'mail.newDevice.note':
    'If it was you, there is nothing to do. Otherwise end the session and change your password at once.',
  'mail.newDevice.device': 'Device',
  'mail.newDevice.place': 'Place',
  'mail.newDevice.address': 'Network address',
  'mail.newDevice.time': 'Time',
  'mail.newDevice.action': 'Review your sessions',

  'mail.secondFactorOn.subject': 'Two-factor sign-in is on',
  'mail.secondFactorOn.text':
    'An authenticator app was set up for your account at {product}. Signing in now takes your password and a code.',
  'mail.secondFactorOff.subject': 'Two-factor sign-in is off',
  'mail.secondFactorOff.text':
    'The last app or passkey and the recovery codes of your account at {product} were removed. Signing in takes only your password.',
  'mail.secondFactorReset.subject': 'Two-factor sign-in was reset',
  'mail.secondFactorReset.text':
    '{by} removed the authenticator app, the passkeys and the recovery codes of your account at {product}, and ended your sessions. Signing in takes only your password.',
  'mail.secondFactorReset.note':
    'If you did not ask for this, reset your password at once. You can set up two-factor sign-in again in your profile.',
  'mail.secondFactorReset.operator': 'The operator',
  'mail.authenticatorRemoved.subject': 'An authenticator app was removed',
  'mail.authenticatorRemoved.text':
    'The authenticator app of your account at {product} was removed. Your passkeys and recovery codes still work.',
  'mail.passkeyAdded.subject': 'A passkey was added',
  'mail.passkeyAdded.text':
    'The passkey “{passkey}” was added to your account at {product}. It confirms a sign-in after the password.',
  'mail.passkeyRemoved.subject': 'A passkey was removed',
  'mail.passkeyRemoved.text':
    'The passkey “{passkey}” of your account at {product} was removed. It no longer confirms a sign-in.',
  'mail.recoveryCodeUsed.subject': 'A recovery code was used',
  'mail.recoveryCodeUsed.text':
    'A recovery code was used to sign in to your account at {product}. Recovery codes left: {count}.',
  'mail.factorRequired.subject': '{name} requires two-factor sign-in',
  'mail.factorRequired.text':
    'For your account at {name}, signing in now takes a code or a passkey in addition to your password. Set up an authenticator app or a passkey now, or at your next sign-in.',
  'mail.factorRequired.action': 'Set up now',
  'mail.secondFactor.note': 'If that was not you, reset your password at once and check Security in your profile.',
  'mail.secondFactor.action': 'Open Security',

  'mail.invitation.subject': '{name} invites you',
  'mail.invitation.adminText': 'You are invited to join {product} as an admin. Choose a password to begin.',
  'mail.invitation.agentText': '{inviter} invites you to work with {name}. Choose a password to begin.',
  'mail.invitation.customerText':
    'See your policies, quotes and claims with {name} in one place. Choose a password to begin.',
  'mail.invitation.action': 'Accept invitation',
  'mail.invitation.note': 'The invitation is valid for {days} days. If you do not expect it, you can ignore this mail.',

  'mail.licenseDeclared.subject': '{name} says they are a licensed agent',
  'mail.licenseDeclared.text': '{name} ({email}) accepted your invitation and declared a license.',
  'mail.licenseDeclared.note':
    'Licensed agents can create quotes and policies. Check the license. If there is none, change the member.',
  'mail.licenseDeclared.action': 'Open member',

  'mail.receipt.subject': 'Receipt {reference}',
  'mail.receipt.text': 'Thank you for your payment. The plan {package} of {agency} is now active.',
  'mail.receipt.action': 'Open My Plan',
  'mail.receipt.note': 'You can download the receipt as a PDF under History, Transaction.',
  'mail.refund.subject': 'Refund of {amount} for {reference}',
  'mail.refund.text':
    '{amount} of the payment for the plan {package} of {agency} was refunded. It arrives on the card in 5 to 10 days. The plan continues.',
  'mail.refund.action': 'Open the transaction',
  'mail.refund.note': 'The plan and its end have not changed.',
  'mail.dispute.inquiryOpened.subject': 'Bank inquiry about {reference} of {agency}',
  'mail.dispute.inquiryOpened.text':
    "The buyer's bank asks about the payment {reference} of {agency}. No money has moved. Without an answer or a full refund, the inquiry can become a dispute.",
  'mail.dispute.opened.subject': '{agency} disputes {reference}: {amount}',
  'mail.dispute.opened.text':
    'The buyer disputes the payment {reference} of {agency} at their bank. {amount} has been withdrawn. Without evidence, the dispute is lost.',
  'mail.dispute.inquiryClosed.subject': 'Bank inquiry about {reference} closed',
  'mail.dispute.inquiryClosed.text':
    'The bank has closed its inquiry about the payment {reference} of {agency}. No money has moved.',
  'mail.dispute.won.subject': 'Dispute won: {reference} of {agency}',
  'mail.dispute.won.text':
    'The bank has decided the dispute of the payment {reference} of {agency} for the platform. {amount} is returned.',
  'mail.dispute.lost.subject': 'Dispute lost: {reference} of {agency}',
  'mail.dispute.lost.text':
    'The bank has decided the dispute of the payment {reference} of {agency} for the buyer. {amount} is lost. The plan of the agency has not changed.',
  'mail.dispute.prevented.subject': 'Dispute prevented: {reference} of {agency}',
  'mail.dispute.prevented.text':
    'The dispute of the payment {reference} of {agency} was settled before the bank opened it. Nothing is left to do.',
  'mail.dispute.amount': 'Disputed amount',
  'mail.dispute.reason': 'Reason of the buyer',
  'mail.dispute.answerUntil': 'Respond by',
  'mail.dispute.action': 'Open the transaction',

  'mail.docApproved.subject': '{document} is approved',
  'mail.docApproved.text': 'The document “{document}” that {agency} uploaded is approved. No further action is needed.',
  'mail.docApproved.action': 'Open the documents',
  'mail.docRejected.subject': '{document} is rejected',
  'mail.docRejected.text': 'The document “{document}” that {agency} uploaded is rejected. Please upload another one.',
  'mail.docRejected.reason': 'Reason: {feedback}',
  'mail.docRejected.action': 'Upload another one',
  'mail.quoteReady.subject': 'Your {insurance} quote from {agency} is ready',
  'mail.quoteReady.text':
    '{agent} has prepared a {insurance} quote for you. Please look at it, and accept or reject it.',
  'mail.quoteReady.action': 'View the quote',
  'mail.quoteReady.draft':
    'Hello {name},\n\nYour {insurance} quote from {carrier} is ready: {premium}, starting {date}.\n\nYou can accept it in the portal, or reply to this mail with your questions.\n\n{agent}, {agency}',
  'mail.quoteReady.join': 'Sign up and view the quote',
  'mail.quoteReady.copy': 'This is a copy of a mail to {name}. Only {name} can answer the quote.',
  'mail.quoteReminder.subject': 'Reminder: your {insurance} quote from {agency}',
  'mail.quoteReminder.draft':
    'Hello {name},\n\nYour {insurance} quote from {carrier} is waiting for your answer: {premium}, starting {date}.\n\nYou can accept or reject it in the portal, or reply to this mail with your questions.\n\n{agent}, {agency}',
  'mail.quoteAccepted.subject': '{contact} has accepted quote {serial}',
  'mail.quoteAccepted.text':
    '{contact} has accepted the {insurance} quote from {carrier}. The next step is the policy.',
  'mail.quoteRejected.subject': '{contact} has rejected quote {serial}',
  'mail.quoteRejected.text':
    '{contact} has rejected the {insurance} quote from {carrier}. You can revise it and send a new one.',
  'mail.quoteRejected.reason': 'Reason: {reason}',
  'mail.quoteAnswered.action': 'Open the quote',
  'mail.quoteRequested.subject': '{contact} requests a quote',
  'mail.quoteRequested.text':
    '{contact} would like a quote for {insurance}. You can find the request among your opportunities.',
  'mail.quoteRequested.action': 'Open the request',

  'mail.contact.action': 'Reply',
  'mail.contact.note': 'You can reply without signing in. The link is valid for {days} days and can be used once.',
  'mail.answer.subject': '{contact} has replied',
  'mail.answer.text': '{contact} has replied to your mail “{subject}”.',
  'mail.answer.action': 'View reply',
} as const;
