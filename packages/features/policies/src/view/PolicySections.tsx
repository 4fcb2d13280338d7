import { Accordion, DescriptionList, Icon, Link } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { CircleUser, FileText, Info, Landmark, Shield, Umbrella } from 'lucide';
import { useTranslation } from 'react-i18next';
import { CoverageTable } from '../CoverageTable';
import { DocumentRows } from '../DocumentRows';
import { Person } from '../Person';
import { PolicyFacts } from '../PolicyFacts';
import type { Policy } from '../policies.api';
import { labelOf, usePolicyOptions } from '../useChoices';

const icon = { size: 16, strokeWidth: 1.75 };

/** Link to a page of the carrier, in a new tab. */
const carrierLink = (url: string | undefined) =>
  url ? (
    <Link href={url} target="_blank" rel="noreferrer">
      {url}
    </Link>
  ) : null;

interface SectionProps {
  policy: Policy;
}

/** Carrier, terms, agent and notes of the policy. */
export function SummarySections({ policy }: SectionProps) {
  const { t } = useTranslation('policies');
  const choices = usePolicyOptions();
  const { carrierName, carrierDetails, assignedAgent } = policy;
  const terms = [
    labelOf(choices.types, policy.policyType),
    labelOf(choices.paymentTypes, policy.paymentType),
    labelOf(choices.paymentTerms, policy.paymentTerm),
  ];
  return (
    <Accordion
      defaultValue={['carrier', 'details', 'agent', 'other']}
      items={[
        {
          value: 'carrier',
          title: t('carrier'),
          icon: <Icon of={Landmark} {...icon} />,
          aside: carrierName,
          content: (
            <DescriptionList
              columns={{ xs: 1, md: 2 }}
              items={[
                { term: t('carrier'), description: carrierName },
                { term: t('carrier.site'), description: carrierLink(carrierDetails?.websiteUrl) },
                { term: t('carrier.pay'), description: carrierLink(carrierDetails?.paymentUrl) },
                { term: t('carrier.claim'), description: carrierLink(carrierDetails?.claimUrl) },
              ]}
            />
          ),
        },
        {
          value: 'details',
          title: t('section.details'),
          icon: <Icon of={Shield} {...icon} />,
          aside: terms.filter((term) => term !== null).join(', '),
          content: <PolicyFacts policy={policy} />,
        },
        {
          value: 'agent',
          title: t('agent'),
          icon: <Icon of={CircleUser} {...icon} />,
          aside: assignedAgent.name,
          content: (
            <Person
              name={assignedAgent.name}
              email={assignedAgent.email}
              photo={assignedAgent.photo?.fileUrl ?? null}
            />
          ),
        },
        {
          value: 'other',
          title: t('section.other'),
          icon: <Icon of={Info} {...icon} />,
          content: <RichText html={policy.otherInformation} />,
        },
      ]}
    />
  );
}

/** Documents of the policy, read-only. */
export function DocumentsAccordion({ policy: { documents } }: SectionProps) {
  const { t } = useTranslation('policies');
  return (
    <Accordion
      defaultValue={['documents']}
      items={[
        {
          value: 'documents',
          title: t('documents'),
          icon: <Icon of={FileText} {...icon} />,
          aside: t('documents.count', { count: documents.length }),
          padding: documents.length > 0 ? 'none' : 'default',
          content: <DocumentRows documents={documents} />,
        },
      ]}
    />
  );
}

/** Coverages of the policy, read-only. */
export function CoveragesAccordion({ policy: { coverages } }: SectionProps) {
  const { t } = useTranslation('policies');
  return (
    <Accordion
      defaultValue={['coverages']}
      items={[
        {
          value: 'coverages',
          title: t('section.coverages'),
          icon: <Icon of={Umbrella} {...icon} />,
          aside: t('coverages.count', { count: coverages.length }),
          padding: 'none',
          content: <CoverageTable coverages={coverages} />,
        },
      ]}
    />
  );
}
