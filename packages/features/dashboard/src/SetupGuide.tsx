import { RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, Card, Icon, MeterBar, Stack, Text, VisuallyHidden } from '@fairlead/ui';
import { Check } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { AgencyFigures } from './dashboard.api';
import * as styles from './SetupGuide.css';

type Translate = ReturnType<typeof useTranslation<'dashboard'>>['t'];

interface Link {
  /** Pattern of the page. */
  page: string;
  id?: string;
  /** Page that the user must be allowed to open. Defaults to `page`. */
  needs?: string;
  label: string;
}

interface Step {
  id: string;
  title: string;
  text: string;
  isDone: boolean;
  /** Pages on which the step is done. Pages that the user may not open yet are left out. */
  links: readonly Link[];
}

/** Steps of a new agency, in the order in which they depend on each other. */
function stepsOf(t: Translate, { plan, agents, documents, setup }: AgencyFigures, userId: string, agencyId: string) {
  const steps: Step[] = [
    {
      id: 'plan',
      title: t('setup.plan'),
      text: t('setup.planText'),
      isDone: plan !== null && !plan.expired,
      links: [{ page: urls.plans.create, label: t('noPlan.action') }],
    },
    {
      id: 'license',
      title: t('setup.license'),
      text: t('setup.licenseText'),
      isDone: agents.licensed > 0,
      links: [{ page: urls.agency.editMember, id: userId, label: t('setup.licenseAction') }],
    },
    {
      id: 'contacts',
      title: t('setup.contacts'),
      text: t('setup.contactsText'),
      isDone: setup.hasContacts,
      links: [
        { page: urls.policies.list, needs: urls.policies.create, label: t('setup.importAction') },
        { page: urls.contacts.create, label: t('setup.contactsAction') },
      ],
    },
    {
      id: 'lines',
      title: t('setup.lines'),
      text: t('setup.linesText'),
      isDone: setup.hasLinesOfBusiness,
      links: [{ page: urls.agency.edit, id: agencyId, label: t('setup.linesAction') }],
    },
    {
      id: 'agents',
      title: t('setup.agents'),
      text: t('setup.agentsText'),
      isDone: setup.hasInvitedAgents,
      links: [{ page: urls.agency.view, id: agencyId, label: t('setup.agentsAction') }],
    },
    {
      id: 'documents',
      title: t('setup.documents'),
      text: t('setup.documentsText', { count: documents.required }),
      isDone: documents.missing === 0,
      links: [{ page: urls.verification.docs, label: t('setup.documentsAction') }],
    },
  ];
  return steps;
}

/** An agency is new until it has contacts and a licensed agent. */
const isNew = ({ agents, setup }: AgencyFigures) => !setup.hasContacts || agents.licensed === 0;

/** First steps of a new agency for its admin, each with the page on which it is done. */
export function SetupGuide({ figures }: { figures: AgencyFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const { me } = useAuth();
  const canOpen = useCanOpen();
  const isOpen = ({ page, needs = page }: Link) => canOpen(needs);
  if (!figures || !me?.agency || !isNew(figures)) return null;
  const steps = stepsOf(t, figures, me.user.id, me.agency.id);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, links }) => !isDone && links.some(isOpen));
  return (
    <Card
      title={t('setup.title')}
      padding="none"
      actions={
        <div className={styles.progress}>
          <Text size="label" tone="muted">
            {t('setup.progress', { done, total: steps.length })}
          </Text>
          <MeterBar value={done} max={steps.length} />
        </div>
      }
    >
      <ol className={styles.steps} aria-label={t('setup.title')}>
        {steps.map(({ id, title, text, isDone, links }, index) => (
          <li key={id} className={styles.step} aria-current={id === next?.id ? 'step' : undefined}>
            <span className={isDone ? styles.markDone : styles.mark} aria-hidden>
              {isDone ? <Icon of={Check} size={14} /> : index + 1}
            </span>
            <Stack gap={2}>
              <Text weight="label" tone={isDone ? 'muted' : undefined}>
                {title}
                {isDone ? <VisuallyHidden>, {t('setup.done')}</VisuallyHidden> : null}
              </Text>
              {isDone ? null : (
                <Text size="label" tone="muted">
                  {text}
                </Text>
              )}
            </Stack>
            {isDone ? null : (
              <div className={styles.actions}>
                {links.filter(isOpen).map(({ page, id: recordId = '', label }, position, open) => {
                  const isMain = id === next?.id && position === open.length - 1;
                  return (
                    <Button
                      key={page}
                      asChild
                      size="small"
                      variant={isMain ? 'solid' : 'outline'}
                      tone={isMain ? 'accent' : 'neutral'}
                    >
                      <RouterLink to={to(page, { id: recordId })}>{label}</RouterLink>
                    </Button>
                  );
                })}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
