/** Subject that a limit counts: a network address, an account or an agency. */
type LimitKey = 'address' | 'account' | 'agency';

/** Maximum number of requests, or bytes of bodies, per window. */
export type Limit = { per: LimitKey; seconds: number } & ({ requests: number } | { bytes: number });

export interface RateLimitClass {
  description: string;
  /** `exact` counts each request in the database. `approximate` counts in memory and adds to the database regularly. */
  counting: 'exact' | 'approximate';
  limits: readonly Limit[];
}

/** Classes of the contract's `x-rate-limit-classes`, by name. */
export type RateLimitClasses = Readonly<Record<string, RateLimitClass>>;

export const maximumOf = (limit: Limit): number => ('requests' in limit ? limit.requests : limit.bytes);

/** Name of a limit in the response headers. */
export const nameOf = (className: string, limit: Limit): string =>
  [className, limit.per, ...('bytes' in limit ? ['bytes'] : []), limit.seconds].join('-');

/** Value of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). */
export const policyOf = (className: string, { limits }: RateLimitClass): string =>
  limits
    .map((limit) => {
      const unit = 'bytes' in limit ? ';qu="content-bytes"' : '';
      return `"${nameOf(className, limit)}";q=${maximumOf(limit)}${unit};w=${limit.seconds}`;
    })
    .join(', ');
