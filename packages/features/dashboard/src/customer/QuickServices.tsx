import { downloadFile, RouterLink, to, urls, useCanOpen, useToday } from '@fairlead/kit';
import { isInForce } from '@fairlead/rules';
import {
  below,
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
  useMediaQuery,
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

/** Service with a page of its own, or a phone call. */
interface ServiceLink {
  label: string;
  icon: IconNode;
  /** False if the user may not open the page. */
  to?: string | false;
  /** Empty without a phone number. */
  phone?: string;
}

/** Services that phones show, in one row. */
const ON_PHONES = 5;

/**
 * The most common services, if the user may open them. A service for one policy asks which one when there are several. Phones show
 * the first five.
 */
export function QuickServices({ figures }: { figures: CustomerFigures }) {
  const { t } = useTranslation('dashboard');
  const isPhone = useMediaQuery(below('sm'));
  const services = useServices(figures);
  return (
    <Stack asChild gap={12}>
      <section aria-label={t('services')}>
        <Heading level={2} size="section">
          {t('services')}
        </Heading>
        <Card padding="none">
          <ul className={styles.quick}>
            {(isPhone ? services.slice(0, ON_PHONES) : services).map((service) => (
              <li key={service.label}>
                {'policies' in service ? <PolicyService {...service} /> : <ServiceLink {...service} />}
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </Stack>
  );
}

/** Services that the user may open, the most common first. */
function useServices({ agent, policies }: CustomerFigures): (PolicyService | ServiceLink)[] {
  const { t } = useTranslation('dashboard');
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const today = useToday();
  const inForce = policies.content.filter((policy) => isInForce(policy, today));
  const { certificates, mailingAddress } = urls.policies;
  const services: (PolicyService | ServiceLink)[] = [
    { label: t('quick.idCard'), icon: IdCard, policies: inForce, onChoose: (policy) => void saveIdCard(policy) },
    {
      label: t('quick.certificate'),
      icon: Award,
      policies: canOpen(certificates) ? policies.content : [],
      onChoose: ({ id }) => void navigate(to(certificates, { id })),
    },
    { label: t('quick.claim'), icon: LifeBuoy, to: canOpen(urls.claims.create) && urls.claims.create },
    {
      label: t('quick.address'),
      icon: MapPin,
      writes: true,
      policies: canOpen(mailingAddress) ? policies.content : [],
      onChoose: ({ id }) => void navigate(`${mailingAddress}?${new URLSearchParams({ policyId: id })}`),
    },
    { label: t('quick.agent'), icon: Phone, phone: agent.phone },
    { label: t('quick.quote'), icon: ShieldPlus, to: canOpen(urls.products.list) && urls.products.list },
    {
      label: t('quick.document'),
      icon: Upload,
      to: canOpen(urls.opportunities.list) && `${urls.opportunities.list}?upload`,
    },
  ];
  return services.filter((service) =>
    'policies' in service ? service.policies.length > 0 : Boolean(service.to || service.phone),
  );
}

function ServiceLink({ label, icon, to: address, phone }: ServiceLink) {
  const content = <Content icon={icon} label={label} />;
  return address ? (
    <RouterLink to={address} className={styles.quickEntry}>
      {content}
    </RouterLink>
  ) : (
    <a href={`tel:${phone}`} className={styles.quickEntry}>
      {content}
    </a>
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
