import type { FastifyRequest } from 'fastify';
import type { Origin } from '../db/audit.ts';

/** Maximum length of a user agent in the audit log. */
const USER_AGENT_LENGTH = 200;

/** The network address and the browser of a request, for the audit log. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  networkAddress: ip,
  userAgent: headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
});
