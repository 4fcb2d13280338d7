const words = {
  'package.list': 'All Subscription Packages',
  'package.empty': 'Not Found',
  'package.emptyText': 'Make a package that agencies can subscribe to.',
  'package.create': 'Create Package',
  'package.update': 'Update Package',
  'package.deleteNote': 'Plans that were bought keep their name and price.',
  packageName: 'Package Name',
  price: 'Price',
  priceHint: 'Plans that were bought keep the price that they were bought with.',
  packageDetails: 'Package Details',
  detailsHint: 'One line for each thing that the package includes.',
  duration: 'Duration',
  durationPlaceholder: 'Choose a duration',
  created: 'Created',
  'duration.ONE_MONTH': '1 month',
  'duration.THREE_MONTH': '3 months',
  'duration.SIX_MONTH': '6 months',
  'duration.TWELVE_MONTH': '12 months',
};
export type PlanMessages = typeof words;
export default words;
