import { showFailure } from '@fairlead/kit';
import { type SaveOutcome, toast } from '@fairlead/ui';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { type Claim, type ClaimChange, useUpdateClaim } from '../claims.api';

/** What a part of a claim that can be edited is given. */
export interface SectionProps {
  claim: Claim;
  editable: boolean;
  /** Told whether something is typed that is not saved. */
  onDirtyChange: (dirty: boolean) => void;
}

interface Section<V extends FieldValues> {
  /** Makes a change of what was typed. */
  resolver: Resolver<V, unknown, ClaimChange>;
  values: DefaultValues<V>;
}

/**
 * A part of a claim that is edited in its place. The fields begin with what is stored when Edit is pressed, and what is
 * saved replaces that version: only who has been told of a change of somebody else, and saves again, replaces that one.
 */
export function useClaimSection<V extends FieldValues>(
  { claim, onDirtyChange }: SectionProps,
  { resolver, values }: Section<V>,
) {
  const update = useUpdateClaim();
  const form = useForm<V, unknown, ClaimChange>({ resolver, defaultValues: values });
  const [version, setVersion] = useState(claim.version);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const begin = () => {
    form.reset(values);
    setVersion(claim.version);
  };
  const onSave = async (): Promise<SaveOutcome> => {
    let outcome: SaveOutcome = 'invalid';
    await form.handleSubmit(async (change) => {
      const result = await update(claim.id, version, change);
      if (result.ok) {
        toast.success(result.message);
        outcome = 'saved';
        form.reset(form.getValues());
        return;
      }
      const { code, message } = result.failure;
      if (code === 'stale') setVersion(versionOf(result.failure.payload) ?? version);
      outcome = showFailure(form, result.failure) ? 'invalid' : { refused: message };
    })();
    return outcome;
  };
  return {
    form,
    /** For the `EditableSection`. */
    section: {
      dirty: isDirty,
      onSave,
      onDiscard: begin,
      onEditingChange: (editing: boolean) => (editing ? begin() : undefined),
    },
  };
}

const versionOf = (payload: unknown): number | undefined =>
  typeof payload === 'object' && payload && 'version' in payload && typeof payload.version === 'number'
    ? payload.version
    : undefined;
