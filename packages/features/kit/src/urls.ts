/** Every address of the portal, once. Manifests and links use it. */
export const urls = {
  dashboard: '/',
  forbidden: '/403',
  account: {
    signIn: '/auth/sign-in',
    signOut: '/auth/sign-out',
  },
  legal: { notice: '/legal', terms: '/terms', privacy: '/privacy' },
  coupons: {
    list: '/coupon',
    create: '/coupon/create',
    edit: '/coupon/edit/:id',
  },
} as const;

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** An address with its parameters in place. */
export const to = <P extends string>(pattern: P, parameters: Record<Parameters<P>, string>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: Parameters<P>) => encodeURIComponent(parameters[name]));
