import { FormPage, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { adminStatus, mayAssign } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Callout, FormGrid, FullRow, RadioGroup, Select, TextField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type AdminBody, type AdminValues, adminSchema, emptyAdmin, toValues } from './adminForm';
import { type Admin, type RoleChoice, useAdmin, useRoleChoices, useSaveAdmin } from './admins.api';

export default function AdminFormScreen() {
  const { t } = useTranslation('admins');
  const { id = null } = useParams();
  const state = useAdmin(id);
  const roles = useRoleChoices();
  const title = id === null ? t('admin.create') : t('admin.update');
  return (
    <RecordGate title={title} state={roles} backTo={urls.admins.list}>
      {(choices) =>
        id === null ? (
          <AdminForm choices={choices} />
        ) : (
          <RecordGate key={id} title={title} state={state} backTo={urls.admins.list}>
            {(admin) => <AdminForm choices={choices} admin={admin} latest={state.data ?? admin} />}
          </RecordGate>
        )
      }
    </RecordGate>
  );
}

interface AdminFormProps {
  choices: readonly RoleChoice[];
  /** Record as it was when editing started. */
  admin?: Admin;
  /** Record as last loaded from the server. */
  latest?: Admin;
}

function AdminForm({ choices, admin, latest }: AdminFormProps) {
  const { t } = useTranslation('admins');
  const fieldText = useFieldText();
  const { me, viewer } = useAuth();
  const form = useForm<AdminValues, unknown, AdminBody>({
    resolver: zodResolver(adminSchema),
    defaultValues: admin ? toValues(admin) : emptyAdmin,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const action = admin ? t('admin.update') : t('admin.create');
  const own = viewer?.privileges ?? [];
  const self = admin !== undefined && admin.id === me?.user.id;
  // admins can neither grant nor remove a role with privileges that they do not have
  const hasMorePrivileges = admin !== undefined && !mayAssign(own, admin.role.privileges);
  const open = admin ? adminStatus({ disabled: false, verified: admin.invitation === null }) : 'INVITED';

  const save = useSaveAdmin();
  const saving = useSaving(form, { record: admin, latest, valuesOf: toValues, save, leadsTo: urls.admins.list });

  return (
    <FormPage title={action} formState={formState} submitLabel={action} cancelTo={urls.admins.list} {...saving}>
      {admin ? null : <Callout tone="info">{t('admin.invitationNote')}</Callout>}
      {self ? <Callout tone="info">{t('admin.selfNote')}</Callout> : null}
      {hasMorePrivileges && !self ? <Callout tone="info">{t('admin.aboveNote')}</Callout> : null}
      <FormGrid>
        <FullRow>
          <TextField
            {...register('name')}
            label={t('name')}
            error={fieldText(t('name'), errors.name)}
            required
            autoComplete="off"
            autoFocus={!admin}
          />
        </FullRow>
        <FullRow>
          <TextField
            {...register('email')}
            type="email"
            label={t('email')}
            hint={admin ? t('admin.emailLocked') : undefined}
            error={fieldText(t('email'), errors.email)}
            required
            autoComplete="off"
            readOnly={admin !== undefined}
          />
        </FullRow>
        <FullRow>
          <Controller
            control={control}
            name="roleId"
            render={({ field }) => (
              <Select
                ref={field.ref}
                label={t('role')}
                hint={t('admin.roleHint')}
                placeholder={t('admin.rolePlaceholder')}
                error={fieldText(t('role'), errors.roleId)}
                options={choices.map(({ id, name, privileges }) => ({
                  value: id,
                  label: name,
                  disabled: !mayAssign(own, privileges) && id !== admin?.role.id,
                }))}
                value={field.value}
                onValueChange={field.onChange}
                disabled={self || hasMorePrivileges}
                required
              />
            )}
          />
        </FullRow>
        {admin ? (
          <FullRow>
            <Controller
              control={control}
              name="status"
              render={({ field }) => (
                <RadioGroup
                  label={t('status')}
                  hint={t('admin.statusHint')}
                  error={fieldText(t('status'), errors.status)}
                  options={[
                    { value: open, label: t(`adminStatus.${open}`) },
                    { value: 'DISABLED', label: t('adminStatus.DISABLED') },
                  ]}
                  value={field.value}
                  onValueChange={field.onChange}
                  ref={field.ref}
                  disabled={self || hasMorePrivileges}
                  required
                />
              )}
            />
          </FullRow>
        ) : null}
      </FormGrid>
    </FormPage>
  );
}
