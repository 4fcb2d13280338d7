const messages = {
  notice: 'Legal Stuff',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  'text.notice':
    'This portal is operated by {{holder}}. Names and logos of agencies and carriers belong to their owners. Quotes, policies and certificates are issued by the carrier named on them. Their content prevails over the information in this portal.',
  'text.terms':
    'You use this portal under the agreement between your agency and {{holder}}. Keep your password to yourself, use the portal for the business of your agency or your own policies, and tell us at once if you suspect that someone else has used your account. Plans are paid in advance for the period that you choose.',
  'text.privacy':
    '{{holder}} stores the data that you and your agency enter to provide this portal. Only people who need the data can see it: your agency, its agents and, for their own policies, its customers. Card data goes to the payment provider and is never stored here. Your theme and language are stored only in this browser.',
  contact: 'Questions? Ask your agency, or {{holder}}.',
};
export type LegalMessages = typeof messages;
export default messages;
