import { FormPage, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Callout, FormGrid, FullRow, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PrivilegeMatrix } from './PrivilegeMatrix';
import { emptyRole, type RoleBody, type RoleValues, roleSchema, toValues } from './roleForm';
import { type AdminRole, useRole, useSaveRole } from './roles.api';

export default function RoleFormScreen() {
  const { t } = useTranslation('admins');
  const { id = null } = useParams();
  const state = useRole(id);
  if (id === null) return <RoleForm />;
  return (
    <RecordGate key={id} title={t('role.update')} state={state} backTo={urls.roles.list}>
      {(role) => <RoleForm role={role} latest={state.data ?? role} />}
    </RecordGate>
  );
}

interface RoleFormProps {
  /** Record as it was when editing started. */
  role?: AdminRole;
  /** Record as last loaded from the server. */
  latest?: AdminRole;
}

function RoleForm({ role, latest }: RoleFormProps) {
  const { t } = useTranslation('admins');
  const fieldText = useFieldText();
  const { me, viewer } = useAuth();
  const form = useForm<RoleValues, unknown, RoleBody>({
    resolver: zodResolver(roleSchema),
    defaultValues: role ? toValues(role) : emptyRole,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const action = role ? t('role.update') : t('role.create');
  const builtin = role?.builtin ?? false;
  const own = role !== undefined && me?.user.roles[0]?.id === role.id;

  const save = useSaveRole();
  const saving = useSaving(form, { record: role, latest, valuesOf: toValues, save, leadsTo: urls.roles.list });

  return (
    <FormPage
      title={action}
      formState={formState}
      submitLabel={action}
      cancelTo={urls.roles.list}
      unchanged={builtin}
      {...saving}
    >
      {builtin ? <Callout tone="info">{t('role.builtinText')}</Callout> : null}
      {own && !builtin ? <Callout tone="warning">{t('role.ownText')}</Callout> : null}
      <FormGrid>
        <FullRow>
          <TextField
            {...register('name')}
            label={t('name')}
            error={fieldText(t('name'), errors.name)}
            required
            autoComplete="off"
            autoFocus={!role}
            disabled={builtin}
          />
        </FullRow>
        <FullRow>
          <TextField
            {...register('description')}
            label={t('description')}
            hint={t('role.descriptionHint')}
            error={fieldText(t('description'), errors.description)}
            autoComplete="off"
            disabled={builtin}
          />
        </FullRow>
        <FullRow>
          <Controller
            control={control}
            name="privileges"
            render={({ field }) => (
              <PrivilegeMatrix
                ref={field.ref}
                value={field.value}
                onValueChange={field.onChange}
                own={builtin ? [] : (viewer?.privileges ?? [])}
                hint={builtin ? undefined : t('role.privilegesHint')}
                error={fieldText(t('privileges'), errors.privileges)}
              />
            )}
          />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
