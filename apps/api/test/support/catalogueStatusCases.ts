import { carrierInput } from './carriers.ts';
import type { Harness } from './harness.ts';
import { insuranceTypeInput } from './insuranceTypes.ts';
import { packageInput } from './packages.ts';
import { recordStatusCases } from './recordStatusCases.ts';
import { requests } from './requests.ts';

const admin = 'admin@demo.test';
const agent = 'agent@demo.test';

export function catalogueStatusCases(server: () => Harness) {
  const { get, send } = requests(server);
  const packages = recordStatusCases(server, {
    at: '/api/subscription-package',
    idName: 'subscriptionPackageId',
    sample: () => packageInput(),
    wrong: { price: 0 },
    conflict: async () => {
      const headers = { 'idempotency-key': 'one-key-for-two' };
      const call = (payload: object) =>
        server().call(admin, { method: 'POST', url: '/api/subscription-package/create', headers, payload });
      await call(packageInput());
      return call(packageInput({ price: 7 }));
    },
  });

  const insuranceTypes = recordStatusCases(server, {
    at: '/api/insurance-type',
    idName: 'insuranceTypeId',
    sample: () => insuranceTypeInput(),
    wrong: { name: ' ' },
    fixed: ['tag'],
    conflict: async () => {
      const call = () => send(admin, 'POST', '/api/insurance-type/create', insuranceTypeInput({ name: 'Taken' }));
      await call();
      return call();
    },
  });
  const carriers = recordStatusCases(server, {
    at: '/api/carrier',
    idName: 'carrierId',
    updatePath: '/update/',
    sample: () => carrierInput(server()),
    wrong: { claimUrl: 'unknownId' },
    conflict: async () => {
      const call = async () =>
        send(admin, 'POST', '/api/carrier/create', await carrierInput(server(), { name: 'Taken' }));
      await call();
      return call();
    },
  });
  const wholeList = (url: string) => ({
    200: () => get(agent, url),
    400: () => get(agent, `${url}?x=1`),
    401: () => get(null, url),
  });

  return {
    listSubscriptionPackages: packages.list,
    exportSubscriptionPackages: packages.export,
    getSubscriptionPackage: packages.get,
    createSubscriptionPackage: packages.create,
    updateSubscriptionPackage: packages.update,
    deleteSubscriptionPackage: packages.delete,
    listInsuranceTypes: insuranceTypes.list,
    listInsuranceTypeOptions: wholeList('/api/insurance-type/dropdown'),
    listAllInsuranceTypes: wholeList('/api/insurance-type/all-list'),
    getInsuranceType: insuranceTypes.get,
    createInsuranceType: insuranceTypes.create,
    updateInsuranceType: insuranceTypes.update,
    deleteInsuranceType: insuranceTypes.delete,
    listCarriers: carriers.list,
    listCarrierOptions: wholeList('/api/carrier/all/dropdown'),
    getCarrier: carriers.get,
    createCarrier: carriers.create,
    updateCarrier: carriers.update,
    deleteCarrier: carriers.delete,
  };
}
