import { uploadImage } from './carriers.ts';
import type { Harness } from './harness.ts';
import { requests, type StatusCases, tooLargeJson } from './requests.ts';

const profileUrl = '/api/auth/profile/update';
export const pictureUrl = '/api/auth/profile-picture/update';
export const adminPictureUrl = '/api/admin/update-profile-picture';
const agent = 'agent@demo.test';
const admin = 'admin@demo.test';

/** Requests that read and update the caller's profile. The version defaults to the current one. */
export function profileCalls(server: () => Harness) {
  const { get, send } = requests(server);
  const me = async (as: string) => (await get(as, '/api/auth/me')).json().payload;
  const change = async (as: string, values: object, url = profileUrl) =>
    send(as, 'PUT', url, { version: (await me(as)).user.version, ...values });
  const picture = (as: string) => uploadImage(server(), as, 'USER_IMAGE');
  return { me, change, picture };
}

type Profile = 'updateProfile' | 'updateProfilePicture' | 'updateAdminProfilePicture';

export function profileStatusCases(server: () => Harness): { [K in Profile]: StatusCases<K> } {
  const { send, raw } = requests(server);
  const { change, picture } = profileCalls(server);
  const pictures = (as: string, other: string, url: string) => ({
    200: async () => change(as, { dbfileId: await picture(as) }, url),
    400: () => change(as, {}, url),
    401: () => send(null, 'PUT', url, {}),
    403: () => send(other, 'PUT', url, {}),
    409: () => change(as, { dbFileId: null, version: 999 }, url),
    413: () => raw(as, 'PUT', url, 'application/json', tooLargeJson),
    415: () => raw(as, 'PUT', url, 'text/plain', 'x'),
  });
  return {
    updateProfile: {
      200: () => change(agent, { phone: '+12075550190' }),
      400: () => change(agent, { phone: 'at home' }),
      401: () => send(null, 'PUT', profileUrl, {}),
      403: () => change('customer@demo.test', { bio: 'I sell' }),
      409: () => change(agent, { version: 999 }),
      413: () => raw(agent, 'PUT', profileUrl, 'application/json', tooLargeJson),
      415: () => raw(agent, 'PUT', profileUrl, 'text/plain', 'x'),
    },
    updateProfilePicture: pictures(agent, admin, pictureUrl),
    updateAdminProfilePicture: pictures(admin, agent, adminPictureUrl),
  };
}
