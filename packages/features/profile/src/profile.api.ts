import { call, type Failure, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { uploadFile } from '@fairlead/api-client/upload';
import { agencyRead, insuranceTypesRead, useCreate } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileBody } from './profileForm';
import { meRequest } from './profileRequests';

export type Me = Schemas['Me'];
type ProfileUpdate = Schemas['ProfileUpdate'];
type Address = Schemas['Address'];

/** Own profile as a record to edit. Its version adds the versions of the user and of the address. */
export interface Profile {
  id: string;
  version: number;
  me: Me;
}

const toProfile = (me: Me): Profile => ({
  id: me.user.id,
  version: me.user.version + (me.userDetails.address?.version ?? 0),
  me,
});

/** Own profile, as last loaded from the server. Also updates the session. */
export function useProfile() {
  const { updateProfile } = useAuth();
  const { data: me, error, isValidating, mutate } = useRead(meRequest);
  useEffect(() => {
    if (me) updateProfile(me);
  }, [me, updateProfile]);
  const data = useMemo(() => me && toProfile(me), [me]);
  return { data, error, isValidating, mutate };
}

/** Choices for agents: all insurance types, and those that the agency sells. */
export function useChoices(agencyId: string | null) {
  return { agency: useRead(agencyId === null ? null : agencyRead(agencyId)), types: useRead(insuranceTypesRead) };
}

type Save<Body> = (body: Body) => Promise<Result<unknown>>;
type Done = { ok: true };

/**
 * Common part of every profile save: it replaces the version from which editing started.
 * After a conflict it loads the newer profile, and the next save replaces that version.
 */
function useLatestProfile(record: Profile) {
  const { updateProfile } = useAuth();
  const known = useRef(record.me);
  const take = useCallback(
    (me: Me) => {
      known.current = me;
      updateProfile(me);
    },
    [updateProfile],
  );
  const reload = useCallback(async (): Promise<boolean> => {
    const result = await call('get', '/api/auth/me');
    if (result.ok) take(result.payload);
    return result.ok;
  }, [take]);
  const explain = useCallback(
    async (failure: Failure): Promise<{ ok: false; failure: Failure }> => {
      if (failure.code !== 'stale' || !(await reload())) return { ok: false, failure };
      return { ok: false, failure: { ...failure, payload: toProfile(known.current) } };
    },
    [reload],
  );
  const latest = useCallback(() => known.current, []);
  const takeAddress = useCallback((address: Address | null) => {
    known.current = { ...known.current, userDetails: { ...known.current.userDetails, address } };
  }, []);
  return { latest, take, takeAddress, reload, explain };
}

/** Saves the additional information of agents. */
export function useSaveDetails(record: Profile): Save<Omit<ProfileUpdate, 'version'>> {
  const { latest, take, explain } = useLatestProfile(record);
  const update = useWrite('put', '/api/auth/profile/update');
  return async (body) => {
    const result = await update({ body: { ...body, version: latest().user.version } });
    if (!result.ok) return explain(result.failure);
    take(result.payload);
    return result;
  };
}

/**
 * Saves photo, address and business details, one after the other. The profile is loaded again after the photo.
 * Saved parts are not sent again if a later request fails.
 */
export function useSaveProfile(record: Profile): Save<ProfileBody> {
  const { latest, take, takeAddress, reload, explain } = useLatestProfile(record);
  const sendPhoto = useSendPhoto();
  const setPhoto = useSetPhoto();
  const saveAddress = useSaveAddress();
  const update = useWrite('put', '/api/auth/profile/update');
  const photoTaken = useRef<File | null>(undefined);

  async function savePhoto(photo: File | null, name: string): Promise<Done | { ok: false; failure: Failure }> {
    if (photoTaken.current === photo) return { ok: true };
    const sent = photo ? await sendPhoto(photo) : ({ ok: true, payload: null } as const);
    if (!sent.ok) return sent;
    const set = await setPhoto(sent.payload, name, latest().user.version);
    if (!set.ok) return set;
    photoTaken.current = photo;
    take(set.payload);
    await reload();
    return { ok: true };
  }

  return async ({ photo, address, license, ...business }) => {
    if (photo !== undefined) {
      const saved = await savePhoto(photo, business.name);
      if (!saved.ok) return explain(toPhotoErrors(saved.failure));
    }
    const kept = await saveAddress(address, latest().userDetails.address);
    if (!kept.ok) return explain(kept.failure);
    takeAddress(kept.payload);
    const { user } = latest();
    const result = await update({
      body: {
        ...business,
        ...(record.me.roleType === 'AGENT' && license),
        businessEmail: user.email,
        ...(kept.payload && { addressId: kept.payload.id }),
        version: user.version,
      },
    });
    if (!result.ok) return explain(result.failure);
    take(result.payload);
    return result;
  };
}

/** Uploads a photo. The same file is uploaded only once. */
function useSendPhoto(): (photo: File) => Promise<Result<string>> {
  const { t } = useTranslation('profile');
  const sent = useRef<{ photo: File; id: string }>(undefined);
  return async (photo) => {
    if (sent.current?.photo === photo) return { ok: true, payload: sent.current.id, message: '', code: 'ok' };
    try {
      const { id } = await uploadFile(photo, { fileType: 'IMAGE', fileUploadType: 'USER_IMAGE' });
      sent.current = { photo, id };
      return { ok: true, payload: id, message: '', code: 'ok' };
    } catch (error) {
      const message = (error instanceof Error && error.message) || t('uploadFailed');
      const errors = [{ field: 'file', code: 'file', message }];
      return { ok: false, failure: { status: 400, code: 'file', message, errors, payload: null } };
    }
  };
}

/** Platform admins set their photo with a separate endpoint. */
function useSetPhoto(): (fileId: string | null, name: string, version: number) => Promise<Result<Me>> {
  const { viewer } = useAuth();
  const setAdminPhoto = useWrite('put', '/api/admin/update-profile-picture');
  const setUserPhoto = useWrite('put', '/api/auth/profile-picture/update');
  return (fileId, name, version) =>
    viewer?.role === 'ADMIN'
      ? setAdminPhoto({ body: { dbfileId: fileId, name, version } })
      : setUserPhoto({ body: { dbFileId: fileId, name, version } });
}

/** Updates the existing address, or creates one if a field is filled. */
function useSaveAddress(): (typed: ProfileBody['address'], stored: Address | null) => Promise<Result<Address | null>> {
  const create = useCreate('/api/address/create', { isPart: true });
  const change = useWrite('put', '/api/address/update');
  return async (typed, stored) => {
    if (stored) return change({ body: { ...typed, addressId: stored.id, version: stored.version } });
    if (Object.values(typed).every((text) => text === '')) return { ok: true, payload: null, message: '', code: 'ok' };
    const body = { ...typed, addressType: 'USER_ADDRESS' as const };
    return create(body);
  };
}

/** Moves errors of the uploaded file to the photo field. */
const toPhotoErrors = (failure: Failure): Failure => ({
  ...failure,
  errors: failure.errors.map((each) =>
    ['file', 'dbfileId', 'dbFileId'].includes(each.field) ? { ...each, field: 'photo' } : each,
  ),
});
