const messages = {
  list: 'All Carriers',
  empty: 'Carriers Not Found',
  emptyText: 'Add a carrier whose policies agencies can sell.',
  create: 'Create Carrier',
  update: 'Update Carrier',
  image: 'Image',
  imageHint: 'PNG, JPEG, GIF or WebP, up to 22 MB.',
  imageTooLarge: "Selected all file(s) size can't exceeded 22 mb",
  name: 'Name',
  websiteUrl: 'Website',
  claim: 'Claim',
  claimUrl: 'Claim URL',
  paymentUrl: 'Payment URL',
  claimLink: 'Claim',
  paymentLink: 'Payment',
  urlPlaceholder: 'https://',
  active: 'Status Active',
  inactive: 'Status Inactive',
};
export type CarrierMessages = typeof messages;
export default messages;
