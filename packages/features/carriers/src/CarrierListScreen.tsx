import { activeColumn, instantColumn, ManagedList, nameColumn, to, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, DocumentArt, Link, VisuallyHidden } from '@fairlead/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierList } from './carrierList';
import { type Carrier, useDeleteCarrier } from './carriers.api';

export default function CarrierListScreen() {
  const { t } = useTranslation(['carriers', 'kit']);
  const { may } = useAuth();
  const page = useListPage(carrierList);
  const columns = useColumns(may('CARRIER_UPDATE'));
  return (
    <ManagedList
      title={t('list')}
      {...page}
      columns={columns}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      privileges={privilegeGroups.CARRIER}
      create={{ label: t('create'), to: urls.carriers.create }}
      edit={urls.carriers.edit}
      nameOf={({ name }) => name}
      onDelete={useDeleteCarrier()}
    />
  );
}

/** Link to a page of the carrier, in a new tab. */
function External({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {children}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  );
}

/** Host of an address, without `www`. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

function useColumns(mayUpdate: boolean): Column<Carrier>[] {
  const { t } = useTranslation(['carriers', 'kit']);
  return useMemo(
    () => [
      nameColumn({
        width: '25%',
        header: t('name'),
        name: ({ name }) => name,
        to: mayUpdate ? ({ id }) => to(urls.carriers.edit, { id }) : undefined,
        leading: ({ name, image }) => <Avatar name={name} src={image.fileUrl} shape="square" />,
      }),
      {
        id: 'websiteUrl',
        width: '23%',
        header: t('websiteUrl'),
        card: 'full',
        cell: ({ name, websiteUrl }) => (
          <External href={websiteUrl} name={name}>
            {hostOf(websiteUrl)}
          </External>
        ),
      },
      {
        id: 'claimUrl',
        width: '9%',
        header: t('claimLink'),
        priority: 1,
        cell: ({ name, claimUrl }) => (
          <External href={claimUrl} name={name}>
            {t('claimLink')}
          </External>
        ),
      },
      {
        id: 'paymentUrl',
        width: '9%',
        header: t('paymentLink'),
        priority: 1,
        cell: ({ name, paymentUrl }) => (
          <External href={paymentUrl} name={name}>
            {t('paymentLink')}
          </External>
        ),
      },
      instantColumn({
        width: '13%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        value: ({ creationDateTimeStamp }) => creationDateTimeStamp,
      }),
      activeColumn({
        width: '11%',
        header: t('kit:status'),
        sortBy: 'active',
      }),
    ],
    [t, mayUpdate],
  );
}
