let serial = 0;

/** Valid body of a new insurance type, overridden by `values`. */
export function insuranceTypeInput(values: object = {}) {
  serial += 1;
  return { name: `Test type ${serial}`, tag: `TEST_${serial}`, active: true, ...values };
}
