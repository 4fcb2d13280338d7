import { downloadFile, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { isInForce, localDay } from '@fairlead/rules';
import {
  blockedProps,
  Card,
  Heading,
  Icon,
  type IconNode,
  Menu,
  MenuItem,
  Stack,
  Text,
  toast,
  useReadOnly,
} from '@fairlead/ui';
import { Award, IdCard, LifeBuoy, MapPin, Phone, ShieldPlus, Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CustomerFigures } from '../dashboard.api';
import * as styles from './customer.css';

type Policy = CustomerFigures['policies']['content'][number];

interface PolicyService {
  label: string;
  icon: IconNode;
  /** Policies to choose from. The only one is not asked for. */
  policies: readonly Policy[];
  /** Opens a form, so that it is disabled inside `ReadOnly`. */
  writes?: boolean;
  onChoose: (policy: Policy) => void;
}

/** The most common services, if the user may open them. A service for one policy asks which one when there are several. */
export function QuickServices({ figures }: { figures: CustomerFigures }) {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const { agent, policies } = figures;
  const now = localDay(new Date());
  const inForce = policies.content.filter((policy) => isInForce(policy, now));
  const forPolicies: PolicyService[] = [
    { label: t('quick.idCard'), icon: IdCard, policies: inForce, onChoose: (policy) => void saveIdCard(policy) },
    {
      label: t('quick.certificate'),
      icon: Award,
      policies: canOpen(urls.policies.certificates) ? policies.content : [],
      onChoose: ({ id }) => void navigate(to(urls.policies.certificates, { id })),
    },
    {
      label: t('quick.address'),
      icon: MapPin,
      writes: true,
      policies: canOpen(urls.policies.mailingAddress) ? policies.content : [],
      onChoose: ({ id }) => void navigate(`${urls.policies.mailingAddress}?${new URLSearchParams({ policyId: id })}`),
    },
  ];
  const links: [label: string, address: string | false, icon: IconNode][] = [
    [t('quick.claim'), canOpen(urls.claims.create) && urls.claims.create, LifeBuoy],
    [t('quick.quote'), canOpen(urls.products.list) && urls.products.list, ShieldPlus],
    [t('quick.document'), canOpen(urls.opportunities.list) && `${urls.opportunities.list}?upload`, Upload],
  ];
  return (
    <Stack asChild gap={12}>
      <section aria-label={t('services')}>
        <Heading level={2} size="section">
          {t('services')}
        </Heading>
        <Card padding="none">
          <ul className={styles.quick}>
            {forPolicies.map((service) =>
              service.policies.length > 0 ? (
                <li key={service.label}>
                  <PolicyService {...service} />
                </li>
              ) : null,
            )}
            {links.map(([label, address, icon]) =>
              address ? (
                <li key={label}>
                  <RouterLink to={address} className={styles.quickEntry}>
                    <Content icon={icon} label={label} />
                  </RouterLink>
                </li>
              ) : null,
            )}
            {agent.phone ? (
              <li>
                <a href={`tel:${agent.phone}`} className={styles.quickEntry}>
                  <Content icon={Phone} label={t('quick.agent')} />
                </a>
              </li>
            ) : null}
          </ul>
        </Card>
      </section>
    </Stack>
  );
}

async function saveIdCard({ id, policyNumber }: Policy) {
  try {
    await downloadFile(`/api/policy/id/${id}/id-card`, `ID-card-${policyNumber}.pdf`);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error));
  }
}

function PolicyService({ label, icon, policies, writes = false, onChoose }: PolicyService) {
  const { t } = useTranslation('dashboard');
  const readOnly = useReadOnly(writes);
  const [only, another] = policies;
  if (readOnly) {
    return readOnly.explain(
      <button {...blockedProps({ className: styles.quickEntry }, readOnly.reason)} type="button">
        <Content icon={icon} label={label} />
      </button>,
    );
  }
  if (only && !another) {
    return (
      <button type="button" className={styles.quickEntry} onClick={() => onChoose(only)}>
        <Content icon={icon} label={label} />
      </button>
    );
  }
  return (
    <Menu
      label={t('quick.which', { service: label })}
      sheetTitle={label}
      trigger={
        <button type="button" className={styles.quickEntry}>
          <Content icon={icon} label={label} />
        </button>
      }
    >
      {policies.map((policy) => (
        <MenuItem key={policy.id} onSelect={() => onChoose(policy)}>
          {[policy.insuranceName, policy.policyNumber].join(', ')}
        </MenuItem>
      ))}
    </Menu>
  );
}

const Content = ({ icon, label }: { icon: IconNode; label: string }) => (
  <>
    <Icon of={icon} size={20} strokeWidth={1.6} className={styles.quickIcon} aria-hidden />
    <Text asChild weight="label">
      <span>{label}</span>
    </Text>
  </>
);
