import { en as contactWords } from '@fairlead/pickers/contact-words';

const messages = {
  ...contactWords,
  'list.empty': 'Contacts Not Found',
  'list.emptyText': 'People and companies appear here when you add them as contacts.',
  name: 'Name',
  type: 'Type',
  client: 'Client',
  'filter.clients': 'Clients',
  company: 'Company',
  agent: 'Agent',
  agentHint: 'This agent also assigns and deletes the contact’s opportunities and quotes.',
  created: 'Created',
  'tab.details': 'Details',
  tabs: 'About this contact',
  'section.contact': 'Contact',
  'section.agency': 'In your agency',
  account: 'Customer account',
  'account.client': 'Can sign in',
  'account.none': 'Not invited yet',
  'account.open': 'Invited on {{sent}}, the link is valid until {{until}}',
  'account.over': 'Invited on {{sent}}, the link is no longer valid',
  'account.invite': 'Invite as customer',
  'account.sendAgain': 'Send again',
};
export type ContactMessages = typeof messages;
export default messages;
