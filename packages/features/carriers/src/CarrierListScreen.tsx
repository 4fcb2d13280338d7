import { activeColumn, createdColumn, ManagedList, urls, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { Avatar, type Column, DocumentArt, Link, VisuallyHidden } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { carrierList } from './carrierList';
import { type Carrier, useDeleteCarrier } from './carriers.api';

/** Host of an address, without `www`. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

type LinkField = 'websiteUrl' | 'claimUrl' | 'paymentUrl';

/** Link to a page of the carrier, in a new tab. Its text defaults to the header. */
const linkColumn = (field: LinkField, column: Omit<Column<Carrier>, 'id' | 'cell'>, textOf?: typeof hostOf) => ({
  id: field,
  ...column,
  cell: ({ name, [field]: href }: Carrier) => (
    <Link href={href} target="_blank" rel="noopener noreferrer" title={href}>
      {textOf ? textOf(href) : column.header}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  ),
});

export default function CarrierListScreen() {
  const { t } = useTranslation(['carriers', 'kit']);
  return (
    <ManagedList
      title={t('list')}
      {...useListPage(carrierList)}
      name={{
        name: 'name',
        header: t('name'),
        width: '22.6%',
        leading: ({ name, image }) => <Avatar name={name} src={image.fileUrl} shape="square" />,
      }}
      columns={[
        linkColumn('websiteUrl', { header: t('websiteUrl'), width: '23%', card: 'full' }, hostOf),
        linkColumn('claimUrl', { header: t('claimLink'), width: '10.2%', priority: 1 }),
        linkColumn('paymentUrl', { header: t('paymentLink'), width: '10.2%', priority: 1 }),
        createdColumn({ header: t('kit:created'), width: '13%', priority: 2, format: 'DD-MMM-YYYY' }),
        activeColumn({ header: t('kit:status'), width: '11%', sortBy: 'active' }),
      ]}
      empty={{ title: t('empty'), text: t('emptyText'), illustration: <DocumentArt /> }}
      privileges={privilegeGroups.CARRIER}
      create={{ label: t('create'), to: urls.carriers.create }}
      edit={urls.carriers.edit}
      onDelete={useDeleteCarrier()}
    />
  );
}
