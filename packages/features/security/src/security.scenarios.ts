import { accountSecurity, endpoint, unavailable } from '@fairlead/api-client/mocks';
import { secondFactorNetwork } from './secondFactor.scenarios';

/** Sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const read = endpoint('get', '/api/auth/security', accountSecurity);
const [current, ...others] = accountSecurity.sessions;
const alone = { ...accountSecurity, sessions: current ? [current] : [], sessionCount: 1 };
const end = endpoint('post', '/api/auth/session/id/{id}/end', () => {
  sent.push('end');
  return { ...accountSecurity, sessions: accountSecurity.sessions.slice(0, 2), sessionCount: 2 };
});
const confirm = endpoint('post', '/api/auth/session/id/{id}/confirm', () => {
  sent.push('confirm');
  return accountSecurity;
});
const endOthers = endpoint('post', '/api/auth/session/end-others', () => {
  sent.push(others.length);
  return alone;
});
const alerts = endpoint('put', '/api/auth/security/alerts', async ({ body }: { body: () => Promise<unknown> }) => {
  sent.push(await body());
  return { ...accountSecurity, newDeviceMail: false };
});
const usual = [read.usual, end.usual, confirm.usual, endOthers.usual, alerts.usual, ...secondFactorNetwork.usual];

/** Network states for the stories. */
export const network = {
  usual,
  loading: [read.pending, ...usual],
  failing: [read.answers(unavailable), ...usual],
  alone: [read.answers(alone), ...usual],
  refused: [alerts.answers(unavailable), end.answers(unavailable), ...usual],
};
