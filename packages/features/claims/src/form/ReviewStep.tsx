import { formatUsd } from '@fairlead/kit';
import { claimPersonRoles, claimTypes, isVehicleClaim } from '@fairlead/rules';
import {
  Button,
  type DescriptionItem,
  DescriptionList,
  formatTime,
  Heading,
  Inline,
  parseNumber,
  Stack,
  showPhone,
  Text,
  useLocale,
} from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from '../claims.api';
import * as detail from '../detail/detail.css';
import { reporterOf } from './claimFields';
import type { ClaimStep, ClaimValues } from './claimForm';
import * as styles from './form.css';
import { OutsideTerm } from './OutsideTerm';
import { termOf } from './PolicyStep';

interface ReviewStepProps {
  /** Introduction. */
  text: string;
  /** Shows who reported the loss. */
  byAgent: boolean;
  values: ClaimValues;
  policy: PolicySummary | undefined;
  /** Opens a step. */
  onEditStep: (step: ClaimStep) => void;
}

/** Summary of all steps before the claim is submitted. */
export function ReviewStep({ text, byAgent, values, policy, onEditStep }: ReviewStepProps) {
  const { t } = useTranslation('claims');
  const sections = useSections(values, policy, byAgent);
  return (
    <Stack gap={20}>
      <Text>{text}</Text>
      <OutsideTerm lossDate={values.lossDate} policy={policy} byAgent={byAgent} />
      {sections.map(({ step, items }) => (
        <div key={step} className={styles.section}>
          <Stack gap={12}>
            <Inline justify="between">
              <Heading level={3} id={`review-${step}`}>
                {t(`formStep.${step}`)}
              </Heading>
              <Button
                variant="ghost"
                size="small"
                id={`change-${step}`}
                aria-labelledby={`change-${step} review-${step}`}
                onClick={() => onEditStep(step)}
              >
                {t('form.change')}
              </Button>
            </Inline>
            <DescriptionList columns={{ xs: 1, md: 2 }} items={items} />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

const multiline = (text: string) => (text.trim() === '' ? null : <p className={detail.preserveLines}>{text}</p>);

function useSections(
  values: ClaimValues,
  policy: PolicySummary | undefined,
  byAgent: boolean,
): { step: ClaimStep; items: DescriptionItem[] }[] {
  const { t } = useTranslation('claims');
  const locale = useLocale();
  const type = claimTypes.find((each) => each === values.claimType);
  const amount = parseNumber(values.estimatedAmount, locale);
  const time = values.lossTime === '' ? [] : [formatTime(values.lossTime, locale)];
  const reporter = reporterOf(values.reportedBy);
  const drivable = values.drivable === 'yes' || values.drivable === 'no' ? t(`drivable.${values.drivable}`) : null;
  const people = values.people.map(({ name, phone, role }) => {
    const knownRole = claimPersonRoles.find((each) => each === role);
    return [name, ...(knownRole ? [t(`claimPersonRole.${knownRole}`)] : []), ...(phone ? [showPhone(phone)] : [])].join(
      ' · ',
    );
  });
  return [
    {
      step: 'policy',
      items: [
        { term: t('policyNumber'), description: policy?.policyNumber },
        { term: t('carrier'), description: policy?.carrierName },
        { term: t('term'), description: policy && termOf(policy) },
      ],
    },
    {
      step: 'loss',
      items: [
        { term: t('type'), description: type && t(`claimType.${type}`) },
        ...(byAgent
          ? [
              {
                term: t('reportedBy'),
                description: reporter === 'OTHER' ? values.reporterName : reporter && t(`claimReporter.${reporter}`),
              },
            ]
          : []),
        { term: t('lossDate'), description: [values.lossDate, ...time].join(', ') },
        { term: t('location'), description: values.location },
        { term: t('estimatedAmount'), description: amount === undefined ? null : formatUsd(amount) },
        { term: t('policeReportNumber'), description: values.policeReportNumber },
        ...(type && isVehicleClaim(type) ? [{ term: t('drivable'), description: drivable }] : []),
        { term: t('description'), description: multiline(values.description), full: true },
      ],
    },
    {
      step: 'people',
      items: [
        { term: t('injuries'), description: multiline(values.injuries), full: true },
        { term: t('people'), description: multiline(people.join('\n')), full: true },
      ],
    },
    {
      step: 'files',
      items: [
        { term: t('files'), description: multiline(values.fileIds.map(({ name }) => name).join('\n')), full: true },
      ],
    },
  ];
}
