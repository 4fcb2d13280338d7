/** The people of an agency's address book. */
export const en = {
  'contact.created': 'Contact created successfully',
  'contact.updated': 'Contact updated successfully',
  'contact.notFound': 'This contact does not exist any more',
  'contact.emailTaken': 'There is already a contact with this email',
  'contact.companyRequired': 'Company Name is a required field!',
  'contact.personal': 'Only a commercial contact has this',
  'contact.number': 'Please provide valid number',
  'contact.notOwner':
    'Only the agent who looks after the contact, or an admin of the agency, gives it to another agent',
  'contact.agentUnknown': 'Please select an agent of your agency',
} as const;
