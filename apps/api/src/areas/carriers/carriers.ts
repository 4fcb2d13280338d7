import type { components } from '@fairlead/openapi';
import { isWebUrl } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { carriers, files } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isImage } from '../files/contentType.ts';
import type { FileLinks } from '../files/links.ts';

type CarrierBody = Omit<components['schemas']['CarrierCreate'], 'dbfileId'>;

/** A carrier with what the address of its image needs. */
export const carrierColumns = { carrier: carriers, image: { id: files.id, version: files.version } };
export interface CarrierRow {
  carrier: typeof carriers.$inferSelect;
  image: { id: string; version: number };
}

/** As the contract shows it. */
export function toCarrier({ carrier, image }: CarrierRow, links: FileLinks): components['schemas']['Carrier'] {
  const shown = links.linkTo(image);
  return {
    id: carrier.id,
    name: carrier.name,
    websiteUrl: carrier.websiteUrl,
    claimUrl: carrier.claimUrl,
    paymentUrl: carrier.paymentUrl,
    image: shown,
    profilePhoto: shown,
    active: carrier.active,
    deleted: carrier.deletedAt !== null,
    creationDateTimeStamp: Math.floor(carrier.createdAt.getTime() / 1000),
    version: carrier.version,
  };
}

/** What the trail keeps: no address that ends in a while. */
export const toAudited = ({ carrier }: CarrierRow) => carrier;

/** As the database keeps what was typed. */
export const columnsOf = (body: CarrierBody) => ({
  name: body.name.trim(),
  websiteUrl: body.websiteUrl,
  claimUrl: body.claimUrl,
  paymentUrl: body.paymentUrl,
  active: body.active,
});

/** The addresses that a link may not lead to. */
export const urlErrors = (body: CarrierBody): FieldMessage[] =>
  (['websiteUrl', 'claimUrl', 'paymentUrl'] as const)
    .filter((field) => !isWebUrl(body[field]))
    .map((field) => ({ field, code: 'field.url' }));

/** A carrier that is not deleted; `lock` keeps others from changing it until the transaction ends. */
export async function findCarrier(tx: Transaction, id: string, lock?: 'lock'): Promise<CarrierRow | undefined> {
  const query = tx
    .select(carrierColumns)
    .from(carriers)
    .innerJoin(files, eq(files.id, carriers.imageFileId))
    .where(and(eq(carriers.id, id), isNull(carriers.deletedAt)));
  const [row] = await (lock ? query.for('update', { of: carriers }) : query);
  return row;
}

/** Whether a file may be the image of a carrier: an image of the platform's own, uploaded as one. */
export async function isCarrierImage(tx: Transaction, id: string): Promise<boolean> {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.id, id), isNull(files.agencyId), eq(files.uploadType, 'CARRIER')));
  return file !== undefined && isImage(file.contentType);
}
