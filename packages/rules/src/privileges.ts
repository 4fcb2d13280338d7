/** Permission groups with their privileges, in the order of the role form. */
export const privilegeGroups = {
  ADMIN: { read: 'ADMIN_VIEW', create: 'ADMIN_CREATE', update: 'ADMIN_UPDATE', delete: 'ADMIN_DELETE' },
  ROLE: { read: 'ROLE_READ', create: 'ROLE_CREATE', update: 'ROLE_UPDATE', delete: 'ROLE_DELETE' },
  INSURANCE_TYPE: {
    read: 'INSURANCE_TYPE_READ',
    create: 'INSURANCE_TYPE_CREATE',
    update: 'INSURANCE_TYPE_UPDATE',
    delete: 'INSURANCE_TYPE_DELETE',
  },
  SUBSCRIPTION_PACKAGES: {
    read: 'SUBSCRIPTION_PACKAGES_READ',
    create: 'SUBSCRIPTION_PACKAGES_CREATE',
    update: 'SUBSCRIPTION_PACKAGES_UPDATE',
    delete: 'SUBSCRIPTION_PACKAGES_DELETE',
  },
  COUPONS: { read: 'COUPONS_READ', create: 'COUPONS_CREATE', update: 'COUPONS_UPDATE', delete: 'COUPONS_DELETE' },
  TRANSACTION: { read: 'TRANSACTION_VIEW', refund: 'TRANSACTION_REFUND' },
  CARRIER: { read: 'CARRIER_READ', create: 'CARRIER_CREATE', update: 'CARRIER_UPDATE', delete: 'CARRIER_DELETE' },
  VERIFICATION_DOC: { all: 'VERIFICATION_DOC_ALL' },
  AUDIT: { read: 'AUDIT_VIEW' },
} as const;
type Values<T> = T[keyof T];
export type PrivilegeGroup = keyof typeof privilegeGroups;
export type Privilege = { [G in PrivilegeGroup]: Values<(typeof privilegeGroups)[G]> }[PrivilegeGroup];

export const privileges: readonly Privilege[] = Object.values(privilegeGroups).flatMap((group) => Object.values(group));
