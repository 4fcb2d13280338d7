import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { RetentionField } from '@fairlead/rules';

export type Settings = Schemas['AgencySettings'];
export type TaskRuleSettings = Schemas['TaskRuleSettings'];
export type TaskRuleUpdate = Schemas['TaskRuleUpdate'];

export const settingsRequest = ['/api/agency/settings', {}] as const;
export const useSettings = () => useRead(settingsRequest);

/** Settings with the id of the agency, as a record to edit. */
export type SettingsRecord = Settings & { id: string };

export type TimeSettings = Pick<Schemas['TimeSettingsUpdate'], 'timeZone' | 'digestTime' | 'defaultLanguage'>;

/** Returns a function that sets the time zone and the language of an agency, and the time of its digests. */
export function useSaveTimeSettings(): (times: TimeSettings, stored: StoredVersion) => Promise<Result<Settings>> {
  const send = useWrite('put', '/api/agency/settings/time');
  return (times, { id: agencyId, version }) => send({ body: { agencyId, ...times, version } });
}

export type SignInRules = Pick<Schemas['SignInSecurityUpdate'], 'factorRequiredFor' | 'idleMinutes'>;

/** Returns a function that sets who of an agency must have a second factor, and when sessions end. */
export function useSaveSignInSecurity(): (rules: SignInRules, stored: StoredVersion) => Promise<Result<Settings>> {
  const send = useWrite('put', '/api/agency/settings/sign-in');
  return (rules, { id: agencyId, version }) => send({ body: { agencyId, ...rules, version } });
}

export type RetentionYears = Settings['retention'];

/** Returns a function that sets how long an agency keeps records. */
export function useSaveRetention(): (years: RetentionYears, stored: StoredVersion) => Promise<Result<Settings>> {
  const send = useWrite('put', '/api/agency/settings/retention');
  return (years, { id: agencyId, version }) => send({ body: { agencyId, ...years, version } });
}

/** Request for the numbers of records that the next clean-up deletes with new limits of some kinds. */
export const expiredRequest = (years: RetentionYears, of: readonly RetentionField[]) => {
  const limits = of.flatMap((field) => (years[field] === null ? [] : [[field, years[field]] as const]));
  return ['/api/agency/settings/retention/count', { query: Object.fromEntries(limits) }] as const;
};

export type Brand = Pick<Settings, 'theme'>;

/** Returns a function that sets the theme of an agency. */
export function useSaveBrand(): (brand: Brand, stored: StoredVersion) => Promise<Result<Settings>> {
  const send = useWrite('put', '/api/agency/settings/brand');
  return (brand, { id: agencyId, version }) => send({ body: { agencyId, ...brand, version } });
}

/** Returns a function that saves a rule. */
export function useSaveTaskRule(): (change: TaskRuleUpdate) => Promise<Result<Settings>> {
  const send = useWrite('put', '/api/agency/settings/task-rule');
  return (body) => send({ body });
}

/** Returns a function that requests the deletion of the agency. The name of the agency confirms it. */
export function useRequestDeletion(agencyId: string): (agencyName: string) => Promise<Result<Settings>> {
  const send = useWrite('post', '/api/agency/deletion/request');
  return (agencyName) => send({ body: { agencyId, agencyName } });
}

/** Returns a function that withdraws the request to delete an agency. */
export function useWithdrawDeletion(): (agencyId: string) => Promise<Result<Settings>> {
  const send = useWrite('post', '/api/agency/deletion/withdraw');
  return (agencyId) => send({ body: { agencyId } });
}

/** Current settings in the answer to a conflict. */
export const currentSettings =
  (id: string) =>
  (payload: unknown): SettingsRecord | undefined =>
    isSettings(payload) ? { ...payload, id } : undefined;

const isSettings = (payload: unknown): payload is Settings =>
  typeof payload === 'object' && payload !== null && 'taskRules' in payload && 'version' in payload;
