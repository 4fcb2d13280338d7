import { FormPage, RecordGate, urls, useRecordForm } from '@fairlead/kit';
import { adminStatus, mayAssign } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Callout, FormGrid, FullRow, RadioGroup, Select, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { adminForm } from './adminForm';
import { type Admin, type RoleChoice, useAdmin, useRoleChoices, useSaveAdmin } from './admins.api';

const { Field } = adminForm;

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
            {(admin) => <AdminForm choices={choices} admin={admin} latest={state.data} />}
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
  latest?: Admin | undefined;
}

function AdminForm({ choices, admin, latest }: AdminFormProps) {
  const { t } = useTranslation('admins');
  const { me, viewer } = useAuth();
  const save = useSaveAdmin();
  const form = useRecordForm(adminForm, { record: admin, latest, save, redirectTo: urls.admins.list });
  const action = admin ? t('admin.update') : t('admin.create');
  const own = viewer?.privileges ?? [];
  const self = admin !== undefined && admin.id === me?.user.id;
  // admins can neither grant nor remove a role with privileges that they do not have
  const hasMorePrivileges = admin !== undefined && !mayAssign(own, admin.role.privileges);
  const locked = self || hasMorePrivileges;
  const open = admin ? adminStatus({ disabled: false, verified: admin.invitation === null }) : 'INVITED';

  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.admins.list}>
      {admin ? null : <Callout tone="info">{t('admin.invitationNote')}</Callout>}
      {self ? <Callout tone="info">{t('admin.selfNote')}</Callout> : null}
      {hasMorePrivileges && !self ? <Callout tone="info">{t('admin.aboveNote')}</Callout> : null}
      <FormGrid>
        <FullRow>
          <Field name="name" as={TextField} autoComplete="off" autoFocus={!admin} />
        </FullRow>
        <FullRow>
          <Field
            name="email"
            as={TextField}
            type="email"
            hint={admin && t('admin.emailLocked')}
            autoComplete="off"
            readOnly={admin !== undefined}
          />
        </FullRow>
        <FullRow>
          <Field
            name="roleId"
            as={Select}
            placeholder={t('admin.rolePlaceholder')}
            options={choices.map(({ id, name, privileges }) => ({
              value: id,
              label: name,
              disabled: !mayAssign(own, privileges) && id !== admin?.role.id,
            }))}
            disabled={locked}
          />
        </FullRow>
        {admin ? (
          <FullRow>
            <Field
              name="status"
              as={RadioGroup}
              options={[
                { value: open, label: t(`adminStatus.${open}`) },
                { value: 'DISABLED', label: t('adminStatus.DISABLED') },
              ]}
              disabled={locked}
            />
          </FullRow>
        ) : null}
      </FormGrid>
    </FormPage>
  );
}
