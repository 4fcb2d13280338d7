import { agencySettings, endpoint, saveNetwork, unavailable } from '@fairlead/api-client/mocks';

type Settings = typeof agencySettings;

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const read = endpoint('get', '/api/agency/settings', agencySettings);
const time = endpoint(
  'put',
  '/api/agency/settings/time',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    const asked = (await body()) as Pick<Settings, 'timeZone' | 'digestTime'>;
    sent.push(asked);
    return { ...agencySettings, timeZone: asked.timeZone, digestTime: asked.digestTime, version: 2 };
  },
  'The times were saved',
);
const signIn = endpoint(
  'put',
  '/api/agency/settings/sign-in',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    const asked = (await body()) as Pick<Settings['signIn'], 'factorRequiredFor' | 'idleMinutes'>;
    sent.push(asked);
    return { ...agencySettings, signIn: { ...agencySettings.signIn, ...asked }, version: 2 };
  },
  'The sign-in settings were saved',
);
const rule = endpoint(
  'put',
  '/api/agency/settings/task-rule',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    sent.push(await body());
    return agencySettings;
  },
  'The rule was saved',
);
const usual = [read.usual, time.usual, signIn.usual, rule.usual];

/** Network states for the stories. */
export const network = {
  ...saveNetwork([time], usual),
  usual,
  loadingRecord: [read.pending, ...usual],
  failingRecord: [read.answers(unavailable), ...usual],
  unset: [read.answers({ ...agencySettings, timeZone: null }), ...usual],
  failingSignIn: [signIn.answers(unavailable), ...usual],
  refusedRule: [rule.answers(unavailable), ...usual],
};
