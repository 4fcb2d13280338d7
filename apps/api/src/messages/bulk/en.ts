/** Messages about actions on many records. */
export const en = {
  'bulk.started': 'The action has started',
  'bulk.stopped': 'The action is stopped',
  'bulk.undone': 'The action is being undone',
  'bulk.notFound': 'This action no longer exists',
  'bulk.tooLate': 'This action can no longer be undone',
  'bulk.changed': 'The record has changed in the meantime',
  'bulk.nothing': 'None of these records exist',
  'bulk.mailLimit': 'The limit of mails is reached. Try again later.',
  'bulk.userGone': 'The user who started this can no longer sign in',
  'bulk.noEmail': 'The customer has no email address',
  'bulk.bounced': 'The last mail to this address could not be delivered. Check the address.',
  'bulk.unknownAction': 'This list does not have this action',
  'label.action': 'Action',
  'label.mail': 'Mail',
  'label.task': 'Task',
  'label.records': 'Records',
} as const;
