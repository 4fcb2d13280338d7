/** Messages about contacts. */
export const en = {
  'contact.created': 'Contact created successfully',
  'contact.updated': 'Contact updated successfully',
  'contact.notFound': 'This contact no longer exists',
  'contact.emailTaken': 'There is already a contact with this email',
  'contact.companyRequired': 'Company Name is a required field!',
  'contact.personal': 'Only commercial contacts have this field',
  'contact.number': 'Please provide valid number',
  'contact.notOwner': 'Only the agent of the contact or an agency admin can assign the contact to another agent',
  'contact.agentUnknown': 'Please select an agent of your agency',
  'contact.erased': 'The personal data of this contact was erased',
  'contact.erasureDone': 'The personal data was erased',
  'contact.erasureEmail': 'Enter the email address of this contact',
} as const;
