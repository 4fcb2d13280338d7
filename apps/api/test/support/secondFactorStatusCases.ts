import { signInLimit } from '@fairlead/rules';
import { password } from './accounts.ts';
import { viewToken as tokenOfView } from './customerViews.ts';
import type { Harness } from './harness.ts';
import { whilePasswordQueueIsFull } from './passwordQueue.ts';
import { secondFactorRequests } from './secondFactors.ts';

const tooLargeJson = JSON.stringify({ x: 'x'.repeat(1024 * 1024) });
const wrong = { password: 'wrong' };

export function secondFactorStatusCases(server: () => Harness) {
  const viewToken = () => tokenOfView(server);
  const { post, start, enrol, status, turnOff, challenge, finish, person } = secondFactorRequests(server);
  const raw = async (path: string, type: string, payload: string) => {
    const { token } = await person();
    return post(token, path, payload, { headers: { 'content-type': type } });
  };
  const bodies = (path: string) => ({
    413: () => raw(path, 'application/json', tooLargeJson),
    415: () => raw(path, 'text/plain', 'x'),
  });
  const repeat = async (request: () => Promise<unknown>) => {
    for (let i = 0; i < signInLimit.failures; i++) await request();
  };
  const enrolled = async () => {
    const someone = await person();
    return { someone, factor: await enrol(someone) };
  };
  /** Cases of an operation that asks for the password or a code. */
  const withProof = (path: string) => ({
    400: async () => post((await person()).token, path, wrong),
    401: () => post(null, path, { password }),
    429: async () => {
      const { token } = await person();
      await repeat(() => post(token, path, wrong));
      return post(token, path, { password });
    },
    503: async () => {
      const { token } = await person();
      return whilePasswordQueueIsFull(() => post(token, path, { password }));
    },
    ...bodies(path),
  });

  return {
    signInWithSecondFactor: {
      200: async () => {
        const { someone, factor } = await enrolled();
        return finish(await challenge(someone), factor.codes[0] ?? '');
      },
      400: async () => finish(await challenge((await enrolled()).someone), 'wrong'),
      410: () => finish('x', '123456'),
      429: async () => {
        const token = await challenge((await enrolled()).someone);
        await repeat(() => finish(token, 'wrong'));
        return finish(token, 'wrong');
      },
      ...bodies('signin/second-factor'),
    },
    getSecondFactor: {
      200: async () => status(await person()),
      400: () => server().call('agent@demo.test', { url: '/api/auth/second-factor?x=1' }),
      401: () => server().call(null, { url: '/api/auth/second-factor' }),
      403: async () => status({ email: '', token: await viewToken() }),
    },
    startAuthenticator: {
      200: async () => start(await person()),
      403: async () => post(await viewToken(), 'second-factor/start', { password }),
      ...withProof('second-factor/start'),
    },
    confirmAuthenticator: {
      200: async () => {
        const { token } = await person();
        const { secret } = (await start({ email: '', token })).json().payload;
        const { code } = secondFactorRequests(server);
        return post(token, 'second-factor/confirm', { code: code({ secret }) });
      },
      400: async () => post((await person()).token, 'second-factor/confirm', { code: 'x' }),
      401: () => post(null, 'second-factor/confirm', { code: '000000' }),
      403: async () => post(await viewToken(), 'second-factor/confirm', { code: '000000' }),
      410: async () => post((await person()).token, 'second-factor/confirm', { code: '000000' }),
      ...bodies('second-factor/confirm'),
    },
    renewRecoveryCodes: {
      200: async () => post((await enrolled()).someone.token, 'second-factor/recovery-codes', { password }),
      409: async () => post((await person()).token, 'second-factor/recovery-codes', { password }),
      ...withProof('second-factor/recovery-codes'),
    },
    turnOffSecondFactor: {
      200: async () => turnOff((await enrolled()).someone),
      409: async () => turnOff(await person()),
      ...withProof('second-factor/off'),
    },
  };
}
