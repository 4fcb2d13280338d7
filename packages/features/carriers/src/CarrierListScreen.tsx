import { formatInstant, ManagedList, RecordName, StatusChip, to, urls, useResourceList } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, type Column, DocumentArt, Inline, Link, VisuallyHidden } from '@fairlead/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierList } from './carrierList';
import { type Carrier, useCarriers, useDeleteCarrier } from './carriers.api';

export default function CarrierListScreen() {
  const { t } = useTranslation(['carriers', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(carrierList);
  const state = useCarriers(list.read);
  const remove = useDeleteCarrier();
  const columns = useColumns(may('CARRIER_UPDATE'));
  return (
    <ManagedList
      title={t('list')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      labels={{
        searchBy: { name: t('name'), websiteUrl: t('websiteUrl'), claimUrl: t('claim') },
        filters: { all: t('kit:filter.all'), active: t('active'), inactive: t('inactive') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'name.desc': t('kit:sort.nameDesc'),
          'name.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.CARRIER}
      create={{ label: t('create'), to: urls.carriers.create }}
      editTo={({ id }) => to(urls.carriers.edit, { id })}
      nameOf={({ name }) => name}
      onDelete={remove}
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
      {
        id: 'name',
        width: '25%',
        header: t('name'),
        sortBy: 'name',
        card: 'title',
        cell: ({ id, name, image }) => (
          <Inline gap={8}>
            <Avatar name={name} src={image.fileUrl} shape="square" />
            <RecordName to={mayUpdate ? to(urls.carriers.edit, { id }) : undefined}>{name}</RecordName>
          </Inline>
        ),
      },
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
      {
        id: 'creationDate',
        width: '13%',
        header: t('created'),
        sortBy: 'creationDate',
        priority: 2,
        cell: ({ creationDateTimeStamp }) => formatInstant(creationDateTimeStamp, 'DD-MMM-YYYY'),
      },
      {
        id: 'status',
        width: '11%',
        header: t('kit:status'),
        sortBy: 'active',
        skeleton: 'chip',
        card: 'chip',
        cell: ({ active }) => <StatusChip active={active} />,
      },
    ],
    [t, mayUpdate],
  );
}
