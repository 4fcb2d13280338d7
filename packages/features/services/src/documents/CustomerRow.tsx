import { formatDay } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Icon, Stack, Text } from '@fairlead/ui';
import { FileUp } from 'lucide';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as styles from '../services.css';
import type { DocumentRequest, DocumentSubject } from './documents.api';
import { recordKey, requestDocumentForm, toDay } from './requestDocumentForm';
import { useDocumentName } from './useDocumentName';

interface CustomerRowProps {
  subject: DocumentSubject;
  request?: DocumentRequest | undefined;
}

/** Preview of the row that the customer sees on the home page. */
export function CustomerRow({ subject, request }: CustomerRowProps) {
  const { t } = useTranslation('services');
  const { me } = useAuth();
  const nameOf = useDocumentName();
  const { control } = requestDocumentForm.useContext();
  const [requestedType, documentName, record, neededBy] = useWatch({
    control,
    name: ['requestedType', 'documentName', 'record', 'neededBy'],
  });
  const day = toDay(neededBy);
  const chosen = subject.records.find((each) => recordKey(each) === record);
  // A stored request keeps its record, which may be a claim that is not among the choices.
  const about = request
    ? [request.record.insuranceName, request.record.number].filter(Boolean).join(', ')
    : chosen && chosen.recordType !== 'CONTACT'
      ? chosen.label
      : '';
  const document = nameOf({ requestedType, documentName: requestedType === 'OTHER' ? documentName.trim() : '' });
  const agent = request?.requestedBy.name ?? me?.user.name ?? '';
  const titleId = useId();
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <Stack gap={8}>
        <Text size="label" tone="muted" id={titleId}>
          {t('documents.customerSees', { name: subject.contact.name })}
        </Text>
        <div className={styles.previewRow}>
          <span className={styles.mark}>
            <Icon of={FileUp} size={20} aria-hidden />
          </span>
          <span className={styles.previewText}>
            <Text asChild weight="label">
              <span>{t('documents.asks', { agent, document })}</span>
            </Text>
            <Text asChild tone="muted" numeric>
              <span>
                {[day === undefined ? '' : t('documents.neededByDay', { date: formatDay(day) }), about]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Text>
          </span>
        </div>
      </Stack>
    </section>
  );
}
