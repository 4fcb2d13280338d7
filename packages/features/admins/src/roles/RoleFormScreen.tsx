import { FormPage, RecordGate, urls, useRecordForm } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Callout, FormGrid, FullRow, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PrivilegeMatrix } from './PrivilegeMatrix';
import { roleForm } from './roleForm';
import { type AdminRole, useRole, useSaveRole } from './roles.api';

const { Field } = roleForm;

export default function RoleFormScreen() {
  const { t } = useTranslation('admins');
  const { id = null } = useParams();
  const state = useRole(id);
  if (id === null) return <RoleForm />;
  return (
    <RecordGate key={id} title={t('role.update')} state={state} backTo={urls.roles.list}>
      {(role) => <RoleForm role={role} latest={state.data} />}
    </RecordGate>
  );
}

interface RoleFormProps {
  /** Record as it was when editing started. */
  role?: AdminRole;
  /** Record as last loaded from the server. */
  latest?: AdminRole | undefined;
}

function RoleForm({ role, latest }: RoleFormProps) {
  const { t } = useTranslation('admins');
  const { me, viewer } = useAuth();
  const save = useSaveRole();
  const form = useRecordForm(roleForm, { record: role, latest, save, redirectTo: urls.roles.list });
  const action = role ? t('role.update') : t('role.create');
  const builtin = role?.builtin ?? false;
  const own = role !== undefined && me?.user.roles[0]?.id === role.id;

  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.roles.list} needsChange={builtin}>
      {builtin ? <Callout tone="info">{t('role.builtinText')}</Callout> : null}
      {own && !builtin ? <Callout tone="warning">{t('role.ownText')}</Callout> : null}
      <FormGrid>
        <FullRow>
          <Field name="name" as={TextField} autoComplete="off" autoFocus={!role} disabled={builtin} />
        </FullRow>
        <FullRow>
          <Field name="description" as={TextField} autoComplete="off" disabled={builtin} />
        </FullRow>
        <FullRow>
          <Field
            name="privileges"
            as={PrivilegeMatrix}
            own={builtin ? [] : (viewer?.privileges ?? [])}
            hint={builtin ? undefined : t('role.privilegesHint')}
          />
        </FullRow>
      </FormGrid>
    </FormPage>
  );
}
