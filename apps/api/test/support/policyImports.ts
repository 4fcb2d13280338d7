import { uuidv7 } from '../../src/db/ids.ts';
import type { Harness } from './harness.ts';
import { multipart } from './multipart.ts';
import { agent, customer } from './quotes.ts';
import { requests } from './requests.ts';
import { type CellInput, workbook } from './spreadsheets.ts';

const importUrl = '/api/excel-import/import-policy';
const templateUrl = '/api/excel-import/policy-template';
export const headings = ['Policy Number', 'Contact Email', 'Insurance'];
/** Letter case does not matter. */
export const everyHeading = [
  ...headings,
  'carrier',
  ' EFFECTIVE  date ',
  'Expire Date *',
  'Premium',
  'Policy Term',
  'Policy Type',
  'Policy Status',
  'Payment Type',
  'Payment Term',
  'Payment Status',
  'Agent Email',
  'Other Information',
];

interface UploadOptions {
  filename?: string;
  as?: string | null;
  headers?: Record<string, string>;
}

/** Requests that import policies, and their status cases. */
export function policyImports(server: () => Harness) {
  const { get, send } = requests(server);
  const post = (
    content: Buffer | string,
    { filename = 'policies.xlsx', as = agent, headers = {} }: UploadOptions = {},
  ) => {
    const form = multipart({ name: 'policyExcelFile', filename, content });
    return server().call(as, { method: 'POST', url: importUrl, ...form, headers: { ...form.headers, ...headers } });
  };
  const line = (number = uuidv7()): CellInput[] => [number, customer, 'Home'];
  const valid = () => workbook([headings, line()]);
  return {
    post,
    line,
    template: (language = 'en', as: string | null = agent) =>
      server().call(as, { url: templateUrl, headers: { 'accept-language': language } }),
    ways: {
      importPolicies: {
        201: () => post(valid()),
        400: () => post('no workbook'),
        401: () => post(valid(), { as: null }),
        403: () => post(valid(), { as: 'assistant@demo.test' }),
        409: async () => {
          const headers = { 'idempotency-key': 'one-key-for-two-spreadsheets' };
          await post(valid(), { headers });
          return post(valid(), { headers });
        },
        413: () => post(Buffer.alloc(5 * 1024 * 1024 + 1)),
        415: () => send(agent, 'POST', importUrl, {}),
      },
      downloadPolicyTemplate: {
        200: () => get(agent, templateUrl),
        400: () => get(agent, `${templateUrl}?x=1`),
        401: () => get(null, templateUrl),
        403: () => get(customer, templateUrl),
      },
    },
  };
}
