import { RecordLink, urls } from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { mayAssignPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Card, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../Person';
import { type Policy, useAssignPolicy } from '../policies.api';

/** Assigned agent, with a dialog to change it. */
export function AgentInfo({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const assign = useAssignPolicy();
  const [dialogOpen, setDialogOpen] = useState(false);
  const canAssign = viewer !== null && mayAssignPolicy(viewer, me?.user.id ?? '', policy);
  const { name, email, photo } = policy.assignedAgent;
  return (
    <Card
      title={t('agentInfo')}
      actions={
        canAssign ? (
          <Button variant="ghost" size="small" onClick={() => setDialogOpen(true)}>
            {t('agent.change')}
          </Button>
        ) : null
      }
    >
      <Person
        name={name}
        email={email}
        photo={photo?.fileUrl ?? null}
        nameLink={
          <Text weight="label">
            <RecordLink page={urls.agency.member} id={policy.assignedAgent.id}>
              {name}
            </RecordLink>
          </Text>
        }
      />
      {dialogOpen ? (
        <AssignAgentDialog
          title={t('agent.change')}
          description={t('agent.text', { number: policy.policyNumber })}
          submitLabel={t('agent.assign')}
          record={policy}
          agent={policy.assignedAgent}
          draftName={`agent ${policy.id}`}
          needsChange
          assign={(agentId, stored = policy) => assign(stored, agentId)}
          onClose={() => setDialogOpen(false)}
        />
      ) : null}
    </Card>
  );
}
