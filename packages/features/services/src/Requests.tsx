import { enumChip, formatInstant } from '@fairlead/kit';
import { mayAnswerService, serviceRequestTones } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Heading, Inline, Stack, showPhone, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerDialog } from './AnswerDialog';
import type { ServiceRequest } from './services.api';
import * as styles from './services.css';

const RequestChip = enumChip('services', 'serviceRequestStatus', serviceRequestTones);

/** Service requests of a policy with their answers. Agents can answer them. */
export function Requests({ requests }: { requests: readonly ServiceRequest[] }) {
  const { t } = useTranslation('services');
  const { viewer } = useAuth();
  const [open, setOpen] = useState<string>();
  const canAnswer = viewer !== null && mayAnswerService(viewer);
  // the choice of statuses follows the current list, because another agent may have answered
  const answering = requests.find(({ id }) => id === open);
  return (
    <>
      <ul className={styles.list} aria-label={t('requests')}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Stack gap={8}>
              <Inline justify="between" gap={8}>
                <Heading level={3} size="card">
                  {t(`serviceType.${request.policyServiceType}`)}
                </Heading>
                <RequestChip status={request.serviceRequestStatus} />
              </Inline>
              <Text size="caption" tone="muted">
                {t('by', { name: request.requestedBy.name, date: formatInstant(request.creationDate) })}
              </Text>
              {detailLines(request).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              {request.answer && request.answeredBy ? (
                <Text tone="muted">{t('answered', { name: request.answeredBy.name, answer: request.answer })}</Text>
              ) : null}
              {canAnswer ? (
                <Inline>
                  <Button
                    size="small"
                    onClick={() => setOpen(request.id)}
                    aria-label={t('answerOne', {
                      service: t(`serviceType.${request.policyServiceType}`),
                      date: formatInstant(request.creationDate),
                    })}
                  >
                    {t('answer')}
                  </Button>
                </Inline>
              ) : null}
            </Stack>
          </li>
        ))}
      </ul>
      {answering ? <AnswerDialog request={answering} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

/** Details of a request, one line each. */
function detailLines(request: ServiceRequest): string[] {
  const { policyServiceType, title, description, address, phone, callbackTime, holderName, holderAddress } = request;
  const where = address && `${address.street}, ${address.city}, ${address.state} ${address.zipCode}`;
  const call = [showPhone(phone), callbackTime].filter(Boolean).join(', ');
  const holder = [holderName, holderAddress].filter(Boolean).join(', ');
  const subject = policyServiceType === 'BILLING_INQUIRY' ? title : '';
  return [subject, where ?? '', call, holder, description].filter((line) => line !== '');
}
