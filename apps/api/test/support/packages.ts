let serial = 0;

/** The body of a new package that would be accepted, but for `values`. */
export const packageInput = (values: object = {}) => ({
  packageName: `Test package ${(serial += 1)}`,
  price: 49.5,
  packageDetails: 'Up to 3 agents.\nContacts and quotes.',
  subscriptionDuration: 'THREE_MONTH',
  ...values,
});
