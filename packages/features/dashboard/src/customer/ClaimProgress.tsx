import { formatInstant, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { claimSteps } from '@fairlead/rules';
import { Button, Card, Stepper } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { CustomerFigures } from '../dashboard.api';
import * as page from '../dashboard.css';
import * as styles from './customer.css';

/** Steps of an open claim, with the day of each and the agency's note to the current one. */
export function ClaimProgress({ claim }: { claim: CustomerFigures['claims'][number] }) {
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
          const change = index <= position && history.find(({ claimStatus }) => claimStatus === step);
          const date = change ? formatInstant(change.changedAt) : '';
          return {
            value: step,
            label: step === 'OUTCOME' ? t('claimStep.OUTCOME') : t(`claimStatus.${step}`),
            note: change ? (
              index === position ? (
                <>
                  {t('claimSince', { date })}
                  {change.note === '' ? null : <span className={styles.claimNote}>{change.note}</span>}
                </>
              ) : (
                date
              )
            ) : undefined,
          };
        })}
      />
    </Card>
  );
}
