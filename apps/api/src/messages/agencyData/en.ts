/** Messages and mails about the deletion of an agency. */
export const en = {
  'agency.deletionRequested': 'The deletion of the agency was requested',
  'agency.deletionWithdrawn': 'The request was withdrawn. The agency stays.',
  'agency.deletionName': 'Enter the name of the agency',
  'agency.deletionPending': 'The deletion of this agency is already requested',
  'agency.deletionNotRequested': 'The deletion of this agency is not requested',
  'agency.deletionStarted': 'The agency is being deleted',
  'agency.deletionRunning': 'This agency is already being deleted',
  'agency.deletionTooEarly': 'This agency can only be deleted 30 days after its request',
  'mail.deletionRequested.subject': 'The deletion of {name} was requested',
  'mail.deletionRequested.text':
    '{person} asked to delete {name}. From {date} on, all data of the agency can be deleted: contacts, opportunities, quotes, policies, claims, mails, documents, and the accounts of members and customers. A deletion cannot be undone.',
  'mail.deletionRequested.withdraw':
    'Agency admins can withdraw the request and export the data in the agency settings. After {date}, this is possible until the agency is deleted.',
  'mail.deletionWithdrawn.subject': 'The deletion of {name} was withdrawn',
  'mail.deletionWithdrawn.text': '{person} withdrew the request to delete {name}. Nothing is deleted.',
  'mail.deletion.action': 'Open agency settings',
} as const;
