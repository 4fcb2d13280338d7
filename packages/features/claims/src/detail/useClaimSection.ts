import { messageOf } from '@fairlead/api-client/client';
import { showFailure } from '@fairlead/kit';
import { type SaveOutcome, toast } from '@fairlead/ui';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { type Claim, type ClaimChange, useUpdateClaim } from '../claims.api';

export interface SectionProps {
  claim: Claim;
  editable: boolean;
  /** Called when the section gets or loses unsaved changes. */
  onDirtyChange: (dirty: boolean) => void;
}

interface Section<V extends FieldValues> {
  /** Validates the form and returns the change. */
  resolver: Resolver<V, unknown, ClaimChange>;
  values: DefaultValues<V>;
}

/**
 * Edit state of one section of a claim. Fields start with the stored values when the user presses Edit. Saving fails with a
 * conflict if another user changed the claim; the next save overwrites that change.
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

  const startEditing = () => {
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
      const { code, payload } = result.failure;
      if (code === 'stale') setVersion(versionOf(payload) ?? version);
      outcome = showFailure(form, result.failure) ? 'invalid' : { refused: messageOf(result.failure) };
    })();
    return outcome;
  };
  return {
    form,
    /** Props for `EditableSection`. */
    section: {
      dirty: isDirty,
      onSave,
      onDiscard: startEditing,
      onEditingChange: (editing: boolean) => (editing ? startEditing() : undefined),
    },
  };
}

const versionOf = (payload: unknown): number | undefined =>
  typeof payload === 'object' && payload && 'version' in payload && typeof payload.version === 'number'
    ? payload.version
    : undefined;
