import { agencySettings, endpoint, mock, mockExport, saveNetwork, unavailable } from '@fairlead/api-client/mocks';
import { agencyDeletableAt, DAY } from '@fairlead/rules';

type Settings = typeof agencySettings;

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const read = endpoint('get', '/api/agency/settings', agencySettings);
const time = endpoint(
  'put',
  '/api/agency/settings/time',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    const asked = (await body()) as Pick<Settings, 'timeZone' | 'digestTime' | 'defaultLanguage'>;
    sent.push(asked);
    return {
      ...agencySettings,
      timeZone: asked.timeZone,
      digestTime: asked.digestTime,
      defaultLanguage: asked.defaultLanguage,
      version: 2,
    };
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
/** Rules of the agency after the sent changes. */
const rules = () =>
  agencySettings.taskRules.map((each) => {
    const changes = (sent as Partial<typeof each>[]).filter(({ taskRule }) => taskRule === each.taskRule);
    return Object.assign({ ...each }, ...changes) as typeof each;
  });
const retention = endpoint(
  'put',
  '/api/agency/settings/retention',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    const asked = (await body()) as Settings['retention'] & { version: number };
    sent.push(asked);
    const { correspondenceYears, documentYears, lostOpportunityYears, auditYears } = asked;
    const years = { correspondenceYears, documentYears, lostOpportunityYears, auditYears };
    return { ...agencySettings, retention: years, version: 2 };
  },
  'The retention periods were saved',
);
const brand = endpoint(
  'put',
  '/api/agency/settings/brand',
  async ({ body }: { body: () => Promise<unknown> }): Promise<Settings> => {
    const asked = (await body()) as Pick<Settings, 'theme'>;
    sent.push(asked);
    return { ...agencySettings, theme: asked.theme, version: 2 };
  },
  'The theme was saved',
);
const none = { count: 0, countIsCapped: false };
const expired = endpoint('get', '/api/agency/settings/retention/count', {
  correspondenceYears: { count: 1204, countIsCapped: false },
  documentYears: none,
  lostOpportunityYears: { count: 1, countIsCapped: false },
  auditYears: { count: 10_000, countIsCapped: true },
});
const requestedAt = Math.floor(Date.now() / 1000) - 4 * DAY;
/** Request of an agency to be deleted, made four days ago. */
const deletion = {
  requestedAt,
  requestedBy: 'Margaret Sullivan',
  deletableAt: agencyDeletableAt(requestedAt),
  startedAt: null,
} satisfies Settings['deletion'];

/** Settings whose deletion a story requests and withdraws. */
const deleting = (initial: Settings['deletion'] = null) => {
  let current = initial;
  const settings = () => ({ ...agencySettings, deletion: current });
  return [
    mock('get', '/api/agency/settings', settings),
    mock(
      'post',
      '/api/agency/deletion/request',
      async ({ body }: { body: () => Promise<unknown> }) => {
        sent.push(await body());
        current = deletion;
        return settings();
      },
      'The deletion of the agency was requested',
    ),
    mock(
      'post',
      '/api/agency/deletion/withdraw',
      async ({ body }: { body: () => Promise<unknown> }) => {
        sent.push(await body());
        current = null;
        return settings();
      },
      'The request was withdrawn. The agency stays.',
    ),
  ];
};
const exported = mockExport('/api/agency/export', 'agency-data-2026-11-23.zip', () => ({ text: 'PK', rows: 0 }));
const usual = [read.usual, time.usual, signIn.usual, rule.usual, retention.usual, expired.usual, brand.usual];

/** Network states for the stories. */
export const network = {
  ...saveNetwork([time], usual),
  usual,
  loadingRecord: [read.pending, ...usual],
  failingRecord: [read.answers(unavailable), ...usual],
  unset: [read.answers({ ...agencySettings, timeZone: null }), ...usual],
  unlimited: [
    read.answers({
      ...agencySettings,
      retention: { correspondenceYears: null, documentYears: null, lostOpportunityYears: null, auditYears: null },
      lastChanges: { time: null, signIn: null, taskRules: null, retention: null, brand: null },
    }),
    ...usual,
  ],
  failingBrand: [brand.answers(unavailable), ...usual],
  failingRetention: [retention.answers(unavailable), ...usual],
  counting: [expired.pending, ...usual],
  failingCount: [expired.answers(unavailable), ...usual],
  failingSignIn: [signIn.answers(unavailable), ...usual],
  deleting: () => [...deleting(), exported, ...usual],
  withdrawing: () => [...deleting(deletion), exported, ...usual],
  failingRequest: () => [mock('post', '/api/agency/deletion/request', unavailable), ...usual],
  failingWithdrawal: () => [
    mock('post', '/api/agency/deletion/withdraw', unavailable),
    ...deleting(deletion),
    ...usual,
  ],
  failingExport: [mock('get', '/api/agency/export', unavailable), ...usual],
  /** The changed rules arrive while the user goes on. */
  slowRule: [
    mock('get', '/api/agency/settings', () => ({ ...agencySettings, taskRules: rules() })),
    mock(
      'put',
      '/api/agency/settings/task-rule',
      async ({ body }) => {
        const change = await body();
        await new Promise((resolve) => setTimeout(resolve, 600));
        sent.push(change);
        return { ...agencySettings, taskRules: rules() };
      },
      'The rule was saved',
    ),
    ...usual,
  ],
  refusedRule: [rule.answers(unavailable), ...usual],
};
