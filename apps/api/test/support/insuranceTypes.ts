let serial = 0;

/** The body of a new insurance type that would be accepted, but for `values`. */
export function insuranceTypeInput(values: object = {}) {
  serial += 1;
  return { name: `Test type ${serial}`, tag: `TEST_${serial}`, active: true, ...values };
}
