let serial = 0;

/** Valid body of a new package, overridden by `values`. */
export const packageInput = (values: object = {}) => ({
  packageName: `Test package ${(serial += 1)}`,
  price: 49.5,
  packageDetails: 'Up to 3 agents.\nContacts and quotes.',
  subscriptionDuration: 'THREE_MONTH',
  ...values,
});
