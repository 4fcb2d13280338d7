/** Number of policies by default. */
export const DEFAULT_POLICIES = 300_000;

export interface ScaleSizes {
  agents: number;
  contacts: number;
  opportunities: number;
  policies: number;
  claims: number;
  serviceRequests: number;
  /** Open tasks. */
  tasks: number;
  /** Mails of agents, without the replies. */
  emails: number;
}

/** Numbers of records of an agency with this number of policies. */
export function sizesFor(policies: number): ScaleSizes {
  const share = (part: number, least: number) => Math.max(least, Math.round(policies * part));
  return {
    agents: share(1 / 7_500, 6),
    contacts: share(1 / 6, 20),
    opportunities: share(0.4, 20),
    policies,
    claims: share(0.02, 6),
    serviceRequests: share(0.02, 12),
    tasks: share(1 / 15, 12),
    emails: share(0.3, 20),
  };
}
