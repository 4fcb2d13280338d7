import { en as contactWords } from '@fairlead/pickers/contact-words';

const words = {
  ...contactWords,
  'list.empty': 'Contacts Not Found',
  'list.emptyText': 'The people and companies that your agency insures, or wants to, stand here.',
  name: 'Name',
  type: 'Type',
  client: 'Client',
  'filter.clients': 'Clients',
  company: 'Company',
  agent: 'Agent',
  agentHint: 'Whoever looks after the contact also assigns and deletes its opportunities and quotes.',
  created: 'Created',
  'tab.details': 'Details',
  tabs: 'About this contact',
  'section.contact': 'Contact',
  'section.agency': 'In your agency',
  account: 'Customer account',
  'account.client': 'Can sign in',
  'account.none': 'Not invited yet',
  'account.open': 'Invited on {{sent}}, the link is good until {{until}}',
  'account.over': 'Invited on {{sent}}, the link does not work any more',
  'account.invite': 'Invite as customer',
  'account.sendAgain': 'Send again',
};
export type ContactMessages = typeof words;
export default words;
