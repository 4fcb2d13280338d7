import { formatInstant, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { claimSteps } from '@fairlead/rules';
import { Button, Card, Stepper } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as page from '../dashboard.css';
import * as styles from './customer.css';

type Claim = CustomerFigures['claims'][number];

/** Steps of an open claim, with the day of each and the agency's note to the current one. */
export function ClaimProgress({ claim }: { claim: Claim }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const { id, serial, insuranceName, history } = claim;
  const { steps, current } = claimSteps(claim);
  const position = steps.indexOf(current);
  const title = t('claimOf', { serial, insurance: insuranceName });
  return (
    <Card
      aria-label={title}
      title={title}
      actions={
        canOpen(urls.claims.view) ? (
          <span className={page.flush}>
            <Button asChild size="small" variant="ghost" tone="accent">
              <RouterLink to={to(urls.claims.view, { id })} aria-label={t('openClaim', { serial })}>
                {t('open')}
              </RouterLink>
            </Button>
          </span>
        ) : undefined
      }
    >
      <Stepper
        label={t('claimProgress')}
        orientation="vertical"
        current={current}
        steps={steps.map((step, index) => {
          // a reopened claim goes through steps again, so those ahead can have older changes
          const change = index <= position ? history.find(({ claimStatus }) => claimStatus === step) : undefined;
          return {
            value: step,
            label: step === 'OUTCOME' ? t('claimStep.OUTCOME') : t(`claimStatus.${step}`),
            note: change && <StepNote change={change} isCurrent={index === position} />,
          };
        })}
      />
    </Card>
  );
}

interface StepNoteProps {
  change: Claim['history'][number];
  isCurrent: boolean;
}

/** Day of a step. The current step also has the agency's message. */
function StepNote({ change: { changedAt, note }, isCurrent }: StepNoteProps) {
  const { t } = useTranslation('dashboard');
  const date = formatInstant(changedAt);
  if (!isCurrent) return date;
  return (
    <>
      {t('claimSince', { date })}
      {note === '' ? null : <span className={styles.claimNote}>{note}</span>}
    </>
  );
}
