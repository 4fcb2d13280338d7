import { type SaveOutcome, toast } from '@fairlead/ui';
import { useState } from 'react';
import { type Policy, type PolicyChange, useChangePolicy } from '../policies.api';
import { StaleNotice } from '../StaleNotice';

type Fields = Readonly<Record<string, string>>;
type Faults<V> = Partial<Record<keyof V, string>>;

const same = (a: Fields, b: Fields) => Object.keys(a).every((name) => a[name] === b[name]);

interface Editing<V> {
  typed: V;
  /** The part of the policy as it was when editing began, or as somebody else's change left it, which one was told of. */
  before: V;
  /** Of the policy then. */
  version: number;
}

/**
 * A part of a policy that is edited in its place. Other parts of it may be saved meanwhile, by others too: that is no
 * conflict. Where somebody else has changed this part, one is told, and who saves again replaces it.
 */
export function useSection<V extends Fields>(policy: Policy, valuesOf: (policy: Policy) => V) {
  const change = useChangePolicy();
  const [editing, setEditing] = useState<Editing<V>>();
  const [errors, setErrors] = useState<Faults<V>>({});
  const latest = valuesOf(policy);
  const values = editing?.typed ?? latest;
  const stop = () => {
    setEditing(undefined);
    setErrors({});
  };

  async function send({ before, version }: Editing<V>, body: PolicyChange): Promise<SaveOutcome> {
    const known = same(before, latest) ? Math.max(version, policy.version) : version;
    let result = await change({ id: policy.id, version: known }, body);
    let now = staleIn(result);
    if (now && same(before, valuesOf(now))) {
      result = await change(now, body);
      now = staleIn(result);
    }
    if (result.ok) {
      toast.success(result.message);
      stop();
      return 'saved';
    }
    const { message, errors: refused } = result.failure;
    if (now) {
      const { version: newer } = now;
      const theirs = valuesOf(now);
      setEditing((then) => then && { ...then, before: theirs, version: newer });
      return { refused: <StaleNotice text={message} onLoad={stop} /> };
    }
    const placed = refused.filter(({ field }) => field in values);
    setErrors(Object.fromEntries(placed.map(({ field, message: text }) => [field, text])) as Faults<V>);
    return placed.length > 0 ? 'invalid' : { refused: refused[0]?.message ?? message };
  }

  return {
    values,
    errors,
    setErrors,
    type: (typed: Partial<V>) => {
      setEditing((now) => now && { ...now, typed: { ...now.typed, ...typed } });
      setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(typed).map((name) => [name, undefined])) }));
    },
    save: (body: PolicyChange): Promise<SaveOutcome> =>
      editing ? send(editing, body) : Promise.reject(new Error('nobody edits it')),
    /** For the `EditableSection`. */
    section: {
      editing: editing !== undefined,
      dirty: editing !== undefined && !same(editing.typed, editing.before),
      onDiscard: stop,
      onEditingChange: (open: boolean) =>
        open ? setEditing({ typed: latest, before: latest, version: policy.version }) : stop(),
    },
  };
}

/** The policy as it is now, of an answer that says that somebody else has changed it. */
function staleIn(result: Awaited<ReturnType<ReturnType<typeof useChangePolicy>>>): Policy | undefined {
  if (result.ok || result.failure.code !== 'stale') return undefined;
  const { payload } = result.failure;
  return isPolicy(payload) ? payload : undefined;
}

const isPolicy = (payload: unknown): payload is Policy =>
  typeof payload === 'object' && payload !== null && 'policyNumber' in payload && 'version' in payload;
