import { messageOf } from '@fairlead/api-client/client';
import { type SaveOutcome, toast } from '@fairlead/ui';
import { useState } from 'react';
import { type Policy, type PolicyChange, useChangePolicy } from '../policies.api';
import { StaleNotice } from '../StaleNotice';

type Fields = Readonly<Record<string, string>>;
type FieldErrors<V> = Partial<Record<keyof V, string>>;

const isEqual = (a: Fields, b: Fields) => Object.keys(a).every((name) => a[name] === b[name]);

interface Editing<V> {
  values: V;
  /** Section values when editing began, or after the last reported conflict. */
  before: V;
  /** Policy version of `before`. */
  version: number;
}

/**
 * Edit state of one section of a policy. Changes to other sections cause no conflict. If another user changed the same
 * section, the user sees a conflict message, and the next save overwrites that change.
 */
export function useSection<V extends Fields>(policy: Policy, valuesOf: (policy: Policy) => V) {
  const change = useChangePolicy();
  const [editing, setEditing] = useState<Editing<V>>();
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const latest = valuesOf(policy);
  const values = editing?.values ?? latest;
  const closeForm = () => {
    setEditing(undefined);
    setErrors({});
  };

  async function send({ before, version }: Editing<V>, body: PolicyChange): Promise<SaveOutcome> {
    const expectedVersion = isEqual(before, latest) ? Math.max(version, policy.version) : version;
    let result = await change({ id: policy.id, version: expectedVersion }, body);
    let now = currentPolicyIn(result);
    if (now && isEqual(before, valuesOf(now))) {
      result = await change(now, body);
      now = currentPolicyIn(result);
    }
    if (result.ok) {
      toast.success(result.message);
      closeForm();
      return 'saved';
    }
    const { message, errors: serverErrors } = result.failure;
    if (now) {
      const { version: newer } = now;
      const theirValues = valuesOf(now);
      setEditing((then) => then && { ...then, before: theirValues, version: newer });
      return { refused: <StaleNotice text={message} onLoad={closeForm} /> };
    }
    const fieldErrors = serverErrors.filter(({ field }) => field in values);
    setErrors(Object.fromEntries(fieldErrors.map(({ field, message: text }) => [field, text])) as FieldErrors<V>);
    return fieldErrors.length > 0 ? 'invalid' : { refused: serverErrors[0]?.message ?? messageOf(result.failure) };
  }

  return {
    values,
    errors,
    setErrors,
    setFields: (values: Partial<V>) => {
      setEditing((now) => now && { ...now, values: { ...now.values, ...values } });
      setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(values).map((name) => [name, undefined])) }));
    },
    save: (body: PolicyChange): Promise<SaveOutcome> =>
      editing ? send(editing, body) : Promise.reject(new Error('the section is not being edited')),
    /** Props for `EditableSection`. */
    section: {
      editing: editing !== undefined,
      dirty: editing !== undefined && !isEqual(editing.values, editing.before),
      onDiscard: closeForm,
      onEditingChange: (open: boolean) =>
        open ? setEditing({ values: latest, before: latest, version: policy.version }) : closeForm(),
    },
  };
}

/** Current policy from a conflict response. */
function currentPolicyIn(result: Awaited<ReturnType<ReturnType<typeof useChangePolicy>>>): Policy | undefined {
  if (result.ok || result.failure.code !== 'stale') return undefined;
  const { payload } = result.failure;
  return isPolicy(payload) ? payload : undefined;
}

const isPolicy = (payload: unknown): payload is Policy =>
  typeof payload === 'object' && payload !== null && 'policyNumber' in payload && 'version' in payload;
