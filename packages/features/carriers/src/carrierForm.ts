import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, required, requiredText, type Status, status, statusOf } from '@fairlead/kit';
import { isWebUrl } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Carrier to save. `image` is a file to upload, or undefined to keep the stored one. */
export type CarrierBody = Omit<Schemas['CarrierCreate'], 'dbfileId'> & { image?: File };

/** Form values, as entered. */
export interface CarrierValues {
  /** New image, null if it was removed, or undefined if it is unchanged. */
  image: File | null | undefined;
  name: string;
  websiteUrl: string;
  claimUrl: string;
  paymentUrl: string;
  status: Status;
}

export const emptyCarrier: CarrierValues = {
  image: undefined,
  name: '',
  websiteUrl: '',
  claimUrl: '',
  paymentUrl: '',
  status: 'ACTIVE',
};

const toValues = (carrier: Schemas['Carrier']): CarrierValues => ({
  image: undefined,
  name: carrier.name,
  websiteUrl: carrier.websiteUrl,
  claimUrl: carrier.claimUrl,
  paymentUrl: carrier.paymentUrl,
  status: statusOf(carrier.active),
});

const webUrl = () => required().check(z.refine((text) => isWebUrl(text.trim()), fieldMessage('field.url')));

/**
 * Validation of the form.
 * @param hasImage The carrier already has an image.
 */
export const carrierSchema = (hasImage: boolean) =>
  z.pipe(
    z.object({
      image: z
        .custom<File | null | undefined>()
        .check(z.refine((image) => (image === undefined ? hasImage : image !== null), fieldMessage('field.required'))),
      name: requiredText(),
      websiteUrl: webUrl(),
      claimUrl: webUrl(),
      paymentUrl: webUrl(),
      status: status(),
    }),
    z.transform(
      ({ image, status: chosen, ...typed }): CarrierBody => ({
        name: typed.name.trim(),
        websiteUrl: typed.websiteUrl.trim(),
        claimUrl: typed.claimUrl.trim(),
        paymentUrl: typed.paymentUrl.trim(),
        active: chosen === 'ACTIVE',
        ...(image && { image }),
      }),
    ),
  );

export const carrierForm = defineForm({
  messages: 'carriers',
  fields: {
    image: { label: 'image', hint: 'imageHint', required: true },
    name: { label: 'name', required: true },
    websiteUrl: { label: 'websiteUrl', required: true },
    claimUrl: { label: 'claimUrl', required: true },
    paymentUrl: { label: 'paymentUrl', required: true },
    status: { label: 'kit:status', required: true },
  },
  empty: emptyCarrier,
  valuesOf: toValues,
  resolver: ({ record }) => zodResolver(carrierSchema(record !== undefined)),
});
