import type { Schemas } from '@fairlead/api-client/client';
import type { StoredFile } from '@fairlead/api-client/upload';
import { defineForm } from '@fairlead/kit';
import { claimLimits, localDay } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import {
  type ErrorKey,
  emptyLoss,
  type FieldRules,
  hasReporterName,
  type LossValues,
  lossShape,
  type PeopleValues,
  peopleShape,
  toLossBody,
  toPeopleBody,
} from './claimFields';

export type ClaimBody = Schemas['ClaimCreate'];
export type ClaimFile = FileItem<StoredFile>;

/** Form values of all steps. */
export interface ClaimValues extends LossValues, PeopleValues {
  policyId: string;
  fileIds: ClaimFile[];
}

export const emptyClaim: ClaimValues = {
  policyId: '',
  ...emptyLoss,
  injuries: '',
  people: [],
  fileIds: [],
};

/** Form steps with their fields. The last step shows a summary. */
export const claimSteps = {
  policy: ['policyId'],
  loss: [
    'claimType',
    'reportedBy',
    'reporterName',
    'lossDate',
    'lossTime',
    'location',
    'estimatedAmount',
    'policeReportNumber',
    'drivable',
    'description',
  ],
  people: ['injuries', 'people'],
  files: ['fileIds'],
  review: [],
} as const satisfies Record<string, readonly (keyof ClaimValues)[]>;
export type ClaimStep = keyof typeof claimSteps;
export const stepNames = ['policy', 'loss', 'people', 'files', 'review'] as const satisfies readonly ClaimStep[];

/** Step that contains a field. */
export const stepOf = (field: string): ClaimStep =>
  stepNames.find((step) => claimSteps[step].some((each) => each === field)) ?? 'review';

/** A file that failed to upload must be removed or uploaded again before the claim is submitted. */
const isUploaded = ({ status }: ClaimFile) => status === 'uploaded';

/** Form schema. Parses to the request body. */
export const claimSchema = (rules: FieldRules) =>
  z.pipe(
    z
      .object({
        policyId: z.string().check(z.minLength(1, 'need.policy' satisfies ErrorKey)),
        ...lossShape(rules),
        ...peopleShape(),
        fileIds: z.array(z.custom<ClaimFile>()).check(
          z.refine((files) => files.every(isUploaded), 'need.files' satisfies ErrorKey),
          z.maxLength(claimLimits.files, 'need.fewerFiles' satisfies ErrorKey),
        ),
      })
      .check(hasReporterName()),
    z.transform(
      (values): ClaimBody => ({
        policyId: values.policyId,
        ...toLossBody(rules, values),
        ...toPeopleBody(values),
        fileIds: values.fileIds.flatMap(({ result }) => (result ? [result.id] : [])),
      }),
    ),
  );

/** The fields of the loss and of the people are defined beside their components, because the sections of a claim have them too. */
export const claimForm = defineForm({
  messages: 'claims',
  fields: {
    policyId: { label: 'policy', required: true },
    fileIds: { label: 'files', hint: 'files.hint' },
  },
  empty: emptyClaim,
  resolver: ({ locale }) => zodResolver(claimSchema({ locale, today: () => localDay(new Date()) })),
});
